import Domain
import TestSupport
import Testing

@testable import Remote

/// Against a server on this machine that answers as the API is documented, or as a broken network does.
@Suite(.enabled(if: CurlLibrary.version != nil, "libcurl is not installed")) struct ScorecardClientTests {
    private func answer(
        _ response: LoopbackServer.Response, page: Int = 0
    ) async throws -> Result<ScorecardPage, ScorecardError> {
        let server = try LoopbackServer { _ in response }
        defer { server.stop() }
        let client = ScorecardClient(address: server.address, key: "abc")
        do throws(ScorecardError) { return .success(try await client.page(page)) } catch { return .failure(error) }
    }

    private func failure(_ response: LoopbackServer.Response) async throws -> ScorecardError? {
        if case .failure(let error) = try await answer(response) { error } else { nil }
    }

    private func college(_ name: String, _ value: String) -> LoopbackServer.Response {
        LoopbackServer.Response(ScorecardPages([100_654: [name: value]]).page(0))
    }

    @Test("A page has its colleges with every figure by kind; the key goes in a header and never in the address")
    func page() async throws {
        let pages = ScorecardPages([
            100_654: ["student.size": "5196", "cost.avg_net_price.public": "14982", "aid.pell_grant_rate": "0.6853"],
            166_683: [
                "cost.avg_net_price.private": "-120", "cost.avg_net_price.public": "null",
                "earnings.10_yrs_after_entry.median": "\"PrivacySuppressed\"",
            ],
        ])
        let server = try LoopbackServer(pages.answer)
        defer { server.stop() }
        let client = ScorecardClient(address: server.address, key: "secret-key")
        let page = try await client.page(0)
        #expect(page.total == 2 && page.rows.map(\.id.rawValue) == [100_654, 166_683])
        func figure(_ row: Int, _ kind: FigureKind) -> Figure? {
            client.kinds.firstIndex(of: kind).map { page.rows[row].figures[$0] }
        }
        #expect(figure(0, .undergraduates) == .known(5_196))
        #expect(figure(0, .pellShare) == .known(0.6853))
        #expect(figure(0, .admissionRate) == .missing(.notReported))
        #expect(figure(1, .netPrice) == .known(-120))
        #expect(figure(1, .earnings) == .missing(.withheld))
        let request = try #require(server.requests.first)
        #expect(request.headers.contains("X-Api-Key: secret-key") && !request.target.contains("secret-key"))
        #expect(request.query("sort") == "id" && request.query("per_page") == "100")
        #expect(request.query("fields")?.hasPrefix("id,latest.student.size,") == true)
    }

    @Test("One page after another is asked for by its number, and a mirror gets no key")
    func numbers() async throws {
        let server = try LoopbackServer(ScorecardPages([100_001: [:], 100_002: [:], 100_003: [:]]).answer)
        defer { server.stop() }
        let client = ScorecardClient(address: server.address, key: nil)
        #expect(try await client.page(0).rows.count == 2)
        #expect(try await client.page(1).rows.map(\.id.rawValue) == [100_003])
        #expect(!server.requests.contains { $0.headers.contains { $0.hasPrefix("X-Api-Key") } })
    }

    @Test("Refused keys and used-up allowances are told apart, with the server's words")
    func refusals() async throws {
        let words = #"{"error":{"code":"API_KEY_INVALID","message":"An invalid api_key was supplied."}}"#
        #expect(
            try await failure(.init(words, status: "403 Forbidden"))
                == .keyRefused(words: "An invalid api_key was supplied."))
        #expect(try await failure(.init("", status: "401 Unauthorized")) == .keyRefused(words: ""))
        let limit = #"{"error":{"code":"OVER_RATE_LIMIT","message":"Too many."}}"#
        #expect(
            try await failure(.init(limit, status: "429 Too Many Requests", headers: ["Retry-After: 30"]))
                == .limitReached(retryAfter: 30))
        #expect(try await failure(.init("no", status: "429 Too Many Requests")) == .limitReached(retryAfter: nil))
        let field = #"{"errors":[{"error":"field_not_found","input":"x","message":"The input field 'x' is unknown."}]}"#
        #expect(
            try await failure(.init(field, status: "400 Bad Request"))
                == .status(400, words: "The input field 'x' is unknown."))
        #expect(try await failure(.init("<html>", status: "502 Bad Gateway")) == .status(502, words: ""))
        #expect(
            try await failure(.init("", status: "302 Found", headers: ["Location: http://127.0.0.1:1/"]))
                == .status(302, words: ""))
    }

    @Test("When the last answer said that no question is left, none is asked")
    func allowance() async throws {
        let pages = ScorecardPages([100_001: [:], 100_002: [:], 100_003: [:]])
        let server = try LoopbackServer { request in
            LoopbackServer.Response(
                pages.page(Int(request.query("page") ?? "") ?? 0), headers: ["X-RateLimit-Remaining: 0"])
        }
        defer { server.stop() }
        let client = ScorecardClient(address: server.address, key: nil)
        _ = try await client.page(0)
        await #expect(throws: ScorecardError.limitReached(retryAfter: nil)) { try await client.page(1) }
        #expect(server.requests.count == 1)
    }

    @Test("An answer cut at any byte is never taken for a page")
    func cut() async throws {
        let body = ScorecardPages([100_654: ["student.size": "5196"]]).page(0)
        for length in stride(from: 0, to: body.utf8.count, by: 7) {
            #expect(try await failure(.init(body, cutAfter: length)) == .cut, "cut at \(length)")
            // A proxy may say that the part is the whole.
            let error = try await failure(.init(String(body.prefix(length))))
            #expect(error == .cut || error == .empty, "\(length): \(String(describing: error))")
        }
    }

    @Test("Nothing, a page of HTML, and a list without colleges are named for what they are")
    func empty() async throws {
        #expect(try await failure(.init("")) == .empty)
        #expect(try await failure(.init(#"{"metadata":{"page":0,"total":0,"per_page":100},"results":[]}"#)) == .empty)
        #expect(
            try await failure(.init("<!DOCTYPE html><title>Sign in</title>"))
                == .notJSON(start: "<!DOCTYPE html><title>Sign in</title>"))
        #expect(
            try await failure(.init("[1,2]"))
                == .malformed(place: "the answer", expected: "an object", found: "[ 1, 2 ]"))
        #expect(
            try await failure(.init(#"{"metadata":{"total":3},"results":{}}"#))
                == .malformed(place: "results", expected: "a list of colleges", found: "{}"))
        #expect(
            try await failure(.init(#"{"metadata":{"total":"3"},"results":[]}"#))
                == .malformed(place: "metadata.total", expected: "a whole number", found: "\"3\""))
        #expect(
            try await failure(.init(#"{"metadata":{"total":3,"page":4},"results":[]}"#))
                == .malformed(place: "metadata.page", expected: "0", found: "4"))
    }

    @Test(
        "A number of a wrong type or in another unit is refused with its name and college",
        arguments: [
            ("admissions.admission_rate.overall", "71.6", "71.6"), ("student.size", "\"5196\"", "\"5196\""),
            ("admissions.act_scores.25th_percentile.cumulative", "420", "420"), ("student.size", "true", "true"),
            ("student.size", "-1", "-1"), ("student.size", "1e400", "1e400"), ("student.size", "[5]", "[ 5 ]"),
            ("cost.avg_net_price.public", "14982000", "14982000"), ("cost.avg_net_price.public", "{}", "{}"),
        ])
    func types(name: String, value: String, found: String) async throws {
        guard case .malformed(let place, _, let shown)? = try await failure(college(name, value)) else {
            Issue.record("\(name) = \(value) was taken")
            return
        }
        #expect(place == "latest.\(name) of college 100654" && shown == found)
    }

    @Test("A college without a number of its own is refused")
    func identity() async throws {
        for row in ["{}", #"{"id":"100654"}"#, #"{"id":7}"#, #"{"id":null}"#, "5"] {
            let body = #"{"metadata":{"page":0,"total":1,"per_page":100},"results":["# + row + "]}"
            guard case .malformed? = try await failure(.init(body)) else {
                Issue.record("\(row) was taken")
                return
            }
        }
    }

    @Test("Nobody at the address, and an address of another kind, are no pages")
    func nobody() async throws {
        let gone = ScorecardClient(address: "http://127.0.0.1:1/x", key: nil)
        do throws(ScorecardError) {
            _ = try await gone.page(0)
            Issue.record("an answer came from nowhere")
        } catch {
            guard case .unreachable = error else {
                Issue.record("\(error)")
                return
            }
        }
        // An address that could hold a key would be kept with the figures.
        for address in ["https://example.org/x?api_key=k", "https://example.org/x#y"] {
            let client = ScorecardClient(address: address, key: nil)
            await #expect(throws: ScorecardError.badAddress(address)) { try await client.page(0) }
        }
        let plain = ScorecardClient(address: "http://example.org/x", key: "k")
        await #expect(throws: ScorecardError.badAddress("http://example.org/x")) { try await plain.page(0) }
    }
}
