public import Domain

/// An answer while it comes in: takes the engine's events and says what stands so far.
///
/// A value without clock or network, so that every order of events can be tried.
public struct AnswerRun: Sendable {
    public let question: String
    /// What the numbers of the text count.
    public private(set) var evidence: [Evidence]
    public private(set) var text = ""
    public private(set) var end: End?

    public enum End: Sendable, Hashable {
        case whole, truncated, stopped
        case failed(AnswerProblem)
    }

    public init(question: String, evidence: [Evidence]) {
        self.question = question
        self.evidence = evidence
    }

    public mutating func take(_ event: AnswerEvent) {
        guard end == nil else { return }
        switch event {
        case .start: break
        case .token(let piece): text += piece
        case .citations(let citations):
            // A server's own evidence takes the place of ours.
            evidence = Self.evidence(citations)
        case .done(let whole, let isWhole):
            if let whole, !whole.isEmpty { text = whole }
            end = isWhole ? .whole : .truncated
        case .failed(let problem): end = .failed(problem)
        }
    }

    /// The stream has ended, or the student has ended it.
    public mutating func finish(stopped: Bool) {
        if end == nil { end = stopped ? .stopped : .truncated }
    }

    /// The numbers of a server may leave gaps; what stands in one cites nothing.
    private static func evidence(_ citations: [Citation]) -> [Evidence] {
        let last = citations.map(\.index).max() ?? 0
        let empty = Evidence(id: "", kind: .source, title: "", place: "", text: "")
        var evidence = [Evidence](repeating: empty, count: max(0, min(last, 1_000)))
        for citation in citations where evidence.indices.contains(citation.index - 1) {
            evidence[citation.index - 1] = citation.evidence
        }
        return evidence
    }

    /// What has come so far, checked; a bracket that may still become a number is held back until it has ended.
    public var answer: Answer {
        let shown = end == nil ? CitationMarks.withoutOpenEnd(text) : text
        var answer = AnswerChecker(evidence).check(shown)
        switch end {
        case .stopped: answer.limitations.append(.stopped)
        case .truncated where !answer.isEmpty: answer.limitations.append(.truncated)
        default: break
        }
        if end == nil { answer.limitations = [] }
        return answer
    }
}
