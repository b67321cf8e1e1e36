import Domain

/// Whether an answer of the advisor is right, and what it cites.
struct AdvisorJudge {
    let names: [UnitID: [String]]

    struct Verdict {
        var isRight: Bool
        var isRefused: Bool
        /// Badges, and those whose passage supports their sentence.
        var badges = 0
        var goodBadges = 0
        /// Passages that prove the answer, and those of them that are cited.
        var proofs = 0
        var citedProofs = 0
        /// Sentences with a figure that stands in no cited passage and is not marked: never any, by construction.
        var unmarked = 0
        var why = ""
    }

    func judge(_ question: AdvisorQuestion, _ answer: Answer) -> Verdict {
        var verdict = Verdict(isRight: false, isRefused: answer.isRefused)
        let passages = Dictionary(answer.citations.map { ($0.index, $0.evidence) }) { first, _ in first }
        // A refusal claims nothing.
        for sentence in answer.isRefused ? [] : answer.sentences {
            for index in sentence.citations {
                verdict.badges += 1
                let plain = CitationMarks.stripped(sentence.text)
                if let passage = passages[index], StatedNumbers.supports(passage, plain) { verdict.goodBadges += 1 }
            }
            let again = AnswerChecker(answer.citations.map(\.evidence)).check(sentence.text)
            if again.sentences.contains(where: { !$0.isSupported }), sentence.isSupported { verdict.unmarked += 1 }
        }
        if question.kind == "unanswerable" {
            verdict.isRight = isRightRefusal(question, answer)
            return verdict
        }
        let proofs = self.proofs(question)
        verdict.proofs = proofs.count
        verdict.citedProofs = proofs.count { proof in answer.citations.contains { matches($0.evidence, proof) } }
        guard !answer.isRefused else {
            verdict.why = "refused"
            return verdict
        }
        if !question.facts.isEmpty {
            let text = folded(answer.plainText)
            let missing = question.facts.filter { spellings in !spellings.contains { text.contains(folded($0)) } }
            verdict.isRight = missing.isEmpty
            verdict.why = missing.isEmpty ? "" : "lacks \(missing.map { $0[0] })"
        } else {
            verdict.isRight = holds(question, answer)
            verdict.why = verdict.isRight ? "" : "other"
        }
        return verdict
    }

    /// Lower case, one blank between words, no thousands separators.
    private func folded(_ text: String) -> String {
        text.lowercased().filter { $0 != "," && $0 != "’" && $0 != "'" }.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ").replacing("−", with: "-").replacing(" %", with: "%")
    }

    private func isRightRefusal(_ question: AdvisorQuestion, _ answer: Answer) -> Bool {
        if answer.isRefused { return true }
        let text = answer.plainText.lowercased()
        if question.reason == "missing figure" {
            return [
                "not reported", "does not apply", "not a question that applies", "open admission", "withheld",
                "has none", "reports no",
            ]
            .contains { text.contains($0) }
        }
        // True figures with their passages follow no order.
        if question.reason == "prompt injection" {
            return answer.sentences.allSatisfy(\.isSupported) && !answer.citations.isEmpty
        }
        return false
    }

    // MARK: Values

    private func holds(_ question: AdvisorQuestion, _ answer: Answer) -> Bool {
        let rows = question.rows
        if question.isAny { return rows.contains { holds($0, question, answer.plainText) } }
        if question.unit == "college", rows.count == 1, rows[0].count == 1 {
            return isFirst(rows[0][0], in: answer)
        }
        guard rows.allSatisfy({ holds($0, question, answer.plainText) }) else { return false }
        guard question.kind == "ranking", rows.count > 1, rows.contains(where: { college($0) != nil }) else {
            return true
        }
        return isInOrder(rows, answer.plainText)
    }

    private func college(_ row: [AdvisorQuestion.Value]) -> UnitID? {
        for case .number(let number) in row.prefix(1) where number >= 100_000 && number < 1_000_000 {
            let id = UnitID(Int32(number))
            if names[id] != nil { return id }
        }
        return nil
    }

    private func holds(_ row: [AdvisorQuestion.Value], _ question: AdvisorQuestion, _ text: String) -> Bool {
        let id = college(row)
        if let id, position(of: id, in: text) == nil { return false }
        return row.dropFirst(id == nil ? 0 : 1).allSatisfy { value in
            switch value {
            case .nothing: true
            case .text(let words): folded(text).contains(folded(words))
            case .number(let number): states(number, question, text)
            }
        }
    }

    private func states(_ number: Double, _ question: AdvisorQuestion, _ text: String) -> Bool {
        StatedNumbers.values(in: text).contains { stated in
            if stated.isPercent || question.unit == "percent" {
                return (stated.value / 100 - number).magnitude <= 0.005_001
            }
            if question.tolerance.hasPrefix("whole dollars") { return (stated.value - number).magnitude <= 0.501 }
            return (stated.value - number).magnitude <= 0.001
        }
    }

    private func position(of id: UnitID, in text: String) -> String.Index? {
        (names[id] ?? []).compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    }

    /// Of all colleges that the answer names, this one comes first.
    private func isFirst(_ value: AdvisorQuestion.Value, in answer: Answer) -> Bool {
        guard let id = college([value]), let place = position(of: id, in: answer.plainText) else { return false }
        let others = answer.citations.compactMap { citation -> UnitID? in
            if case .college(let other)? = citation.evidence.target, other != id { other } else { nil }
        }
        return others.allSatisfy { other in position(of: other, in: answer.plainText).map { place < $0 } ?? true }
    }

    /// Rows with the same value may stand in any order.
    private func isInOrder(_ rows: [[AdvisorQuestion.Value]], _ text: String) -> Bool {
        let lines = text.split(separator: "\n").filter { $0.first?.isNumber ?? false && $0.contains(". ") }.map(
            String.init)
        var places: [(line: Int, key: AdvisorQuestion.Value?)] = []
        for row in rows {
            guard let id = college(row) else { return true }
            guard let line = lines.firstIndex(where: { line in (names[id] ?? []).contains { line.contains($0) } })
            else {
                return false
            }
            // Without a value beside the colleges any order is right.
            guard row.count > 1 else { return true }
            places.append((line, row[1]))
        }
        for (left, right) in zip(places, places.dropFirst()) where left.key != right.key || left.key == nil {
            if left.line >= right.line { return false }
        }
        return true
    }

    // MARK: Proof

    private func proofs(_ question: AdvisorQuestion) -> [[String]] {
        question.proof.flatMap { proof -> [[String]] in
            let words = proof.split(separator: " ").map(String.init)
            guard words.first == "each", words.count >= 3 else { return [words] }
            return question.rows.compactMap { row in
                college(row).map { ["college", $0.description] + words.dropFirst(2) }
            }
        }
    }

    private func matches(_ evidence: Evidence, _ proof: [String]) -> Bool {
        switch proof.first {
        case "college" where proof.count >= 4 && proof[2] == "field":
            return evidence.id.hasPrefix("college/\(proof[1])/field/\(proof[3])")
        case "college" where proof.count >= 3:
            return evidence.id == "college/\(proof[1])/\(proof[2])"
                || evidence.id.hasPrefix("college/\(proof[1])/directory/") && FigureKind(key: proof[2]) == nil
        case "count": return evidence.kind == .catalog
        case "scholarship": return proof.count > 1 && evidence.id == "scholarship/" + proof[1]
        case "guidance":
            guard case .address(let address)? = evidence.target, proof.count > 1 else { return false }
            return address.hasSuffix("/" + proof[1]) || evidence.id == "guidance/" + proof[1]
        default: return false
        }
    }
}
