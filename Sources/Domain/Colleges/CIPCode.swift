/// A field of study in the Classification of Instructional Programs (CIP 2020), with two or four digits.
public struct CIPCode: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    /// The digits read as a number: `26` for family 26, `2601` for 26.01. A two-digit family is below 100.
    public let rawValue: UInt16

    public init(_ rawValue: UInt16) { self.rawValue = rawValue }

    /// Reads `26`, `2601` or `26.01`, leading zeros included.
    public init?(_ text: some StringProtocol) {
        let digits = String(text.filter { $0 != "." })
        guard digits.utf8.count == 2 || digits.utf8.count == 4, let value = UInt16(digits) else { return nil }
        rawValue = value
    }

    /// The two-digit family this field belongs to; itself when it is one.
    public var family: CIPCode { rawValue < 100 ? self : CIPCode(rawValue / 100) }
    public var isFamily: Bool { rawValue < 100 }

    public var description: String {
        func padded(_ value: UInt16) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return isFamily ? padded(rawValue) : padded(rawValue / 100) + "." + padded(rawValue % 100)
    }

    public static func < (left: CIPCode, right: CIPCode) -> Bool { left.rawValue < right.rawValue }
}
