public import Domain
import Resources

/// The shortlist in words.
public struct ShortlistContent: Sendable, Equatable {
    /// `3 reach · 4 match · 1 safety`.
    public let counts: DisplayText
    /// `by net price, least first`.
    public let order: DisplayText
    public let warnings: [DisplayText]
    public let groups: [Group]
    /// Stands for the groups while there are none.
    public let message: DisplayText?
    public let sortKeys: [DisplayText]
    /// What the numbers at the right edge are.
    public let valueHeading: DisplayText
    /// The heading above what is being typed or chosen.
    public let prompt: DisplayText?

    public struct Group: Sendable, Equatable {
        public let title: DisplayText
        public let rows: [Row]
    }

    public struct Row: Sendable, Equatable {
        /// Counts through all groups.
        public let index: Int
        public let isChosen: Bool
        public let grade: DisplayText
        public let name: DisplayText
        public let place: DisplayText
        /// The number that the list is sorted by, or the net price.
        public let value: DisplayText
        /// Tags, then the note.
        public let remarks: DisplayText
    }

    /// - Parameter held: Awards that make a college affordable.
    public init(
        _ shortlist: ShortlistState, profile: StudentProfile, held: HeldAwards = HeldAwards(), likeKey: DisplayText,
        format: Format
    ) {
        let words = format.words
        let cards = shortlist.list
        switch shortlist.cards {
        case .idle, .loading: message = words(.markedLoading)
        case .failed(let sentence): message = sentence
        case .loaded(let cards): message = cards.isEmpty ? words(.markedLikedEmpty, likeKey) : nil
        }
        let balance = ShortlistBalance(
            cards.map { card in
                ShortlistBalance.Entry(
                    band: card.chance.band, state: card.college.state,
                    price: held.yearly(card.college, for: profile))
            }, budget: profile.budget)
        counts = ShortlistState.bands.compactMap { band -> DisplayText? in
            guard let count = balance.counts[band] else { return nil }
            return format.integer(count) + " " + format.name(of: band)
        }.joined(by: " · ")
        warnings = balance.warnings.map(format.warning)
        order = format.order(shortlist.order)
        var index = 0
        groups = ShortlistState.bands.compactMap { band -> Group? in
            let rows = cards.filter { $0.chance.band == band }.map { card -> Row in
                defer { index += 1 }
                return Self.row(card, index, shortlist, profile, format)
            }
            return rows.isEmpty ? nil : Group(title: format.name(of: band), rows: rows)
        }
        var shown = CollegeMeasure.price
        if case .measure(let measure)? = shortlist.order.first?.key { shown = measure }
        valueHeading = format.name(of: shown)
        sortKeys = ShortlistState.keys.map { $0.map(format.name) ?? words(.shortlistByHand) }
        prompt =
            switch shortlist.mode {
            case .list: nil
            case .note: words(.shortlistNotePrompt)
            case .tags: words(.shortlistTagsPrompt)
            case .sorting(_, let isSecond): words(isSecond ? .shortlistSortSecond : .shortlistSort)
            }
    }

    private static func row(
        _ card: FeedCard, _ index: Int, _ shortlist: ShortlistState, _ profile: StudentProfile, _ format: Format
    ) -> Row {
        let college = card.college
        var value = college.price(for: profile).map { format.value($0, of: .price) }
        if case .measure(let measure)? = shortlist.order.first?.key {
            value = shortlist.values[card.id].map { format.value($0, of: measure) }
        }
        let tags = (shortlist.marks.tags[card.id] ?? []).map { "#" + DisplayText($0) }
        let note = shortlist.marks.notes[card.id].map { [DisplayText($0)] } ?? []
        return Row(
            index: index, isChosen: shortlist.chosen.contains(card.id),
            grade: format.gradeLetter(card.match.grade), name: DisplayText(college.name),
            place: "\(college.city), \(college.state.rawValue)", value: value ?? "—",
            remarks: (tags + note).joined(by: "  "))
    }
}

extension Format {
    func name(of band: AdmissionChance.Band) -> DisplayText {
        switch band {
        case .reach: words(.shortlistReach)
        case .match: words(.shortlistMatch)
        case .safety: words(.shortlistSafety)
        case .unknown: words(.shortlistUnknown)
        }
    }

    func warning(_ warning: ShortlistBalance.Warning) -> DisplayText {
        switch warning {
        case .noSafety: words(.balanceNoSafety)
        case .noAffordableSafety(let budget): words(.balanceNoAffordableSafety, money(budget))
        case .noMatch: words(.balanceNoMatch)
        case .allInOneState(let state): words(.balanceOneState, DisplayText(state.name ?? state.rawValue))
        case .mostlyReaches: words(.balanceReaches)
        case .unknownChances(let count): words.plural(.balanceUnknown, count, integer(count))
        }
    }

    /// What a list is sorted by.
    public func name(of key: SortKey) -> DisplayText {
        switch key {
        case .name: words(.sortName)
        case .place: words(.sortPlace)
        case .match: words(.sortMatch)
        case .measure(let measure): name(of: measure)
        }
    }

    func order(_ rules: [SortRule]) -> DisplayText {
        guard !rules.isEmpty else { return words(.shortlistByHand) }
        return rules.map { rule in name(of: rule.key) + (rule.isDescending ? " ▼" : " ▲") }.joined(by: ", ")
    }
}
