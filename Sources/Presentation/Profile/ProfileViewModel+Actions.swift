public import Domain
import Resources

extension ProfileViewModel {
    public var context: KeyContext {
        if state.code != nil { return .details }
        return state.onboarding != nil || state.form.editor != nil ? .form : .list
    }

    public var takesText: Bool { state.code == nil && (state.editor?.isText ?? false) }

    public var badge: Int { 0 }

    public var offers: [ActionID] {
        if state.code != nil { return [.back] }
        if let onboarding = state.onboarding {
            let toggles: [ActionID] = if case .options? = onboarding.form.editor?.kind { [.toggle] } else { [] }
            return [.confirm, .focusNext] + toggles + [.back]
        }
        if let editor = state.form.editor {
            switch editor.kind {
            case .options(let options): return (options.isMultiple ? [.toggle] : []) + [.confirm, .back]
            case .amount: return [.right, .confirm, .back]
            case .text, .search: return [.confirm, .back]
            }
        }
        let undo: [ActionID] = edits.isEmpty ? [] : [.undo]
        if !state.isInside { return [.open] + undo }
        let toggles = state.section == .sharing || isOnFeature
        return (toggles ? [.toggle] : []) + [.open] + undo + [.back]
    }

    private var isOnFeature: Bool { if case .feature? = state.form.focused { true } else { false } }

    public func reason(against action: ActionID) -> DisplayText? {
        switch action {
        case .undo: edits.isEmpty ? format.words(.profileNothingToUndo) : nil
        default: nil
        }
    }

    public var copyText: DisplayText? {
        guard state.isInside, state.section == .sharing, let card = card else { return nil }
        return DisplayText(card.replacing("\n", with: " "))
    }

    public func handle(_ action: Action) -> Bool {
        if state.code != nil {
            guard action == .run(.back) || action == .run(.open) else { return false }
            update { $0.code = nil }
            return true
        }
        if case .run(let id, _) = action, runEverywhere(id) { return true }
        if state.onboarding != nil { return handleOnboarding(action) }
        if state.form.editor != nil { return handleEditor(action) }
        return state.isInside ? handleInside(action) : handleList(action)
    }

    private func runEverywhere(_ id: ActionID) -> Bool {
        switch id {
        case .onboarding: run { await $0.openOnboarding() }
        case .settings: open(.settings)
        case .forgetTaste: run { await $0.forgetTaste() }
        case .lockScreen: perform(.desk(.lock))
        case .signIn: perform(.desk(.signIn))
        case .signUp: perform(.desk(.signUp))
        case .signOut: perform(.desk(.signOut))
        case .exportAccount: perform(.desk(.export))
        case .removeAccount: perform(.desk(.remove))
        default: return false
        }
        return true
    }

    // MARK: The list of pages

    private func handleList(_ action: Action) -> Bool {
        switch action {
        case .run(.open, _), .run(.right, _), .run(.focusNext, _), .run(.toggle, _): enter()
        case .run(.undo, _): takeBack()
        case .run(.left, _), .run(.focusPrevious, _): break
        default:
            var next = state.sections
            guard next.handle(action) else { return false }
            move(to: next)
        }
        return true
    }

    /// Stands in a page, as after the view-models were made anew.
    public func enter(_ section: ProfileSection) {
        update { state in
            state.deeper = section == .keys ? .keys : nil
            let listed = section == .keys ? .settings : section
            state.sections.select(ProfileSection.listed.firstIndex(of: listed) ?? 0)
            state.isInside = true
        }
    }

    private func enter() {
        update {
            $0.isInside = true
            $0.trace = nil
        }
    }

    private func move(to sections: ListSelection) {
        update { state in
            state.places[state.section] = state.form.selection
            state.sections = sections
            state.trace = nil
        }
        showPlace()
    }

    /// Opens a page, as from the overview or the palette.
    func open(_ section: ProfileSection, at field: FormField? = nil) {
        update { state in
            state.places[state.section] = state.form.selection
            state.deeper = section == .keys ? .keys : nil
            if let index = ProfileSection.listed.firstIndex(of: section) { state.sections.select(index) }
            state.form.editor = nil
            state.preview = nil
            state.onboarding = nil
            state.isInside = true
            state.trace = nil
        }
        showPlace()
        if let field { update { $0.form.focus(on: field) } }
        perform(.show)
    }

