/// One walk over the tokens of a filter.
struct FilterPass {
    private let tokens: [FilterToken]
    private let vocabulary: FieldVocabulary
    private let homeState: StateCode?
    private let budget: Int?
    /// What a number without a name is about.
    var assumed: CollegeMeasure?
    /// Every word is part of a field's name.
    var onlyFields = false
    private(set) var reading = FilterReading(filter: CollegeFilter(), notUnderstood: [], missing: [])
    private var place = 0
    private var isNegated = false
    /// What stands between the last rule and this place.
    private var link = Link.none
    /// The last token that was not understood.
    private var lastLeft = -2

    private enum Link { case none, comma, or, and }

    init(_ tokens: [FilterToken], fields: FieldVocabulary, homeState: StateCode?, budget: Int?) {
        self.tokens = tokens
        vocabulary = fields
        self.homeState = homeState
        self.budget = budget
    }

    mutating func run() {
        while place < tokens.count { step() }
    }

    private mutating func step() {
        switch tokens[place].kind {
        case .comma:
            place += 1
            isNegated = false
            link = .comma
        case .number, .less, .greater:
            if !takeNumber(at: place) { leave(1) }
        case .dash, .plus: place += 1
        case .other: leave(1)
        case .word: takeWord()
        }
    }

    private mutating func takeWord() {
        if onlyFields, takeField() { return }
        if let state = state(at: place) {
            emit([FilterRule(.states([state]))], length: 1)
            return
        }
        guard let (meaning, length) = meaning(at: place) else {
            if !takeField() { leave(1) }
            return
        }
        switch meaning {
        case .rules(let rules):
            // A longer field of study wins over a shorter phrase: `public health`.
            if takeField(longerThan: length) { return }
            emit(rules, length: length)
        case .measure(let measure): takeMeasure(measure, length: length)
        case .atMost, .atLeast, .between:
            if takeNumber(at: place) { return }
            // `from Oregon`
            if ["from", "tu"].contains(tokens[place].word) { place += length } else { takeFieldOrLeave(length) }
        case .not:
            isNegated = true
            place += length
        case .or: pass(length, .or)
        case .and: pass(length, .and)
        case .orLess where number(at: place + length) != nil, .orMore where number(at: place + length) != nil:
            // `nursing and over 60 %`: the number that follows is another wish.
            pass(1, .and)
        case .noise, .to, .orLess, .orMore, .miles, .kilometres:
            if takeField(longerThan: length) { return }
            place += length
        case .homeState(let isHome):
            guard let homeState else {
                miss(.homeState, length)
                return
            }
            emit([FilterRule(.states([homeState]), isNegated: !isHome)], length: length)
        case .inBudget:
            guard let budget else {
                miss(.budget, length)
                return
            }
            emit([FilterRule(.measure(.price, FilterBounds(to: Double(budget))))], length: length)
        }
    }

    private mutating func pass(_ length: Int, _ link: Link) {
        place += length
        if self.link == .none || link == .or { self.link = link }
    }

    private mutating func miss(_ what: FilterReading.Missing, _ length: Int) {
        reading.missing.append(what)
        place += length
    }

    private mutating func takeFieldOrLeave(_ length: Int) { if !takeField() { leave(length) } }

    // MARK: Rules

    private mutating func emit(_ rules: [FilterRule], length: Int) {
        place += length
        let isField = rules.contains { if case .fields = $0.condition { true } else { false } }
        for rule in rules {
            let isContinued = link == .or || link == .and
            // `not in California or Texas` negates both.
            let negation = isNegated || isContinued && rules.count == 1 && continuesNegation(rule)
            let rule = FilterRule(rule.condition, isNegated: rule.isNegated != negation)
            reading.filter.add(rule, joining: link == .or || link != .none && !isField && rules.count == 1)
        }
        isNegated = false
        link = .none
    }

    private func continuesNegation(_ rule: FilterRule) -> Bool {
        guard let last = reading.filter.rules.last else { return false }
        return last.isNegated && !rule.isNegated && last.condition.kind == rule.condition.kind
    }

    private mutating func leave(_ length: Int) {
        for token in tokens[place..<min(tokens.count, place + length)] {
            if lastLeft == place - 1, let last = reading.notUnderstood.popLast() {
                reading.notUnderstood.append(last + " " + token.text)
            } else {
                reading.notUnderstood.append(token.text)
            }
            lastLeft = place
            place += 1
        }
    }

    // MARK: Phrases

    private func words(from start: Int, limit: Int) -> [String] {
        var words: [String] = []
        for token in tokens.dropFirst(start).prefix(limit) {
            switch token.kind {
            case .word(let word): words.append(word)
            // `4 year` and `division 1` are phrases with a number in them.
            case .number(let number) where !number.isPercent && !number.isDollars && number.value < 10:
                words.append(String(Int(number.value)))
            default: return words
            }
        }
        return words
    }

