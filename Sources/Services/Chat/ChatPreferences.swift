public import Domain

/// What others learn of a student's reading and writing, and when nothing may ring.
public struct ChatPreferences: Sendable, Hashable {
    public var sendsReceipts = true
    public var sendsTyping = true
    public var sharesPresence = true
    public var quietHours: QuietHours?

    public init() {}

    /// The names on disk; never renamed.
    enum Key: String {
        case receipts = "chat.receipts"
        case typing = "chat.typing"
        case presence = "chat.presence"
        case quietHours = "chat.quiet-hours"
    }

    /// Where the quiet hours are kept; reminders keep to them too.
    public static let quietHoursKey = Key.quietHours.rawValue

    init(_ values: [String: String]) {
        sendsReceipts = values[Key.receipts.rawValue] != "off"
        sendsTyping = values[Key.typing.rawValue] != "off"
        sharesPresence = values[Key.presence.rawValue] != "off"
        quietHours = values[Key.quietHours.rawValue].flatMap { QuietHours(stored: $0) }
    }

    var values: [(Key, String?)] {
        [
            (.receipts, sendsReceipts ? nil : "off"), (.typing, sendsTyping ? nil : "off"),
            (.presence, sharesPresence ? nil : "off"), (.quietHours, quietHours?.stored),
        ]
    }
}
