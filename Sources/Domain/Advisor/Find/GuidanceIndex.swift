private import CMath

/// The guidance texts in memory, found by their words; typos are forgiven.
public struct GuidanceIndex: Sendable {
    public let texts: [GuidanceText]
    private let terms: [[String: Double]]
    private let weights: [String: Double]
    private let vocabulary: [String]
    private let unknownWeight: Double

    /// One text that was found.
    public struct Hit: Sendable, Equatable {
        public let place: Int
        /// Greater is better; only to be compared within one search.
        public let score: Double
        /// How much of what the question says the text knows, 0...1, rare words counting more.
        public let coverage: Double
    }

    public init(_ texts: [GuidanceText]) {
        self.texts = texts
        var terms: [[String: Double]] = []
        var counts: [String: Int] = [:]
        for text in texts {
            var own: [String: Double] = [:]
            for (part, weight) in [(text.title, 2.2), (text.heading, 2), (text.words, 1.6), (text.text, 1)] {
                for word in Self.words(of: part) { own[word] = max(own[word] ?? 0, weight) }
            }
            terms.append(own)
            for word in own.keys { counts[word, default: 0] += 1 }
        }
        self.terms = terms
        let all = Double(max(1, texts.count))
        weights = counts.mapValues { cmath_log(1 + all / Double($0)) }
        unknownWeight = cmath_log(1 + all)
        vocabulary = counts.keys.filter { $0.utf8.count >= 4 }.sorted()
    }

    /// Texts that hold words of the question, the best first.
    ///
    /// - Parameter states: Texts of other states are left out.
    public func search(_ question: String, states: [StateCode], limit: Int) -> [Hit] {
        let query = Self.query(question).map { word in
            weights[word] != nil || word.utf8.count < 4
                ? word : WordDistance.nearest(to: word, in: vocabulary)?.word ?? word
        }
        let asksWhat = Self.asksWhat(question)
        let total = query.reduce(0.0) { $0 + (weights[$1] ?? unknownWeight) }
        guard total > 0 else { return [] }
        var hits: [Hit] = []
        for place in texts.indices {
            if let state = texts[place].state, !states.contains(state) { continue }
            var score = 0.0
            var covered = 0.0
            for word in query {
                guard let weight = terms[place][word] else { continue }
                let own = weights[word] ?? 0
                score += weight * own
                covered += own
            }
            guard covered > 0 else { continue }
            // A short text that says just this comes before a long one that mentions it.
            let length = 1 + 0.012 * Double(terms[place].count)
            // `What is the FAFSA?` wants the text that says what it is.
            let isMeaning =
                asksWhat && texts[place].heading.hasPrefix("What") || texts[place].title == "Terms" && asksWhat
            hits.append(
                Hit(place: place, score: score / length * (isMeaning ? 1.4 : 1), coverage: covered / total))
        }
        return Array(hits.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.prefix(limit))
    }

    /// A name in the question that no text knows, as a country: then a text has to know nearly all of the rest.
    public func hasUnknownName(_ question: String) -> Bool {
        for part in question.split(whereSeparator: \.isWhitespace).dropFirst() {
            guard part.first?.isUppercase ?? false else { continue }
            for word in Self.query(String(part)) where weights[word] == nil {
                if WordDistance.nearest(to: word, in: vocabulary) == nil { return true }
            }
        }
        return false
    }

    private static func asksWhat(_ question: String) -> Bool {
        let key = SearchFolding.key(of: question)
        return ["what is", "whats", "what are", "what does", "explain", "define", "what s"].contains {
            key.hasPrefix($0)
        }
            || key.hasSuffix(" mean") || key.hasSuffix(" means")
    }

    /// The words of a question that say something, each once.
    static func query(_ question: String) -> [String] {
        var seen: Set<String> = []
        return words(of: question).filter { seen.insert($0).inserted }
    }

    private static func words(of text: String) -> [String] {
        let raw = SearchFolding.words(of: text.replacing("-", with: " ")).map { String(decoding: $0, as: UTF8.self) }
        var words: [String] = []
        var place = 0
        while place < raw.count {
            let word = raw[place]
            let next = place + 1 < raw.count ? raw[place + 1] : ""
            // `F-1`, `F1` and `I-20` are one word each.
            if word.utf8.count == 1, word.first?.isLetter ?? false, next.first?.isNumber ?? false, next.utf8.count <= 2
            {
                words.append(word + next)
                place += 2
                continue
            }
            if !stop.contains(word) { words.append(stem(word)) }
            place += 1
        }
        return words
    }

    /// Common endings taken off, so that `filing` finds `file`.
    static func stem(_ word: String) -> String {
        if let whole = irregular[word] { return whole }
        guard word.utf8.count > 4 else {
            return word.utf8.count == 4 && word.last == "s" && !word.hasSuffix("ss") ? String(word.dropLast()) : word
        }
        for ending in [
            "ations", "ation", "ments", "ment", "ings", "ing", "ied", "ies", "ers", "er", "ed", "es", "s", "ly", "e",
        ] {
            if word.hasSuffix(ending), word.utf8.count - ending.utf8.count >= 3 {
                if ending == "s", word.hasSuffix("ss") { continue }
                return String(word.dropLast(ending.count))
            }
        }
        return word
    }

    private static let irregular = [
        "paid": "pay", "pays": "pay", "kept": "keep", "lost": "los", "given": "giv", "gave": "giv", "got": "get",
        "taught": "teach", "borrowed": "borrow", "eligibility": "eligib", "eligible": "eligib", "qualify": "eligib",
        "qualifies": "eligib", "qualified": "eligib", "children": "child", "due": "deadlin", "deadlines": "deadlin",
        "deadline": "deadlin", "repaid": "repay", "maximum": "maximum", "max": "maximum", "uni": "college",
        "university": "colleg", "school": "school",
    ]

    private static let stop: Set<String> = QuestionWords.stop.union([
        "student", "students", "college", "colleges", "does", "happen", "happens", "there", "while", "still", "ever",
        "someone", "somebody", "anybody", "person", "should", "must", "may", "might", "into", "after", "before", "use",
        "using", "used", "its", "get", "getting", "kind", "thing", "things", "way", "ways", "exactly", "really", "us",
        "who", "one", "same", "own", "such", "other", "between", "over", "under", "during", "because", "until", "most",
    ]).subtracting(["work", "help", "many"])
}
