import Domain

extension EvidenceDesk {
    /// How many colleges a list shows when the question does not say.
    static let usualList = 5

    /// Colleges that fit, in the order that was asked for.
    func list(
        _ reading: QuestionReading, _ profile: StudentProfile, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        for missing in reading.missing {
            brief.draft.say(
                missing == .budget
                    ? "Your profile names no budget yet, so that wish took no part."
                    : "Your profile names no home state yet, so that wish took no part.")
        }
        let filter = reading.filter
        let order = reading.order.isEmpty ? Self.order(by: filter) : reading.order
        var among: [UnitID]?
        if let mark = reading.mark { among = await marked(mark) }
        var (rows, answers, table) = try await explore.list(filter, by: order, among: among, profile: profile)
        if !reading.cities.isEmpty {
            let cities = Set(reading.cities)
            rows = rows.filter { row in cities.contains(folded(table.roster.cities[row])) }
        }
        var wishes = filter.rules.map { RuleWording(profile: profile).text($0) }
        wishes += reading.cities.map { "in " + Self.capitalized($0) }
        if let mark = reading.mark { wishes.insert("among those you \(mark)", at: 0) }
        if !filter.fields.isEmpty {
            let titles = try await catalog.titles(of: Set(filter.fields))
            wishes =
                filter.rules.map { RuleWording(profile: profile, titles: titles).text($0) }
                + wishes.dropFirst(filter.rules.count)
        }
        let known =
            order.first.map { rule -> [Int] in
                guard case .measure(let measure) = rule.key else { return rows }
                let column = table.column(of: measure)
                return rows.filter { !column[$0].isNaN }
            } ?? rows
        let wish = wishes.isEmpty ? "" : ": " + wishes.joined(separator: " · ")
        let unknown = reading.cities.isEmpty && reading.mark == nil ? answers.unknown : 0
        let doubt =
            unknown > 0 && !filter.isEmpty
            ? "; of \(AdvisorText.count(unknown, "more", "more")) it can't be told, because a figure is missing" : ""
        let counted = AdvisorText.count(rows.count, "college fits", "colleges fit") + wish + doubt + "."
        let passage = Evidence(
            id: "catalog/" + filter.code + "/" + reading.cities.joined(separator: ","), kind: .catalog,
            title: "Catalogue of colleges", place: "IPEDS and College Scorecard, 2022-23", text: counted)
        brief.draft.say(counted, [passage])
        guard reading.kind != .count else { return }
        try await lines(known, order.first, filter, reading, &table, &brief)
    }

    private func lines(
        _ rows: [Int], _ rule: SortRule?, _ filter: CollegeFilter, _ reading: QuestionReading,
        _ table: inout ExploreTable, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) {
        let limit = reading.limit ?? (reading.isSuperlative ? Self.usualList : 20)
        if let rule, case .measure(let measure) = rule.key, !rows.isEmpty {
            brief.draft.say(
                "By \(AdvisorText.name(of: measure)), the \(rule.isDescending ? "highest" : "lowest") first:",
                newLine: true)
        }
        for (place, row) in rows.prefix(limit).enumerated() {
            guard let facts = try await college(row) else { continue }
            var kinds: [FigureKind] = []
            var parts: [String] = []
            if let rule, case .measure(let measure) = rule.key { add(measure, row, facts, &table, &kinds, &parts) }
            for rule in filter.rules {
                guard case .measure(let measure, _) = rule.condition else { continue }
                add(measure, row, facts, &table, &kinds, &parts)
            }
            var passages = kinds.map(facts.figure)
            for rule in filter.rules where kinds.isEmpty {
                guard case .trait(let trait) = rule.condition else { continue }
                let (sentence, evidence) = facts.attribute(.trait(trait))
                passages.append(evidence)
                parts.append(String(sentence.dropFirst(facts.college.name.count + 1).dropLast()))
            }
            if kinds.isEmpty, !filter.fields.isEmpty, rows.count <= 25 {
                let taught = try await fieldPassages(of: facts, filter.fields)
                passages += taught
                // The passage without the college's name, which stands in the line already.
                parts += taught.map { String($0.text.dropFirst(facts.college.name.count + 2).dropLast()) }
            }
            if passages.isEmpty { passages = [facts.attribute(.location).evidence] }
            let place = "\(place + 1). \(facts.college.name), \(facts.college.city), \(facts.college.state.rawValue)"
            brief.draft.line(place + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")), passages)
        }
    }

    /// A wish for a number is best answered in its order.
    private static func order(by filter: CollegeFilter) -> [SortRule] {
        for rule in filter.rules {
            if case .measure(let measure, _) = rule.condition {
                return [SortRule(.measure(measure), isDescending: !(measure.prefersLess ?? true))]
            }
        }
        return []
    }

    private func fieldPassages(of facts: CollegeFacts, _ fields: [CIPCode]) async throws(CatalogError) -> [Evidence] {
        let all = try await catalog.fields(of: facts.college.id).filter { offering in
            fields.contains(offering.field) || fields.contains(offering.field.family)
        }
        guard let first = all.first else { return [] }
        let titles = try await catalog.titles(of: [first.field])
        return [
            facts.field(
                first, title: Self.title(first.field, titles), source: try await catalog.fieldsProvenance())
        ]
    }

    private func add(
        _ measure: CollegeMeasure, _ row: Int, _ facts: CollegeFacts, _ table: inout ExploreTable,
        _ kinds: inout [FigureKind], _ parts: inout [String]
    ) {
        let own: [FigureKind]
        switch measure {
        case .figure(let kind): own = [kind]
        case .price:
            own = [table.incomeBand.map(\.netPrice).flatMap { facts.college[$0].value == nil ? nil : $0 } ?? .netPrice]
        case .sat: own = FactWording.sat
        case .act: own = [.act25, .act75]
        case .distance: own = []
        }
        guard !own.contains(where: kinds.contains) else { return }
        kinds += own
        for kind in own {
            if let value = facts.college[kind].value {
                parts.append(AdvisorText.name(of: kind) + " " + AdvisorText.value(value, of: kind))
            }
        }
        if case .distance = measure {
            let miles = table.column(of: .distance)[row]
            if !miles.isNaN { parts.append("about \(AdvisorText.integer(Int(miles.rounded()))) miles from home") }
        }
    }

    private func marked(_ mark: QuestionReading.Mark) async -> [UnitID] {
        let feedMark: FeedMark =
            switch mark {
            case .liked: .liked
            case .starred: .starred
            case .passed: .passed
            }
        // A log that can't be read holds no marks.
        return ((try? await feed.marked(feedMark)) ?? []).map(\.id)
    }

    private func folded(_ text: String) -> String { NameKey.folded(text) }

    static func capitalized(_ text: String) -> String {
        text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
