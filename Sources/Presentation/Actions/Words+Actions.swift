public import Domain
import Resources

/// The words of actions and keys, for views that may not look strings up themselves.
extension Words {
    /// A word or three, for the status line and the palette.
    public func label(_ action: ActionID) -> DisplayText { self(action.labelKey) }

    /// One sentence on what the action does.
    public func about(_ action: ActionID) -> DisplayText { self(action.aboutKey) }

    /// What a line key does in a text field.
    public func about(_ command: EditCommand) -> DisplayText { self(command.labelKey) }

    /// The heading above the keys of a context.
    public func heading(_ context: KeyContext) -> DisplayText { self(context.titleKey) }

    /// The heading above the line keys of text fields.
    public var headingWhileTyping: DisplayText { self(.contextText) }

    /// The heading above the actions that have no key.
    public var headingWithoutKey: DisplayText { self(.contextUnbound) }

    /// Stands where an action has no key.
    public var noKey: DisplayText { self(.helpUnbound) }

    /// What is wrong with a key setting, and what holds instead.
    public func callAsFunction(_ problem: KeyProblem) -> DisplayText {
        switch problem.fault {
        case .unknownAction: self(.keysUnknownAction, "\(problem.line)", problem.name)
        case .unknownKey(let key): self(.keysUnknownKey, "\(problem.line)", key, problem.name)
        case .setTwice: self(.keysSetTwice, "\(problem.line)", problem.name)
        case .taken(let key, let other): self(.keysTaken, "\(problem.line)", key, other, problem.name)
        case .isText(let key): self(.keysIsText, "\(problem.line)", key, problem.name)
        case .lostKey(let other, let key): self(.keysLostKey, "\(problem.line)", other, key, problem.name)
        case .needsKey: self(.keysNeedsKey, "\(problem.line)", problem.name)
        }
    }
}
