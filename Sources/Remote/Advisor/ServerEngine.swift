public import Domain

/// An engine that lets a server write: asks, reads the stream, and tries again only while nothing has come.
public struct ServerEngine: AnswerEngine {
    private let server: ModelServer
    private let pause: @Sendable (Int) async -> Void
    /// How often a question is asked at most.
    static let tries = 3

    /// - Parameter pause: Waits so many milliseconds between two tries.
    public init(
        _ server: ModelServer,
        pause: @escaping @Sendable (Int) async -> Void = { milliseconds in
            // A wait that is cancelled ends early, and the loop sees why.
            try? await Task.sleep(for: .milliseconds(milliseconds))
        }
    ) {
        self.server = server
        self.pause = pause
    }

    public var model: String? { server.model.isEmpty ? "server" : server.model }

    public func events(for request: AnswerRequest) -> AsyncStream<AnswerEvent> {
        AsyncStream { continuation in
            let task = Task {
                await run(request, continuation)
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(_ request: AnswerRequest, _ events: AsyncStream<AnswerEvent>.Continuation) async {
        let body = Array(JSONWriter.line(body(request)).utf8)
        for number in 1...Self.tries {
            var reader = AnswerStreamReader(server.kind)
            var problem: AnswerProblem?
            stream: for await event in HTTPStream.post(
                server.address, headers: server.headers, body: body, idle: server.idle)
            {
                if Task.isCancelled { return }
                switch event {
                case .bytes(let bytes, let status):
                    for event in reader.take(bytes, status: status) { events.yield(event) }
                    if reader.isOver { return }
                case .ended(let end):
                    problem = reader.end(end, yield: { events.yield($0) })
                    break stream
                }
            }
            guard let problem, !Task.isCancelled else { return }
            guard !reader.hasBegun, number < Self.tries, let wait = Self.wait(for: problem, after: number) else {
                events.yield(.failed(problem))
                return
            }
            await pause(wait)
        }
    }

    /// Milliseconds until the next try; `nil` where another one would change nothing.
    static func wait(for problem: AnswerProblem, after number: Int) -> Int? {
        switch problem {
        case .busy(let seconds): seconds.map { $0 > 10 ? nil : $0 * 1_000 } ?? 500 * number
        case .unreachable, .refused(500...599): 300 * number
        default: nil
        }
    }

    private func body(_ request: AnswerRequest) -> JSONValue {
        switch server.kind {
        case .completions: PromptWriter.completions(request, model: server.model)
        case .notebook: .object([JSONMember("question", .string(request.question))])
        }
    }
}
