/// What the header lines of an answer say of its body.
struct ContentType: Sendable, Hashable {
    /// In small letters, without parameters.
    let mediaType: String?
    let charset: String?

    /// - Parameter head: Header lines; of two that name the type the last one counts.
    init(_ head: String) {
        let lines = head.split(whereSeparator: \.isNewline)
        guard let line = lines.last(where: { $0.lowercased().hasPrefix("content-type:") }) else {
            (mediaType, charset) = (nil, nil)
            return
        }
        let parts = line.dropFirst("content-type:".count).split(separator: ";").map { part in
            String(part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        mediaType = parts.first.map { $0.lowercased() }
        charset =
            parts.dropFirst().lazy.compactMap { part -> String? in
                guard part.lowercased().hasPrefix("charset=") else { return nil }
                return String(part.dropFirst(8).filter { $0 != "\"" && $0 != "'" })
            }.first
    }
}
