/// Who is there. A presence expires by itself, so that a process that vanished is not there for long.
public struct PresenceBoard: Sendable, Equatable {
    /// Milliseconds that a presence holds.
    public static let lifetime: Int64 = 300_000
    /// Milliseconds after which one who is still active says so again.
    public static let renewal: Int64 = 120_000

    private var entries: [UserID: Entry] = [:]

    private struct Entry: Sendable, Equatable {
        var presence: Presence
        var until: Int64
    }

    public init() {}

    public mutating func take(_ user: UserID, _ presence: Presence, at now: Int64) {
        entries[user] = presence == .offline ? nil : Entry(presence: presence, until: now + Self.lifetime)
    }

    /// Takes away what has expired.
    ///
    /// - Returns: Whether anybody went.
    public mutating func expire(at now: Int64) -> Bool {
        let count = entries.count
        entries = entries.filter { $0.value.until > now }
        return entries.count < count
    }

    public func presence(of user: UserID) -> Presence { entries[user]?.presence ?? .offline }

    /// When somebody's presence expires next, milliseconds since 1970.
    public var nextDeadline: Int64? { entries.values.map(\.until).min() }
}
