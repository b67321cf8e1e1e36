/// What the config file says. A setting that it does not hold is `nil`: the program then decides by itself.
public struct Configuration: Sendable, Hashable {
    /// The name of a theme: `dark`, `light`, `high-contrast` or `mono`.
    public var theme: String?
    /// Colours to use whatever the terminal says: 256, 16, 8, or 0 for none.
    public var colors: Int?
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
    /// In the order of the file, each action once.
    public var bindings: [KeySetting] = []

    public init() {}

    /// How the terminal is asked to notify.
    public enum NotifyWay: String, Sendable, Hashable, CaseIterable {
        case bell, osc9, osc777
    }

    /// How distances are shown.
    public enum LengthUnit: String, Sendable, Hashable, CaseIterable {
        case miles, kilometers
    }

    /// One `key.ACTION = KEYS` line.
    public struct KeySetting: Sendable, Hashable {
        /// The action's name, known to the program.
        public let action: String
        /// Chords as they were written; none when the action is to have no key.
        public let keys: [String]
        /// For a problem with one of the keys, from 1.
        public let line: Int

        public init(action: String, keys: [String], line: Int) {
            self.action = action
            self.keys = keys
            self.line = line
        }
    }
}
