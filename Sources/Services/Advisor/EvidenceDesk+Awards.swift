import Domain

extension EvidenceDesk {
    /// Awards, where the question names one or asks for some. False where it is about something else.
    func answerAwards(
        _ question: String, _ profile: StudentProfile, _ brief: inout AdvisorBrief
    ) async throws(CatalogError) -> Bool {
        let words = Set(SearchFolding.words(of: question).map { String(decoding: $0, as: UTF8.self) })
        let cues: Set<String> = [
            "scholarship", "scholarships", "scholar", "scholars", "grant", "grants", "award", "awards", "fellowship",
            "bursary", "prize",
        ]
        let hasCue =
            !words.isDisjoint(with: cues)
            || words.contains { WordDistance.isNear($0, "scholarship") || WordDistance.isNear($0, "scholarships") }
        let hasTopic = !brief.reading.topics.filter { $0 != .fields }.isEmpty && !brief.reading.colleges.isEmpty
        guard let shelf = await shelf() else { return false }
        let (found, isSure) = finder(shelf).find(question)
        let isGuess = isSure && (brief.reading.kind != .list && brief.reading.kind != .count)
        let names = brief.reading.colleges.isEmpty || brief.reading.topics.isEmpty
        if !found.isEmpty, hasCue && (names || isSure) || isGuess {
            if !hasTopic || hasCue { return tellAwards(found, words, shelf, &brief) }
        }
        guard hasCue, brief.reading.colleges.isEmpty,
            words.contains("scholarships") || words.contains("grants") || words.contains("awards")
        else {
            return false
        }
        return listAwards(question, words, shelf, &brief)
    }

    static func asksForDeadlines(_ question: String) -> Bool {
        let key = SearchFolding.key(of: question)
        return key.contains("deadlines do i have") || key.contains("my deadlines") || key.contains("my next deadline")
    }

    /// What is on the student's board, the next closing first, and what their state says of the FAFSA.
    func tellDeadlines(_ profile: StudentProfile, _ brief: inout AdvisorBrief) async throws(CatalogError) -> Bool {
        if let shelf = await shelf() {
            let board = shelf.awards.indices.filter { shelf.entry(of: shelf.awards[$0].id).stage != nil }
            let sorted = board.sorted { left, right in
                let ends = [left, right].map { shelf.dates[$0]?.end ?? .max }
                return ends[0] != ends[1] ? ends[0] < ends[1] : left < right
            }
            for index in sorted.prefix(10) {
                let award = shelf.awards[index]
                brief.draft.line(
                    "• \(award.name) closes \(AwardSentences.closing(award.cycle) ?? "at a date that is not listed").",
                    [AwardSentences.evidence(award, sources: shelf.sources)])
            }
        }
        let texts = try await guidanceIndex().texts
        let state = profile.home?.state
        for text in texts where text.id == "fafsa-federal-deadline" || state != nil && text.state == state {
            for (offset, sentence) in Self.sentences(text.text).enumerated() {
                brief.draft.say(sentence, [text.evidence], newLine: offset == 0)
            }
        }
        return !brief.isRefused
    }

    private func shelf() async -> AwardShelf? {
        // Awards that can't be read are none; the figures and texts are told all the same.
        try? await awards.shelf()
    }

    private func finder(_ shelf: AwardShelf) -> AwardFinder { AwardFinder(shelf.awards) }

    private func tellAwards(
        _ found: [Int], _ words: Set<String>, _ shelf: AwardShelf, _ brief: inout AdvisorBrief
    ) -> Bool {
        let asks = AwardQuestion(words)
        if asks.isBeyond {
            brief.searched = ["scholarships"]
            brief.closest = found.first.map { AwardSentences.evidence(shelf.awards[$0], sources: shelf.sources) }
            return true
        }
        for index in found.prefix(asks.isSingle ? 1 : 2) {
            let award = shelf.awards[index]
            let passage = AwardSentences.evidence(award, sources: shelf.sources)
            for sentence in asks.sentences(award, shelf, index) { brief.draft.say(sentence, [passage]) }
            if award.status != .checked {
                brief.draft.say("This listing is \(AwardSentences.status(award.status)).", [passage])
            }
        }
        return true
    }

