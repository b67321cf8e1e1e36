/// One walk over the words that are left of a question when colleges are taken out.
struct QuestionPass {
    /// A word, or a phrase that counts as one.
    struct Word {
        var word: String
        /// As typed, to be shown and to be read as a filter.
        let text: String
        let isCapital: Bool
        /// A college stood before it.
        let followsName: Bool
        var isTaken = false
    }

    var words: [Word]
    let reader: QuestionReader
    var reading: QuestionReading
    let hasNames: Bool
    /// A topic was found by words that are common.
    var isWeak = false

    init(_ words: [Word], reader: QuestionReader, reading: QuestionReading, hasNames: Bool) {
        self.words = words
        self.reader = reader
        self.reading = reading
        self.hasNames = hasNames
    }

    /// Phrases become one word each.
    static func words(of tokens: [QuestionToken], taken: [Bool]) -> [Word] {
        var words: [Word] = []
        var place = 0
        var followsName = false
        while place < tokens.count {
            if taken[place] {
                followsName = true
                place += 1
                continue
            }
            var length = min(QuestionWords.longestPhrase, tokens.count - place)
            var phrase: String?
            while length > 1 {
                let range = place..<(place + length)
                if !taken[range].contains(true),
                    let joined = QuestionWords.joined[tokens[range].map(\.word).joined(separator: " ")]
                {
                    phrase = joined
                    break
                }
                length -= 1
            }
            let range = place..<(place + max(1, length))
            words.append(
                Word(
                    word: phrase ?? tokens[place].word,
                    text: tokens[range].map(\.text).filter { !$0.isEmpty }.joined(separator: " "),
                    isCapital: tokens[place].isCapital, followsName: followsName))
            followsName = false
            place = range.upperBound
        }
        return words
    }

    /// Typos in words that are not names.
    static func mend(_ words: inout [Word]) {
        for place in words.indices where words[place].word.utf8.count >= 4 {
            let word = words[place].word
            let isPlural = word.last == "s" && known.contains(String(word.dropLast()))
            if isPlural || known.contains(word) || isBeginning(word) || words[place].word.utf8.allSatisfy({ $0 < 65 }) {
                continue
            }
            if let nearest = WordDistance.nearest(to: word, in: mendable) { words[place].word = nearest.word }
        }
    }

    /// Words that are taken as meant.
    private static let known: Set<String> = {
        var known = QuestionWords.stop.union(QuestionWords.harmless).union(QuestionWords.beyond)
        known.formUnion(TopicTable.vocabulary)
        known.formUnion(QuestionWords.joined.values)
        for phrase in FilterPhrases.all.keys { for word in phrase.split(separator: " ") { known.insert(String(word)) } }
        for word in guidance { known.insert(word) }
        known.formUnion([
            "four", "five", "seven", "eight", "nine", "ground", "food", "dorm", "dorms", "meal", "meals", "rent",
            "name", "named",
        ])
        return known
    }()

