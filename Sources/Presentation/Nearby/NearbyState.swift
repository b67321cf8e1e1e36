public import Domain

/// What the Nearby part of Messages shows.
public struct NearbyState: Equatable, Sendable {
    public var snapshot = NearbySnapshot()
    /// What the keys can choose, top to bottom.
    public var rows: [NearbyRow] = []
    public var selection = ListSelection()
    /// Pushed over the part, the top one last.
    public var levels: [NearbyLevel] = []
    public var map = AreaMapState()
    /// What the arrows move is the cross on the map.
    public var movesCross = false
    /// The clock when the rows were made.
    public var now: Int64 = 0
    public var me: UserID

    public init(me: UserID) { self.me = me }

    public var selected: NearbyRow? { selection.index.flatMap { rows.indices.contains($0) ? rows[$0] : nil } }

    public func meetup(_ id: MeetupID) -> Meetup? { snapshot.meetups.first { $0.id == id } }
}

/// One thing that can be chosen.
public enum NearbyRow: Hashable, Sendable {
    case person(UserID)
    /// Somebody asks to join a meetup of the student's, or asks the student directly.
    case request(MeetupID, UserID)
    /// Of somebody else.
    case meetup(MeetupID)
    case own(MeetupID)

    public var meetup: MeetupID? {
        switch self {
        case .person: nil
        case .request(let id, _), .meetup(let id), .own(let id): id
        }
    }
}

/// A list over Nearby, with a field above it where something is typed.
public struct NearbyLevel: Equatable, Sendable {
    public let kind: Kind
    public let title: DisplayText
    public var note: DisplayText?
    /// `nil` for a list without a field.
    public var input: TextInput?
    public var prompt: DisplayText = ""
    public private(set) var entries: [Entry]
    public private(set) var shown: [Entry]
    public var selection: ListSelection

    public enum Kind: Equatable, Sendable {
        case campuses
        case areas(Campus)
        case coordinates
        case recording
        case receiver
        case visibility
        case templates(asking: UserID?)
        case form(MeetupForm)
        case meetup(MeetupID)
        case person(UserID)
        case report(UserID, MeetupID?)
        case spot(UserID)
        case time(MeetupID, UserID)
        case safety(Pending)
    }

    /// What waits until the note on meeting safely was read.
    public enum Pending: Equatable, Sendable {
        case deed(Meetup.Deed, MeetupID)
        case post(MeetupPost)
    }

    public struct Entry: Equatable, Sendable {
        public let label: DisplayText
        public let detail: DisplayText
        public let about: DisplayText?
        public let choice: Choice

        public init(_ label: DisplayText, detail: DisplayText = "", about: DisplayText? = nil, _ choice: Choice) {
            self.label = label
            self.detail = detail
            self.about = about
            self.choice = choice
        }
    }

    public enum Choice: Equatable, Sendable {
        case campus(Campus)
        case area(AreaID, Campus)
        case offCampus, typed, cross, recording, receiver
        case point(Coordinate)
        case reach(MeetupPost.Reach?)
        case template(MeetupTemplate)
        case field(MeetupForm.Field)
        case post
        case deed(Meetup.Deed, MeetupID)
        case ask(UserID)
        case write(UserID)
        case block(UserID)
        case report(UserID, MeetupID?)
        case spot(UserID)
        case time(MeetupID, UserID)
        case calendar(MeetupID)
        case share(AreaID, UserID)
        case goOn(Pending)
        case nothing
    }

    public init(
        _ kind: Kind, title: DisplayText, note: DisplayText? = nil, input: TextInput? = nil, prompt: DisplayText = "",
        _ entries: [Entry] = []
    ) {
        self.kind = kind
        self.title = title
        self.note = note
        self.input = input
        self.prompt = prompt
        self.entries = entries
        shown = entries
        selection = ListSelection(count: entries.count)
    }

    public var selected: Entry? { selection.index.flatMap { shown.indices.contains($0) ? shown[$0] : nil } }

    /// What is typed narrows the list; elsewhere it is the answer itself.
    var filters: Bool {
        switch kind {
        case .campuses, .areas, .spot: true
        default: false
        }
    }

    mutating func set(_ entries: [Entry]) {
        self.entries = entries
        refilter()
    }

    mutating func refilter() {
        let words = filters ? SearchFolding.key(of: input?.string ?? "") : ""
        shown = words.isEmpty ? entries : entries.filter { SearchFolding.key(of: $0.label.string).contains(words) }
        selection.resize(count: shown.count)
    }
}
