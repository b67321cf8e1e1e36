import Domain

extension EvidenceDesk {
    /// Each topic side by side, with the college that is ahead.
    func compare(
        _ reading: QuestionReading, _ profile: StudentProfile, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        var all: [CollegeFacts] = []
        for mention in reading.colleges.prefix(5) {
            if let row = mention.rows.first, let facts = try await college(row) { all.append(facts) }
        }
        guard all.count > 1 else { return try await tell(reading, profile, &brief) }
        let usual: [QuestionTopic] = [
            .price(nil), .figures([.tuitionInState]), .figure(.admissionRate), .figure(.graduationRate),
            .figure(.earnings), .figure(.undergraduates),
        ]
        for topic in reading.topics.isEmpty ? usual : reading.topics {
            switch topic {
            case .figures(let kinds):
                // Where nobody pays another tuition there is one line.
                let isOne =
                    kinds == [.tuitionInState, .tuitionOutOfState]
                    && all.allSatisfy { $0.college[.tuitionInState] == $0.college[.tuitionOutOfState] }
                for kind in isOne ? [.tuitionInState] : kinds {
                    compare(kind, all, prefersLow: reading.prefersLow, &brief.draft)
                }
            case .price(let band):
                compare(
                    (band ?? profile.incomeBand)?.netPrice ?? .netPrice, all, prefersLow: reading.prefersLow,
                    &brief.draft)
            default:
                var single = reading
                single.topics = [topic]
                try await tell(single, profile, &brief)
            }
        }
    }

    private func compare(
        _ kind: FigureKind, _ all: [CollegeFacts], prefersLow: Bool?, _ draft: inout AnswerDraft
    ) {
        let year = all[0].year(of: kind).map { " (\($0))" } ?? ""
        var name = AdvisorText.name(of: kind)
        name = name.prefix(1).uppercased() + name.dropFirst()
        let isLow = prefersLow ?? Self.prefersLow(kind)
        let sorted = all.enumerated().sorted { left, right in
            let values = [left.element.college[kind].value, right.element.college[kind].value]
            guard let one = values[0], let two = values[1] else { return values[0] != nil && values[1] == nil }
            return one != two ? (one < two) == isLow : left.offset < right.offset
        }.map(\.element)
        let parts = sorted.map { facts in
            draft.piece(
                facts.college.name + " "
                    + (facts.college[kind].value.map { AdvisorText.value($0, of: kind) }
                        ?? "has none: "
                        + (kind == .admissionRate && facts.college.traits.contains(.openAdmission)
                            ? "open admission" : "not reported")),
                [facts.figure(kind)])
        }
        let known = sorted.compactMap { $0.college[kind].value }
        let word = Self.words(kind)
        let verdict =
            known.count < 2
            ? ""
            : known.first == known.last
                ? "; they are equal"
                : "; \(sorted[0].college.name) is \(isLow ? word.low : word.high)"
        draft.say("\(name)\(year): \(parts.joined(separator: ", "))\(verdict).", newLine: true)
    }

    /// Without a word on it the end that is better for a student comes first.
    private static func prefersLow(_ kind: FigureKind) -> Bool {
        CollegeMeasure.figure(kind).prefersLess ?? (kind == .admissionRate)
    }

    private static func words(_ kind: FigureKind) -> (low: String, high: String) {
        switch kind.unit {
        case .dollars, .dollarsPerYear: kind == .earnings ? ("lower", "higher") : ("cheaper", "more expensive")
        case .count: ("smaller", "larger")
        case .share where kind == .admissionRate: ("harder to get into", "easier to get into")
        default: ("lower", "higher")
        }
    }
}
