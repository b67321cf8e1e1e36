public import Domain

/// A list over the Messages pane with a field above it: people, hits, switches, links.
public struct PickerState: Equatable, Sendable {
    public let kind: Kind
    public let title: DisplayText
    /// What the field is for while it is empty.
    public var prompt: DisplayText
    /// A sentence above the list.
    public var note: DisplayText?
    public var input: TextInput
    /// A text of several lines above the list.
    public var text: String?
    public private(set) var entries: [PickerEntry] = []
    /// The entries that the field lets through.
    public private(set) var shown: [PickerEntry] = []
    public var selection = ListSelection()
    public var marked: Set<String> = []

    /// What the list is for.
    public enum Kind: Equatable, Sendable {
        case people
        case person(UserID)
        case roomName
        case invite(RoomID)
        case info(RoomID)
        case confirm(PickerChoice)
        case report(UserID, ChatEvent?)
        case settings
        case quietHours
        case outbox
        /// In one conversation, or in all of them.
        case search(RoomID?)
        case date
        case versions
        case links
        case reactions(EventID)
        /// Which conversation a card goes to.
        case share(MessageContent)
        case question(UnitID)
        case shareCode
    }

    public init(
        _ kind: Kind, title: DisplayText, prompt: DisplayText = "", note: DisplayText? = nil, text: String = "",
        entries: [PickerEntry] = []
    ) {
        self.kind = kind
        self.title = title
        self.prompt = prompt
        self.note = note
        input = TextInput(text, limit: 200)
        set(entries)
    }

    /// The field narrows the list; otherwise what is typed is the answer itself.
    public var filters: Bool {
        switch kind {
        case .roomName, .report, .search, .date, .quietHours, .confirm: false
        default: true
        }
    }

    /// A question without a field.
    public var hasField: Bool { if case .confirm = kind { false } else { true } }

    public var selected: PickerEntry? { selection.index.flatMap { shown.indices.contains($0) ? shown[$0] : nil } }

    /// Takes a new list; what is selected stays so as far as it is still there.
    public mutating func set(_ entries: [PickerEntry]) {
        self.entries = entries
        refilter()
    }

    mutating func refilter() {
        let old = shown.map(\.id)
        let words = filters ? input.string.lowercased() : ""
        shown = words.isEmpty ? entries : entries.filter { $0.label.string.lowercased().contains(words) }
        selection.follow(from: old, to: shown.map(\.id))
    }
}

/// One row of a picker.
public struct PickerEntry: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: DisplayText
    /// Stands at the right edge.
    public let detail: DisplayText
    /// A second line in small print.
    public let about: DisplayText?
    public let choice: PickerChoice?

    public init(
        _ id: String, _ label: DisplayText, detail: DisplayText = "", about: DisplayText? = nil,
        choice: PickerChoice? = nil
    ) {
        self.id = id
        self.label = label
        self.detail = detail
        self.about = about
        self.choice = choice
    }
}

/// What choosing a row does.
public enum PickerChoice: Equatable, Sendable {
    case person(UserID)
    case write(UserID)
    case contact(UserID, Contact.State?, Bool)
    case block(UserID, Bool)
    case report(UserID)
    case nameRoom
    case invite
    case join(RoomID)
    case leave(RoomID)
    case mute
    case archive
    case rule(NoticeRule)
    case toggle(ChatSwitch)
    case style(MessageStyle)
    case quietHours
    case rewrite(TransactionID)
    case retry(TransactionID)
    case drop(TransactionID)
    case hit(RoomID, EventID, TimelinePosition)
    case link(MessageLink)
    case reaction(String)
    case shareTo(RoomID)
    case question(UnitID, QuestionStep)
    case openShareCode
    case shareCode(ShareCodeStep)
    case keep
}

/// What a student can switch off.
public enum ChatSwitch: String, Sendable, Hashable, CaseIterable { case findable, receipts, typing, presence }
