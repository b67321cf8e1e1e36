/// The advisor's commands, each a question in short: they work in every language.
public enum SlashQuestion: String, Sendable, Hashable, CaseIterable {
    case compare, deadlines, cost, explain

    /// Names that follow a command: how many at least.
    private var names: Int {
        switch self {
        case .compare: 2
        case .deadlines: 0
        case .cost, .explain: 1
        }
    }

    /// What was typed, as a question.
    public enum Reading: Sendable, Equatable {
        /// Not a command: the text itself.
        case plain(String)
        case question(String)
        case unknown(String)
        /// The command wants more names.
        case incomplete(SlashQuestion)
    }

    public static func read(_ text: String) -> Reading {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard words.first == "/" else { return .plain(words) }
        let name = words.dropFirst().prefix { $0 != " " }
        guard let command = SlashQuestion(rawValue: name.lowercased()) else { return .unknown(String(name)) }
        let rest = words.dropFirst(name.count + 1)
        let separator: Character = rest.contains(",") ? "," : ";"
        let parts = rest.split(separator: separator).map { part in
            part.split(separator: " ").joined(separator: " ")
        }.filter { !$0.isEmpty }
        guard parts.count >= command.names else { return .incomplete(command) }
        switch command {
        case .compare: return .question("Compare " + AdvisorText.list(parts))
        case .deadlines: return .question("Which deadlines do I have?")
        case .cost: return .question("What does \(parts.joined(separator: ", ")) cost?")
        case .explain: return .question("Why does \(parts.joined(separator: ", ")) have its match score?")
        }
    }
}
