public import Domain
import Services

extension ProfileViewModel {
    func handleEditor(_ action: Action) -> Bool {
        guard var editor = state.form.editor else { return false }
        let outcome = editor.handle(action)
        switch outcome {
        case .ignored: return false
        case .changed, .search:
            update { $0.form.editor = editor }
            if outcome == .search { suggest(editor) }
            tryOut(editor)
        case .commit: commit(editor)
        case .cancel: close(editor)
        }
        return true
    }

    /// Leaves the field as it was.
    private func close(_ editor: FieldEditor) {
        _ = ask()
        if case .setting(let setting) = editor.field { perform(.tryOut(setting, state.settings.value(of: setting))) }
        update {
            $0.form.editor = nil
            $0.preview = nil
        }
    }

    /// Shows what the answer would do, before it is taken.
    private func tryOut(_ editor: FieldEditor) {
        if case .setting(let setting) = editor.field, case .options(let options) = editor.kind {
            perform(.tryOut(setting, options.chosen.first ?? setting.choices[0]))
            return
        }
        guard let profile = state.known else { return }
        var edited = profile
        do throws(ProfileReason) { try editor.apply(to: &edited) } catch {
            // Half-typed answers have no effect yet; leaving the field says what is wrong with it.
            _ = ask()
            update { $0.preview = nil }
            return
        }
        guard edited.matching != profile.matching else {
            _ = ask()
            update { $0.preview = nil }
            return
        }
        let question = ask()
        run { model in
            // A preview that can't be made is left out; saving says what is wrong.
            let preview = try? await model.feed.preview(edited.matching)
            guard model.isCurrent(question), model.state.form.editor?.field == editor.field else { return }
            model.update { $0.preview = preview }
        }
    }

    /// Asks for suggestions to the words of a search; an answer to older words falls.
    func suggest(_ editor: FieldEditor) {
        guard case .search(let search) = editor.kind else { return }
        let words = String(search.input.string.drop(while: \.isWhitespace))
        run { model in
            // Without suggestions the field can still be emptied; leaving it says what is wrong.
            let found = words.isEmpty ? [] : (try? await model.suggestions(for: words, search)) ?? []
            model.update { state in
                state.changeEditor(of: editor.field) { current in
                    guard case .search(var now) = current.kind, now.input.string == search.input.string else { return }
                    now.show(found)
                    current.kind = .search(now)
                }
            }
        }
    }

    private func suggestions(
        for words: String, _ search: SearchEditor
    ) async throws(CatalogError) -> [QuickStartState.Suggestion] {
        if let taken = search.taken {
            let codes = Set(taken.map(\.code))
            return try await catalog.fieldTitles(matching: words, limit: 20).filter { !codes.contains($0.code) }
                .map { .field($0) }
        }
        let states = StateNames.matching(words).map { QuickStartState.Suggestion.state($0) }
        return states + (try await catalog.places(matching: words, limit: 20)).map { .place($0) }
    }

    private func commit(_ editor: FieldEditor) {
        _ = ask()
        switch editor.field {
        case .setting(let setting):
            guard case .options(let options) = editor.kind else { return }
            let value = options.chosen.first ?? setting.choices[0]
            update {
                $0.form.editor = nil
                $0.settings.values[setting] = value
            }
            perform(.set(setting, value))
        case .binding(let action):
            if case .text(let input) = editor.kind { bind(action, input.string, editor) }
        case .feature(let feature):
            guard case .amount(let amount) = editor.kind else { return }
            update { $0.form.editor = nil }
            run { await $0.edit(feature, to: amount.value) }
        default: save(editor)
        }
    }

    private func save(_ editor: FieldEditor) {
        guard let profile = state.known else { return }
        var edited = profile
        do throws(ProfileReason) {
            try editor.apply(to: &edited)
        } catch {
            update { $0.changeEditor(of: editor.field) { $0.problem = error } }
            return
        }
        var titles = state.titles
        if case .search(let search) = editor.kind {
            for title in search.taken ?? [] { titles[title.code] = title.title }
        }
        update {
            $0.form.editor = nil
            $0.preview = nil
            $0.titles = titles
        }
        guard edited != profile else { return }
        run { await $0.store(edited, over: profile, field: editor.field) }
    }

    /// Puts a profile on disk, then lets the feed deal by it.
    func store(_ edited: Profile, over before: Profile, field: FormField, isTakenBack: Bool = false) async {
        do throws(FeedError) {
            do throws(StorageError) { try await profiles.save(edited) } catch { throw .storage(error) }
            if isTakenBack { _ = edits.popLast() } else { edits.append((before, field)) }
            update {
                $0.profile = .loaded(edited)
                $0.trace = isTakenBack ? .tookBack(field) : .saved(field)
            }
            guard edited.matching != before.matching else { return }
            perform(.saved(edited.matching, try await feed.use(edited.matching)))
        } catch {
            guard error != .cancelled else { return }
            update { $0.trace = .failed(format.failure(error)) }
        }
    }

    func takeBack() {
        guard let last = edits.last, let profile = state.known else {
            update { $0.trace = .nothingToUndo }
            return
        }
        run { await $0.store(last.before, over: profile, field: last.field, isTakenBack: true) }
    }

    func resetWeights() {
        guard let profile = state.known else { return }
        var edited = profile
        edited.matching.weights = MatchWeights()
        guard edited != profile else { return }
        run { await $0.store(edited, over: profile, field: .command(.usualWeights)) }
    }

    // MARK: Keys

    private func bind(_ action: ActionID, _ keys: String, _ editor: FieldEditor) {
        let notices = checkKeys(action, keys)
        // A conflict is shown once; Enter on the same keys takes them all the same, where they hold at all.
        if !notices.isEmpty, editor.notices != notices {
            update { $0.changeEditor(of: editor.field) { $0.notices = notices } }
            return
        }
        update { $0.form.editor = nil }
        perform(.bind(action, keys))
    }

    /// The settings are as they are now.
    public func show(_ snapshot: SettingsSnapshot) { update { $0.settings = snapshot } }

    /// Says something in the pane's own line.
    public func tell(_ sentence: DisplayText) { update { $0.trace = .said(sentence) } }
}

extension ProfileState {
    mutating func changeEditor(of field: FormField, _ change: (inout FieldEditor) -> Void) {
        if var editor = form.editor, editor.field == field {
            change(&editor)
            form.editor = editor
        }
        if var editor = onboarding?.form.editor, editor.field == field {
            change(&editor)
            onboarding?.form.editor = editor
        }
    }
}
