public import Domain

/// One `key.NAME = KEYS` line of the config file.
///
/// NAME is an action (`card.like`), an action in one context (`list.go.open`), or a line key (`text.word-left`);
/// KEYS are chords with commas or blanks between them; nothing, or `none`, for no key.
public struct KeySetting: Sendable, Hashable {
    /// What stands behind `key.`.
    public var name: DisplayText
    public var keys: DisplayText
    /// Line of the config file, from 1.
    public var line: Int

    public init(name: DisplayText, keys: DisplayText, line: Int = 0) {
        self.name = name
        self.keys = keys
        self.line = line
    }

    /// The chords as written.
    var chords: [DisplayText] {
        let parts = keys.string.split { $0 == "," || $0 == " " }
        return parts == ["none"] ? [] : parts.map { DisplayText(clean: String($0)) }
    }
}
