/// Which alphabet a published file is written in.
enum SourceText {
    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        // Most files are plain ASCII, which needs no decoding to be seen.
        bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }

    /// Reads bytes as Windows-1252, in which older survey files are published, and gives UTF-8.
    static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 64)
        for byte in bytes {
            if byte < 0x80 {
                result.append(byte)
            } else {
                let value = byte < 0xA0 ? upper[Int(byte) - 0x80] : UInt32(byte)
                result.append(contentsOf: Character(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
            }
        }
        return result
    }

    /// 0x80...0x9F, where Windows-1252 has letters and signs of its own; five places are unused.
    private static let upper: [UInt32] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
        0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0xFFFD, 0x017E, 0x0178,
    ]
}
