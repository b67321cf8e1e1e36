/// What a message says. The text is as its sender wrote it; it becomes a ``DisplayText`` before it is shown.
public struct MessageContent: Sendable, Hashable {
    /// Longest text of one message, in UTF-8 bytes.
    public static let bodyLimit = 16_384

    public var body: String
    public var style: Style
    /// The message that this one answers.
    public var replyTo: EventID?
    public var attachment: ContentHash?

    public init(
        _ body: String, style: Style = .text, replyTo: EventID? = nil, attachment: ContentHash? = nil
    ) {
        self.body = body
        self.style = style
        self.replyTo = replyTo
        self.attachment = attachment
    }

    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case text = 0
        /// `/me` does something.
        case emote = 1
        /// Written by a program, never answered by one.
        case notice = 2
        /// The body is a link to a college, a note or a scholarship, drawn as a card.
        case card = 3
    }
}
