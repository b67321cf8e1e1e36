import Domain

extension EvidenceDesk {
    /// Each topic of each college, a sentence for each.
    func tell(
        _ reading: QuestionReading, _ profile: StudentProfile, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        if !reading.years.isEmpty, try await total(reading, profile, &brief) { return }
        for mention in reading.colleges.prefix(5) {
            // Colleges of one and the same name are told side by side.
            for row in mention.rows.prefix(mention.isShared ? 3 : 1) {
                guard let facts = try await college(row) else { continue }
                if reading.topics.isEmpty, reading.notUnderstood.isEmpty {
                    introduce(facts, profile, &brief)
                    continue
                }
                for topic in reading.topics { try await tell(topic, of: facts, reading, profile, &brief) }
            }
        }
    }

    private func introduce(_ facts: CollegeFacts, _ profile: StudentProfile, _ brief: inout AdvisorBrief) {
        for attribute in [QuestionTopic.Attribute.location, .control] {
            let (sentence, evidence) = facts.attribute(attribute)
            brief.draft.say(sentence, [evidence], newLine: attribute == .location)
        }
        for kind in [FigureKind.undergraduates, .admissionRate, .netPrice, .graduationRate, .earnings] {
            brief.draft.say(FactWording(facts).sentence(kind), [facts.figure(kind)])
        }
    }

    private func tell(
        _ topic: QuestionTopic, of facts: CollegeFacts, _ reading: QuestionReading, _ profile: StudentProfile,
        _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        let wording = FactWording(facts)
        switch topic {
        case .figures(let kinds): wording.say(kinds, in: &brief.draft)
        case .attribute(let attribute):
            let (sentence, evidence) = facts.attribute(attribute)
            var lead = ""
            if reading.isYesNo, case .trait(let trait) = attribute {
                lead = facts.college.traits.contains(trait) ? "Yes: " : "No: "
            }
            brief.draft.say(lead + sentence, [evidence])
        case .price(let band): wording.say([(band ?? profile.incomeBand)?.netPrice ?? .netPrice], in: &brief.draft)
        case .fields: try await tellFields(of: facts, reading, &brief)
        case .score: try await explain(facts, &brief)
        case .chance: try await tellChance(of: facts, &brief)
        }
    }

    /// The fields that were asked for, or the largest ones.
    private func tellFields(
        of facts: CollegeFacts, _ reading: QuestionReading, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        let all = try await catalog.fields(of: facts.college.id)
        let source = try await catalog.fieldsProvenance()
        guard !reading.fields.isEmpty else {
            let top = Array(all.prefix(5))
            guard !top.isEmpty else { return }
            let titles = try await catalog.titles(of: Set(top.map(\.field)))
            brief.draft.say("The fields in which \(facts.college.name) awards most degrees:", newLine: true)
            for offering in top {
                let passage = facts.field(offering, title: Self.title(offering.field, titles), source: source)
                brief.draft.line(Self.words(offering, Self.title(offering.field, titles)), [passage])
            }
            return
        }
        let wanted = all.filter { offering in
            reading.fields.contains(offering.field) || reading.fields.contains(offering.field.family)
        }
        let titles = try await catalog.titles(of: Set(wanted.map(\.field) + reading.fields))
        guard !wanted.isEmpty else {
            let name = AdvisorText.list(reading.fields.prefix(2).map { Self.title($0, titles) }, "or")
            let text =
                all.isEmpty
                ? "\(facts.college.name) publishes no fields of study."
                : "\(facts.college.name) reports no degrees in \(name)."
            brief.draft.say(
                text,
                [
                    Evidence(
                        id: "college/\(facts.college.id)/fields", kind: .program, title: facts.college.name,
                        place: source.map { "\($0.survey), \($0.year)" } ?? "Catalogue", text: text,
                        target: .college(facts.college.id))
                ])
            return
        }
        for offering in wanted.prefix(4) {
            let title = Self.title(offering.field, titles)
            let passage = facts.field(offering, title: title, source: source)
            brief.draft.say(
                "\(facts.college.name) teaches \(Self.words(offering, title))", [passage], newLine: wanted.count > 1)
        }
    }

