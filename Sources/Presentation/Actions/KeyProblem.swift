public import Domain

/// A key setting that did not apply as written, or that took a key from something else.
public struct KeyProblem: Sendable, Hashable {
    /// Line of the config file, from 1.
    public let line: Int
    /// What was bound, as it stands in the file.
    public let name: DisplayText
    public let fault: Fault

    public init(line: Int, name: DisplayText, _ fault: Fault) {
        self.line = line
        self.name = name
        self.fault = fault
    }

    public enum Fault: Sendable, Hashable {
        /// Nothing has this name; the line is left out.
        case unknownAction
        /// Not the name of a key; the other keys of the line hold.
        case unknownKey(DisplayText)
        /// An earlier line set the same; this one holds.
        case setTwice
        /// An earlier line gave the key to something else, which keeps it.
        case taken(key: DisplayText, by: DisplayText)
        /// The key types a character there and can't act.
        case isText(key: DisplayText)
        /// The default of something else gave way and leaves it without a key there; the palette still finds it.
        case lostKey(of: DisplayText, key: DisplayText)
        /// Nobody could leave, or find anything; the default keys hold.
        case needsKey
    }
}
