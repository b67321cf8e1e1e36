public import Presentation

/// Turns keys into actions by the key table and what has focus; remembers a count that is being typed.
public struct KeyRouter: Sendable, Equatable {
    public var map: KeyMap
    /// The count typed so far; `0` right after the prefix key, `nil` when none is being typed.
    public private(set) var pendingCount: Int?

    /// The largest count that can be typed; more digits are ignored.
    public static let countLimit = 99_999

    public init(_ map: KeyMap = .standard) { self.map = map }

    public enum Outcome: Sendable, Hashable {
        case action(Action)
        /// The key was part of a count, or ended one; the status line shows ``KeyRouter/pendingCount``.
        case pending
        /// The key means nothing here.
        case ignored
    }

    /// - Returns: What the key asks for where `focus` is.
    public mutating func route(_ press: KeyPress, focus: KeyFocus) -> Outcome {
        let press = press.canonical
        if let count = pendingCount {
            if focus.takesText {
                pendingCount = nil
            } else if let outcome = extend(count, with: press) {
                return outcome
            }
        }
        let count = pendingCount ?? 0
        pendingCount = nil
        guard let target = target(of: press, focus: focus) else {
            if focus.takesText, case .character(let character) = press.key, press.isText {
                return .action(.type(String(character)))
            }
            return .ignored
        }
        switch target {
        case .edit(let command): return .action(.edit(command))
        case .action(.count):
            pendingCount = 0
            return .pending
        case .action(let action): return .action(.run(action, count: max(1, count)))
        }
    }

    /// Forgets a count, as when the focus moves.
    public mutating func reset() { pendingCount = nil }

    private mutating func extend(_ count: Int, with press: KeyPress) -> Outcome? {
        if case .character(let character) = press.key, press.modifiers.isEmpty, character.isASCII,
            let digit = character.wholeNumberValue
        {
            let longer = count * 10 + digit
            pendingCount = longer > Self.countLimit ? count : longer
            return .pending
        }
        switch press {
        case KeyPress(.escape): pendingCount = nil
        case KeyPress(.backspace): pendingCount = count < 10 ? nil : count / 10
        default: return nil
        }
        return .pending
    }

    private func target(of press: KeyPress, focus: KeyFocus) -> KeyTarget? {
        guard focus.takesText else { return map.action(of: press, in: focus.context).map(KeyTarget.action) }
        guard !press.isText else { return nil }
        let action = map.action(of: press, in: focus.context)
        guard case .edit(let command)? = map.target(of: press, in: .text) else { return action.map(KeyTarget.action) }
        switch command {
        case .up, .down:
            if focus.isMultiline { return .edit(command) }
        case .newline:
            // A field whose context has a use for the key, as a composer that sends, keeps it.
            if focus.isMultiline, map.target(of: press, in: .context(focus.context)) == nil { return .edit(command) }
        default: return .edit(command)
        }
        return action.map(KeyTarget.action)
    }
}
