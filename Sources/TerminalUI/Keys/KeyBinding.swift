public import Domain
public import Presentation

/// What a key asks for: an action, or an edit of the focused text field.
public enum KeyTarget: Sendable, Hashable {
    case action(ActionID)
    case edit(EditCommand)

    /// The name that the config file binds, behind `key.`.
    public var name: DisplayText {
        switch self {
        case .action(let action): DisplayText(action.rawValue)
        case .edit(let command): "text.\(Self.kebab(command.rawValue))"
        }
    }

    /// Every target there is, edits last.
    public static let all = ActionID.allCases.map(KeyTarget.action) + EditCommand.allCases.map(KeyTarget.edit)

    private static func kebab(_ name: String) -> String {
        name.reduce(into: "") { result, character in
            result += character.isUppercase ? "-" + character.lowercased() : String(character)
        }
    }
}

/// One key in one table.
public struct KeyBinding: Sendable, Hashable {
    public var press: KeyPress
    public var target: KeyTarget

    public init(_ press: KeyPress, _ target: KeyTarget) {
        self.press = press
        self.target = target
    }
}
