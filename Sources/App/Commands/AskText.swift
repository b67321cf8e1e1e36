import Domain

/// Answers on the command line.
enum AskText {
    static let longestQuestion = 1_000

    /// Line by line safe for a terminal.
    static func clean(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { DisplayText(String($0)).string }
            .joined(separator: "\n")
    }

    /// Citations, what was checked, and what the answer says about itself.
    static func notes(_ answer: Answer) -> String {
        var lines: [String] = []
        let wrong = answer.sentences.flatMap(\.unsupported)
        if !wrong.isEmpty {
            lines.append("Not in your sources: " + wrong.map { DisplayText($0).string }.joined(separator: ", "))
        }
        for limitation in answer.limitations { if let line = words(limitation) { lines.append(line) } }
        if !answer.citations.isEmpty { lines.append("") }
        for citation in answer.citations {
            let evidence = citation.evidence
            lines.append("[\(citation.index)] " + DisplayText(evidence.title + " – " + evidence.place).string)
            lines.append("    " + DisplayText(evidence.text).string)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func words(_ limitation: AnswerLimitation) -> String? {
        switch limitation {
        case .refused(_, let closest):
            closest.map {
                "The closest passage: " + DisplayText($0.text).string + " (" + DisplayText($0.place).string + ")"
            }
        case .singleSource(let title): "Rests on one source: " + DisplayText(title).string + "."
        case .uncited: "No sentence of this names a source."
        case .notUnderstood(let words):
            "Took no part: " + words.map { DisplayText($0).string }.joined(separator: ", ") + "."
        case .stopped: "Stopped."
        case .truncated: "The answer was cut off."
        }
    }

    static func json(_ answer: Answer, question: String) -> JSONValue {
        let figures = answer.checkedFigures
        return .object([
            JSONMember("question", .string(question)), JSONMember("answer", .string(answer.text)),
            JSONMember("refused", .bool(answer.isRefused)),
            JSONMember("figures", .number(Double(figures.all))),
            JSONMember("figures_in_evidence", .number(Double(figures.found))),
            JSONMember("unsupported", .array(answer.sentences.flatMap(\.unsupported).map(JSONValue.string))),
            JSONMember("limitations", .array(answer.limitations.compactMap { words($0).map(JSONValue.string) })),
            JSONMember(
                "citations",
                .array(
                    answer.citations.map { citation in
                        .object([
                            JSONMember("index", .number(Double(citation.index))),
                            JSONMember("id", .string(citation.evidence.id)),
                            JSONMember("kind", .string(citation.evidence.kind.rawValue)),
                            JSONMember("title", .string(citation.evidence.title)),
                            JSONMember("place", .string(citation.evidence.place)),
                            JSONMember("quote", .string(citation.evidence.text)),
                        ])
                    })),
        ])
    }
}

extension Failure {
    init(_ problem: AnswerProblem) {
        switch problem {
        case .notConfigured: self.init(.failure, "No model server is set. quad ask answers without one, too.")
        case .unreachable(let reason):
            self.init(.failure, "The model server can't be reached: \(DisplayText(reason).string).")
        case .unauthorized: self.init(.failure, "The model server refuses the key. Check it, and ask again.")
        case .busy(let seconds):
            self.init(
                .failure,
                "The model server is busy." + (seconds.map { " Ask again in \($0) seconds." } ?? " Ask again later."))
        case .tooLong: self.init(.failure, "The question with its evidence is too long for the model.")
        case .refused(let status): self.init(.failure, "The model server answered with status \(status).")
        case .stalled: self.init(.failure, "The model server went silent.")
        case .malformed(let reason):
            self.init(.failure, "The model server's answer can't be read: \(DisplayText(reason).string).")
        case .unavailable(let reason):
            self.init(
                .noResources, "The evidence can't be read: \(DisplayText(reason).string). quad doctor tells more.")
        case .cancelled: self.init(.failure, "Stopped.")
        }
    }
}
