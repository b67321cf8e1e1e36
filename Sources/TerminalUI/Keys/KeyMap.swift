public import Domain
public import Presentation

/// Which key means what: a table for each context over the global one, read alike by router, status line, palette and
/// help.
public struct KeyMap: Sendable, Equatable {
    /// In the order that help shows; the first key of an action is the one that the status line shows.
    private var tables: [KeyTable: [KeyBinding]]
    private var lookup: [KeyTable: [KeyPress: KeyTarget]]

    init(_ tables: [KeyTable: [KeyBinding]]) {
        self.tables = tables
        lookup = tables.mapValues { bindings in
            Dictionary(bindings.map { ($0.press.canonical, $0.target) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The bindings of one table, in the order that help shows.
    public func bindings(in table: KeyTable) -> [KeyBinding] { tables[table] ?? [] }

    /// What a key means in one table alone.
    public func target(of press: KeyPress, in table: KeyTable) -> KeyTarget? { lookup[table]?[press.canonical] }

    /// The action of a key while no text is typed: the context's own, else the global one.
    public func action(of press: KeyPress, in context: KeyContext) -> ActionID? {
        if case .action(let action)? = target(of: press, in: .context(context)) { return action }
        guard case .action(let action)? = target(of: press, in: .context(.global)), context.letsThrough(action)
        else { return nil }
        return action
    }

    /// The keys of a target in one table.
    public func keys(of target: KeyTarget, in table: KeyTable) -> [KeyPress] {
        bindings(in: table).filter { $0.target == target }.map(\.press)
    }

    /// The keys that run an action where `context` has focus; letters are left out while text is typed.
    public func keys(of action: ActionID, in context: KeyContext, takesText: Bool = false) -> [KeyPress] {
        var found = keys(of: .action(action), in: .context(context))
        if context != .global {
            found += keys(of: .action(action), in: .context(.global)).filter {
                self.action(of: $0, in: context) == action
            }
        }
        return takesText ? found.filter { !$0.isText } : found
    }

    /// The keys of an action in the first context that has some, for palette and documentation.
    public func anyKeys(of action: ActionID) -> [KeyPress] {
        for context in KeyContext.allCases {
            let found = keys(of: .action(action), in: .context(context))
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The key that the status line shows for an action, or `nil` when it has none here.
    public func hint(of action: ActionID, in context: KeyContext, takesText: Bool = false) -> DisplayText? {
        keys(of: action, in: context, takesText: takesText).first?.label
    }
}

extension KeyContext {
    /// The layers that ask something let through only what does not act behind them.
    func letsThrough(_ action: ActionID) -> Bool {
        switch self {
        case .confirm, .notice, .choice, .palette, .help:
            switch action {
            case .quit, .repaint, .suspend, .focusNext, .focusPrevious, .paneSwipe, .paneMessages, .paneScholarships,
                .paneProfile:
                true
            case .help: self != .help
            default: false
            }
        default: true
        }
    }
}
