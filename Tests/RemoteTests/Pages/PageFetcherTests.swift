import Domain
import TestSupport
import Testing

@testable import Remote

@Suite("Fetching a page") struct PageFetcherTests {
    private func fetch(
        _ path: String = "", limit: Int = 1_000_000, _ handler: @escaping @Sendable (String) -> LoopbackServer.Response
    ) async throws -> RawDocument {
        let server = try LoopbackServer { handler($0.target) }
        defer { server.stop() }
        return try await PageFetcher(limit: limit, seconds: 20).fetch(server.root + path, allowsPrivate: true)
    }

    @Test("A page comes with its type and character set, and says where it was in the end")
    func page() async throws {
        let page = try await fetch("a") { target in
            target == "/b"
                ? .init("<p>x", headers: ["Content-Type: Text/HTML; Charset=\"UTF-8\""])
                : .init("", status: "302 Found", headers: ["Location: b"])
        }
        #expect(String(decoding: page.bytes, as: UTF8.self) == "<p>x")
        #expect(page.mediaType == "text/html" && page.charset == "UTF-8")
        #expect(page.name.hasSuffix("/b"))
    }

    @Test("A circle of redirections ends, and one that leaves the web is not followed")
    func redirects() async throws {
        await #expect(throws: SourceFailure.tooManyRedirects) {
            try await fetch { _ in .init("", status: "301 Moved Permanently", headers: ["Location: /again"]) }
        }
        await #expect(throws: SourceFailure.badAddress) {
            try await fetch { _ in .init("", status: "302 Found", headers: ["Location: file:///etc/passwd"]) }
        }
    }

    @Test("A page without an end, and one that grows when it is unpacked, stop at the limit")
    func tooLarge() async throws {
        await #expect(throws: SourceFailure.tooLarge) {
            try await fetch(limit: 1_000) { _ in .init(String(repeating: "x", count: 5_000)) }
        }
        await #expect(throws: SourceFailure.tooLarge) {
            try await fetch(limit: 10_000) { _ in
                .init(bytes: Self.zeros, headers: ["Content-Encoding: gzip", "Content-Type: text/html"])
            }
        }
    }

    @Test("What is broken off or damaged is no page")
    func broken() async throws {
        for response in [
            LoopbackServer.Response("abcdef", cutAfter: 3),
            .init(
                bytes: Array(Self.zeros.prefix(10)) + [UInt8](repeating: 0xFF, count: 40),
                headers: ["Content-Encoding: gzip"]),
        ] {
            do {
                _ = try await fetch { _ in response }
                Issue.record("a page was made of it")
            } catch let error as SourceFailure {
                guard case .unreachable = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }

    @Test("A status that is no success is told", arguments: [404, 401, 503])
    func refused(status: Int) async throws {
        await #expect(throws: SourceFailure.refused(status: status)) {
            try await fetch { _ in .init("no", status: "\(status) X") }
        }
    }

    @Test(
        "Addresses of this machine and its networks are not asked unless the settings allow it",
        arguments: [
            "127.0.0.1", "localhost", "[::1]", "10.1.2.3", "192.168.0.1", "169.254.169.254", "172.20.0.1", "0.0.0.0",
            "[::ffff:127.0.0.1]", "[fe80::1]", "[fd00::1]", "2130706433.", "0x7f.1",
        ])
    func privateAddresses(host: String) async throws {
        let server = try LoopbackServer { _ in .init("secret") }
        defer { server.stop() }
        await #expect(throws: SourceFailure.self) {
            try await PageFetcher(seconds: 5).fetch("http://\(host):\(server.port)/", allowsPrivate: false)
        }
        #expect(server.requests.isEmpty)
    }

    @Test("The reason is the address, not the network")
    func privateReason() async throws {
        await #expect(throws: SourceFailure.privateAddress) {
            try await PageFetcher(seconds: 5).fetch("http://127.0.0.1:1/", allowsPrivate: false)
        }
    }

    @Test("An address is taken as people type it, and nothing but the web is")
    func addresses() {
        #expect(PageAddress(" www.usa.gov/fafsa#top ")?.text == "https://www.usa.gov/fafsa")
        #expect(PageAddress("HTTP://a.example/đ?x=1")?.text == "http://a.example/%C4%91?x=1")
        #expect(PageAddress("localhost:8080/x")?.text == "https://localhost:8080/x")
        for bad in [
            "", "https://", "file:///etc/passwd", "ftp://a.example/", "javascript:alert(1)", "https://a@b.example/",
            "https://a b.example/", "https://a.example/x\ty", "mailto:a@b.example", "word", "https://đ.example/",
        ] {
            #expect(PageAddress(bad) == nil, "\(bad)")
        }
    }

    /// A hundred thousand zeros as gzip.
    private static let zeros: [UInt8] =
        [
            0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xED, 0xC1, 0x31, 0x01, 0x00, 0x00, 0x00, 0xC2,
            0xA0, 0xF5, 0x4F, 0x6D, 0x0D, 0x0F, 0xA0,
        ]
        + [UInt8](repeating: 0x00, count: 96)
        + [0x80, 0x57, 0x03, 0x7D, 0x95, 0x11, 0xD4, 0xA0, 0x86, 0x01, 0x00]
}