    private func listAwards(
        _ question: String, _ words: Set<String>, _ shelf: AwardShelf, _ brief: inout AdvisorBrief
    ) -> Bool {
        let wish = AwardWish(question, words, states: states(question))
        guard !wish.isEmpty else { return false }
        var fitting = shelf.awards.indices.filter { index in
            !shelf.awards[index].status.isHidden && wish.fits(shelf.awards[index], shelf.judgements[index])
        }
        fitting.sort { left, right in
            (shelf.judgements[left].verdict, -shelf.awards[left].amount.rank)
                < (shelf.judgements[right].verdict, -shelf.awards[right].amount.rank)
        }
        let text = AdvisorText.count(fitting.count, "scholarship fits", "scholarships fit") + ": " + wish.text + "."
        brief.draft.say(
            text,
            [
                Evidence(
                    id: "awards/" + wish.text, kind: .catalog, title: "Scholarships", place: "Scholarships, as listed",
                    text: text)
            ])
        for index in fitting.prefix(8) {
            let award = shelf.awards[index]
            let parts = [
                AwardSentences.amount(award.amount), AwardSentences.closing(award.cycle).map { "closes " + $0 },
            ]
            brief.draft.line(
                "• " + award.name + parts.compactMap(\.self).map { ": " + $0 }.prefix(1).joined()
                    + (parts.compactMap(\.self).count > 1 ? ", " + (parts.compactMap(\.self).last ?? "") : ""),
                [AwardSentences.evidence(award, sources: shelf.sources)])
        }
        return true
    }

    private func states(_ question: String) -> [StateCode] {
        let key = " " + SearchFolding.key(of: question) + " "
        return StateCode.named.filter { key.contains(" " + SearchFolding.key(of: $0.name) + " ") }.map(\.code)
            .filter { code in !(code.rawValue == "VA" && key.contains(" west virginia ")) }
    }
}

/// What a question wants to know of an award.
struct AwardQuestion {
    private let words: Set<String>

    init(_ words: Set<String>) { self.words = words }

    private func asks(_ some: String...) -> Bool { some.contains { word in words.contains { $0.hasPrefix(word) } } }

    private var amount: Bool {
        asks("amount", "worth", "pay", "much", "money", "value", "dollar", "maximum", "minimum", "most", "least")
    }
    private var closing: Bool { asks("deadline", "due", "clos", "when", "date", "last", "deadlin") }
    private var rules: Bool {
        asks("eligib", "qualif", "who", "require", "gpa", "need", "can", "restrict", "citizen", "only")
    }
    private var sponsor: Bool { asks("sponsor", "gives", "giv", "run", "fund", "organization", "behind") }
    private var link: Bool { asks("apply", "link", "website", "where", "url", "page") }
    private var renewable: Bool { asks("renew", "again", "every", "each") }

    var isSingle: Bool { amount || closing || rules || sponsor || link || renewable }

    /// What no listing says.
    var isBeyond: Bool {
        asks(
            "essay", "interview", "winner", "won", "many", "chance", "odds", "applicants", "acceptance", "founded",
            "history", "phone", "president")
    }

    func sentences(_ award: Scholarship, _ shelf: AwardShelf, _ index: Int) -> [String] {
        var result: [String] = []
        let all = !isSingle
        if all || sponsor { result.append("\(award.name) is given by \(award.sponsor).") }
        if all || amount {
            result.append(
                AwardSentences.amount(award.amount).map { "\(award.name) pays \($0)." }
                    ?? "No amount is listed for \(award.name).")
        }
        if all || closing {
            result.append(
                AwardSentences.closing(award.cycle).map { closing in
                    "\(award.name) closes \(closing)\(award.cycle.listed.map { " (listed for \($0))" } ?? "")."
                } ?? "No deadline is listed for \(award.name).")
        }
        if all || rules {
            let rules = AwardSentences.rules(award)
            result.append(
                rules.isEmpty
                    ? "No conditions are listed for \(award.name)."
                    : "\(award.name) is for: \(rules.joined(separator: "; ")).")
        }
        if renewable, let again = award.amount.isRenewable {
            result.append(again ? "\(award.name) is renewable." : "\(award.name) is paid once.")
        }
        if link, !award.link.isEmpty { result.append("Its page is \(award.link).") }
        return result
    }
}

