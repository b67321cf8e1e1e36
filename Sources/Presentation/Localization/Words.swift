public import Domain
public import Resources

/// Looks up the strings of one language; the only way from a key to words on the screen.
public struct Words: Sendable, Equatable {
    public let language: Language

    public init(_ language: Language = .english) { self.language = language }

    public static let vietnamese = Words(.vietnamese)

    /// - Parameter values: Fill `%@` in order, or `%1$@`, `%2$@` by number; cleaned already, being display text.
    public func callAsFunction(_ key: StringKey, _ values: DisplayText...) -> DisplayText {
        fill(StringTable.text(key, language: language), values)
    }

    /// The form for a count; the count itself is not filled in.
    public func plural(_ key: StringKey, _ count: Int, _ values: DisplayText...) -> DisplayText {
        fill(StringTable.text(key, language: language, one: count == 1), values)
    }

    private func fill(_ template: String, _ values: [DisplayText]) -> DisplayText {
        guard template.utf8.contains(UInt8(ascii: "%")) else { return DisplayText(template) }
        var result: DisplayText = ""
        var literal = ""
        var next = 0
        var rest = Substring(template)
        while let mark = rest.firstIndex(of: "%") {
            literal += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            let index: Int
            if let number = Int(digits) {
                index = number - 1
                rest = rest[digits.endIndex...].dropFirst(2)
            } else {
                index = next
                next += 1
                rest = rest.dropFirst()
            }
            result = result + DisplayText(literal) + (values.indices.contains(index) ? values[index] : "")
            literal = ""
        }
        return result + DisplayText(literal + rest)
    }
}
