public import Domain

/// What the Messages pane shows.
public struct MessagesState: Equatable, Sendable {
    public var phase = Phase.loading
    public var focus = Focus.list
    public var list = ConversationListState()
    /// The open conversation.
    public var room: RoomState?
    /// What stands beside the list instead of a conversation while it has focus.
    public var guest: GuestPlace?
    /// Those that are there, and what their rows say.
    public var guests: [GuestPlace: GuestRow] = [:]
    /// Lists pushed over the pane, the top one last.
    public var levels: [PickerState] = []
    /// Rises with every change of a guest, so that whoever draws hears of it.
    public var guestChanges = 0
    public var connection = ChatConnection.connected
    /// Messages that wait to be sent.
    public var queued = 0
    /// Sentences of conversations that nobody has named yet are the ids themselves.
    public var names: [UserID: DisplayText] = [:]
    public var presences: [UserID: Presence] = [:]
    public var style = MessageStyle.compact
    public var today = LocalDay(0)
    /// Colleges and scholarships whose cards are in the open conversation.
    public var cards: [DeepLink: CardSummary] = [:]
    /// Files that came with messages of the open conversation.
    public var attachments: [ContentHash: Attachment] = [:]
    /// Small pictures of what was scrolled into view.
    public var pictures: [ContentHash: Picture] = [:]

    public init() {}

    public enum Phase: Equatable, Sendable {
        case loading, ready
        /// The sentence that the student reads.
        case failed(DisplayText)
    }

    /// Where keys go while no list is pushed over the pane.
    public enum Focus: Equatable, Sendable { case list, timeline, composer, guest }

    /// The guest that the pane shows: the one with focus, else the one under the cursor of the list.
    public var shownGuest: GuestPlace? {
        guard levels.isEmpty else { return nil }
        if focus == .guest { return guest }
        if focus == .list, case .guest(let place) = list.selected { return place }
        return nil
    }

    /// What a person is called.
    public func name(of user: UserID) -> DisplayText { names[user] ?? DisplayText(user.rawValue) }
}

/// How messages look.
public enum MessageStyle: String, Sendable, Hashable, CaseIterable { case compact, bubbles }

/// The left column.
public struct ConversationListState: Equatable, Sendable {
    /// What is shown, top to bottom.
    public var entries: [ListEntry] = []
    public var selection = ListSelection()
    /// The words that names must hold; `nil` while nothing is filtered.
    public var filter: TextInput?
    /// The field of the filter has focus.
    public var isFiltering = false
    public var showsArchive = false

    public init() {}

    public var selected: ListEntry? { selection.index.flatMap { entries.indices.contains($0) ? entries[$0] : nil } }
}

/// One entry of the left column.
public enum ListEntry: Equatable, Sendable, Identifiable {
    case guest(GuestPlace)
    /// Stands where there is no conversation yet; opens the list of people.
    case start
    case conversation(Conversation)
    /// Somebody asks to be a contact.
    case request(UserID)
    /// A question to an admissions office.
    case question(AdmissionsQuestion)
    /// So many conversations are in the archive; opens and closes it.
    case archive(Int, isOpen: Bool)

    public var id: String {
        switch self {
        case .guest(let place): place.rawValue
        case .start: "start"
        case .conversation(let conversation): "room " + conversation.id.rawValue
        case .request(let user): "request " + user.rawValue
        case .question(let question): question.key
        case .archive: "archive"
        }
    }

    public var conversation: Conversation? { if case .conversation(let found) = self { found } else { nil } }
}

/// The open conversation.
public struct RoomState: Equatable, Sendable {
    public var conversation: Conversation
    public var rows: [TimelineRow] = []
    public var scroll = TimelineScroll()
    /// The message that keys speak of, while the timeline has focus.
    public var selected: MessageKey?
    public var typing: [UserID] = []
    /// Messages below the screen that have not been on it.
    public var newBelow = 0
    public var composer: ComposerState
    /// Removed, and brought back by undo until the moment has passed.
    public var vanishing: EventID?
    /// Words of the search that led here, marked in the messages.
    public var highlight: String?

    public init(conversation: Conversation, composer: ComposerState) {
        self.conversation = conversation
        self.composer = composer
    }

    public var id: RoomID { conversation.id }

    /// The selected message.
    public var message: TimelineMessage? { selected.flatMap(message) }

    public func message(_ key: MessageKey) -> TimelineMessage? {
        for case .message(let message) in rows.reversed() where message.key == key { return message }
        return nil
    }
}
