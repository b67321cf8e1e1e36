private import CCurl

/// What a server answered, whole.
struct HTTPAnswer: Sendable {
    let status: Int
    /// By name in lower case; of two of the same name the last.
    let headers: [String: String]
    let body: [UInt8]

    /// Why there is no whole answer.
    enum Failure: Error, Hashable {
        case noLibrary
        case unreachable(reason: String)
        case cut
        case tooLarge
    }

    /// Fetches an address. Blocks the thread it is called on.
    ///
    /// - Parameters:
    ///   - headers: Lines of the request, as `X-Api-Key: abc`. They may hold secrets and are never logged.
    ///   - limit: Bytes of a body that is still taken.
    static func get(_ address: ServerAddress, headers: [String], limit: Int) throws(Failure) -> HTTPAnswer {
        guard ccurl_available() else { throw .noLibrary }
        var answer = ccurl_answer()
        defer { ccurl_answer_free(&answer) }
        withLines(headers) { lines in
            ccurl_get(address.text, lines.baseAddress, headers.count, 15, 30, limit, &answer)
        }
        if answer.is_too_large { throw .tooLarge }
        if answer.is_cut { throw .cut }
        if let problem = answer.problem { throw .unreachable(reason: String(cString: problem)) }
        let body = Array(UnsafeBufferPointer(start: answer.body, count: answer.body_size))
        let head = Array(UnsafeBufferPointer(start: answer.headers, count: answer.header_size))
        return HTTPAnswer(status: answer.status, headers: fields(head), body: body)
    }

    static func withLines(
        _ lines: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Void
    ) {
        let copies = lines.map { line in
            let bytes = Array(line.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            copy.initialize(from: bytes, count: bytes.count)
            return copy
        }
        defer { for copy in copies { copy.deallocate() } }
        copies.map { UnsafePointer<CChar>?($0) }.withUnsafeBufferPointer(body)
    }

    static func fields(_ head: [UInt8]) -> [String: String] {
        var fields: [String: String] = [:]
        for line in head.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
            fields[name] = value.split(separator: " ").joined(separator: " ")
        }
        return fields
    }
}
