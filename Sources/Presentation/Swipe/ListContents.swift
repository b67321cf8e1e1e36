public import Domain
import Resources

/// The search level in words.
public struct SearchContent: Sendable, Equatable {
    public let prompt: DisplayText
    /// `12 found`; empty before the first answer.
    public let count: DisplayText
    /// Stands for hits, or over older ones.
    public let message: DisplayText?
    private let format: Format

    public struct Row: Sendable, Equatable {
        public let name: DisplayText
        /// The alias that matched, with its spacing.
        public let alias: DisplayText
        public let place: DisplayText
    }

    public init(_ search: SearchState, format: Format) {
        let words = format.words
        self.format = format
        prompt = words(.searchPrompt)
        let asked = search.answered ?? ""
        let isBlank = asked.allSatisfy(\.isWhitespace)
        count = isBlank ? "" : words.plural(.searchCount, search.hits.count, format.integer(search.hits.count))
        if let failure = search.failure {
            message = failure
        } else if isBlank {
            message = words(.searchEmpty)
        } else {
            message = search.hits.isEmpty ? words(.searchNone, DisplayText(asked)) : nil
        }
    }

    public func row(of hit: CollegeHit) -> Row {
        Row(
            name: DisplayText(hit.name), alias: hit.alias.map { "  " + DisplayText($0) } ?? "",
            place: format.place(city: hit.city, state: hit.state))
    }
}

/// A list of marked colleges in words.
public struct MarkedContent: Sendable, Equatable {
    public let tabs: [Tab]
    public let count: DisplayText
    /// Stands for the rows while there are none.
    public let message: DisplayText?
    private let cards: [FeedCard]
    private let format: Format

    public struct Tab: Sendable, Equatable {
        public let title: DisplayText
        public let isChosen: Bool
    }

    public struct Row: Sendable, Equatable {
        public let grade: DisplayText
        public let name: DisplayText
        public let place: DisplayText
    }

    /// - Parameter key: The key that likes, or stars, a card; named in the empty list.
    public init(_ marked: MarkedState, key: DisplayText, format: Format) {
        let words = format.words
        tabs = [
            Tab(title: words(.markedLiked), isChosen: !marked.isStarred),
            Tab(title: words(.markedStarred), isChosen: marked.isStarred),
        ]
        self.format = format
        cards = marked.list
        count = cards.isEmpty ? "" : words.plural(.markedCount, cards.count, format.integer(cards.count))
        switch marked.cards {
        case .idle, .loading: message = words(.markedLoading)
        case .failed(let sentence): message = sentence
        case .loaded(let cards):
            message = cards.isEmpty ? words(marked.isStarred ? .markedStarredEmpty : .markedLikedEmpty, key) : nil
        }
    }

    /// Made for the rows in sight alone.
    public func row(_ index: Int) -> Row {
        let card = cards[index]
        return Row(
            grade: format.gradeLetter(card.match.grade), name: DisplayText(card.college.name),
            place: format.place(city: card.college.city, state: card.college.state))
    }
}

extension Format {
    public var whyStart: DisplayText { words(.whyStart) }
    public var whyTotal: DisplayText { words(.whyTotal) }
}

extension Format {
    public var peekTitle: DisplayText { words(.peekTitle) }

    /// A card on one line, for a screen that holds no more.
    public func line(for card: FeedCard) -> DisplayText {
        words(.tinyCard, DisplayText(card.college.name), grade(card.match.grade))
    }
}
