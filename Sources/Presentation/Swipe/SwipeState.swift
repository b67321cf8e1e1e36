public import Domain
public import Services

/// What the Swipe pane shows.
public struct SwipeState: Equatable, Sendable {
    /// The top of the deck.
    public var hand: ViewState<FeedHand> = .idle
    /// Levels pushed over the card, the top one last; empty at the card itself.
    public var levels: [SwipeLevel] = []
    /// What just happened.
    public var trace: SwipeTrace?
    /// What was liked last: what a reflection would be about.
    public var lastLiked: FeedCard?
    /// The tour's step, while it runs.
    public var tour: TourState?
    public var profile = StudentProfile()
    /// Awards that were won: costs are told after them.
    public var held = HeldAwards()
    public var notes = CatalogNotes()
    /// What the deck is dealt by; `nil` for the whole deck.
    public var filter: CollegeFilter?
    /// What a confirmed what-if has replaced.
    public var replaced: ReplacedProfile?
    /// Fields of study of the card on top of the deck, for the details beside it.
    public var offerings: CardOfferings?

    public init() {}

    public var current: FeedCard? { loaded?.current }
    public var next: FeedCard? { loaded?.next }
    public var status: FeedStatus? { loaded?.status }

    private var loaded: FeedHand? { if case .loaded(let hand) = hand { hand } else { nil } }

    /// The card that pass and like speak of: none while something else covers it.
    public var decidable: FeedCard? {
        switch levels.last {
        case nil: current
        case .card(let card): card
        default: nil
        }
    }

    /// The card that the top level is about.
    public var subject: FeedCard? {
        for level in levels.reversed() {
            switch level {
            case .card(let card): return card
            case .details(let details): return details.card
            case .why(let why): return why.card
            default: continue
            }
        }
        return current
    }
}

/// One level over the card.
public enum SwipeLevel: Equatable, Sendable {
    case details(DetailsState)
    case why(WhyState)
    /// The next card, without deciding on this one.
    case peek
    /// A card from search or a list.
    case card(FeedCard)
    case search(SearchState)
    case marked(MarkedState)
    case citation(CitationContent)
    case quickStart(QuickStartState)
    case filter(FilterState)
    case shortlist(ShortlistState)
    case compare(CompareState)
    case similar(SimilarState)
    case map(MapState)
    case whatIf(WhatIfState)
    case reflect(ReflectState)
}

/// The fields of study of one college.
public struct CardOfferings: Equatable, Sendable {
    public let id: UnitID
    public let fields: [FieldOffering]

    public init(id: UnitID, fields: [FieldOffering]) {
        self.id = id
        self.fields = fields
    }
}

/// The one line that says what happened.
public enum SwipeTrace: Equatable, Sendable {
    case decided(Decision, name: String)
    case starred(Bool, name: String)
    case tookBack(Undone, name: String)
    case nothingToUndo
    /// A what-if was confirmed, or taken back.
    case profileChanged, profileBack
    /// A note, tags, or the order of the shortlist went back.
    case tookBackNote(Bool)
    /// The deck is dealt by another filter, or by none.
    case filtered(Bool)
    /// What was asked did not happen; the sentence says why.
    case failed(DisplayText)

    public enum Undone: Equatable, Sendable {
        case swipe(Decision), star(Bool), learning
    }
}
