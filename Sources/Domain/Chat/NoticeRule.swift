/// Which messages of a conversation the student wants to be told of.
public enum NoticeRule: String, Sendable, Hashable, CaseIterable {
    case all, mentions, none
}

/// A stretch of the day without notices; it may span midnight.
public struct QuietHours: Sendable, Hashable {
    /// Minutes after midnight, where the student is: 0..<1440.
    public let from: Int
    public let to: Int

    /// `nil` unless both are minutes of a day and differ.
    public init?(from: Int, to: Int) {
        guard (0..<1_440).contains(from), (0..<1_440).contains(to), from != to else { return nil }
        self.from = from
        self.to = to
    }

    /// Reads what ``stored`` wrote.
    public init?(stored: String) {
        let minutes = stored.split(separator: "-").compactMap { Int($0) }
        guard minutes.count == 2 else { return nil }
        self.init(from: minutes[0], to: minutes[1])
    }

    public var stored: String { "\(from)-\(to)" }

    public func contains(minute: Int) -> Bool {
        from < to ? (from..<to).contains(minute) : minute >= from || minute < to
    }
}

/// A message that the student should be told of, once.
public struct ChatNotice: Sendable, Hashable {
    public let room: RoomID
    public let event: EventID
    public let sender: UserID
    public let body: String
    public let isMention: Bool

    public init(room: RoomID, event: EventID, sender: UserID, body: String, isMention: Bool) {
        self.room = room
        self.event = event
        self.sender = sender
        self.body = body
        self.isMention = isMention
    }
}

/// Mentions in a text.
public enum Mention {
    /// Whether `@name` stands in the text, whatever its case, not as the beginning of a longer name.
    public static func occurs(of name: String, in text: String) -> Bool {
        guard !name.isEmpty else { return false }
        let needle = Array(("@" + name).lowercased())
        let hay = Array(text.lowercased())
        guard hay.count >= needle.count else { return false }
        return (0...(hay.count - needle.count)).contains { start in
            let end = start + needle.count
            guard hay[start..<end].elementsEqual(needle) else { return false }
            return end == hay.count || !(hay[end].isLetter || hay[end].isNumber)
        }
    }
}
