/// A conversation. Opaque outside of the transport that made it; `!…` after Matrix.
public struct RoomID: Sendable, Hashable, Codable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// One event of a room, the same for every member.
public struct EventID: Sendable, Hashable, Codable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the sender calls an event before it has an ``EventID``; sending twice under one id stores one event.
public struct TransactionID: Sendable, Hashable, Codable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// 128 random bits in base 36.
    public static func random(using generator: inout some RandomNumberGenerator) -> TransactionID {
        TransactionID(String(generator.next(), radix: 36) + String(generator.next(), radix: 36))
    }

    public static func random() -> TransactionID {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}

/// A person who can take part in a conversation, on this host or elsewhere.
public struct UserID: Sendable, Hashable, Codable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An account of this data folder: `@7:host`.
    public init(host account: AccountID) { rawValue = "@\(account.rawValue):host" }

    /// The account of this data folder that the id names; `nil` for a person elsewhere.
    public var hostAccount: AccountID? {
        guard rawValue.hasPrefix("@"), rawValue.hasSuffix(":host") else { return nil }
        return Int64(rawValue.dropFirst().dropLast(5)).map { AccountID($0) }
    }
}
