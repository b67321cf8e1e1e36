import Domain
import Resources
import Services

extension ProfileViewModel {
    /// Opens the four screens where the student left them, at the first one after the end.
    func openOnboarding() async {
        if state.known == nil { await load() }
        guard let profile = state.known, state.onboarding == nil else { return perform(.show) }
        // A place that can't be read begins at the beginning.
        let stored = (try? await settings.value(for: OnboardingProgress.setting)) ?? nil
        var progress = stored.map { OnboardingProgress(stored: $0) } ?? OnboardingProgress()
        if progress.current == nil { progress.open(.basic) }
        try? await settings.set("1", for: Self.onboardingKey)
        update {
            $0.form.editor = nil
            $0.preview = nil
            $0.trace = nil
            $0.onboarding = OnboardingState(progress: progress, profile: profile)
        }
        openFocused()
        perform(.show)
    }

    func handleOnboarding(_ action: Action) -> Bool {
        guard let onboarding = state.onboarding, !onboarding.isSaving else { return true }
        switch action {
        case .run(.pageDown, _):
            leaveStep(.next)
            return true
        case .run(.pageUp, _):
            leaveStep(.back)
            return true
        case .run(.focusNext, _):
            move(by: 1)
            return true
        case .run(.focusPrevious, _):
            move(by: -1)
            return true
        case .run(.back, _), .run(.leave, _):
            leaveStep(.later)
            return true
        default: break
        }
        guard var editor = onboarding.form.editor else { return handleCommandRow(action) }
        switch editor.handle(action) {
        case .changed: update { $0.onboarding?.form.editor = editor }
        case .search:
            update { $0.onboarding?.form.editor = editor }
            suggest(editor)
        case .commit: move(by: 1)
        case .cancel: leaveStep(.later)
        case .ignored:
            switch action {
            case .run(.down, _): move(by: 1)
            case .run(.up, _): move(by: -1)
            default: return false
            }
        }
        return true
    }

    private func handleCommandRow(_ action: Action) -> Bool {
        switch action {
        case .run(.down, _), .run(.right, _): move(by: 1)
        case .run(.up, _), .run(.left, _): move(by: -1)
        case .run(.confirm, _), .run(.open, _), .run(.toggle, _):
            guard case .command(let command)? = state.onboarding?.form.focused else { return true }
            leaveStep(command == .skipStep ? .skip : command == .previousStep ? .back : .next)
        case .select(let row):
            take()
            update { $0.onboarding?.form.selection.select(row) }
            openFocused()
        default: return false
        }
        return true
    }

    /// Takes the answer that is open, goes to another row and opens that.
    private func move(by steps: Int) {
        take()
        update { $0.onboarding?.form.selection.move(by: steps) }
        openFocused()
        // A kill in the middle of a screen loses no more than the field that is open.
        run { await $0.storeDraft() }
    }

    private func storeDraft() async {
        guard let draft = state.onboarding?.draft, let profile = state.known, draft != profile else { return }
        await store(draft, over: profile, field: .command(.onboarding))
    }

    private func openFocused() {
        update { state in
            guard let field = state.onboarding?.form.focused, let draft = state.onboarding?.draft else { return }
            let editor = state.onboarding?.form.rejected[field] ?? FieldEditor(field, of: draft, titles: state.titles)
            state.onboarding?.form.editor = editor
        }
    }

    /// Puts the open answer into the draft; one that can't be taken waits in its field, with the reason.
    private func take() {
        update { state in
            guard var onboarding = state.onboarding, var editor = onboarding.form.editor else { return }
            do throws(ProfileReason) {
                try editor.apply(to: &onboarding.draft)
                onboarding.form.rejected[editor.field] = nil
            } catch {
                editor.problem = error
                onboarding.form.rejected[editor.field] = editor
            }
            if case .search(let search) = editor.kind {
                for title in search.taken ?? [] { state.titles[title.code] = title.title }
            }
            onboarding.form.editor = nil
            state.onboarding = onboarding
        }
    }

    private enum Way { case next, skip, back, later }

    /// Stores what this screen says and goes on. Skipping leaves it as it was.
    private func leaveStep(_ way: Way) {
        take()
        guard var onboarding = state.onboarding, let profile = state.known else { return }
        if way == .next, let field = onboarding.form.fields.first(where: { onboarding.form.rejected[$0] != nil }) {
            // Nothing is stored half: what can't be taken is shown, and skipping passes it over.
            update { $0.onboarding?.form.focus(on: field) }
            openFocused()
            return
        }
        switch way {
        case .next: onboarding.progress.advance()
        case .skip: onboarding.progress.advance(skipping: true)
        case .back: onboarding.progress.goBack()
        case .later: break
        }
        let edited = way == .skip ? profile : onboarding.draft
        let progress = onboarding.progress
        update { $0.onboarding?.isSaving = true }
        run { await $0.store(edited, over: profile, progress, isLeaving: way == .later) }
    }

    private func store(
        _ edited: Profile, over profile: Profile, _ progress: OnboardingProgress, isLeaving: Bool
    ) async {
        if edited != profile {
            await store(edited, over: profile, field: .command(.onboarding))
            guard state.known == edited else {
                // It could not be saved, and the trace says why; everything typed is still there.
                update { $0.onboarding?.isSaving = false }
                openFocused()
                return
            }
        }
        // A place that can't be kept costs a few keys at the next start.
        try? await settings.set(progress.stored, for: OnboardingProgress.setting)
        guard !isLeaving, progress.current != nil else {
            try? await settings.set(nil, for: Self.onboardingKey)
            update { state in
                state.onboarding = nil
                state.isInside = false
                state.sections.select(0)
                state.trace = .said(format.words(isLeaving ? .onboardingLater : .onboardingDone))
            }
            return
        }
        update {
            $0.trace = nil
            $0.onboarding = OnboardingState(progress: progress, profile: edited)
        }
        openFocused()
    }
}
