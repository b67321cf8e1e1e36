/// IPEDS `UNITID`: six digits, stable across survey years.
public struct UnitID: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    public let rawValue: Int32

    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// Reads six digits; anything else is `nil`.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 6, let value = Int32(text), value >= 100_000 else { return nil }
        rawValue = value
    }

    public var description: String { String(rawValue) }
    public static func < (left: UnitID, right: UnitID) -> Bool { left.rawValue < right.rawValue }
}
