import Domain

/// Picks from passages of the student's sources the sentences that say what the question asks about.
struct SourceQuotes {
    struct Quote {
        let sentence: String
        let evidence: Evidence
        let share: Double
    }

    private let quotes: [Quote]

    /// A sentence, with its passage, has to hold this much of the question's words.
    static let leastShare = 0.6

    init(_ question: String, _ hits: [PassageHit]) {
        let words = Set(QuestionStems.of(question))
        var quotes: [Quote] = []
        for hit in hits where !words.isEmpty {
            let all = Set(
                QuestionStems.of(hit.title + " " + hit.passage.headings.joined(separator: " ") + " " + hit.passage.text)
            )
            guard Double(words.intersection(all).count) / Double(words.count) >= Self.leastShare else { continue }
            let evidence = Self.evidence(hit)
            for sentence in AnswerSentence.cut(hit.passage.text) {
                let own = Set(QuestionStems.of(sentence))
                let share = Double(words.intersection(own).count) / Double(words.count)
                if share > 0.3 { quotes.append(Quote(sentence: sentence, evidence: evidence, share: share)) }
            }
        }
        self.quotes = quotes.enumerated().sorted { left, right in
            (right.element.share, left.offset) < (left.element.share, right.offset)
        }.map(\.element)
    }

    /// The best sentences, those far behind the first left out.
    func best(_ limit: Int) -> [Quote] {
        guard let first = quotes.first else { return [] }
        return quotes.prefix(limit).filter { $0.share >= first.share * 0.75 }
    }

    static func evidence(_ hit: PassageHit) -> Evidence {
        let passage = hit.passage
        return Evidence(
            id: "passage/\(passage.id.rawValue)", kind: .source, title: hit.title,
            place: passage.headings.isEmpty
                ? "characters \(passage.range.lowerBound)–\(passage.range.upperBound)"
                : passage.headings.joined(separator: " › "),
            text: passage.text,
            target: .source(
                id: String(passage.source.rawValue), from: passage.range.lowerBound, to: passage.range.upperBound))
    }
}
