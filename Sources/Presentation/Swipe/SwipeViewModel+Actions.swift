public import Domain
import Resources
import Services

extension SwipeViewModel {
    public var context: KeyContext {
        switch state.levels.last {
        case nil, .card, .peek: .card
        case .details, .why, .citation: .details
        case .search: .search
        case .filter(let filter): filter.context
        case .shortlist(let shortlist): shortlist.context
        case .compare, .similar, .reflect: .list
        case .map: .map
        case .whatIf: .form
        case .marked: .list
        case .quickStart: .form
        }
    }

    public var takesText: Bool {
        switch state.levels.last {
        case .search: true
        case .quickStart(let form): form.focus.isText
        case .filter(let filter): filter.takesText
        case .shortlist(let shortlist): shortlist.takesText
        default: false
        }
    }

    /// Liked colleges would be a score to chase; the tab shows nothing.
    public var badge: Int { 0 }

    public var offers: [ActionID] {
        switch state.levels.last {
        case nil:
            switch state.hand {
            case .idle, .loading: [.search, .help]
            case .failed: [.open, .search, .help]
            case .loaded(let hand) where hand.current == nil && state.filter != nil:
                [.clearFilter, .filter, .likedList, .undo, .help]
            case .loaded(let hand) where hand.current == nil: [.likedList, .quickStart, .search, .undo, .help]
            case .loaded(let hand) where hand.status.calibration != nil:
                [.pass, .like, .details, .why, .undo, .calibrate]
            case .loaded: [.pass, .like, .details, .peek, .why, .undo, .star, .filter, .shortlist, .likedList]
            }
        case .card: [.pass, .like, .details, .why, .star, .back]
        case .peek: [.back]
        case .details: [.open, .nextSection, .openWebsite, .why, .star, .back]
        case .why: [.open, .details, .back]
        case .citation: [.back]
        case .search: [.open, .up, .down, .back]
        case .marked: [.open, .nextSection, .undo, .back]
        case .quickStart: [.confirm, .focusNext, .toggle, .back]
        case .filter(let filter): filter.offers
        case .shortlist(let shortlist): shortlist.offers
        case .compare: [.left, .right, .toggle, .open, .exportCompare, .back]
        case .similar: [.open, .nextSection, .up, .down, .back]
        case .map: [.open, .zoomIn, .zoomOut, .nextSection, .focusNext, .back]
        case .whatIf: [.left, .right, .confirm, .undo, .back]
        case .reflect: [.open, .nextSection, .back]
        }
    }

    public func reason(against action: ActionID) -> DisplayText? {
        let words = format.words
        switch action {
        case .pass, .like:
            if case .peek? = state.levels.last { return words(.swipePeekDecidesNothing) }
            return state.decidable == nil ? words(.swipeNoCard) : nil
        case .details, .why, .star, .openWebsite, .similar: return state.subject == nil ? words(.swipeNoCard) : nil
        case .peek:
            guard case .loaded(let hand) = state.hand, hand.next != nil else { return words(.swipeNoNext) }
            return nil
        case .reflect: return reflectable == nil ? words(.reflectNoLike) : nil
        case .clearFilter: return state.filter == nil ? words(.filterNone) : nil
        case .undo:
            if case .whatIf? = state.levels.last { return nil }
            guard case .loaded(let hand) = state.hand, hand.status.canUndo || state.replaced != nil else {
                return words(.traceNothing)
            }
            return nil
        default: return nil
        }
    }

    public func handle(_ action: Action) -> Bool {
        if action == .run(.back), endTour() { return true }
        let isHandled = handleLevel(action)
        if isHandled { advanceTour(action) }
        return isHandled
    }

    private func handleLevel(_ action: Action) -> Bool {
        switch state.levels.last {
        case nil, .card: handleOnCard(action)
        case .peek: handleOnPeek(action)
        case .details(let details): handle(action, in: details)
        case .why(let why): handle(action, in: why)
        case .citation: handleAnywhere(action)
        case .search(let search): handle(action, in: search) || handleAnywhere(action)
        case .marked(let marked): handle(action, in: marked)
        case .filter(let filter): handle(action, in: filter)
        case .shortlist(let shortlist): handle(action, in: shortlist)
        case .compare(let compare): handle(action, in: compare)
        case .similar(let similar): handle(action, in: similar)
        case .map(let map): handle(action, in: map)
        case .whatIf(let whatIf): handle(action, in: whatIf)
        case .reflect(let reflection): handle(action, in: reflection)
        case .quickStart: quickStart?.handle(action) ?? false || handleAnywhere(action)
        }
    }

