import Domain
import Synchronization
import TestSupport
import Testing

@testable import Remote

@Suite("Model servers") struct ServerEngineTests {
    private let request = AnswerRequest(
        question: "What does Reed cost?",
        evidence: [Evidence(id: "a", kind: .college, title: "Reed [1]\nCollege", place: "2022-23", text: "$31,000")],
        draft: "")

    private func events(
        _ server: LoopbackServer, kind: ModelServer.Kind = .completions
    ) async throws -> [AnswerEvent] {
        let model = try #require(
            ModelServer(
                kind: kind, address: "http://127.0.0.1:\(server.port)", model: "tiny", key: "secret", space: "s1",
                idle: 5))
        var events: [AnswerEvent] = []
        for await event in ServerEngine(model, pause: { _ in }).events(for: request) { events.append(event) }
        return events
    }

    private static let stream = """
        : ping

        data: {"choices":[{"delta":{"role":"assistant","content":null}}]}

        data:{"choices":[{"delta":{"content":"Nó trả "}}]}

        data: {broken

        data: {"choices":[{"delta":{"content":"$31,000 [1]."}}]}

        data: {"choices":[{"delta":{},"finish_reason":"stop"}]}

        data: {"choices":[],"usage":{}}

        data: [DONE]


        """

    @Test("Pieces come in their order; pings, roles, malformed events and usage are passed over; the key goes along")
    func completions() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(Self.stream) }
        defer { server.stop() }
        #expect(
            try await events(server) == [.token("Nó trả "), .token("$31,000 [1]."), .done(text: nil, isWhole: true)])
        #expect(server.requests.first?.target == "/chat/completions")
        #expect(server.requests.first?.headers.contains("Authorization: Bearer secret") == true)
    }

    @Test("A stream that ends early keeps what came, and says that it is not whole", arguments: [200, 260])
    func cut(bytes: Int) async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(Self.stream, cutAfter: bytes) }
        defer { server.stop() }
        let events = try await events(server)
        #expect(events.first == .token("Nó trả "))
        #expect(events.last == .done(text: nil, isWhole: false))
    }

    @Test(
        "Each refusal is told apart",
        arguments: [
            ("401 Unauthorized", "{}", AnswerProblem.unauthorized), ("429 Too Many", "{}", .busy(retryAfter: 90)),
            ("400 Bad Request", "{\"error\":{\"message\":\"exceeds the context size\"}}", .tooLong),
            ("400 Bad Request", "{}", .refused(status: 400)), ("500 Oops", "{}", .refused(status: 500)),
            ("200 OK", "<html>", .malformed(reason: "no event of an answer")),
        ])
    func refusals(status: String, body: String, problem: AnswerProblem) async throws {
        let server = try LoopbackServer { _ in
            LoopbackServer.Response(body, status: status, headers: ["Retry-After: 90"])
        }
        defer { server.stop() }
        #expect(try await events(server) == [.failed(problem)])
    }

    @Test("It asks again while nothing has come, and never once a first token stood")
    func retry() async throws {
        let calls = Counter()
        let server = try LoopbackServer { _ in
            calls.next() < 3
                ? LoopbackServer.Response("", status: "503 Busy") : LoopbackServer.Response(Self.stream)
        }
        defer { server.stop() }
        #expect(try await events(server).count == 3)
        #expect(server.requests.count == 3)
        let cutting = try LoopbackServer { _ in LoopbackServer.Response(Self.stream, cutAfter: 220) }
        defer { cutting.stop() }
        _ = try await events(cutting)
        #expect(cutting.requests.count == 1)
    }

    @Test("A notebook server's stream: base 0 is shown from 1, unknown events and a malformed one are skipped")
    func notebook() async throws {
        let stream = """
            event: start
            data: {"conversationId":"c","messageId":"m"}

            event: mood
            data: {"x":1}

            event: token
            data: {"text":"It pays [0]."}

            event: token
            data: {oops

            event: done
            data: {"messageId":"m","content":"It pays [0].","citations":[{"index":0,"sourceId":"s","title":"T","kind":"page","locationLabel":"p. 2","quotedText":"It pays."}],"limitation":null,"stopped":false}


            """
        let server = try LoopbackServer { _ in LoopbackServer.Response(stream) }
        defer { server.stop() }
        let events = try await events(server, kind: .notebook)
        let evidence = Evidence(id: "server/s", kind: .source, title: "T", place: "p. 2", text: "It pays.")
        #expect(
            events == [
                .start(conversation: "c", message: "m"), .token("It pays [0]."),
                .citations([Citation(index: 1, evidence: evidence)]), .done(text: "It pays [1].", isWhole: true),
            ])
        #expect(server.requests.first?.target == "/api/v1/spaces/s1/ask")
    }

    @Test("Titles go to the model on one line, without brackets that could pass for a number")
    func titles() { #expect(PromptWriter.line("Reed [1]\nCollege") == "Reed (1) College") }

    @Test("An address that is not https, or that holds no host, makes no server")
    func addresses() {
        #expect(ModelServer(address: "http://example.org/v1", model: "m", key: nil) == nil)
        #expect(ModelServer(address: "ftp://127.0.0.1", model: "m", key: nil) == nil)
        #expect(ModelServer(address: "https://example.org/v1/", model: "m", key: nil) != nil)
        #expect(ModelServer(kind: .notebook, address: "https://example.org", model: "", key: nil, space: "a/b") == nil)
    }
}

private final class Counter: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
        value.withLock {
            $0 += 1; return $0
        }
    }
}
