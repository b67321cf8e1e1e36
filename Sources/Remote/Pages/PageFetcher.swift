private import CCurl
public import Domain
private import Glibc
private import Threads

/// Fetches single pages at a person's request, through libcurl.
public struct PageFetcher: PageFetching {
    /// Steps from address to address that are followed.
    static let mostRedirects = 10

    private let limit: Int
    private let seconds: Int

    /// - Parameters:
    ///   - limit: Bytes of a page, its compression undone.
    ///   - seconds: For one exchange.
    public init(limit: Int = Source.largestFile, seconds: Int = 60) {
        self.limit = limit
        self.seconds = seconds
    }

    public func fetch(_ address: String, allowsPrivate: Bool) async throws(SourceFailure) -> RawDocument {
        guard var next = PageAddress(address) else { throw .badAddress }
        for _ in 0...Self.mostRedirects {
            switch try await ask(next, allowsPrivate) {
            case .page(let document): return document
            case .redirect(let text):
                guard let address = PageAddress(text) else { throw .badAddress }
                next = address
            }
        }
        throw .tooManyRedirects
    }

    private enum Answer: Sendable {
        case page(RawDocument)
        case redirect(String)
    }

    private func ask(_ address: PageAddress, _ allowsPrivate: Bool) async throws(SourceFailure) -> Answer {
        let (limit, seconds) = (limit, seconds)
        // libcurl blocks, so it has a thread of its own.
        let result = await withCheckedContinuation { continuation in
            SystemThread.detach(for: "the network") {
                continuation.resume(
                    returning: Result { () throws(SourceFailure) in
                        try Self.get(address, limit: limit, seconds: seconds, allowsPrivate: allowsPrivate)
                    })
            }
        }
        return try result.get()
    }

    private static let headers = [
        "User-Agent: Quad (one page at its reader's request)",
        "Accept: text/html,application/xhtml+xml,text/markdown,text/plain,text/csv,application/pdf;q=0.9,*/*;q=0.5",
    ]

    private static func get(
        _ address: PageAddress, limit: Int, seconds: Int, allowsPrivate: Bool
    ) throws(SourceFailure) -> Answer {
        guard ccurl_available() else { throw .needs("libcurl") }
        var answer = ccurl_answer()
        var redirect: UnsafeMutablePointer<CChar>?
        defer {
            ccurl_answer_free(&answer)
            free(redirect)
        }
        let lines = headers.map { strdup($0) }
        defer { for line in lines { free(line) } }
        let problem = lines.map { UnsafePointer($0) }.withUnsafeBufferPointer { lines in
            ccurl_get_page(
                address.text, lines.baseAddress, lines.count, seconds, limit, allowsPrivate, &answer, &redirect)
        }
        if answer.is_too_large { throw .tooLarge }
        switch problem {
        case ccurl_page_private: throw .privateAddress
        case ccurl_page_slow: throw .tooSlow
        case ccurl_page_fine: break
        default: throw .unreachable(reason: answer.problem.map { String(cString: $0) } ?? "")
        }
        if (300..<400).contains(answer.status), let redirect { return .redirect(String(cString: redirect)) }
        guard (200..<300).contains(answer.status) else { throw .refused(status: answer.status) }
        let head = String(
            decoding: UnsafeBufferPointer(start: answer.headers, count: answer.header_size), as: UTF8.self)
        let type = ContentType(head)
        return .page(
            RawDocument(
                bytes: Array(UnsafeBufferPointer(start: answer.body, count: answer.body_size)),
                mediaType: type.mediaType, charset: type.charset, name: address.text))
    }
}
