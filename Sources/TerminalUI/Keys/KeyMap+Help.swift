public import Domain
public import Presentation

/// Status line, palette and help, all from the same table.
extension KeyMap {
    /// The actions that the status line offers, in their order; those without a key here are left out.
    public func hints(for actions: [ActionID], focus: KeyFocus, words: Words) -> [KeyHint] {
        actions.compactMap { action in
            hint(of: action, in: focus.context, takesText: focus.takesText).map {
                KeyHint($0, words.label(action))
            }
        }
    }

    /// The entries of the palette: what has keys where focus is, then everything else.
    ///
    /// `reason` says why an action can't be used now.
    public func paletteEntries(
        in context: KeyContext, words: Words, reason: (ActionID) -> DisplayText?
    ) -> [ActionEntry] {
        var order: [ActionID] = []
        for action in actions(in: .context(context)) + ActionID.allCases where !order.contains(action) {
            order.append(action)
        }
        // Nobody opens the palette to move up.
        let entries = order.filter { !Self.isMovement($0) } + order.filter(Self.isMovement)
        return entries.map { action in
            // One key is enough to learn; help shows the others.
            let key = keys(of: action, in: context).first ?? anyKeys(of: action).first
            return ActionEntry(action, keys: key?.label ?? words.noKey, reason: reason(action), words: words)
        }
    }

    /// The sections of the help where `focus` is: its own keys, the line keys while text is typed, the global ones.
    public func helpSections(
        focus: KeyFocus, words: Words, reason: (ActionID) -> DisplayText?
    ) -> [HelpSection] {
        var sections: [HelpSection] = []
        let own = actions(in: .context(focus.context))
        if focus.context != .global {
            sections.append(
                HelpSection(
                    words.heading(focus.context),
                    own.compactMap { entry($0, .context(focus.context), focus, words, reason) }))
        }
        if focus.takesText {
            let commands = edits.filter { focus.isMultiline || ![.up, .down, .newline].contains($0) }
            sections.append(
                HelpSection(
                    words.headingWhileTyping,
                    commands.map { command in
                        HelpEntry(
                            keys: label(keys(of: .edit(command), in: .text), words), about: words.about(command))
                    }))
        }
        sections.append(
            HelpSection(
                words.heading(.global),
                actions(in: .context(.global)).filter(focus.context.letsThrough).compactMap {
                    entry($0, .context(.global), focus, words, reason)
                }))
        return sections
    }

    /// Several keys as one text: `→ l`.
    func label(_ keys: [KeyPress], _ words: Words) -> DisplayText {
        guard let first = keys.first else { return words.noKey }
        return keys.dropFirst().reduce(first.label) { $0 + " " + $1.label }
    }

    /// The actions of a table, each once, in its order.
    func actions(in table: KeyTable) -> [ActionID] {
        var seen: Set<ActionID> = []
        return bindings(in: table).compactMap { binding in
            guard case .action(let action) = binding.target, seen.insert(action).inserted else { return nil }
            return action
        }
    }

    private var edits: [EditCommand] {
        EditCommand.allCases.filter { !keys(of: .edit($0), in: .text).isEmpty }
    }

    private func entry(
        _ action: ActionID, _ table: KeyTable, _ focus: KeyFocus, _ words: Words, _ reason: (ActionID) -> DisplayText?
    ) -> HelpEntry? {
        var keys = keys(of: .action(action), in: table).filter { self.action(of: $0, in: focus.context) == action }
        if focus.takesText {
            keys.removeAll { $0.isText || target(of: $0, in: .text).map { Self.acts($0, focus) } == true }
        }
        guard !keys.isEmpty else { return nil }
        return HelpEntry(
            keys: label(keys, words), about: words.about(action), action: action, reason: reason(action))
    }

    private static func acts(_ target: KeyTarget, _ focus: KeyFocus) -> Bool {
        switch target {
        case .edit(.up), .edit(.down): focus.isMultiline
        case .edit(.newline): false
        default: true
        }
    }

    private static func isMovement(_ action: ActionID) -> Bool {
        action.rawValue.hasPrefix("move.") || action.rawValue.hasPrefix("focus.")
            || action.rawValue.hasPrefix("modal.") || action == .back || action == .palette
    }
}