    private func meaning(at start: Int) -> (FilterMeaning, Int)? {
        let words = words(from: start, limit: FilterPhrases.longest)
        for length in stride(from: words.count, through: 1, by: -1) {
            if let meaning = FilterPhrases.all[words[..<length].joined(separator: " ")] { return (meaning, length) }
        }
        return nil
    }

    /// A state by its two letters: in capitals, or in small ones behind `in` where they are no word.
    private func state(at start: Int) -> StateCode? {
        let token = tokens[start]
        guard token.text.utf8.count == 2, let code = StateCode(token.text), code.name != nil else { return nil }
        let before = start > 0 ? tokens[start - 1] : nil
        if token.isCapital {
            guard let word = token.word, word == "or" || word == "in" else { return code }
            // Between two names it is the word, at the edge of a part the state.
            let opens = before == nil || before?.kind == .comma || ["in", "or", "and", "not"].contains(before?.word)
            let after = start + 1 < tokens.count ? tokens[start + 1] : nil
            let closes = after == nil || after?.kind == .comma || ["or", "and"].contains(after?.word)
            return opens && closes ? code : nil
        }
        guard let word = token.word, !FilterPhrases.wordsLikeStates.contains(word), before?.word == "in" else {
            return nil
        }
        return code
    }

    private mutating func takeField(longerThan least: Int = 0) -> Bool {
        let words = words(from: place, limit: 5)
        for length in stride(from: words.count, to: least, by: -1) {
            let phrase = Array(words[..<length])
            let isPlain = !Self.isNoise(phrase[0]) && !Self.isNoise(phrase[length - 1])
            guard FieldVocabulary.isAlias(phrase) || isPlain && (phrase.count > 1 || !isStop(phrase[0])) else {
                continue
            }
            let codes = vocabulary.fields(named: phrase)
            if codes.isEmpty { continue }
            emit([FilterRule(.fields(codes))], length: length)
            return true
        }
        return false
    }

    private static func isNoise(_ word: String) -> Bool {
        switch FilterPhrases.all[word] {
        case .noise, .or, .and, .not: true
        default: false
        }
    }

    /// Words of titles that name nothing by themselves.
    private func isStop(_ word: String) -> Bool {
        ["general", "other", "related", "services", "service", "studies", "support", "science", "sciences"].contains(
            word)
    }

    // MARK: Numbers

    /// A name first: `net price under 20k`.
    private mutating func takeMeasure(_ measure: CollegeMeasure, length: Int) {
        if takeField(longerThan: length) { return }
        var next = skipNoise(from: place + length)
        // `net price not under 20k`
        var negates = false
        if case .not? = meaning(at: next)?.0, let length = meaning(at: next)?.1 {
            negates = true
            next = skipNoise(from: next + length)
        }
        if let range = FilterRange(at: next, in: self), let bounds = range.bounds(of: measure) {
            emitRange(measure, bounds, negates: negates, end: range.end)
        } else if !takeField() {
            leave(length)
        }
    }

    /// A number first: `under 20k net`, `2,000–10,000 students`, `within 300 miles`.
    private mutating func takeNumber(at start: Int) -> Bool {
        // `4 year`, `division 1`: the number is part of a name.
        if case .number = tokens[start].kind, case .rules(let rules)? = meaning(at: start)?.0,
            let length = meaning(at: start)?.1
        {
            emit(rules, length: length)
            return true
        }
        guard let range = FilterRange(at: start, in: self) else { return false }
        if let distance = range.inMiles {
            emitRange(.distance, distance, end: skipNoise(from: range.end))
            return true
        }
        let next = skipNoise(from: range.end)
        var end = range.end
        var measure = assumed
        if assumed == nil, case .measure(let named)? = meaning(at: next)?.0, let length = meaning(at: next)?.1 {
            (measure, end) = (named, next + length)
        } else if assumed == nil, range.looksLikeMoney {
            measure = .price
        }
        guard let measure, let bounds = range.bounds(of: measure) else { return false }
        emitRange(measure, bounds, end: end)
        return true
    }

    private mutating func emitRange(
        _ measure: CollegeMeasure, _ bounds: FilterBounds, negates: Bool = false, end: Int
    ) {
        if negates { isNegated.toggle() }
        emit([FilterRule(.measure(measure, bounds))], length: end - place)
    }

    private func skipNoise(from start: Int) -> Int {
        var place = start
        while place < tokens.count, case .noise? = meaning(at: place)?.0 { place += meaning(at: place)?.1 ?? 1 }
        return place
    }
}

// What a range reads of the walk.
extension FilterPass {
    func number(at place: Int) -> FilterToken.Number? { token(at: place)?.number }
    func token(at place: Int) -> FilterToken? { tokens.indices.contains(place) ? tokens[place] : nil }
    func phrase(at place: Int) -> (FilterMeaning, Int)? { tokens.indices.contains(place) ? meaning(at: place) : nil }
}
