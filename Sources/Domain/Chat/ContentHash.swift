/// SHA-256 of an attachment's bytes, which is also its name.
public struct ContentHash: Sendable, Hashable {
    /// 64 lowercase hexadecimal digits.
    public let hex: String

    /// `nil` unless `hex` is 64 lowercase hexadecimal digits.
    public init?(hex: String) {
        guard hex.utf8.count == 64, hex.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
        else { return nil }
        self.hex = hex
    }

    public init(of bytes: [UInt8]) {
        hex = SHA256.digest(bytes).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
