/// A complete address of a page, `http` or `https`, as a person types it.
struct PageAddress: Sendable, Hashable {
    let text: String

    /// `https://` is put in front of what begins with a host; letters beyond ASCII behind the host are escaped.
    ///
    /// `nil` for another scheme, a name or password, a host beyond ASCII, white space within.
    init?(_ typed: String) {
        var text = Substring(typed).drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        if let fragment = text.firstIndex(of: "#") { text = text[..<fragment] }
        let lowered = text.prefix(8).lowercased()
        var rest = text
        var scheme = "https://"
        if lowered.hasPrefix("http://") { (scheme, rest) = ("http://", text.dropFirst(7)) }
        if lowered.hasPrefix("https://") { rest = text.dropFirst(8) }
        let host = rest.prefix { $0 != "/" && $0 != "?" }
        guard !host.isEmpty, host.utf8.allSatisfy(Self.isOfHost), rest.utf8.count <= 8_192,
            // What has another scheme, `file:` or `javascript:`, ends up here: a port is a number.
            Self.hasPlausiblePort(host), host.contains(".") || host.hasPrefix("[") || host.hasPrefix("localhost")
        else { return nil }
        var escaped = scheme
        for byte in rest.utf8 {
            guard byte > 0x20 else { return nil }
            if byte < 0x7F {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                escaped += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
        self.text = escaped
    }

    private static func isOfHost(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: [0x2D, 0x2E, 0x3A, 0x5B, 0x5D, 0x5F].contains(byte)
        }
    }

    private static func hasPlausiblePort(_ host: Substring) -> Bool {
        let behind = host.hasPrefix("[") ? host.drop { $0 != "]" }.dropFirst() : host.drop { $0 != ":" }
        return behind.isEmpty || behind.first == ":" && UInt16(behind.dropFirst()) != nil
    }
}
