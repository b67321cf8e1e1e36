private import CZlib

/// Short digests that notice damage and change; no defence against forgery.
enum Checksum {
    /// CRC-32 in eight hexadecimal digits.
    static func crc(_ bytes: [UInt8]) -> String {
        let value = bytes.withUnsafeBufferPointer { crc32_z(0, $0.baseAddress, $0.count) }
        return hexadecimal(UInt64(value), digits: 8)
    }

    /// FNV-1a of 64 bits in sixteen hexadecimal digits.
    static func fnv(_ bytes: [UInt8]) -> String {
        hexadecimal(bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, digits: 16)
    }

    private static func hexadecimal(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
}
