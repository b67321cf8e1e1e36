import Domain
import Resources
import Services

extension SwipeViewModel {
    /// The setting that keeps the filter in use, as ``CollegeFilter/code``.
    public nonisolated static let filterKey = "explore.filter"

    func openFilter() {
        if case .filter? = state.levels.last { return }
        push(.filter(FilterState(base: state.filter ?? CollegeFilter())))
        recount()
        run { await self.loadSaved() }
    }

    func clearFilter() {
        guard state.filter != nil, !isDeciding else { return }
        deal(by: nil)
    }

    /// Deals by a filter, and remembers it for the next start.
    private func deal(by filter: CollegeFilter?) {
        perform { [feed, settings] () throws(FeedError) in
            let hand = try await feed.use(filter)
            // Without the setting the filter holds until the program is left.
            try? await settings.set(filter?.code, for: Self.filterKey)
            return hand
        } then: { state in
            state.filter = filter
            state.levels.removeAll { if case .filter = $0 { true } else { false } }
            state.trace = .filtered(filter != nil)
        }
    }

    // MARK: Actions

    func handle(_ action: Action, in filter: FilterState) -> Bool {
        switch filter.mode {
        case .words: handleWords(action, in: filter)
        case .form: handleForm(action, in: filter)
        case .naming(let input): handleNaming(action, input)
        case .choosing(let selection): handleChoosing(action, selection, in: filter)
        }
    }

    private func handleWords(_ action: Action, in filter: FilterState) -> Bool {
        var next = filter
        if next.input.handle(action) {
            change { $0 = next }
            if next.input.string != filter.input.string { recount() }
            return true
        }
        switch action {
        case .run(.open, _):
            let chosen = filter.filter
            deal(by: chosen.isEmpty ? nil : chosen)
        case .run(.focusNext, _), .run(.focusPrevious, _):
            change { filter in
                filter.take()
                filter.mode = .form
            }
            recount()
        case .run(.removeRule, _):
            change { $0.removeSelected() }
            recount()
        case .run(.countUnknown, _):
            change { $0.base.includesUnknown.toggle() }
            recount()
        case .run(.saveFilter, _):
            guard !filter.filter.isEmpty else { return true }
            change { filter in
                filter.take()
                filter.mode = .naming(TextInput(limit: SavedFilter.longestName))
            }
            recount()
        case .run(.savedFilters, _):
            change { $0.mode = .choosing(ListSelection(count: $0.saved.count)) }
        default:
            guard next.selection.handle(action) else { return handleAnywhere(action) }
            change { $0 = next }
        }
        return true
    }

    private func handleNaming(_ action: Action, _ input: TextInput) -> Bool {
        var next = input
        if next.handle(action) {
            change { $0.mode = .naming(next) }
            return true
        }
        switch action {
        case .run(.open, _):
            let name = input.string.trimmed
            guard !name.isEmpty, case .filter(let filter)? = state.levels.last else { return true }
            change { $0.mode = .words }
            keep { shelf throws(StorageError) in try await shelf.save(SavedFilter(name: name, filter: filter.filter)) }
        case .run(.back, _): change { $0.mode = .words }
        default: return handleAnywhere(action)
        }
        return true
    }

    private func handleChoosing(_ action: Action, _ selection: ListSelection, in filter: FilterState) -> Bool {
        var next = selection
        let chosen = selection.index.flatMap { filter.saved.indices.contains($0) ? filter.saved[$0] : nil }
        switch action {
        case .run(.open, _):
            change { filter in
                if let chosen { filter = FilterState(base: chosen.filter) }
                filter.mode = .words
            }
            recount()
            run { await self.loadSaved() }
        case .run(.toggle, _):
            guard let chosen else { return true }
            keep { shelf throws(StorageError) in try await shelf.removeFilter(named: chosen.name) }
        case .run(.back, _): change { $0.mode = .words }
        default:
            guard next.handle(action) else { return handleAnywhere(action) }
            change { $0.mode = .choosing(next) }
        }
        return true
    }

    private func handleForm(_ action: Action, in filter: FilterState) -> Bool {
        var form = filter.form
        if var editor = form.editor, case .filter(let field) = editor.field {
            let outcome = editor.handle(action)
            form.editor = outcome == .cancel ? nil : editor
            change { $0.form = form }
            switch outcome {
            case .commit: commit(editor, field)
            case .ignored: return handleAnywhere(action)
            case .changed, .search, .cancel: break
            }
            return true
        }
        switch action {
        case .run(.confirm, _), .run(.open, _), .run(.toggle, _):
            guard case .filter(let field)? = form.focused else { return true }
            if field == .use {
                deal(by: filter.base.isEmpty ? nil : filter.base)
            } else {
                openEditor(field)
            }
        case .run(.focusNext, _), .run(.focusPrevious, _), .run(.back, _): change { $0.mode = .words }
        default:
            guard form.selection.handle(action) else { return handleAnywhere(action) }
            change { $0.form = form }
        }
        return true
    }

