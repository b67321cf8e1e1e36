import Domain

/// What keys do at the desk.
extension AccountDeskViewModel {
    public var context: KeyContext {
        switch state.page {
        case .choose: .list
        case .form: .form
        case .secret, .notice: .details
        }
    }

    public var takesText: Bool { if case .form = state.page { true } else { false } }

    /// The actions that the last line offers.
    public var offers: [ActionID] {
        switch state.page {
        case .choose: [.open, .quit]
        case .form: [.confirm, .focusNext, .back, .quit]
        case .secret, .notice: [.open]
        }
    }

    public func handle(_ action: Action) {
        guard !state.isWorking else { return }
        switch state.page {
        case .choose(var choice):
            if choice.selection.handle(action) {
                update { $0.page = .choose(choice) }
            } else if action == .run(.open) || action == .run(.right) || action == .run(.toggle) {
                start { await $0.open(choice) }
            } else if action == .run(.back), state.account != nil {
                start { await $0.perform(.close) }
            }
        case .form(let form): handle(action, in: form)
        case .secret, .notice:
            guard action == .run(.open) || action == .run(.back) || action == .run(.confirm) else { return }
            start { await $0.goOn() }
        }
    }

    private func handle(_ action: Action, in form: DeskForm) {
        var form = form
        switch action {
        case .run(.focusNext, _), .run(.down, _): form.focus = (form.focus + 1) % form.fields.count
        case .run(.focusPrevious, _), .run(.up, _):
            form.focus = (form.focus + form.fields.count - 1) % form.fields.count
        case .run(.confirm, _), .run(.open, _):
            if form.focus + 1 < form.fields.count {
                form.focus += 1
            } else {
                return start { await $0.submit(form) }
            }
        case .run(.back, _), .run(.dismiss, _): return start { await $0.goBack(from: form) }
        default:
            guard take(action, into: &form) else { return }
            form.problems[form.focused] = nil
        }
        update {
            $0.page = .form(form)
            if $0.waitUntil == nil { $0.failure = nil }
        }
    }

    /// - Returns: Whether the field that has focus took the action.
    private func take(_ action: Action, into form: inout DeskForm) -> Bool {
        let field = form.focused
        guard field.isSecret else { return form.texts[field]?.handle(action) ?? false }
        guard let count = secrets.take(action, in: field) else { return false }
        form.secrets[field] = count
        return true
    }
}
