import Domain

extension EvidenceDesk {
    /// What several years cost, at one college or one after another. False where no price is asked for.
    func total(
        _ reading: QuestionReading, _ profile: StudentProfile, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) -> Bool {
        let kinds = reading.topics.compactMap { topic -> FigureKind? in
            switch topic {
            case .price(let band): (band ?? profile.incomeBand)?.netPrice ?? .netPrice
            case .figures(let kinds) where kinds.first?.unit == .dollarsPerYear && kinds.first != .earnings: kinds.first
            default: nil
            }
        }
        guard let kind = kinds.first else { return false }
        var sum = 0.0
        var parts: [String] = []
        var passages: [Evidence] = []
        for (place, mention) in reading.colleges.enumerated() {
            guard let row = mention.rows.first, let facts = try await college(row) else { return false }
            let years = place < reading.years.count ? reading.years[place] : reading.years[reading.years.count - 1]
            guard let price = facts.college[kind].value else {
                brief.draft.say(FactWording(facts).sentence(kind), [facts.figure(kind)])
                return true
            }
            var factor = 1.0
            for _ in 0..<years {
                sum += price * factor
                factor *= 1 + (reading.growth ?? 0) / 100
            }
            parts.append("\(years) years at \(facts.college.name) for \(AdvisorText.value(price, of: kind))")
            passages.append(facts.figure(kind))
        }
        let growth = reading.growth.map { " and \(Int($0)) % more each year" } ?? ", without a rise"
        let text =
            "\(parts.joined(separator: ", then "))\(growth), come to "
            + "\(AdvisorText.money(Int(sum.rounded()))), by the \(AdvisorText.name(of: kind))."
        let sources = passages.map(\.place)
        passages.append(
            Evidence(
                id: "total/" + text, kind: .catalog, title: "Worked out by Quad",
                place: "from " + AdvisorText.list(sources), text: text))
        brief.draft.say(text, passages)
        return true
    }
}
