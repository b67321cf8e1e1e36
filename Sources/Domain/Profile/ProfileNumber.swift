/// Numbers as students type them.
enum ProfileNumber {
    /// Digits with at most one decimal point or comma; grouping is not guessed.
    static func decimal(_ text: String) -> Double? {
        let digits = text.replacing(",", with: ".")
        guard !digits.isEmpty, digits.utf8.count <= 20,
            digits.utf8.allSatisfy({ isDigit($0) || $0 == 0x2E || $0 == 0x2D })
        else { return nil }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
