/// Numbers read from and written to bytes, without Foundation and without a locale.
enum CSVNumber {
    /// Reads a decimal number; `nil` for anything else, an infinity and a NaN included.
    static func parse(_ bytes: ArraySlice<UInt8>) -> Double? {
        var mantissa: UInt64 = 0
        var digits = 0
        var decimals = -1
        var index = bytes.startIndex
        let isNegative = bytes.first == 0x2D
        if isNegative { index += 1 }
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == 0x2E, decimals < 0 {
                decimals = 0
                continue
            }
            // More digits than fit exactly, or an exponent: the standard library reads it.
            guard byte >= 0x30, byte <= 0x39, digits < 15 else { return general(bytes) }
            mantissa = mantissa * 10 + UInt64(byte - 0x30)
            digits += 1
            if decimals >= 0 { decimals += 1 }
        }
        guard digits > 0 else { return nil }
        // Both operands are exact, so the quotient is rounded once, as a parser must.
        let value = decimals > 0 ? Double(mantissa) / powers[decimals] : Double(mantissa)
        return isNegative ? -value : value
    }

    /// The shortest text that reads back as the same number: `12`, `-3`, `0.0411`.
    static func text(_ value: Double) -> String {
        if value == value.rounded(), value.magnitude < 1e15 { return String(Int64(value)) }
        return value.description
    }

    private static func general(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard bytes.allSatisfy({ ($0 >= 0x30 && $0 <= 0x39) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
            let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite
        else { return nil }
        return value
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