/// Which awards a question wants.
struct AwardWish {
    private var states: [StateCode] = []
    private var areas: AreaSet = []
    private var month: Int?
    private var least: Int?
    private var isWomen = false
    private var isEligible = false
    private var isNeed = false
    private(set) var parts: [String] = []

    var isEmpty: Bool { parts.isEmpty }
    var text: String { parts.joined(separator: " · ") }

    init(_ question: String, _ words: Set<String>, states: [StateCode]) {
        self.states = states
        if !states.isEmpty {
            parts.append("for residents of " + AdvisorText.list(states.map { $0.name ?? $0.rawValue }, "or"))
        }
        for (area, names) in Self.areas where !words.isDisjoint(with: names) {
            areas.insert(area)
            parts.append("for " + AwardSentences.areaName(area))
        }
        if let month = Self.months.firstIndex(where: words.contains) {
            self.month = month + 1
            parts.append("closing in " + Self.months[month].prefix(1).uppercased() + Self.months[month].dropFirst())
        }
        let figures = Self.amounts(question)
        if let least = figures.max(), !words.isDisjoint(with: ["over", "above", "least", "more", "than", "worth"]) {
            self.least = least
            parts.append("paying at least " + AdvisorText.money(least))
        }
        if !words.isDisjoint(with: ["women", "woman", "girls", "female"]) {
            isWomen = true
            parts.append("for women")
        }
        if !words.isDisjoint(with: ["eligible", "qualify"]) || words.isSuperset(of: ["i", "get"]) {
            isEligible = true
            parts.append("no condition fails for your profile")
        }
    }

    func fits(_ award: Scholarship, _ judgement: Judgement) -> Bool {
        if !states.isEmpty {
            let isThere = award.rules.contains { rule in
                if case .residency(let set) = rule { states.contains { set.contains($0) } } else { false }
            }
            if !isThere { return false }
        }
        if !areas.isEmpty {
            let isThere = award.rules.contains { rule in
                if case .field(let set) = rule { !set.isDisjoint(with: areas) } else { false }
            }
            if !isThere { return false }
        }
        if let month, !award.cycle.closings.contains(where: { Self.month($0.point) == month }) { return false }
        if let least, award.amount.rank < least { return false }
        if isWomen, !award.rules.contains(.women) { return false }
        if isEligible, judgement.verdict == .notEligible { return false }
        return true
    }

    private static func month(_ point: CyclePoint) -> Int? {
        switch point {
        case .day(let day, _): day.month
        case .month(let month, _): month
        case .date(let date), .time(let date, _): date.month
        default: nil
        }
    }

    private static func amounts(_ question: String) -> [Int] {
        question.split(whereSeparator: \.isWhitespace).compactMap { AmountText.dollars($0.filter { $0 != "?" }) }
            .filter { $0 >= 100 }
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    private static let areas: [(AreaSet, Set<String>)] = [
        (
            .stem,
            ["stem", "engineering", "science", "technology", "computer", "math", "mathematics", "engineers", "coding"]
        ),
        (.health, ["nursing", "health", "medical", "medicine", "nurses", "nurse", "dental", "pharmacy"]),
        (.business, ["business", "accounting", "finance", "marketing", "accountants"]),
        (.education, ["teaching", "education", "teachers", "teacher"]),
        (.arts, ["art", "arts", "music", "film", "theater", "artists"]),
    ]
}
