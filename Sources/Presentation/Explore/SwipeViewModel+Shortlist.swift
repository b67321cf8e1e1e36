import Domain
import Services

extension SwipeViewModel {
    func openShortlist() {
        if case .shortlist? = state.levels.last { return }
        push(.shortlist(ShortlistState()))
        run {
            await self.recallShortlist()
            await self.refresh()
        }
    }

    private static let orderKey = "shortlist.order"
    private static let chosenKey = "shortlist.chosen"

    /// Order and chosen colleges as they were left, also in an earlier run.
    func recalled() async -> ShortlistState {
        var shortlist = ShortlistState()
        // What can't be read begins by hand and with nothing chosen.
        if let order = try? await settings.value(for: Self.orderKey) { shortlist.order = SortRule.rules(order) ?? [] }
        if let chosen = try? await settings.value(for: Self.chosenKey) {
            shortlist.chosen = chosen.split(separator: ",").compactMap { UnitID($0) }
        }
        return shortlist
    }

    private func recallShortlist() async {
        let recalled = await recalled()
        update { state in
            state.changeTop { level in
                guard case .shortlist(var shortlist) = level, shortlist.order.isEmpty, shortlist.chosen.isEmpty else {
                    return
                }
                shortlist.order = recalled.order
                shortlist.chosen = recalled.chosen
                level = .shortlist(shortlist)
            }
        }
    }

    private func remember(_ shortlist: ShortlistState) {
        let order = shortlist.order.map { ($0.isDescending ? "-" : "") + $0.key.key }.joined(separator: ",")
        let chosen = shortlist.chosen.map { "\($0)" }.joined(separator: ",")
        run { [settings] in
            // Losing it costs a few keys at the next start, never data.
            try? await settings.set(order.isEmpty ? nil : order, for: Self.orderKey)
            try? await settings.set(chosen.isEmpty ? nil : chosen, for: Self.chosenKey)
        }
    }

    /// Liked and starred colleges, each once, with what the student has written on them.
    func filled(_ shortlist: ShortlistState) async throws(FeedError) -> ShortlistState {
        var fresh = shortlist
        var cards = try await feed.marked(.liked)
        let known = Set(cards.map(\.id))
        cards += try await feed.marked(.starred).filter { !known.contains($0.id) }
        do { fresh.marks = try await shelf.shortlist() } catch { throw .storage(error) }
        let byID = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
        let byHand = fresh.marks.arranged(cards.map(\.id))
        do throws(CatalogError) {
            let (ids, values) = try await explore.ordered(byHand, by: fresh.order, profile: state.profile)
            fresh.values = values
            fresh.take(ids.compactMap { byID[$0] })
        } catch {
            throw .catalog(error)
        }
        return fresh
    }

    // MARK: Actions

    func handle(_ action: Action, in shortlist: ShortlistState) -> Bool {
        switch shortlist.mode {
        case .list: handleList(action, in: shortlist)
        case .sorting(let selection, let isSecond): handleSorting(action, selection, isSecond: isSecond)
        case .note(let id, let input):
            handleText(action, input) { text in
                text.map { .note(id, String($0.prefix(Shortlist.longestNote))) }
            }
        case .tags(let id, let input):
            handleText(action, input) { text in
                text.map { .tags(id, Shortlist.tags(reading: $0)) }
            }
        }
    }

    private func handleList(_ action: Action, in shortlist: ShortlistState) -> Bool {
        var next = shortlist
        let selected = shortlist.selected
        switch action {
        case .run(.open, _): if let selected { openCard(selected.id) }
        case .run(.details, _): if let selected { openDetails(of: selected) }
        case .run(.why, _): if let selected { openWhy(of: selected) }
        case .run(.toggle, _):
            guard let selected else { return true }
            changeShortlist { $0.choose(selected.id) }
        case .run(.compare, _):
            let ids =
                shortlist.chosen.isEmpty ? Array(shortlist.list.prefix(CompareState.most).map(\.id)) : shortlist.chosen
            openCompare(ids)
        case .run(.sortList, _), .run(.sortSecond, _):
            let isSecond = action == .run(.sortSecond)
            let at = ShortlistState.keys.firstIndex(of: shortlist.order.first?.key) ?? 0
            var selection = ListSelection(count: ShortlistState.keys.count)
            selection.select(at)
            changeShortlist { $0.mode = .sorting(selection, isSecond: isSecond) }
        case .run(.reverseSort, _):
            guard let first = shortlist.order.first else { return true }
            let turned = SortRule(first.key, isDescending: !first.isDescending)
            changeShortlist { $0.order = [turned] + shortlist.order.dropFirst() }
            run { await self.refresh() }
        case .run(.moveUp, _), .run(.moveDown, _): move(up: action == .run(.moveUp), in: shortlist)
        case .run(.note, _):
            guard let selected else { return true }
            let text = shortlist.marks.notes[selected.id] ?? ""
            changeShortlist { $0.mode = .note(selected.id, TextInput(text, limit: Shortlist.longestNote)) }
        case .run(.tags, _):
            guard let selected else { return true }
            let text = (shortlist.marks.tags[selected.id] ?? []).joined(separator: ", ")
            changeShortlist { $0.mode = .tags(selected.id, TextInput(text, limit: 240)) }
        case .run(.undo, _): undoInShortlist(shortlist)
        default:
            guard next.selection.handle(action) else { return handleAnywhere(action) }
            changeShortlist { $0.selection = next.selection }
        }
        return true
    }