    private func handleOnCard(_ action: Action) -> Bool {
        switch action {
        case .run(.pass, _): decide(.pass)
        case .run(.like, _): decide(.like)
        case .run(.peek, _):
            guard state.levels.isEmpty, reason(against: .peek) == nil else { return true }
            push(.peek)
        case .run(.open, _):
            if case .failed = state.hand, state.levels.isEmpty {
                run { await self.load(restoring: false) }
            } else if let card = state.subject {
                openDetails(of: card)
            }
        default: return handleAnywhere(action)
        }
        return true
    }

    private func handleOnPeek(_ action: Action) -> Bool {
        switch action {
        case .run(.peek, _), .run(.details, _), .run(.open, _): _ = pop()
        // Peeking decides nothing.
        case .run(.pass, _), .run(.like, _), .run(.star, _): break
        default: return handleAnywhere(action)
        }
        return true
    }

    private func handle(_ action: Action, in details: DetailsState) -> Bool {
        var next = details
        switch action {
        case .run(.nextSection, _), .run(.right, _), .run(.previousSection, _), .run(.left, _):
            let forward = action == .run(.nextSection) || action == .run(.right)
            next.selection.select(content(of: details).jump(from: details.selection.index ?? 0, forward: forward))
        case .run(.open, _):
            openRow(of: details)
            return true
        case .run(.details, _): return true
        default:
            guard next.selection.handle(action) else { return handleAnywhere(action) }
        }
        update { $0.changeTop { $0 = .details(next) } }
        return true
    }

    private func openRow(of details: DetailsState) {
        let rows = content(of: details).rows
        guard let index = details.selection.index, rows.indices.contains(index) else { return }
        let row = rows[index]
        switch row.target {
        case .figure(let kind):
            push(.citation(CitationContent(kind, of: details.card.college, notes: state.notes, format: format)))
        case .field:
            push(
                .citation(
                    CitationContent(
                        title: row.label, value: row.value, source: state.notes.fields, format: format)))
        case .link, .none: break
        }
    }

    func content(of details: DetailsState) -> DetailsContent {
        var fields: [FieldOffering] = []
        if case .loaded(let offerings) = details.offerings { fields = offerings }
        return DetailsContent(
            details.card.college, offerings: fields, profile: state.profile, notes: state.notes, format: format)
    }

    private func handle(_ action: Action, in why: WhyState) -> Bool {
        var next = why
        if case .run(.open, _) = action {
            if let index = why.selection.index, let figure = why.card.match.reasons[index].figure {
                push(.citation(CitationContent(figure, of: why.card.college, notes: state.notes, format: format)))
            }
            return true
        }
        if case .run(.why, _) = action { return true }
        guard next.selection.handle(action) else { return handleAnywhere(action) }
        update { $0.changeTop { $0 = .why(next) } }
        return true
    }

    private func handle(_ action: Action, in marked: MarkedState) -> Bool {
        var next = marked
        switch action {
        case .run(.open, _):
            if let card = marked.chosen { openCard(card.id) }
            return true
        case .run(.nextSection, _), .run(.previousSection, _), .run(.left, _), .run(.right, _),
            .run(.likedList, _):
            next = MarkedState(mark: marked.mark == .liked ? .starred : .liked)
            update { $0.changeTop { $0 = .marked(next) } }
            run { await self.refresh() }
            return true
        case .run(.details, _), .run(.why, _):
            guard let card = marked.chosen else { return true }
            if action == .run(.why) { openWhy(of: card) } else { openDetails(of: card) }
            return true
        default:
            guard next.selection.handle(action) else { return handleAnywhere(action) }
        }
        update { $0.changeTop { $0 = .marked(next) } }
        return true
    }

    func handleAnywhere(_ action: Action) -> Bool {
        guard case .run(let id, _) = action else { return false }
        switch id {
        case .details: if let card = state.subject { openDetails(of: card) }
        case .why: if let card = state.subject { openWhy(of: card) }
        case .star: star()
        case .shareCard: if let card = chosen { hand(.share(card.college)) }
        case .reflect: openReflection()
        case .askAdmissions: if let card = chosen { hand(.askAdmissions(card, state.notes)) }
        case .undo: undo()
        case .search: openSearch()
        case .likedList: openMarked(.liked)
        case .calibrate: calibrate()
        case .resetFeed: erase()
        case .filter: openFilter()
        case .shortlist: openShortlist()
        case .similar: openSimilar()
        case .map: openMap()
        case .whatIf: openWhatIf()
        case .clearFilter: clearFilter()
        case .quickStart: openQuickStart()
        case .startTour: startTour()
        case .openWebsite: openWebsite()
        case .back: return pop()
        default: return false
        }
        return true
    }
}
