/// One key as the terminal reports it.
public struct KeyPress: Sendable, Hashable {
    public var key: Key
    public var modifiers: Modifiers

    public init(_ key: Key, _ modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    public enum Key: Sendable, Hashable {
        /// A printable grapheme cluster; Shift is in the character itself.
        case character(Character)
        case up, down, left, right, home, end, pageUp, pageDown, insert, delete, backspace, enter, tab, escape
        case function(Int)
    }

    public struct Modifiers: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let control = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let shift = Modifiers(rawValue: 4)
    }
}

/// What reaches the program from the terminal.
public enum InputEvent: Sendable, Hashable {
    case key(KeyPress)
    /// A bracketed paste, whole, not yet cleaned.
    case paste(String)
    case mouse(MouseEvent)
    case focus(Bool)
    /// The terminal's answer on its background (OSC 11).
    case background(isLight: Bool)
}

/// A mouse report, only while the mouse is switched on.
public struct MouseEvent: Sendable, Hashable {
    public enum Kind: Sendable, Hashable { case press, release, drag, scrollUp, scrollDown }
    public var kind: Kind
    public var position: Point

    public init(kind: Kind, position: Point) {
        self.kind = kind
        self.position = position
    }
}
