/// What a terminal answers when it is asked for its background: `11;rgb:1e1e/1e1e/2e2e`.
enum BackgroundAnswer {
    /// - Parameter bytes: The string between OSC and its end.
    /// - Returns: Whether dark text reads better on it; `nil` for anything but such an answer.
    static func isLight(_ bytes: [UInt8]) -> Bool? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("11;"), let parts = components(text.dropFirst(3)) else { return nil }
        // Relative luminance by the weights of Rec. 709, without its gamma: near enough to tell light from dark.
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] > 0.5
    }

    /// Red, green and blue, each 0...1, in the spellings of XParseColor.
    private static func components(_ color: Substring) -> [Double]? {
        let digits: [Substring]
        if color.hasPrefix("rgb:") || color.hasPrefix("rgba:") {
            digits = color.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        } else if color.hasPrefix("#"), color.count > 3, (color.count - 1).isMultiple(of: 3) {
            let width = (color.count - 1) / 3
            digits = (0..<3).map { color.dropFirst(1 + $0 * width).prefix(width) }
        } else {
            return nil
        }
        let parts = digits.prefix(3).compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        return parts.count == 3 ? parts : nil
    }
}