    /// Opens the field of an item with its editor, as for a rule of a scholarship that needs it.
    public func ask(_ item: ProfileItem) {
        run { model in
            if model.state.known == nil { await model.load() }
            model.open(ProfileSection(item.group), at: model.isHome(item) ? .home : .item(item))
            model.openRow()
        }
    }

    /// State, town and ZIP are one row.
    private func isHome(_ item: ProfileItem) -> Bool { item == .homeState || item == .homeTown || item == .homeZIP }

    private func showPlace() {
        update { state in
            guard let place = state.places[state.section] else { return }
            state.form.selection.select(place.index ?? 0)
        }
        run { model in
            await model.loadPage()
            // Losing the place costs a few keys at the next start, never data.
            try? await model.settings.set(model.state.section.rawValue, for: Self.placeKey)
        }
    }

    // MARK: A page

    private func handleInside(_ action: Action) -> Bool {
        switch action {
        case .run(.back, _) where state.section == .taste && state.tastePanel != nil:
            update { $0.tastePanel = nil }
        case .run(.back, _), .run(.left, _), .run(.focusPrevious, _):
            if state.deeper != nil {
                open(.settings, at: .command(.keys))
            } else {
                update {
                    $0.isInside = false
                    $0.trace = nil
                }
            }
        case .run(.undo, _): takeBack()
        case .run(.open, _), .run(.confirm, _), .run(.right, _), .run(.focusNext, _): openRow()
        case .run(.toggle, _): toggleRow()
        default:
            var next = state.form.selection
            guard next.handle(action) else { return false }
            update {
                $0.form.selection = next
                $0.trace = nil
            }
        }
        return true
    }

    private func toggleRow() {
        switch state.form.focused {
        case .shared(let item): share(item)
        case .feature: toggle(.evidence)
        default: openRow()
        }
    }

    private func openRow() {
        guard let field = state.form.focused else { return }
        switch field {
        case .info: break
        case .shared(let item): share(item)
        case .command(let command): run(command)
        case .feature(let feature):
            guard case .loaded(let taste) = state.taste,
                let weight = taste.weights.first(where: { $0.feature == feature })
            else { return }
            let amount = AmountEditor(Int((weight.mean * 10).rounded()), in: -40...40, step: 1)
            openEditor(FieldEditor(field, .amount(amount)))
        case .setting(let setting):
            let options = OptionEditor(
                setting.choices, chosen: [state.settings.value(of: setting)], isMultiple: false)
            openEditor(FieldEditor(field, .options(options)))
        case .binding(let action):
            openEditor(FieldEditor(field, .text(TextInput(state.settings.keys[action] ?? "", limit: 60))))
        default:
            guard let profile = state.known else { return }
            openEditor(FieldEditor(field, of: profile, titles: state.titles))
        }
    }

    private func openEditor(_ editor: FieldEditor?) {
        update {
            $0.form.editor = editor.map { $0 }
            $0.preview = nil
            $0.trace = nil
        }
    }

    private func run(_ command: ProfileCommand) {
        switch command {
        case .onboarding: run { await $0.openOnboarding() }
        case .section(let section): open(section)
        case .answer(let item):
            open(ProfileSection(item.group), at: isHome(item) ? .home : .item(item))
        case .usualWeights: resetWeights()
        case .freeze: run { await $0.toggleFreeze() }
        case .forgetTaste: perform(.run(.forgetTaste))
        case .probes: run { await $0.toggleProbes() }
        case .foretell: foretell()
        case .record: toggle(.record)
        case .copyCard: copyCard()
        case .writeCard: writeCard()
        case .codeOfCard: showCode()
        case .keys: open(.keys)
        case .desk(.remove): perform(.run(.removeAccount))
        case .desk(let request): perform(.desk(request))
        case .nextStep, .skipStep, .previousStep: break
        }
    }
}
