/// An answer as a note: the text, what it says of itself, and its evidence with the quotations; citations stay live.
public enum AnswerNote {
    /// - Parameter limitations: Sentences in the student's language, one each.
    public static func note(question: String, answer: Answer, limitations: [String], heading: String) -> NewNote {
        var body = answer.text
        for limitation in limitations { body += "\n\n" + limitation }
        if !answer.citations.isEmpty { body += "\n\n## " + heading + "\n" }
        for citation in answer.citations {
            let evidence = citation.evidence
            body += "\n[\(citation.index)] \(line(evidence.title)) – \(line(evidence.place))\n"
            for quoted in evidence.text.split(whereSeparator: \.isNewline) { body += "> \(quoted)\n" }
        }
        return NewNote(
            title: String(line(question).prefix(Note.longestTitle)), body: String(body.prefix(Note.longestBody)),
            citations: answer.citations.map { citation in
                NoteCitation(
                    number: citation.index, target: target(citation.evidence), title: citation.evidence.title,
                    place: citation.evidence.place, quote: citation.evidence.text)
            })
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private static func target(_ evidence: Evidence) -> NoteCitation.Target {
        switch evidence.target {
        case .college(let id): .college(id)
        case .scholarship(let id): .scholarship(id)
        case .source(let id, let from, let to) where from <= to:
            Int64(id).map { .source(SourceID($0), from..<to) } ?? .guidance(evidence.id)
        default: .guidance(evidence.id)
        }
    }
}
