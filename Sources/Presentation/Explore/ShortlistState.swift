public import Domain
import Services

/// Liked and starred colleges by their chance of admission, with what the student has written on them.
public struct ShortlistState: Equatable, Sendable {
    public var cards: ViewState<[FeedCard]> = .loading
    public var marks = Shortlist()
    /// Steps of the order within a group; empty for the order made by hand.
    public var order: [SortRule] = []
    /// Numbers of the first step, by college.
    public var values: [UnitID: Double] = [:]
    /// Counts through the colleges in the order they are shown.
    public var selection = ListSelection()
    /// Colleges chosen to be compared, in the order they were chosen.
    public var chosen: [UnitID] = []
    public var mode: Mode = .list

    public enum Mode: Equatable, Sendable {
        case list
        case note(UnitID, TextInput)
        case tags(UnitID, TextInput)
        /// Choosing what to sort by; `isSecond` adds a step behind those that are there.
        case sorting(ListSelection, isSecond: Bool)
    }

    public init() {}

    /// As shown: reach, match, safety, then what can't be told.
    public var list: [FeedCard] { if case .loaded(let cards) = cards { cards } else { [] } }
    public var selected: FeedCard? { selection.index.flatMap { list.indices.contains($0) ? list[$0] : nil } }

    /// What can be sorted by, in the order of the list that asks.
    public static let keys: [SortKey?] =
        [nil, .name, .place, .match, .measure(.price), .measure(.distance)]
        + ([.admissionRate, .graduationRate, .earnings, .debt, .undergraduates, .studentFacultyRatio, .pellShare]
            .map { SortKey.measure(.figure($0)) })
        + [.measure(.sat), .measure(.act)]
        + ([.costOfAttendance, .tuitionInState, .tuitionOutOfState, .retentionRate, .graduationRateOnTime]
            .map { SortKey.measure(.figure($0)) })

    /// The order of the groups.
    public static let bands: [AdmissionChance.Band] = [.reach, .match, .safety, .unknown]

    var context: KeyContext {
        switch mode {
        case .list: .list
        case .sorting: .choice
        case .note, .tags: .search
        }
    }

    var takesText: Bool {
        switch mode {
        case .note, .tags: true
        case .list, .sorting: false
        }
    }

    var offers: [ActionID] {
        switch mode {
        case .list: [.open, .sortList, .reverseSort, .note, .tags, .toggle, .compare, .undo, .back]
        case .sorting: [.confirm, .back]
        case .note, .tags: [.open, .back]
        }
    }

    /// Takes colleges that are in their order already, and puts them into their groups.
    mutating func take(_ cards: [FeedCard]) {
        let grouped = Self.bands.flatMap { band in cards.filter { $0.chance.band == band } }
        selection.follow(from: list.map(\.id), to: grouped.map(\.id))
        chosen.removeAll { id in !grouped.contains { $0.id == id } }
        self.cards = .loaded(grouped)
    }
}
