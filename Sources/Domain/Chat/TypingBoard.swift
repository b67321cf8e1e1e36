/// Who is typing where. A notice expires by itself, so that a process that vanished types no longer.
public struct TypingBoard: Sendable, Equatable {
    /// Milliseconds that a notice holds.
    public static let lifetime: Int64 = 6_000
    /// Milliseconds after which one who still types says so again.
    public static let renewal: Int64 = 4_000

    private var deadlines: [RoomID: [UserID: Int64]] = [:]

    public init() {}

    public mutating func take(_ user: UserID, isTyping: Bool, in room: RoomID, at now: Int64) {
        deadlines[room, default: [:]][user] = isTyping ? now + Self.lifetime : nil
        if deadlines[room]?.isEmpty == true { deadlines[room] = nil }
    }

    /// Takes away what has expired.
    ///
    /// - Returns: The rooms in which somebody stopped.
    public mutating func expire(at now: Int64) -> [RoomID] {
        var changed: [RoomID] = []
        for (room, users) in deadlines {
            let left = users.filter { $0.value > now }
            guard left.count < users.count else { continue }
            deadlines[room] = left.isEmpty ? nil : left
            changed.append(room)
        }
        return changed
    }

    /// In a stable order.
    public func typing(in room: RoomID) -> [UserID] {
        (deadlines[room] ?? [:]).keys.sorted { $0.rawValue < $1.rawValue }
    }

    /// When something expires next, milliseconds since 1970; `nil` when nobody types.
    public var nextDeadline: Int64? { deadlines.values.flatMap(\.values).min() }
}
