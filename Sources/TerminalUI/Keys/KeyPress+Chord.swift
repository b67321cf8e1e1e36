public import Domain

/// Chords in words: `Ctrl-L`, `Alt-1`, `Shift-Tab`, `F5`, `Space`, `Esc`, `PageUp`, `/`.
extension KeyPress {
    /// Reads one chord as the config file writes it; names ignore case, characters do not.
    /// - Returns: `nil` when it names no key.
    public init?(chord text: String) {
        var rest = Substring(text.drop { $0 == " " })
        while rest.last == " " { rest.removeLast() }
        var modifiers: Modifiers = []
        // The last character may itself be the dash of `Ctrl--`.
        while let (modifier, after) = Self.modifier(at: rest) {
            modifiers.insert(modifier)
            rest = after
        }
        guard let key = Self.key(named: rest) else { return nil }
        self = KeyPress(key, modifiers).canonical
    }

    /// The chord as the config file writes it; ``init(chord:)`` reads it back.
    public var chord: DisplayText {
        var text: DisplayText = ""
        if modifiers.contains(.control) { text = text + "Ctrl-" }
        if modifiers.contains(.alt) { text = text + "Alt-" }
        if modifiers.contains(.shift) { text = text + "Shift-" }
        return text + keyName
    }

    /// The chord as the screen shows it: arrows as arrows.
    public var label: DisplayText {
        guard modifiers.isEmpty else { return chord }
        return switch key {
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        default: chord
        }
    }

    /// One form for what terminals report in several: Ctrl-L and Ctrl-l are one key, Shift is part of a character.
    public var canonical: KeyPress {
        guard case .character(let character) = key else { return self }
        var modifiers = modifiers
        modifiers.remove(.shift)
        if modifiers.contains(.control), character.isASCII, character.isLetter {
            return KeyPress(.character(Character(character.lowercased())), modifiers)
        }
        if self.modifiers.contains(.shift), modifiers.isEmpty, character.isASCII, character.isLetter {
            return KeyPress(.character(Character(character.uppercased())))
        }
        return KeyPress(key, modifiers)
    }

    /// The key puts a character into a text field.
    public var isText: Bool {
        guard case .character = key else { return false }
        return modifiers.isDisjoint(with: [.control, .alt])
    }

    private static func modifier(at text: Substring) -> (Modifiers, Substring)? {
        guard let dash = text.dropFirst().firstIndex(where: { $0 == "-" || $0 == "+" }) else { return nil }
        let after = text[text.index(after: dash)...]
        guard !after.isEmpty else { return nil }
        let modifier: Modifiers? =
            switch text[..<dash].lowercased() {
            case "ctrl", "control", "c": .control
            case "alt", "meta", "m", "a": .alt
            case "shift", "s": .shift
            default: nil
            }
        return modifier.map { ($0, after) }
    }

    private static func key(named text: Substring) -> Key? {
        if text.count == 1, let character = text.first { return .character(character) }
        let name = text.lowercased()
        if name.first == "f", let number = Int(name.dropFirst()), (1...24).contains(number) { return .function(number) }
        return names.first { $0.spellings.contains(name) }?.key
    }

    private var keyName: DisplayText {
        if case .function(let number) = key { return "F\(number)" }
        if let entry = Self.names.first(where: { $0.key == key }) { return entry.name }
        if case .character(var character) = key {
            // Config and menus write Ctrl-L although the key is pressed without Shift.
            let isUpper = modifiers.contains(.control) && character.isASCII && character.isLetter
            if isUpper { character = Character(character.uppercased()) }
            return DisplayText(String(character))
        }
        return ""
    }

    private static let names: [(key: Key, name: DisplayText, spellings: [String])] = [
        (.up, "Up", ["up"]), (.down, "Down", ["down"]), (.left, "Left", ["left"]), (.right, "Right", ["right"]),
        (.home, "Home", ["home"]), (.end, "End", ["end"]),
        (.pageUp, "PageUp", ["pageup", "pgup"]), (.pageDown, "PageDown", ["pagedown", "pgdn", "pgdown"]),
        (.insert, "Insert", ["insert", "ins"]), (.delete, "Delete", ["delete", "del"]),
        (.backspace, "Backspace", ["backspace", "bs"]), (.enter, "Enter", ["enter", "return"]),
        (.tab, "Tab", ["tab"]), (.escape, "Esc", ["esc", "escape"]),
        (.character(" "), "Space", ["space"]), (.character(","), "Comma", ["comma"]),
    ]
}
