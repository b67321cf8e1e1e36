/// Checks what an engine has written against the evidence it was given; the same for every engine.
public struct AnswerChecker: Sendable {
    private let evidence: [Evidence]
    private let figures: [[StatedFigure]]
    private let quotable: [String]

    /// - Parameter evidence: What the numbers of the text count, from 1.
    public init(_ evidence: [Evidence]) {
        self.evidence = evidence
        figures = evidence.map { FigureScan.figures(in: $0.title + " " + $0.place + " " + $0.text) }
        quotable = evidence.map { Self.folded($0.title + " " + $0.place + " " + $0.text) }
    }

    /// Numbers are made dense in the order of first use, those that resolve to nothing are dropped, and every figure
    /// and quotation is looked up in what its sentence cites.
    public func check(_ text: String) -> Answer {
        var order: [Int] = []
        var sentences: [AnswerSentence] = []
        for (lead, raw) in SentenceCutter.sentences(of: text) {
            let pieces = CitationMarks.pieces(of: raw)
            // Marks without a word beside them cite nothing.
            let hasWords = pieces.contains { piece in
                if case .text(let part) = piece { part.contains { $0.isLetter || $0.isNumber } } else { false }
            }
            guard hasWords else { continue }
            var words = ""
            var cited: [Int] = []
            for piece in pieces {
                switch piece {
                case .text(let part): words += words.isEmpty ? String(part.drop { $0 == " " }) : part
                case .marks(let numbers):
                    let known = numbers.filter { evidence.indices.contains($0 - 1) }
                    if known.isEmpty { while words.last == " " { words.removeLast() } }
                    for number in known {
                        let index: Int
                        if let place = order.firstIndex(of: number - 1) {
                            index = place + 1
                        } else {
                            order.append(number - 1)
                            index = order.count
                        }
                        if !cited.contains(index) { cited.append(index) }
                        words += "[\(index)]"
                    }
                }
            }
            while words.last == " " { words.removeLast() }
            let plain = CitationMarks.stripped(words)
            let found = claims(in: plain, cited: cited.map { order[$0 - 1] })
            sentences.append(
                AnswerSentence(
                    lead: sentences.isEmpty ? "" : lead, text: words, citations: cited, figures: found.count,
                    unsupported: found.wrong))
        }
        let citations = order.enumerated().map { Citation(index: $0.offset + 1, evidence: evidence[$0.element]) }
        return Answer(
            sentences: sentences, citations: citations, limitations: Self.limitations(sentences, citations))
    }

    private static func limitations(_ sentences: [AnswerSentence], _ citations: [Citation]) -> [AnswerLimitation] {
        let works = Set(citations.map(\.evidence.work))
        if let only = citations.first?.evidence, works.count == 1 { return [.singleSource(title: only.workTitle)] }
        return citations.isEmpty && !sentences.isEmpty ? [.uncited] : []
    }

    private func claims(in sentence: String, cited: [Int]) -> (count: Int, wrong: [String]) {
        var count = 0
        var wrong: [String] = []
        for figure in FigureScan.figures(in: sentence) {
            count += 1
            let isThere = cited.contains { figures[$0].contains { figure.isSupported(by: $0) } }
            if !isThere { wrong.append(figure.text) }
        }
        for quotation in Self.quotations(in: sentence) {
            count += 1
            let words = Self.folded(quotation)
            if !cited.contains(where: { quotable[$0].contains(words) }) { wrong.append(quotation) }
        }
        return (count, wrong)
    }

    /// What stands in quotation marks; a word or two is more often a name than a quotation.
    private static func quotations(in text: String) -> [String] {
        var result: [String] = []
        var open: Character?
        var inside = ""
        for character in text {
            if let mark = open {
                if character == (mark == "“" ? "”" : "\"") {
                    if inside.split(whereSeparator: \.isWhitespace).count >= 3 { result.append(inside) }
                    open = nil
                } else {
                    inside.append(character)
                }
            } else if character == "“" || character == "\"" {
                open = character
                inside = ""
            }
        }
        return result
    }

    private static func folded(_ text: String) -> String { SearchFolding.key(of: text) }
}

extension Evidence {
    /// What ``work`` is called.
    public var workTitle: String {
        switch kind {
        case .college, .program, .catalog: place
        default: title
        }
    }
}