    static func title(_ code: CIPCode, _ titles: [CIPCode: String]) -> String {
        var text = Substring(titles[code] ?? "field \(code)")
        while text.last == "." || text.last == " " { text = text.dropLast() }
        return text.hasSuffix(", General") ? String(text.dropLast(9)) : String(text)
    }

    private static func words(_ offering: FieldOffering, _ title: String) -> String {
        let degree = offering.credential == .bachelor ? "bachelor's" : "associate"
        var text =
            title + ": "
            + (offering.completers.value.map { "\(AdvisorText.integer(Int($0.rounded()))) \(degree) degrees a year" }
                ?? "\(degree) degrees")
        if let earnings = offering.earnings.value {
            text += ", median earnings \(AdvisorText.money(Int(earnings.rounded())))"
            if let years = offering.earningsYears { text += " \(years) \(years == 1 ? "year" : "years") after" }
        }
        if let debt = offering.debt.value { text += ", median debt \(AdvisorText.money(Int(debt.rounded())))" }
        return text + "."
    }

    /// The score with its parts, each reason beside the figure it rests on.
    private func explain(_ facts: CollegeFacts, _ brief: inout AdvisorBrief) async throws(CatalogError) {
        guard let card = await card(facts.college.id) else { return }
        let parts = card.match.parts.filter { $0.fit != nil }.map { part in
            "\(part.component) \(part.points < 0 ? "−" : "+")\(AdvisorText.integer(Int(part.points.magnitude.rounded())))"
        }
        let score = Int((card.match.value + 1e-9).rounded(.down))
        let text =
            "The match score of \(facts.college.name) is \(score): 50"
            + (parts.isEmpty ? "." : " and " + AdvisorText.list(parts) + ".")
        let passage = Evidence(
            id: "score/\(facts.college.id)", kind: .profile, title: "Match score",
            place: "Quad, from your profile's weights", text: text, target: .college(facts.college.id))
        brief.draft.say(text, [passage])
        let figures = card.match.reasons.compactMap { reason in reason.figure.map { (reason, $0) } }
        for (reason, kind) in figures.prefix(4) {
            brief.draft.line(
                (reason.points < 0 ? "− " : "+ ") + FactWording(facts).sentence(kind), [facts.figure(kind)])
        }
        if let closest = try await guidanceIndex().texts.first(where: { $0.id == "term-score" }) {
            brief.draft.say(closest.text, [closest.evidence], newLine: true)
        }
    }

    private func tellChance(of facts: CollegeFacts, _ brief: inout AdvisorBrief) async throws(CatalogError) {
        guard let card = await card(facts.college.id) else { return }
        let band =
            switch card.chance.band {
            case .reach: "a reach"
            case .match: "a match"
            case .safety: "a safety"
            case .unknown: "not to be told: neither the rate nor your score says enough"
            }
        let text = "\(facts.college.name) is \(band) for you."
        brief.draft.say(
            text,
            [
                Evidence(
                    id: "chance/\(facts.college.id)", kind: .profile, title: "Reach, match, safety",
                    place: "Quad, from your profile", text: text, target: .college(facts.college.id))
            ])
        brief.draft.say(FactWording(facts).sentence(.admissionRate), [facts.figure(.admissionRate)])
        if let standing = card.chance.standing {
            let kinds: [FigureKind] = standing.test == .act ? [.act25, .act75] : FactWording.sat
            FactWording(facts).say(kinds, in: &brief.draft)
        }
    }

    private func card(_ id: UnitID) async -> FeedCard? {
        // Without a log there is no card; the figures are told all the same.
        try? await feed.card(for: id)
    }

    func nameList(_ reading: QuestionReading) async throws(CatalogError) -> [String] {
        let roster = try await catalog.roster()
        return reading.colleges.prefix(3).compactMap { mention in mention.rows.first.map { roster.names[$0] } }
    }

    func closest(to reading: QuestionReading) async throws(CatalogError) -> Evidence? {
        guard let row = reading.colleges.first?.rows.first, let facts = try await college(row) else { return nil }
        for topic in reading.topics {
            switch topic {
            case .figures(let kinds): if let kind = kinds.first { return facts.figure(kind) }
            case .price: return facts.figure(.netPrice)
            case .attribute(let attribute): return facts.attribute(attribute).evidence
            default: break
            }
        }
        return facts.attribute(.location).evidence
    }
}
