/// The words of a question that put colleges in an order: `cheapest`, `highest graduation rate`, `by earnings`.
struct OrderCue {
    private(set) var rule: SortRule
    /// Places of the words that say so.
    private(set) var places: Set<Int>
    /// `best`, without saying by what.
    private(set) var isOpen = false

    /// `nil` where nothing asks for an order.
    init?(_ words: [QuestionPass.Word]) {
        for place in words.indices {
            let word = words[place].word
            if let (measure, isDescending) = Self.single[word] {
                self.rule = SortRule(.measure(measure), isDescending: isDescending)
                places = [place]
                return
            }
            if ["match", "fit"].contains(word), place > 0, ["best", "top"].contains(words[place - 1].word) {
                rule = SortRule(.match, isDescending: true)
                places = [place - 1, place]
                return
            }
        }
        for place in words.indices {
            guard let direction = Self.directions[words[place].word] else { continue }
            // `at least`, `at most`, `no more than` bound a number.
            if place > 0, ["at", "no"].contains(words[place - 1].word) { continue }
            if place + 1 < words.count, words[place + 1].word == "than" { continue }
            if let (measure, taken) = Self.measure(in: words, from: place + 1) {
                let isBest = ["best", "top", "worst"].contains(words[place].word)
                let less = measure.prefersLess ?? (measure == .figure(.admissionRate))
                let isDescending =
                    isBest ? (words[place].word == "worst") == less : direction
                rule = SortRule(.measure(measure), isDescending: isDescending)
                places = taken.union([place])
                return
            }
        }
        // `ranked by graduation rate`
        for place in words.indices where ["by", "on"].contains(words[place].word) {
            if let (measure, taken) = Self.measure(in: words, from: place + 1) {
                let isDescending = !(measure.prefersLess ?? false)
                rule = SortRule(.measure(measure), isDescending: isDescending)
                places = taken.union([place])
                for earlier in 0..<place
                where ["ranked", "rank", "sorted", "sort", "ordered", "order", "top", "best", "ranking"].contains(
                    words[earlier].word)
                {
                    places.insert(earlier)
                }
                return
            }
        }
        // `cost the least`, `earn the most`
        for place in words.indices.dropFirst() where ["least", "most"].contains(words[place].word) {
            for back in max(0, place - 2)..<place {
                let isLeast = words[place].word == "least"
                switch words[back].word {
                case "cost", "costs", "charge", "charges": rule = SortRule(.measure(.price), isDescending: !isLeast)
                case "earn", "earns", "make", "makes":
                    rule = SortRule(.measure(.figure(.earnings)), isDescending: !isLeast)
                default: continue
                }
                places = [back, place]
                return
            }
        }
        if let place = words.firstIndex(where: { ["best", "top", "worst", "greatest"].contains($0.word) }) {
            rule = SortRule(.match, isDescending: true)
            places = [place]
            isOpen = true
            return
        }
        return nil
    }

    private static let single: [String: (CollegeMeasure, Bool)] = [
        "cheapest": (.price, false), "priciest": (.price, true), "costliest": (.price, true),
        "largest": (.figure(.undergraduates), true), "biggest": (.figure(.undergraduates), true),
        "smallest": (.figure(.undergraduates), false), "tiniest": (.figure(.undergraduates), false),
        "hardest": (.figure(.admissionRate), false), "toughest": (.figure(.admissionRate), false),
        "easiest": (.figure(.admissionRate), true), "closest": (.distance, false), "nearest": (.distance, false),
        "richest": (.figure(.earnings), true),
    ]

    /// Whether the largest number comes first.
    private static let directions: [String: Bool] = [
        "highest": true, "most": true, "greatest": true, "best": true, "top": true, "lowest": false, "least": false,
        "fewest": false, "worst": false, "largest": true, "biggest": true, "smallest": false, "maximum": true,
        "minimum": false,
    ]

    private static let adjectives: [String: (CollegeMeasure, Bool)] = [
        "expensive": (.price, true), "affordable": (.price, false), "selective": (.figure(.admissionRate), false),
        "competitive": (.figure(.admissionRate), false), "students": (.figure(.undergraduates), true),
        "applicants": (.figure(.applicants), true), "applications": (.figure(.applicants), true),
        "costly": (.price, true), "undergraduates": (.figure(.undergraduates), true),
    ]

    /// The measure that the words from a place on name, up to where something else begins.
    private static func measure(in words: [QuestionPass.Word], from start: Int) -> (CollegeMeasure, Set<Int>)? {
        var end = start
        while end < words.count, end - start < 6 {
            let word = words[end].word
            if end > start, stops.contains(word) { break }
            if word.utf8.first.map({ $0 >= 48 && $0 <= 57 }) ?? false { break }
            end += 1
        }
        guard start < end else { return nil }
        let slice = Array(start..<end)
        for phrase in TopicTable.all {
            guard let measure = phrase.topic.measure else { continue }
            for pattern in phrase.patterns {
                let places = pattern.compactMap { part in
                    slice.first { !words[$0].isTaken && TopicPhrase.matches(words[$0].word, part) }
                }
                guard places.count == pattern.count else { continue }
                let context = slice.filter { place in
                    phrase.context.contains { TopicPhrase.matches(words[place].word, $0) }
                        && !["college", "school", "public", "private", "in", "it"].contains(words[place].word)
                }
                return (measure, Set(places).union(context))
            }
        }
        return nil
    }

    private static let stops: Set<String> = [
        "in", "with", "that", "which", "under", "over", "for", "among", "at", "near", "and", "who", "within", "where",
        "colleges", "college", "schools", "universities", "university", "school", "of", "have", "offering",
    ]

    /// An adjective behind `most` or `least`.
    static func adjective(_ words: [QuestionPass.Word]) -> OrderCue? {
        for place in words.indices.dropLast() {
            guard ["most", "least", "fewest", "more"].contains(words[place].word),
                let (measure, isDescending) = adjectives[words[place + 1].word],
                place == 0 || !["at", "no"].contains(words[place - 1].word)
            else { continue }
            let flips = words[place].word == "least" || words[place].word == "fewest"
            return OrderCue(
                rule: SortRule(.measure(measure), isDescending: isDescending != flips), places: [place, place + 1])
        }
        return nil
    }

    /// `most expensive by cost of attendance`: the measure behind `by` is the one that is meant.
    mutating func narrow(_ words: [QuestionPass.Word]) {
        for place in words.indices where words[place].word == "by" && !places.contains(place) {
            guard let (measure, taken) = Self.measure(in: words, from: place + 1) else { continue }
            rule = SortRule(.measure(measure), isDescending: rule.isDescending)
            places.formUnion(taken.union([place]))
            return
        }
    }

    private init(rule: SortRule, places: Set<Int>) {
        self.rule = rule
        self.places = places
    }
}

extension QuestionTopic {
    /// The number that orders colleges by this topic.
    var measure: CollegeMeasure? {
        switch self {
        case .figures(let kinds):
            switch kinds.first {
            case .satReading25 where kinds.count > 2, .satMath25 where kinds.count > 2: .sat
            case .act25: .act
            case .some(let kind): .figure(kind)
            case nil: nil
            }
        case .price(let band): band.map { .figure($0.netPrice) } ?? .price
        default: nil
        }
    }
}
