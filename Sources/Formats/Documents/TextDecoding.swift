internal import Domain
private import Glibc

/// Makes UTF-8 of bytes in whatever character set, with the C library's `iconv`.
enum TextDecoding {
    /// The byte order mark decides, then what was declared, then whether it is valid UTF-8; anything else is taken for
    /// windows-1252, as browsers do.
    ///
    /// - Throws: `unknownCharset` for a declared name that this machine can't convert.
    static func text(_ bytes: [UInt8], declared: String?) throws(SourceFailure) -> String {
        if let (charset, count) = mark(bytes) { return try converted(bytes.dropFirst(count), from: charset) }
        if let declared, let name = cleaned(declared) {
            guard name != "UTF-8", name != "UTF8" else { return String(decoding: bytes, as: UTF8.self) }
            // Declared in bytes that read as ASCII, so it can't be true.
            let isWide = name.hasPrefix("UTF-16") || name.hasPrefix("UTF-32")
            if !isWide || bytes.contains(0) { return try converted(bytes[...], from: alias(name)) }
        }
        if let wide = wideWithoutMark(bytes) { return try converted(bytes[...], from: wide) }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return try converted(bytes[...], from: "WINDOWS-1252")
    }

    private static func mark(_ bytes: [UInt8]) -> (String, Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("UTF-8", 3) }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("UTF-32LE", 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("UTF-32BE", 4) }
        if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16LE", 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16BE", 2) }
        return nil
    }

    /// Western text in UTF-16 has a zero in every second byte.
    private static func wideWithoutMark(_ bytes: [UInt8]) -> String? {
        let head = bytes.prefix(512)
        let zeros = (
            even: head.indices.count { $0 % 2 == 0 && head[$0] == 0 },
            odd: head.indices.count { $0 % 2 == 1 && head[$0] == 0 }
        )
        if zeros.odd * 3 > head.count { return "UTF-16LE" }
        if zeros.even * 3 > head.count { return "UTF-16BE" }
        return nil
    }

    /// In capitals; `nil` for what can't be a name of a character set.
    private static func cleaned(_ name: String) -> String? {
        let name = name.uppercased().filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
        guard (1...40).contains(name.utf8.count),
            name.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || "-_:.".utf8.contains($0)
            })
        else { return nil }
        return name
    }

    /// Latin-1 on the web means windows-1252, https://encoding.spec.whatwg.org/#names-and-labels.
    private static func alias(_ name: String) -> String {
        switch name {
        case "ISO-8859-1", "ISO8859-1", "LATIN1", "US-ASCII", "ASCII": "WINDOWS-1252"
        case "UTF-16", "UTF16": "UTF-16LE"
        case "SHIFT_JIS", "SHIFT-JIS": "CP932"
        default: name
        }
    }

    private static func converted(_ bytes: ArraySlice<UInt8>, from charset: String) throws(SourceFailure) -> String {
        if charset == "UTF-8" { return String(decoding: bytes, as: UTF8.self) }
        let converter = iconv_open("UTF-8", charset)
        guard Int(bitPattern: converter) != -1 else { throw .unknownCharset(charset) }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: 65_536)
        var text: [UInt8] = []
        input.withUnsafeMutableBufferPointer { source in
            var next = source.baseAddress
            var left = source.count
            while left > 0 {
                let (code, made) = output.withUnsafeMutableBufferPointer { target in
                    var place = target.baseAddress
                    var room = target.count
                    let result = iconv(converter, &next, &left, &place, &room)
                    return (result == -1 ? errno : 0, target.count - room)
                }
                text.append(contentsOf: output[..<made].map { UInt8(bitPattern: $0) })
                guard code != 0, code != E2BIG else { continue }
                // What is no character of the set is one replacement character.
                text += [0xEF, 0xBF, 0xBD]
                next = next.map { $0 + 1 }
                left -= 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
