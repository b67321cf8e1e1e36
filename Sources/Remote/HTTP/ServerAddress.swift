/// A complete address that Quad fetches from: https, or http to this machine.
public struct ServerAddress: Sendable, Hashable {
    public let text: String

    /// `nil` for any other scheme, for http elsewhere, without a host, and for what no address holds: white space,
    /// control characters, a name and password.
    public init?(_ text: String) {
        guard text.utf8.count <= 8_192, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) })
        else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard !host.isEmpty, !host.contains("@"), scheme == "https://" || Self.isLoopback(host) else { return nil }
        self.text = text
    }

    /// The address with a query behind it, whose values are escaped.
    func asking(_ query: [(name: String, value: String)]) -> ServerAddress? {
        let items = query.map { "\($0.name)=\(Self.escaped($0.value))" }.joined(separator: "&")
        return ServerAddress(text + (text.contains("?") ? "&" : "?") + items)
    }

    private static func isLoopback(_ host: Substring) -> Bool {
        let isSix = host.hasPrefix("[")
        let name = isSix ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return name == "localhost" || name == "[::1]"
            || name.hasPrefix("127.") && name.allSatisfy { $0 == "." || $0.isNumber }
    }

    private static func escaped(_ value: String) -> String {
        var result = ""
        for byte in value.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2C, 0x2D, 0x2E, 0x5F, 0x7E:
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
