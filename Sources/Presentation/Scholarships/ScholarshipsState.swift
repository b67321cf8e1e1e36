public import Domain

/// What the Scholarships pane shows.
public struct ScholarshipsState: Sendable, Equatable {
    public var shelf: ViewState<AwardShelf> = .idle
    public var section = AwardSection.list
    /// The awards of the list, as places in the shelf.
    public var rows: [Int] = []
    public var list = ListSelection()
    /// The awards of the board, by column and deadline.
    public var boardRows: [Int] = []
    public var board = ListSelection()
    /// What closes next, awards and applications, by deadline.
    public var timelineRows: [AgendaItem] = []
    public var timeline = ListSelection()
    public var planRows: [PlanRow] = []
    public var plans = ListSelection()
    /// The liked colleges, for plans and costs.
    public var colleges: ViewState<[College]> = .idle
    public var money = ListSelection()
    /// How fast prices grow, tenths of a percent a year.
    public var growth = FourYearCost.usualGrowth
    public var filter = AwardFilter()
    public var sort = AwardSort.verdict
    public var query = TextInput("", limit: 60)
    public var isSearching = false
    /// `nil` while the list is a table.
    public var deck: AwardDeck?
    /// The award that is open, `nil` at the list.
    public var details: AwardDetails?
    public var overlay: AwardOverlay?
    public var formula = EffortFormula()
    public var trace: AwardTrace?

    public init() {}

    public var known: AwardShelf? { if case .loaded(let shelf) = shelf { shelf } else { nil } }

    /// The award that has focus, as a place in the shelf.
    public var subject: Int? {
        guard let shelf = known else { return nil }
        if let details { return shelf.index(of: details.id) }
        switch section {
        case .list:
            if let deck { return deck.front.flatMap { shelf.index(of: $0) } }
            return list.index.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
        case .board: return board.index.flatMap { boardRows.indices.contains($0) ? boardRows[$0] : nil }
        case .money, .plans: return nil
        case .timeline: if case .award(let index)? = agendaItem { return index } else { return nil }
        }
    }

    /// What the timeline has focus on.
    public var agendaItem: AgendaItem? {
        timeline.index.flatMap { timelineRows.indices.contains($0) ? timelineRows[$0] : nil }
    }

    /// Filters and sorts anew; the selected award stays selected as long as it is there.
    mutating func arrange() {
        guard let shelf = known else { return }
        let old = rows
        rows = AwardOrder.rows(of: shelf, filter: filter, sort: sort, query: query.string, formula: formula)
        list.follow(from: old, to: rows)
        let oldBoard = boardRows
        boardRows = AwardBoard.rows(of: shelf)
        board.follow(from: oldBoard, to: boardRows)
        let oldTimeline = timelineRows
        timelineRows = AwardTimeline.rows(of: shelf)
        timeline.follow(from: oldTimeline, to: timelineRows)
        arrangePlans()
        if deck != nil { deck?.cards = AwardDeck.cards(of: shelf, rows: rows) }
        if let id = details?.id {
            let rows = shelf.index(of: id).map { AwardDetails.rows(of: shelf, at: $0) } ?? []
            details?.selection.resize(count: rows.count)
        }
    }
}

/// The pages of the pane.
public enum AwardSection: String, Sendable, Hashable, CaseIterable {
    case list, board, timeline, plans, money
}

/// Awards as cards: those that can be won and were not decided on.
public struct AwardDeck: Sendable, Equatable {
    public var cards: [AwardID]
    /// The next card lies on top, without a decision on this one.
    public var isPeeking = false

    public var front: AwardID? { isPeeking && cards.count > 1 ? cards[1] : cards.first }

    static func cards(of shelf: AwardShelf, rows: [Int]) -> [AwardID] {
        rows.filter { index in
            let entry = shelf.entry(of: shelf.awards[index].id)
            return entry.stage == nil && !entry.isPassed && shelf.judgements[index].verdict != .notEligible
        }.map { shelf.awards[$0].id }
    }
}

/// One award with everything that is known of it.
public struct AwardDetails: Sendable, Equatable {
    public let id: AwardID
    public var selection: ListSelection

    public init(_ id: AwardID, rows: Int) {
        self.id = id
        selection = ListSelection(count: rows, rows: 8)
    }

    /// What can be selected on the page.
    public enum Row: Sendable, Hashable {
        /// By its place among the award's rules.
        case rule(Int)
        case task(Int)
        case link
        /// Where the facts are from, at the end of the page.
        case source
    }

    public static func rows(of shelf: AwardShelf, at index: Int) -> [Row] {
        let award = shelf.awards[index]
        let tasks = shelf.entry(of: award.id).tasks
        return award.rules.indices.map(Row.rule) + tasks.indices.map(Row.task) + (award.link.isEmpty ? [] : [.link])
            + (award.sources.isEmpty ? [] : [.source])
    }
}

/// The awards on the board.
enum AwardBoard {
    /// By column, then by deadline; indices into the shelf.
    static func rows(of shelf: AwardShelf) -> [Int] {
        let stages = BoardStage.allCases
        let placed = shelf.entries.values.compactMap { entry -> (index: Int, key: [Int])? in
            guard let stage = entry.stage, let column = stages.firstIndex(of: stage),
                let index = shelf.index(of: entry.id)
            else { return nil }
            return (index, [column, shelf.dates[index].map { $0.span.first.localDay.number } ?? .max, index])
        }
        return placed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.index)
    }
}

/// What lies over the page and takes its keys.
public enum AwardOverlay: Sendable, Equatable {
    case filter(ListSelection)
    case formula(ListSelection)
    case prompt(AwardPrompt)
    case date(PlanPrompt)
    case form(AwardForm)
}

/// A question with one line for its answer.
protocol LinePrompt {
    var input: TextInput { get set }
    /// Why the answer was not taken.
    var problem: DisplayText? { get set }
}

/// A question about an award.
public struct AwardPrompt: Sendable, Equatable, LinePrompt {
    public enum Kind: Sendable, Equatable {
        /// What the sponsor granted.
        case won
        /// A thing to do.
        case task
    }

    public let kind: Kind
    public let id: AwardID
    public var input: TextInput
    /// Why the answer was not taken.
    public var problem: DisplayText?
}

/// The one line that says what happened.
public struct AwardTrace: Sendable, Equatable {
    public let sentence: DisplayText
    public let isFailure: Bool

    init(_ sentence: DisplayText, isFailure: Bool = false) {
        self.sentence = sentence
        self.isFailure = isFailure
    }
}
