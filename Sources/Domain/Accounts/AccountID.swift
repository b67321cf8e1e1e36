/// Whose data a personal row is.
public struct AccountID: Sendable, Hashable, Codable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// The account that exists from the first start, before anybody signs in.
    public static let guest = AccountID(1)
}