    private func handleSorting(_ action: Action, _ selection: ListSelection, isSecond: Bool) -> Bool {
        var next = selection
        switch action {
        case .run(.confirm, _), .run(.open, _):
            let key = selection.index.flatMap { ShortlistState.keys[$0] }
            changeShortlist { shortlist in
                shortlist.mode = .list
                guard let key else {
                    shortlist.order = []
                    return
                }
                // What is better stands first; the reverse is one key away.
                let rule = SortRule(key, isDescending: key.startsWithMost)
                shortlist.order = isSecond ? Array(shortlist.order.prefix(1)) + [rule] : [rule]
            }
            run { await self.refresh() }
        case .run(.back, _), .run(.dismiss, _): changeShortlist { $0.mode = .list }
        default:
            guard next.handle(action) else { return handleAnywhere(action) }
            changeShortlist { $0.mode = .sorting(next, isSecond: isSecond) }
        }
        return true
    }

    /// A line that is being typed: Enter keeps it, Esc leaves it as it was.
    private func handleText(
        _ action: Action, _ input: TextInput, change: (String?) -> ShortlistChange.Kind?
    ) -> Bool {
        var next = input
        if next.handle(action) {
            changeShortlist { shortlist in
                switch shortlist.mode {
                case .note(let id, _): shortlist.mode = .note(id, next)
                case .tags(let id, _): shortlist.mode = .tags(id, next)
                case .list, .sorting: break
                }
            }
            return true
        }
        switch action {
        case .run(.open, _):
            changeShortlist { $0.mode = .list }
            if let kind = change(input.string) { keep(kind) }
        case .run(.back, _): changeShortlist { $0.mode = .list }
        default: return handleAnywhere(action)
        }
        return true
    }

    /// Moves the selected college within its group. An order by a figure becomes the order made by hand first.
    private func move(up: Bool, in shortlist: ShortlistState) {
        guard let index = shortlist.selection.index, let selected = shortlist.selected else { return }
        let other = index + (up ? -1 : 1)
        guard shortlist.list.indices.contains(other),
            shortlist.list[other].chance.band == selected.chance.band
        else { return }
        var ids = shortlist.list.map(\.id)
        ids.swapAt(index, other)
        changeShortlist { $0.order = [] }
        keep(.order(ids))
    }

    private func keep(_ kind: ShortlistChange.Kind) {
        let change = ShortlistChange(time: clock.now(), kind: kind)
        run { [shelf] in
            do throws(StorageError) {
                try await shelf.append(change)
                await self.refresh()
            } catch {
                let sentence = self.format.failure(.storage(error))
                self.update { $0.trace = .failed(sentence) }
            }
        }
    }

    /// Takes back the last change of the list or of the feed, whichever came later.
    private func undoInShortlist(_ shortlist: ShortlistState) {
        guard let last = shortlist.marks.last else { return undo() }
        run { [shelf, feed] in
            // Without an answer from the feed, the list's own change is the last one that is known.
            let swiped = (try? await feed.status())?.lastChange ?? 0
            guard last.time >= swiped else { return self.undo() }
            do throws(StorageError) {
                let undone = try await shelf.undoShortlist()
                self.update { $0.trace = undone.map { .tookBackNote($0.kind.isOrder) } ?? .nothingToUndo }
                await self.refresh()
            } catch {
                let sentence = self.format.failure(.storage(error))
                self.update { $0.trace = .failed(sentence) }
            }
        }
    }

    private func changeShortlist(_ change: (inout ShortlistState) -> Void) {
        guard case .shortlist(let before)? = state.levels.last else { return }
        var shortlist = before
        change(&shortlist)
        update { $0.changeTop { $0 = .shortlist(shortlist) } }
        if shortlist.order != before.order || shortlist.chosen != before.chosen { remember(shortlist) }
    }
}

extension ShortlistState {
    /// Takes a college into the comparison, or out of it; the sixth is refused.
    mutating func choose(_ id: UnitID) {
        if let index = chosen.firstIndex(of: id) {
            chosen.remove(at: index)
        } else if chosen.count < CompareState.most {
            chosen.append(id)
        }
    }
}

extension ShortlistChange.Kind {
    var isOrder: Bool { if case .order = self { true } else { false } }
}

extension SortKey {
    /// The order that a student wants to see first begins with the largest.
    var startsWithMost: Bool {
        switch self {
        case .name, .place: false
        case .match: true
        case .measure(let measure): measure.prefersLess == false || measure == .sat || measure == .act
        }
    }
}
