/// An answer that has been checked against the evidence it cites.
public struct Answer: Sendable, Hashable {
    public var sentences: [AnswerSentence]
    /// Dense: the numbers in the sentences are exactly the indices here.
    public var citations: [Citation]
    public var limitations: [AnswerLimitation]

    public init(
        sentences: [AnswerSentence] = [], citations: [Citation] = [], limitations: [AnswerLimitation] = []
    ) {
        self.sentences = sentences
        self.citations = citations
        self.limitations = limitations
    }

    public var isEmpty: Bool { sentences.isEmpty }

    public var isRefused: Bool {
        limitations.contains { if case .refused = $0 { true } else { false } }
    }

    /// The text with its numbers in brackets, as it is stored.
    public var text: String { sentences.map { $0.lead + $0.text }.joined() }

    /// The text without numbers, as a conversation with a model remembers it.
    public var plainText: String { sentences.map { $0.lead + CitationMarks.stripped($0.text) }.joined() }

    /// Figures that stand in the evidence, over all figures that the answer states.
    public var checkedFigures: (found: Int, all: Int) {
        sentences.reduce((0, 0)) { sum, sentence in
            (sum.0 + sentence.figures - sentence.unsupported.count, sum.1 + sentence.figures)
        }
    }
}

/// One sentence of an answer.
public struct AnswerSentence: Sendable, Hashable {
    /// What stands before it: nothing, a blank, or line breaks.
    public let lead: String
    /// With its numbers, `[1]`.
    public let text: String
    /// The numbers it cites, each once, in their order.
    public let citations: [Int]
    /// How many figures and quotations it states.
    public let figures: Int
    /// Figures and quotations that do not stand in what it cites, as written; these make it *not in your sources*.
    public let unsupported: [String]

    public init(lead: String, text: String, citations: [Int], figures: Int = 0, unsupported: [String] = []) {
        self.lead = lead
        self.text = text
        self.citations = citations
        self.figures = figures
        self.unsupported = unsupported
    }

    public var isSupported: Bool { unsupported.isEmpty }
}

/// What an answer has to say about itself.
public enum AnswerLimitation: Sendable, Hashable {
    /// Nothing fitted: what was searched, and the passage that came closest.
    case refused(searched: [String], closest: Evidence?)
    /// Everything rests on one work.
    case singleSource(title: String)
    /// Claims stand without any number.
    case uncited
    /// Words of the question that took no part in the answer.
    case notUnderstood([String])
    /// The student stopped it.
    case stopped
    /// The server ended without saying that it was done.
    case truncated
}
