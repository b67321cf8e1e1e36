/// What the config file says. A setting that it does not hold is `nil`: the program then decides by itself.
public struct Configuration: Sendable, Hashable {
    /// The name of a theme: `dark`, `light`, `high-contrast` or `mono`.
    public var theme: String?
    /// At most so many colours, whatever the terminal says: 256, 16, 8, or 0 for none.
    public var colors: Int?
    /// False: the terminal is not asked for its background.
    public var background: Bool?
    public var mouse: Bool?
    /// False: nothing on the screen moves by itself.
    public var motion: Bool?
    /// False: the status line has no clock, and an idle program never wakes.
    public var clock: Bool?
    /// Milliseconds until an `Esc` that nothing followed counts as the key, 0...1000.
    public var escapeDelay: Int?
    /// Ways of notifying; empty for none.
    public var notify: Set<NotifyWay>?
    /// `en` or `vi`.
    public var language: String?
    public var units: LengthUnit?
    /// Minutes without a key until the screen of an account with a passphrase locks; 0 never locks.
    public var idleLock: Int?
    /// True: pages of this machine and its own network may be read as sources.
    public var privatePages: Bool?
    /// In the order of the file, unread: which names and keys there are is the key table's matter.
    public var bindings: [Binding] = []

    public init() {}

    /// How the terminal is asked to notify.
    public enum NotifyWay: String, Sendable, Hashable, CaseIterable {
        case bell, osc9, osc777
    }

    /// How distances are shown.
    public enum LengthUnit: String, Sendable, Hashable, CaseIterable {
        case miles, kilometers
    }

    /// One `key.NAME = KEYS` line.
    public struct Binding: Sendable, Hashable {
        /// What stands behind `key.`.
        public let name: String
        /// Chords with commas between them; empty for no key.
        public let keys: String
        /// From 1.
        public let line: Int

        public init(name: String, keys: String, line: Int) {
            self.name = name
            self.keys = keys
            self.line = line
        }
    }
}
