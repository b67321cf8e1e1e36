/// The shape of UTF-8, as the Unicode Standard's table 3-7 has it.
enum UTF8Sequence {
    /// Bytes of a scalar that begins with `first`; `nil` where none can.
    static func length(_ first: UInt8) -> Int? {
        switch first {
        case 0..<0x80: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }

    /// Whether `byte` may follow the bytes of a scalar begun.
    static func continues(_ partial: [UInt8], with byte: UInt8) -> Bool {
        guard let first = partial.first, let length = length(first), partial.count < length else { return false }
        guard partial.count == 1 else { return (0x80...0xBF).contains(byte) }
        return switch first {
        case 0xE0: (0xA0...0xBF).contains(byte)
        case 0xED: (0x80...0x9F).contains(byte)
        case 0xF0: (0x90...0xBF).contains(byte)
        case 0xF4: (0x80...0x8F).contains(byte)
        default: (0x80...0xBF).contains(byte)
        }
    }
}
