public import Domain

/// The message that is being written, bound to its conversation.
public struct ComposerState: Equatable, Sendable {
    public var input: TextInput
    public var purpose = Purpose.message
    public var completion: Completion?
    public var notice: Notice?
    /// How far back in what was sent the student has gone; 0 is the text being written.
    var recalled = 0
    var unsent = ""
    /// The text at the head of the field that was not taken: what is refused next belongs behind it.
    private var returned = ""

    /// Characters that the field holds; more than can be sent, so that nothing of a long paste is cut off unseen.
    public static let capacity = 40_000

    public init(_ text: String = "") { input = TextInput(text, isMultiline: true, limit: Self.capacity) }

    /// What Enter does with the text.
    public enum Purpose: Equatable, Sendable {
        case message
        case reply(EventID)
        case edit(EventID)
        /// Changes a message that has not been sent yet.
        case rewrite(TransactionID)
    }

    /// What the line above the composer explains.
    public enum Notice: Equatable, Sendable {
        /// UTF-8 bytes over the limit of one message.
        case tooLong(by: Int)
        /// Only the first characters of a paste fitted.
        case pasteCut(kept: Int)
        /// So many more go at once; then one each second.
        case floodNear(left: Int)
        /// Held back until this instant, milliseconds since 1970.
        case flood(until: Int64)
        case sentence(DisplayText)
    }

    /// Puts what was not taken back in front of what has been typed since, so that neither is lost.
    mutating func takeBack(_ refused: ComposerState) {
        let text = refused.input.string
        switch (refused.purpose.isMessage, purpose.isMessage) {
        case (_, false):
            // The field belongs to another message now; this one waits behind it.
            unsent = unsent.isEmpty ? text : text + "\n" + unsent
        case (false, true):
            let typed = input.string
            self = refused
            unsent = typed
        case (true, true) where input.isEmpty:
            self = refused
            returned = text
        case (true, true):
            let head = input.string.hasPrefix(returned) ? returned : ""
            var typed = input.string.dropFirst(head.count)
            if !head.isEmpty, typed.first == "\n" { typed.removeFirst() }
            let typedAfterCursor = input.count - input.cursor
            returned = head.isEmpty ? text : head + "\n" + text
            input.replace(with: typed.isEmpty ? returned : returned + "\n" + typed)
            input.move(to: input.count - typedAfterCursor)
            if purpose == .message { purpose = refused.purpose }
        }
    }

    public var replyTo: EventID? { if case .reply(let id) = purpose { id } else { nil } }

    /// Bytes that are over the limit of one message; 0 when it can go.
    public var excess: Int { max(0, input.string.utf8.count - MessageContent.bodyLimit) }

    /// What is kept when the student turns to something else. An edit that was begun is not a draft.
    public var draft: Draft {
        switch purpose {
        case .message: Draft(input.string)
        case .reply(let id): Draft(input.string, replyTo: id)
        case .edit, .rewrite: Draft()
        }
    }
}

extension ComposerState.Purpose {
    /// A message that is yet to be sent, not one that is being changed.
    fileprivate var isMessage: Bool {
        switch self {
        case .message, .reply: true
        case .edit, .rewrite: false
        }
    }
}