    private func openEditor(_ field: FilterField) {
        change { filter in
            let kind: FieldEditor.Kind =
                field.options(in: filter.base).map(FieldEditor.Kind.options) ?? .text(TextInput(limit: 120))
            filter.form.editor = FieldEditor(.filter(field), kind)
        }
    }

    private func commit(_ editor: FieldEditor, _ field: FilterField) {
        switch editor.kind {
        case .options(let options):
            change { filter in
                filter.base = field.taking(options, into: filter.base)
                filter.form.editor = nil
            }
            recount()
        case .text(let input):
            guard case .rule(let kind) = field else { return }
            let words = input.string.trimmed
            run { await self.takeAnswer(words, kind) }
        case .search, .amount: break
        }
    }

    /// Takes a typed answer, or says what of it was not understood. An empty one takes the rule away.
    private func takeAnswer(_ words: String, _ kind: FilterCondition.Kind) async {
        do throws(CatalogError) {
            let reading = try await explore.read(words, about: kind, profile: state.profile)
            change { filter in
                if reading.notUnderstood.isEmpty, !reading.filter.isEmpty || words.isEmpty {
                    filter.base = filter.base.replacing(kind, with: reading.filter.rules)
                    filter.form.editor = nil
                } else {
                    let left = reading.notUnderstood.first ?? words
                    filter.form.editor?.notices = [format.words(.filterNotUnderstood, DisplayText(left))]
                }
            }
            recount()
        } catch {
            let sentence = format.failure(error)
            change { $0.failure = sentence }
        }
    }

    // MARK: Answers

    /// Reads the words anew and counts what they leave; an answer to older words falls.
    private func recount() {
        let generation = ask(.filter)
        run {
            guard case .filter(let asked)? = self.state.levels.last else { return }
            do throws(CatalogError) {
                let profile = self.state.profile
                let typed = try await self.explore.read(asked.input.string, profile: profile)
                let filter = asked.base.refined(by: typed.filter.rules)
                let counts = try await self.explore.counts(of: filter, profile: profile)
                var notes = self.state.notes
                try await notes.gather(titles: filter.fields, from: self.catalog)
                guard self.isCurrent(.filter, generation) else { return }
                self.update { state in
                    state.notes = notes.merged(with: state.notes)
                    state.changeFilter { now in
                        now.typed = typed
                        now.counts = counts
                        now.counted = filter
                        now.failure = nil
                        now.selection.resize(count: filter.rules.count)
                    }
                }
            } catch {
                guard self.isCurrent(.filter, generation) else { return }
                let sentence = self.format.failure(error)
                self.change { $0.failure = sentence }
            }
        }
    }

    private func loadSaved() async {
        do throws(StorageError) {
            let saved = try await shelf.filters()
            change { filter in
                filter.saved = saved
                if case .choosing(var selection) = filter.mode {
                    selection.resize(count: saved.count)
                    filter.mode = .choosing(selection)
                }
            }
        } catch {
            let sentence = format.failure(.storage(error))
            change { $0.failure = sentence }
        }
    }

    private func keep(_ body: @escaping @Sendable (any ExploreStore) async throws(StorageError) -> Void) {
        run { [shelf] in
            do throws(StorageError) {
                try await body(shelf)
                await self.loadSaved()
            } catch {
                let sentence = self.format.failure(.storage(error))
                self.change { $0.failure = sentence }
            }
        }
    }

    private func change(_ change: (inout FilterState) -> Void) { update { $0.changeFilter(change) } }
}

extension SwipeState {
    mutating func changeFilter(_ change: (inout FilterState) -> Void) {
        for (index, level) in levels.enumerated() {
            guard case .filter(var filter) = level else { continue }
            change(&filter)
            levels[index] = .filter(filter)
        }
    }
}

extension FilterState {
    /// What was typed becomes part of the filter, and the field is empty again.
    mutating func take() {
        base = filter
        typed = FilterReading(notUnderstood: typed.notUnderstood, missing: typed.missing)
        input = TextInput(limit: input.limit)
    }

    mutating func removeSelected() {
        guard let index = selection.index, counted.rules.indices.contains(index) else { return }
        let rule = counted.rules[index]
        take()
        base.rules.removeAll { $0 == rule }
    }
}

extension String {
    /// Without the blanks at its ends.
    var trimmed: String {
        let front = drop(while: \.isWhitespace)
        return String(front.reversed().drop(while: \.isWhitespace).reversed())
    }
}
