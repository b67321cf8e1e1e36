extension QuestionPass {
    /// A question that names no college: a list, a number of colleges, or something that guidance may know.
    mutating func readList(_ has: Set<String>, _ cue: OrderCue?) {
        let things: Set<String> = [
            "college", "colleges", "university", "universities", "school", "schools", "institution", "institutions",
            "hbcu", "hbcus", "communitycollege", "campuses", "womenscollege",
        ]
        var cue = OrderCue.adjective(words) ?? cue
        cue?.narrow(words)
        let plurals: Set<String> = ["colleges", "universities", "schools", "hbcus", "institutions", "womenscollege"]
        let isAboutThem = !has.isDisjoint(with: things)
        let marks: [(String, QuestionReading.Mark)] = [
            ("liked", .liked), ("likes", .liked), ("shortlist", .liked), ("shortlisted", .liked), ("starred", .starred),
            ("favorites", .starred), ("favourites", .starred), ("passed", .passed),
        ]
        for (word, mark) in marks where has.contains(word) { reading.mark = mark }
        let lists = !has.isDisjoint(with: [
            "which", "list", "show", "find", "name", "what", "give", "any", "are", "recommend", "suggest", "where",
        ])
        let counts = has.contains("many") || has.contains("number") || has.contains("count")
        let isPlural = !has.isDisjoint(with: plurals)
        let isOrdered = cue.map { !$0.isOpen } ?? false
        guard
            reading.mark != nil || isOrdered || isAboutThem && (lists || counts || cue != nil || isPlural)
                || has.contains("where")
        else {
            readGuidance(has)
            return
        }
        takeListWords()
        if let cue {
            for place in cue.places { words[place].isTaken = true }
            reading.order = [cue.rule]
            reading.isSuperlative = !has.isSuperset(of: ["lowest", "highest"])
        }
        takeLimit()
        takeCities()
        takeRegions()
        let text = filterText()
        let filter = reader.filters.read(text)
        reading.filter.rules += filter.filter.rules
        reading.missing = filter.missing
        reading.notUnderstood = filter.notUnderstood.flatMap { $0.split(separator: " ") }.map { Self.bare(String($0)) }
            .filter { word in
                let folded = SearchFolding.key(of: word)
                return !folded.isEmpty && !QuestionWords.stop.contains(folded)
                    && !QuestionWords.harmless.contains(folded) && !Self.listWords.contains(folded)
                    && !belongs(folded) && Int(folded) == nil
            }
        let isOpen = cue?.isOpen ?? false
        // Without a word on colleges only what was understood whole is a list of them.
        if !isAboutThem, reading.mark == nil, reading.filter.isEmpty || !reading.notUnderstood.isEmpty {
            reading.notUnderstood = []
            reading.filter = CollegeFilter()
            reading.order = []
            readGuidance(has)
            return
        }
        if reading.filter.isEmpty, reading.cities.isEmpty, reading.mark == nil, cue == nil || isOpen {
            // Nothing of the question says which colleges; guidance may know of colleges in general.
            readGuidance(has)
            if isOpen { reading.beyond = "best" }
            return
        }
        reading.kind = counts && cue == nil && reading.limit == nil ? .count : .list
        if isOpen {
            reading.order = []
            reading.beyond = words.indices.first { cue?.places.contains($0) ?? false }.map { words[$0].text }
        } else if let word = reading.notUnderstood.first {
            reading.beyond = word
        }
    }

    /// A word that speaks of a measure which the order or a rule is about.
    private func belongs(_ word: String) -> Bool {
        var measures: [CollegeMeasure] = reading.order.compactMap { rule in
            if case .measure(let measure) = rule.key { measure } else { nil }
        }
        for rule in reading.filter.rules {
            if case .measure(let measure, _) = rule.condition { measures.append(measure) }
        }
        return TopicTable.all.contains { phrase in
            guard let measure = phrase.topic.measure, measures.contains(measure) else { return false }
            return phrase.context.contains { TopicPhrase.matches(word, $0) }
                || phrase.patterns.contains { $0.contains { TopicPhrase.matches(word, $0) } }
        }
    }

    mutating func readGuidance(_ has: Set<String>) {
        reading.kind = .guidance
        for place in words.indices {
            for length in stride(from: min(3, words.count - place), through: 1, by: -1) {
                let text = words[place..<(place + length)].map(\.word).joined(separator: " ")
                if let state = CollegeSpotter.state(text, typed: words[place].text), !reading.states.contains(state) {
                    reading.states.append(state)
                }
            }
        }
    }

    static let listWords: Set<String> = [
        "liked", "likes", "shortlist", "shortlisted", "starred", "favorites", "favourites", "passed", "list", "show",
        "find", "name", "recommend", "suggest", "count", "total", "rank", "ranked", "sorted", "order", "campuses",
        "offer", "offers", "teach", "award", "awards", "degrees", "degree", "students", "student", "located", "place",
        "places", "options", "choices", "catalog", "catalogue", "quad", "exist", "exists", "colleges", "charge",
        "charges", "cost", "costs", "undergraduate", "hbcus", "universities", "possible", "available", "id", "i'd",
        "go", "search", "looking", "rates", "leave", "leaves", "top", "best", "under", "over", "among", "above",
        "below", "from", "to", "lowest",
        "highest", "cheapest", "first", "by", "prices", "price", "get", "four", "years", "three", "five", "two", "ten",
        "fewest", "least", "most",
    ]

    private mutating func takeListWords() {
        let marks: Set<String> = [
            "liked", "likes", "shortlist", "shortlisted", "starred", "favorites", "favourites", "which", "what", "list",
            "show", "find", "name", "give", "recommend", "suggest", "how", "many", "number", "count", "there", "rank",
            "ranked", "sorted", "do", "does", "did", "can", "you", "tell", "me", "i", "my", "mine", "the",
        ]
        for place in words.indices where marks.contains(words[place].word) {
            // `in my state`, `in my budget` are read as filters; `how far` is a measure.
            if words[place].word == "my", place + 1 < words.count,
                ["state", "home", "budget", "means"].contains(words[place + 1].word)
            {
                continue
            }
            words[place].isTaken = true
        }
        if reading.mark == .passed {
            for place in words.indices where words[place].word == "passed" { words[place].isTaken = true }
        }
    }

    /// `top 5`, `five cheapest`, `3 largest`.
    private mutating func takeLimit() {
        for place in words.indices {
            let word = words[place].word
            guard let number = Int(word) ?? QuestionWords.numbers[word], (1...50).contains(number) else { continue }
            let before = place > 0 ? words[place - 1] : nil
            let after = place + 1 < words.count ? words[place + 1] : nil
            let isTop = before.map { ["top", "best", "first", "the"].contains($0.word) || $0.isTaken } ?? true
            let isBefore =
                after.map {
                    $0.isTaken || ["colleges", "schools", "universities", "public", "private"].contains($0.word)
                } ?? false
            guard isTop, isBefore, !words[place].text.contains("%"), !words[place].text.contains("$") else { continue }
            reading.limit = number
            words[place].isTaken = true
            if before?.word == "top" { words[place - 1].isTaken = true }
            return
        }
    }

    private mutating func takeCities() {
        for place in words.indices.dropLast()
        where ["in", "near", "around"].contains(words[place].word) && !words[place].isTaken {
            for length in stride(from: min(3, words.count - place - 1), through: 1, by: -1) {
                let range = (place + 1)..<(place + 1 + length)
                guard !words[range].contains(where: \.isTaken) else { continue }
                let key = NameForms.spelled(words[range].map(\.word)).joined(separator: " ")
                let isState = CollegeSpotter.stateNames.contains(key)
                guard reader.book.cityNames.contains(key),
                    !isState || words[range].first?.word == "new" && key == "new york city"
                else { continue }
                if FilterPhrases.all[key] != nil { continue }
                reading.cities.append(key)
                for index in range { words[index].isTaken = true }
                words[place].isTaken = true
                break
            }
        }
    }

    private mutating func takeRegions() {
        for place in words.indices {
            for length in [2, 1] where place + length <= words.count {
                let key = words[place..<(place + length)].map(\.word).joined(separator: " ")
                guard let codes = Self.regions[key], !words[place].isTaken else { continue }
                let states = Set(codes.split(separator: " ").compactMap { StateCode($0) })
                reading.filter.rules.append(FilterRule(.states(states)))
                for index in place..<(place + length) { words[index].isTaken = true }
            }
        }
    }

    private static let regions = [
        "new england": "CT ME MA NH RI VT", "west coast": "CA OR WA", "pacific northwest": "OR WA ID",
        "midwest": "IL IN IA KS MI MN MO NE ND OH SD WI", "southwest": "AZ NM OK TX",
    ]

    /// What is left, as it was typed, with corrected words.
    private func filterText() -> String {
        words.filter { !$0.isTaken }.map { word in
            if let spelling = QuestionWords.filterSpellings[word.word] {
                return spelling + (word.text.last == "," ? "," : "")
            }
            if word.text.contains("'") || word.text.contains("’") { return word.text }
            let folded = SearchFolding.key(of: word.text)
            // A word that was mended, or a possessive, is read as the word it means.
            return folded == word.word || word.text.contains(where: \.isNumber) || folded.contains(" ")
                ? word.text : word.word + (word.text.last == "," ? "," : "")
        }.joined(separator: " ")
    }
}
