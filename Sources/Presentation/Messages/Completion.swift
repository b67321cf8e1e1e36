public import Domain

/// What may stand for the word in front of the cursor.
public struct Completion: Equatable, Sendable {
    public let candidates: [Candidate]
    /// Characters in front of the cursor that a candidate takes the place of.
    public let length: Int
    public var index = 0

    public struct Candidate: Equatable, Sendable {
        public let text: String
        public let label: DisplayText
        /// What it means.
        public let about: DisplayText

        public init(_ text: String, label: DisplayText, about: DisplayText = "") {
            self.text = text
            self.label = label
            self.about = about
        }
    }

    public var chosen: Candidate { candidates[index] }

    /// Rows that a list of candidates takes at most.
    public static let limit = 6

    /// - Parameters:
    ///   - input: The composer.
    ///   - names: Of the people in the conversation.
    ///   - commands: What a line that begins with `/` may ask for, with a sentence each.
    public init?(for input: TextInput, names: [String], commands: [(name: String, about: DisplayText)]) {
        let before = input.characters[..<input.cursor]
        let start = before.lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
        let word = before[start...]
        guard let sign = word.first else { return nil }
        let rest = String(word.dropFirst()).lowercased()
        switch sign {
        case "@":
            // A name may hold blanks; the first part of it is enough to find it.
            candidates = names.filter { rest.isEmpty || Self.begins($0, with: rest) }.sorted().prefix(Self.limit).map {
                Candidate("@" + $0 + " ", label: DisplayText("@" + $0))
            }
        case "/" where start == 0:
            candidates = commands.filter { $0.name.hasPrefix(rest) }.prefix(Self.limit).map {
                Candidate("/" + $0.name + " ", label: DisplayText("/" + $0.name), about: $0.about)
            }
        case ":" where rest.count >= 2:
            candidates = EmojiNames.matching(rest, limit: Self.limit).map {
                Candidate($0.emoji + " ", label: DisplayText($0.emoji + " :" + $0.name + ":"))
            }
        default: return nil
        }
        guard !candidates.isEmpty else { return nil }
        // What is typed out already needs no list.
        if candidates.count == 1, candidates[0].text.dropLast() == String(word) { return nil }
        length = word.count
    }

    private static func begins(_ name: String, with text: String) -> Bool {
        name.lowercased().hasPrefix(text) || name.split(separator: " ").contains { $0.lowercased().hasPrefix(text) }
    }
}
