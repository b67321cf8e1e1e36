import Resources

extension ShellViewModel {
    /// The rows that the layer on top has for its list, as the screen knows them.
    public func resizeOverlay(rows: Int) {
        switch state.overlay {
        case .palette(var palette):
            palette.resize(rows: rows)
            state.overlay = .palette(palette)
        case .help(var help):
            help.resize(rows: rows)
            state.overlay = .help(help)
        case .confirm, nil: break
        }
    }

    /// - Returns: Whether the layer took the action; what it lets through acts as if it were not there.
    func handleOverlay(_ action: Action) -> Bool {
        switch state.overlay {
        case .palette(var palette):
            let outcome = palette.handle(action)
            state.overlay = .palette(palette)
            return follow(outcome, action)
        case .help(var help):
            let outcome = help.handle(action)
            state.overlay = .help(help)
            return follow(outcome, action)
        case .confirm(var confirm, let id):
            switch confirm.handle(action) {
            case .ignored: return !passes(action)
            case .changed: state.overlay = .confirm(confirm, id)
            case .dismissed: state.overlay = nil
            case .confirmed:
                state.overlay = nil
                _ = (id.belongsToProfile ? panes[Pane.profile.rawValue] : pane).handle(.run(id))
            }
            return true
        case nil: return false
        }
    }

    /// Asks before an action that can't be taken back.
    func ask(before id: ActionID) {
        let confirm = ConfirmState(
            title: words(id.labelKey), sentence: words(id.aboutKey), safeLabel: words(.shellConfirmKeep),
            riskyLabel: words(id.labelKey))
        state.overlay = .confirm(confirm, id)
    }

    private func follow(_ outcome: LayerOutcome, _ action: Action) -> Bool {
        switch outcome {
        case .changed: return true
        case .ignored: return !passes(action)
        case .dismissed: state.overlay = nil
        case .refused(let reason): show(toast: reason)
        case .run(let id):
            state.overlay = nil
            run(id, .run(id))
        }
        return true
    }

    /// What acts on the program rather than on the pane behind goes through a layer.
    private func passes(_ action: Action) -> Bool {
        switch action {
        case .run(.quit, _), .run(.suspend, _), .run(.repaint, _): true
        default: false
        }
    }
}
