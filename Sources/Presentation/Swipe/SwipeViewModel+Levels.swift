public import Domain
import Services

extension SwipeViewModel {
    func push(_ level: SwipeLevel) {
        update {
            $0.levels.append(level)
            $0.trace = nil
        }
        levelsChanged()
    }

    /// - Returns: Whether there was a level to leave.
    func pop() -> Bool {
        guard !state.levels.isEmpty else { return false }
        let isForm = if case .quickStart? = state.levels.last { true } else { false }
        update { $0.levels.removeLast() }
        if isForm { skipQuickStart() }
        levelsChanged()
        return true
    }

    private func levelsChanged() {
        run { await self.saveSession() }
    }

    func openDetails(of card: FeedCard, at start: DetailsStart = .row(0)) {
        push(.details(DetailsState(card: card)))
        run { await self.fillDetails(of: card, at: start) }
    }

    /// Where details open.
    enum DetailsStart: Equatable { case row(Int), website }

    func fillDetails(of card: FeedCard, at start: DetailsStart) async {
        do throws(CatalogError) {
            let (fields, notes) = try await fields(of: card.id)
            update { state in
                state.notes = notes.merged(with: state.notes)
                let content = DetailsContent(
                    card.college, offerings: fields, profile: state.profile, notes: state.notes, format: format)
                state.changeDetails(of: card.id) { details in
                    details.offerings = .loaded(fields)
                    details.selection.resize(count: content.rows.count)
                    switch start {
                    case .row(let row): if row > 0 { details.selection.select(row) }
                    case .website: details.selection.select(content.website ?? 0)
                    }
                }
            }
        } catch {
            update { state in
                let sentence = format.failure(error)
                state.changeDetails(of: card.id) { $0.offerings = .failed(sentence) }
            }
        }
    }

    func openWhy(of card: FeedCard) { push(.why(WhyState(card: card))) }

    func openMarked(_ mark: FeedMark) {
        push(.marked(MarkedState(mark: mark)))
        run { await self.refresh() }
    }

    /// Pushes a college's card over what is shown, as search and lists do.
    public func openCard(_ id: UnitID) {
        run {
            do throws(FeedError) {
                let card = try await self.feed.card(for: id)
                let notes = try await self.gathered([card])
                self.update { $0.notes = notes }
                self.push(.card(card))
            } catch {
                guard error != .cancelled else { return }
                self.update { $0.trace = .failed(self.format.failure(error)) }
            }
        }
    }

    /// Asks anew for what a decision may have changed in the levels below and on top.
    func refresh() async {
        guard !state.levels.isEmpty else { return }
        let generation = ask(.marked)
        for (index, level) in state.levels.enumerated() {
            do throws(FeedError) {
                let fresh = try await refreshed(level)
                guard isCurrent(.marked, generation), state.levels.indices.contains(index) else { return }
                let notes = try await gathered(fresh.cards)
                guard isCurrent(.marked, generation), state.levels.indices.contains(index) else { return }
                update { state in
                    state.notes = notes
                    state.levels[index] = state.levels[index].taking(fresh)
                }
            } catch {
                guard isCurrent(.marked, generation), state.levels.indices.contains(index) else { return }
                let sentence = format.failure(error)
                update { state in
                    if case .marked(var marked) = state.levels[index] {
                        marked.cards = .failed(sentence)
                        state.levels[index] = .marked(marked)
                    } else if case .shortlist(var shortlist) = state.levels[index] {
                        shortlist.cards = .failed(sentence)
                        state.levels[index] = .shortlist(shortlist)
                    }
                }
            }
        }
    }

    private func refreshed(_ level: SwipeLevel) async throws(FeedError) -> SwipeLevel {
        switch level {
        case .marked(var marked):
            let cards = try await feed.marked(marked.mark)
            marked.take(cards)
            return .marked(marked)
        case .card(let card): return .card(try await feed.card(for: card.id))
        case .details(var details):
            details.card = try await feed.card(for: details.card.id)
            return .details(details)
        case .why(var why):
            why.card = try await feed.card(for: why.card.id)
            return .why(why)
        case .shortlist(let shortlist): return .shortlist(try await filled(shortlist))
        case .compare(var compare):
            for (index, card) in compare.cards.enumerated() {
                compare.cards[index] = try await feed.card(for: card.id)
            }
            return .compare(compare)
        case .peek, .search, .citation, .quickStart, .filter, .similar, .map, .whatIf, .reflect: return level
        }
    }
}

extension SwipeState {
    mutating func changeDetails(of id: UnitID, _ change: (inout DetailsState) -> Void) {
        for (index, level) in levels.enumerated() {
            guard case .details(var details) = level, details.card.id == id else { continue }
            change(&details)
            levels[index] = .details(details)
        }
    }

    mutating func changeTop(_ change: (inout SwipeLevel) -> Void) {
        guard !levels.isEmpty else { return }
        change(&levels[levels.count - 1])
    }
}

extension SwipeLevel {
    var cards: [FeedCard] {
        switch self {
        case .details(let details): [details.card]
        case .why(let why): [why.card]
        case .card(let card): [card]
        case .marked(let marked): marked.list
        case .shortlist(let shortlist): shortlist.list
        case .compare(let compare): compare.cards
        case .reflect(let reflection): [reflection.card]
        case .peek, .search, .citation, .quickStart, .filter, .similar, .map, .whatIf: []
        }
    }

    /// The level with newer cards, keeping where the student is in it.
    func taking(_ fresh: SwipeLevel) -> SwipeLevel {
        switch (self, fresh) {
        case (.details(var mine), .details(let theirs)):
            mine.card = theirs.card
            return .details(mine)
        case (.why(var mine), .why(let theirs)):
            mine.card = theirs.card
            return .why(mine)
        case (.card, .card): return fresh
        case (.marked(var mine), .marked(let theirs)) where mine.mark == theirs.mark:
            mine.take(theirs.list)
            return .marked(mine)
        case (.shortlist(var mine), .shortlist(let theirs)):
            mine.marks = theirs.marks
            mine.values = theirs.values
            mine.take(theirs.list)
            return .shortlist(mine)
        case (.compare(var mine), .compare(let theirs)) where mine.cards.map(\.id) == theirs.cards.map(\.id):
            mine.cards = theirs.cards
            return .compare(mine)
        default: return self
        }
    }
}

extension MarkedState {
    /// Starred colleges rather than liked ones.
    public var isStarred: Bool { mark == .starred }
    public var list: [FeedCard] { if case .loaded(let cards) = cards { cards } else { [] } }
    public var chosen: FeedCard? { selection.index.flatMap { list.indices.contains($0) ? list[$0] : nil } }

    mutating func take(_ cards: [FeedCard]) {
        selection.follow(from: list.map(\.id), to: cards.map(\.id))
        self.cards = .loaded(cards)
    }
}
