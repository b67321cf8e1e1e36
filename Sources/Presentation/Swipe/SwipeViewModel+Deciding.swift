import Domain
import Services

extension SwipeViewModel {
    /// A key that arrives while a decision is on its way, or before its card was drawn, decides nothing.
    func decide(_ decision: Decision) {
        guard let card = state.decidable, shown == card.id, !isDeciding else { return }
        let name = card.college.name
        perform { [feed] () throws(FeedError) in
            try await feed.decide(decision, on: card.id)
        } then: { state in
            state.trace = .decided(decision, name: name)
            state.lastLiked = decision == .like ? card.liked : nil
            if case .card(let top)? = state.levels.last, top.id == card.id { state.levels.removeLast() }
        }
    }

    func star() {
        guard let card = starrable, !isDeciding else { return }
        let starred = !card.isStarred
        perform { [feed] () throws(FeedError) in
            try await feed.star(card.id, starred)
        } then: {
            $0.trace = .starred(starred, name: card.college.name)
        }
    }

    func undo() {
        guard !isDeciding, !undoWhatIf() else { return }
        isDeciding = true
        run {
            do throws(FeedError) {
                let (undone, hand) = try await self.feed.undo()
                let trace = await self.trace(of: undone)
                await self.take(hand) { state in
                    state.trace = trace
                    if case .tookBack(.swipe, _) = trace { state.lastLiked = nil }
                }
                await self.refresh()
            } catch {
                self.fail(error)
            }
        }
    }

    func erase() {
        guard !isDeciding else { return }
        perform { [feed] () throws(FeedError) in
            try await feed.erase()
        } then: { state in
            state.trace = nil
            state.lastLiked = nil
            state.levels = []
        }
    }

    func calibrate() {
        guard !isDeciding, case .loaded(let hand) = state.hand else { return }
        let isRunning = hand.status.calibration != nil
        perform { [feed] () throws(FeedError) in
            try await feed.calibrate(!isRunning)
        } then: {
            $0.trace = nil
        }
    }

    /// Shows nothing of `work` until it has returned.
    func perform(
        _ work: @escaping @Sendable () async throws(FeedError) -> FeedHand,
        then change: @escaping @MainActor (inout SwipeState) -> Void
    ) {
        isDeciding = true
        run {
            do throws(FeedError) {
                let hand = try await work()
                await self.take(hand, change)
                await self.refresh()
            } catch {
                self.fail(error)
            }
        }
    }

    private func fail(_ error: FeedError) {
        isDeciding = false
        if error != .cancelled { update { $0.trace = .failed(format.failure(error)) } }
    }

    /// The college that an action on no card in particular is about.
    var chosen: FeedCard? { starrable }

    private var starrable: FeedCard? {
        switch state.levels.last {
        case .marked(let marked): marked.chosen
        case .shortlist(let shortlist): shortlist.selected
        case .search, .peek, .citation, .quickStart, .filter, .compare, .similar, .map, .whatIf, .reflect: nil
        default: state.subject
        }
    }

    private func trace(of undone: FeedEvent.Kind?) async -> SwipeTrace {
        switch undone {
        case .swipe(let id, let decision, _): .tookBack(.swipe(decision), name: await name(of: id))
        case .star(let id, let starred): .tookBack(.star(starred), name: await name(of: id))
        case .edit, .freeze, .probes, .reflect, .reset, .undo: .tookBack(.learning, name: "")
        case nil: .nothingToUndo
        }
    }

    private func name(of id: UnitID) async -> String {
        // The name decorates a line that has already happened: without the catalogue the number stands for it.
        (try? await catalog.college(id))?.name ?? id.description
    }
}

extension FeedCard {
    /// The same card after it was liked.
    fileprivate var liked: FeedCard {
        FeedCard(
            college: college, match: match, chance: chance, tastePoints: tastePoints, isProbe: isProbe, fields: fields,
            tags: tags, milesFromHome: milesFromHome, decision: .like, isStarred: isStarred)
    }
}