    static let guidance: [String] = """
        fafsa subsidized unsubsidized forgiveness deferment forbearance consolidate consolidation default delinquent \
        servicer visa contributor dependent independent work-study pell teach military veteran veterans rotc grace \
        deadline deadlines scholarship scholarships grant grants eligible eligibility citizen noncitizen repay \
        repayment interest decision action rolling deposit waiver css calculator sevis sevp opt correct mistake \
        account open opens close closes renew income driven public service teacher nurse disability bankruptcy ombudsman
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let mendable: [String] = {
        var words = Set(TopicTable.vocabulary).union(guidance)
        for phrase in FilterPhrases.all.keys {
            for word in phrase.split(separator: " ") where word.utf8.count >= 5 { words.insert(String(word)) }
        }
        for state in StateCode.named {
            for word in SearchFolding.key(of: state.name).split(separator: " ") { words.insert(String(word)) }
        }
        words.formUnion([
            "biology", "psychology", "computer", "science", "engineering", "accounting", "education", "history",
            "chemistry", "mathematics", "economics", "business", "cheapest", "colleges",
        ])
        return words.filter { $0.utf8.count >= 4 }.sorted()
    }()

    private static func isBeginning(_ word: String) -> Bool {
        TopicTable.all.contains { phrase in
            phrase.patterns.contains { $0.contains { $0.last == "*" && $0.count > 4 && TopicPhrase.matches(word, $0) } }
        }
    }

    /// A word that is taken as meant, not as a typo of a name.
    static func isKnown(_ word: String) -> Bool { known.contains(word) || isBeginning(word) }

    // MARK: The walk

    mutating func run(_ question: String, earlier: [CollegeMention]) {
        let has = Set(words.map(\.word))
        if !hasNames, isGreeting(has) {
            reading.kind = .greeting
            return
        }
        let order = OrderCue(words)
        if !hasNames, let earlier = pronouns(has, earlier), order == nil {
            reading.colleges = earlier
        }
        if reading.colleges.isEmpty {
            readList(has, order)
            return
        }
        takeYears()
        readTopics()
        readFields()
        let first = words.first?.word ?? ""
        reading.isYesNo = ["is", "are", "does", "do", "has", "have", "can", "did", "was"].contains(first)
        reading.prefersLow = direction(has)
        let isMany = reading.colleges.count > 1
        let compares = !has.isDisjoint(with: [
            "compare", "comparison", "versus", "vs", "cheaper", "better", "more", "higher", "lower", "less", "which",
            "bigger", "larger", "smaller", "fewer", "harder", "easier", "difference", "or", "between", "than",
        ])
        reading.kind = isMany && (compares || order != nil) ? .comparison : .facts
        leftovers(strict: isWeak || reading.topics.isEmpty)
    }

    private func pronouns(_ has: Set<String>, _ earlier: [CollegeMention]) -> [CollegeMention]? {
        guard !earlier.isEmpty, has.isDisjoint(with: ["colleges", "schools", "universities"]) else { return nil }
        let points = has.intersection(["it", "its", "there", "they", "their", "them", "both", "that", "same"])
        return points.isEmpty ? nil : earlier
    }

    private func isGreeting(_ has: Set<String>) -> Bool {
        let greetings: Set<String> = ["hi", "hello", "hey", "thanks", "thank", "help", "bye", "goodbye", "morning"]
        guard !has.isDisjoint(with: greetings) || has == ["what", "can", "you", "do"] else { return false }
        return has.subtracting(greetings).subtracting(QuestionWords.stop).subtracting(["good", "use"]).count <= 1
            && words.count <= 8
    }

    /// Which end is asked for where colleges are compared; `nil` where the question does not say.
    private func direction(_ has: Set<String>) -> Bool? {
        let low: Set<String> = [
            "cheaper", "less", "lower", "smaller", "fewer", "least", "lowest", "cheapest", "smallest", "harder",
            "hardest", "selective", "competitive", "tougher", "affordable",
        ]
        let high: Set<String> = [
            "more", "higher", "bigger", "larger", "most", "highest", "biggest", "largest", "easier", "easiest",
            "expensive", "pricier", "costlier",
        ]
        if has.contains("more"), has.contains("selective") || has.contains("affordable") || has.contains("competitive")
        {
            return true
        }
        if !has.isDisjoint(with: ["more", "most"]), has.contains("expensive") { return false }
        if has.contains("less"), has.contains("expensive") { return true }
        let isLow = !has.isDisjoint(with: low)
        return isLow != !has.isDisjoint(with: high) ? isLow : nil
    }

    /// `four years`, `2 yrs`, `3 % more each year`.
    private mutating func takeYears() {
        let isMoney = words.contains { word in
            ["tuition", "cost", "costs", "price", "netprice", "pay", "come", "total", "costattend"].contains(word.word)
        }
        guard isMoney else { return }
        for place in words.indices {
            let word = words[place].word
            let isOne = ["fouryear", "twoyear"].contains(word)
            let next = place + 1 < words.count ? words[place + 1].word : ""
            let number = isOne ? (word == "fouryear" ? 4 : 2) : Int(word) ?? QuestionWords.numbers[word]
            guard let number, (2...6).contains(number), isOne || ["years", "yrs"].contains(next) else { continue }
            reading.years.append(number)
            words[place].isTaken = true
            if !isOne { words[place + 1].isTaken = true }
        }
        guard !reading.years.isEmpty else { return }
        for place in words.indices where words[place].text.contains("%") {
            reading.growth = FigureScan.figures(in: words[place].text).first?.value
            words[place].isTaken = true
        }
        let plain: Set<String> = [
            "total", "todays", "today", "inflation", "no", "first", "then", "up", "never", "goes", "come", "comes",
            "to",
            "year", "after", "each", "more", "if", "yearly", "every", "constant", "prices", "flat", "stays", "same",
        ]
        for place in words.indices where plain.contains(words[place].word) { words[place].isTaken = true }
    }

    /// What the words ask of a college.
    mutating func readTopics() {
        let band = takeBand()
        for phrase in TopicTable.all {
            guard let pattern = phrase.patterns.first(where: { matches($0) }) else { continue }
            take(pattern)
            for place in words.indices where !words[place].isTaken {
                if phrase.context.contains(where: { TopicPhrase.matches(words[place].word, $0) }) {
                    words[place].isTaken = true
                }
            }
            if phrase.isWeak { isWeak = true }
            reading.topics.append(phrase.topic)
        }
        guard let band else { return }
        if let price = reading.topics.firstIndex(of: .price(nil)) {
            reading.topics[price] = .price(band)
        } else {
            reading.topics.append(.price(band))
        }
        isWeak = false
    }

    private func matches(_ pattern: [String]) -> Bool {
        pattern.allSatisfy { part in words.contains { !$0.isTaken && TopicPhrase.matches($0.word, part) } }
            && (pattern.count > 1 || !pattern[0].isEmpty)
    }

    private mutating func take(_ pattern: [String]) {
        for part in pattern {
            for place in words.indices where !words[place].isTaken && TopicPhrase.matches(words[place].word, part) {
                words[place].isTaken = true
            }
        }
    }

    /// The income that a price is asked for: `families earning 30-48k`, `if we make $60,000`. Its words take no further
    /// part, so that a family's earnings are not a graduate's.
    mutating func takeBand() -> IncomeBand? {
        let has = Set(words.map(\.word))
        let numbers = words.indices.filter { words[$0].text.contains { $0.isNumber } && !words[$0].isTaken }
        let isPrice = !has.isDisjoint(with: ["netprice", "price", "prices", "cost", "costs", "pay", "pays", "paying"])
        let isIncome = !has.isDisjoint(with: ["income", "incomes", "family", "families", "household", "parents"])
        let isMade = !has.isDisjoint(with: ["earning", "make", "making", "earn", "makes", "earns"])
        guard isPrice || !reading.years.isEmpty, isIncome || isMade, !numbers.isEmpty else { return nil }
        let amounts = numbers.flatMap { FigureScan.figures(in: Self.amount(words[$0].text)) }.map {
            $0.value < 1_000 ? $0.value * 1_000 : $0.value
        }
        guard let low = amounts.first else { return nil }
        let high = amounts.dropFirst().first
        let isBelow = !has.isDisjoint(with: ["under", "below", "less", "up", "most"]) && high == nil
        let isAbove = !has.isDisjoint(with: ["over", "above", "more"]) && high == nil
        let value = high.map { (low + $0) / 2 } ?? (isBelow ? low - 1 : isAbove ? low + 1 : low)
        for place in words.indices where numbers.contains(place) || Self.bandWords.contains(words[place].word) {
            words[place].isTaken = true
        }
        switch value {
        case ...30_000: return .upTo30
        case ...48_000: return .upTo48
        case ...75_000: return .upTo75
        case ...110_000: return .upTo110
        default: return .above110
        }
    }

    private static let bandWords: Set<String> = [
        "income", "incomes", "earning", "making", "make", "earn", "makes", "earns", "families", "family", "household",
        "parents", "between", "and", "to", "under", "below", "over", "above", "more", "less", "than", "thousand", "k",
    ]

    /// `30-48k` as two amounts.
    private static func amount(_ text: String) -> String {
        text.replacing("-", with: " ").replacing("–", with: " ")
    }

    /// Fields of study among the words that are left.
    mutating func readFields() {
        let wants =
            reading.topics.isEmpty || reading.topics.contains(.fields)
            || reading.topics.contains(.figure(.earnings)) || reading.topics.contains(.figure(.debt))
        guard wants else { return }
        var place = 0
        while place < words.count {
            guard !words[place].isTaken else {
                place += 1
                continue
            }
            var length = 0
            for candidate in stride(from: min(5, words.count - place), through: 1, by: -1) {
                let range = place..<(place + candidate)
                guard !words[range].contains(where: \.isTaken) else { continue }
                let phrase = words[range].map(\.word)
                guard isField(phrase) else { continue }
                let codes = reader.fields.fields(named: phrase)
                guard !codes.isEmpty else { continue }
                reading.fields += codes.filter { !reading.fields.contains($0) }
                for index in range { words[index].isTaken = true }
                length = candidate
                break
            }
            place += max(1, length)
        }
        guard !reading.fields.isEmpty, !reading.topics.contains(.fields) else { return }
        // A field without a word on teaching may be no field at all.
        let asks = words.contains { ["have", "has", "good", "for", "in"].contains($0.word) }
        if reading.topics.isEmpty, !asks { isWeak = true }
        reading.topics.append(.fields)
    }

    private func isField(_ phrase: [String]) -> Bool {
        if phrase.contains(where: QuestionWords.beyond.contains), !FieldVocabulary.isAlias(phrase) { return false }
        if FieldVocabulary.isAlias(phrase) { return true }
        let edges = [phrase[0], phrase[phrase.count - 1]]
        if edges.contains(where: { QuestionWords.stop.contains($0) || QuestionWords.harmless.contains($0) }) {
            return false
        }
        if phrase.count == 1 {
            return phrase[0].utf8.count >= 4
                && ![
                    "general", "other", "related", "services", "studies", "science", "sciences", "support", "program",
                    "programs", "public", "religion", "religious", "community", "family",
                ].contains(phrase[0])
        }
        return true
    }

    // MARK: What is left

    /// - Parameter strict: Another word changes what is asked.
    mutating func leftovers(strict: Bool) {
        let years = words.filter {
            !$0.isTaken && $0.word.utf8.count == 4 && Int($0.word).map { (1900...2100).contains($0) } ?? false
        }
        // The surveys' own years take part in the answer.
        if let year = years.first(where: { !["2020", "2021", "2022", "2023"].contains($0.word) }) {
            reading.beyond = year.text
        }
        let rest = words.filter { word in
            !word.isTaken && !word.text.isEmpty && !QuestionWords.stop.contains(word.word)
                && !QuestionWords.harmless.contains(word.word)
        }
        if let word = rest.first(where: { QuestionWords.beyond.contains($0.word) }) {
            reading.beyond = reading.beyond ?? word.text
        }
        let unknown = rest.filter { !$0.word.utf8.allSatisfy { $0 < 65 } }
        reading.notUnderstood = unknown.map { Self.bare($0.text) }.filter { !$0.isEmpty }
        if strict, reading.beyond == nil, let word = unknown.first(where: { !Self.soft.contains($0.word) }) {
            reading.beyond = Self.bare(word.text)
        }
    }

    /// Words that change nothing even beside a weak topic.
    private static let soft: Set<String> = [
        "money", "grants", "aid", "financialaid", "tuition", "income", "loans", "scholarships", "undergraduate",
        "family",
        "families", "fulltime",
    ]

    static func bare(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last, !last.isLetter, !last.isNumber { text = text.dropLast() }
        while let first = text.first, !first.isLetter, !first.isNumber { text = text.dropFirst() }
        return String(text)
    }
}
