/// Where a model server is, and how it is asked.
public struct ModelServer: Sendable {
    /// Speaks OpenAI's chat completions, or the stream of a notebook server.
    public enum Kind: String, Sendable, Hashable { case completions, notebook }

    public let kind: Kind
    let address: ServerAddress
    public let model: String
    /// Never logged and never shown.
    let key: String?
    /// Seconds without a byte after which an answer is given up.
    let idle: Int
    /// The space of a notebook server.
    let space: String

    /// - Parameter address: The base, as `https://api.example.org/v1`; https, or http to this machine.
    /// - Returns: `nil` for an address that can't be used.
    public init?(
        kind: Kind = .completions, address: String, model: String, key: String?, space: String = "", idle: Int = 60
    ) {
        var base = Substring(address)
        while base.last == "/" { base = base.dropLast() }
        let path =
            switch kind {
            case .completions: base.hasSuffix("/chat/completions") ? "" : "/chat/completions"
            case .notebook: "/api/v1/spaces/\(space)/ask"
            }
        guard let whole = ServerAddress(base + path), kind == .completions || ModelServer.isName(space) else {
            return nil
        }
        self.kind = kind
        self.address = whole
        self.model = model
        self.key = key
        self.space = space
        self.idle = idle
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x2D || byte == 0x5F
            }
    }

    var headers: [String] {
        ["Content-Type: application/json", "Accept: text/event-stream", "User-Agent: quad", "Expect:"]
            + (key.map { ["Authorization: Bearer \($0)"] } ?? [])
    }
}
