public import Domain

/// The text of a config file, read: one `key = value` a line, `#` for comments, what is wrong reported by line.
///
/// A `#` after a space starts a comment as well, unless it is the first thing behind the `=`: it may be a key.
public struct ConfigFile: Sendable, Hashable {
    public private(set) var configuration = Configuration()
    public private(set) var problems: [ConfigProblem] = []
    /// The line on which each key counts.
    private var lines: [String: Int] = [:]

    /// Problems that are listed; the last one then counts those that are not.
    static let problemLimit = 50

    /// - Parameter text: With or without a byte order mark, with any line ends.
    public init(_ text: String) {
        var hidden = 0
        for (index, line) in ConfigLine.split(text).enumerated() {
            guard let problem = read(ConfigLine(line), number: index + 1) else { continue }
            if problems.count < ConfigFile.problemLimit {
                problems.append(ConfigProblem(line: index + 1, kind: problem))
            } else {
                hidden += 1
            }
        }
        if hidden > 0 { problems.append(ConfigProblem(line: nil, kind: .more(hidden))) }
    }

    /// Puts a problem with the file as a whole before the others.
    mutating func report(_ kind: ConfigProblem.Kind) { problems.insert(ConfigProblem(line: nil, kind: kind), at: 0) }

    /// Every setting besides keys: its name, what may stand behind the `=`, and what it decides.
    public static var settings: [(name: String, allowed: String, meaning: String)] {
        ConfigKey.allCases.map { ($0.rawValue, $0.allowed, $0.meaning) }
    }

    private mutating func read(_ line: ConfigLine, number: Int) -> ConfigProblem.Kind? {
        switch line {
        case .blank: return nil
        case .broken(let text): return .notASetting(ConfigFile.excerpt(text))
        case .setting(let key, let value):
            if let name = key.removingPrefix("key."), !name.isEmpty {
                configuration.bindings.append(Configuration.Binding(name: name, keys: value, line: number))
                return nil
            }
            guard let known = ConfigKey(rawValue: key) else { return .unknownKey(ConfigFile.excerpt(key)) }
            guard known.set(value, in: &configuration) else {
                return .badValue(ConfigFile.excerpt(value), key: key, allowed: known.allowed)
            }
            defer { lines[key] = number }
            return lines[key].map { .duplicate(key: key, earlier: $0) }
        }
    }

    private static func excerpt(_ text: String) -> String { String(text.prefix(ConfigProblem.textLimit)) }
}

extension String {
    /// What follows `prefix`; `nil` when the text does not start with it.
    func removingPrefix(_ prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
