/// Base64 (RFC 4648) as SSH writes keys and fingerprints.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Without the `=` at the end.
    package static func encoded(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var (held, count) = (0, 0)
        for byte in bytes {
            held = held << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                result.append(alphabet[held >> count & 63])
            }
            held &= (1 << count) - 1
        }
        if count > 0 { result.append(alphabet[held << (6 - count) & 63]) }
        return String(decoding: result, as: UTF8.self)
    }

    /// `nil` for anything that is not whole Base64.
    static func decoded(_ text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.count % 4 == 0 else { return nil }
        let padding = text.utf8.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        guard padding <= 2 else { return nil }
        var result: [UInt8] = []
        var (held, count) = (0, 0)
        for byte in text.utf8.dropLast(padding) {
            guard let value = alphabet.firstIndex(of: byte) else { return nil }
            held = held << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(held >> count & 0xFF))
            }
            held &= (1 << count) - 1
        }
        return held == 0 ? result : nil
    }
}
