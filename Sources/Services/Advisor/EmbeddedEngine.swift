public import Domain

/// The program's own engine: says what was composed from the evidence, word by word, with no network.
public struct EmbeddedEngine: AnswerEngine {
    public init() {}

    public var model: String? { nil }

    public func events(for request: AnswerRequest) -> AsyncStream<AnswerEvent> {
        AsyncStream { continuation in
            continuation.yield(.start(conversation: nil, message: nil))
            for word in Self.words(of: request.draft) { continuation.yield(.token(word)) }
            continuation.yield(.done(text: nil, isWhole: true))
            continuation.finish()
        }
    }

    /// The text in pieces, each with the blank behind it.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            word.append(character)
            if character.isWhitespace {
                words.append(word)
                word = ""
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
