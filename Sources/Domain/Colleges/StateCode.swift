/// The postal abbreviation of a state, district or territory (`STABBR`), two capital letters.
public struct StateCode: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    public let rawValue: String

    /// Takes two letters of any case; anything else is `nil`.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        rawValue = text.uppercased()
    }

    public var description: String { rawValue }
    public static func < (left: StateCode, right: StateCode) -> Bool { left.rawValue < right.rawValue }
}
