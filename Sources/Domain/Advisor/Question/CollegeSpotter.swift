/// Finds colleges in the words of a question: by name, by what they are called, with typos.
struct CollegeSpotter {
    private let book: CollegeNameBook
    private let tokens: [QuestionToken]
    private let words: [String]
    private let hasCase: Bool
    private(set) var taken: [Bool]
    /// Names of colleges that the catalogue does not hold, as typed.
    private(set) var unknown: [String] = []
    private(set) var found: [(start: Int, mention: CollegeMention)] = []

    init(_ tokens: [QuestionToken], in book: CollegeNameBook) {
        self.book = book
        self.tokens = tokens
        words = NameForms.spelled(tokens.map(\.word))
        hasCase = tokens.dropFirst().contains(where: \.isCapital)
        taken = tokens.map { _ in false }
        spot()
        found.sort { $0.start < $1.start }
    }

    /// Words of states of two words, as `New Hampshire`: half of one is no college.
    private func statePlaces() -> Set<Int> {
        var places: Set<Int> = []
        for place in words.indices.dropLast()
        where Self.stateNames.contains(words[place] + " " + words[place + 1]) { places.formUnion([place, place + 1]) }
        return places
    }

    private mutating func spot() {
        let states = statePlaces()
        var mends: [Int: [String]] = [:]
        for place in words.indices
        where !Self.isCommon(words[place]) && !tokens[place].isNumber && words[place].utf8.count > 2 {
            let corrections = book.corrections(of: words[place])
            if !corrections.isEmpty { mends[place] = corrections }
        }
        for length in stride(from: min(book.longest, words.count), through: 1, by: -1) {
            for start in 0...(words.count - length) {
                let end = start + length
                guard !taken[start..<end].contains(true), !dividesParts(start, end),
                    length > 1 || !states.contains(start)
                else { continue }
                if take(Array(words[start..<end]), start, end, isMended: false) { continue }
                // A short word alone may mean too much.
                if length == 1, words[start].utf8.count < 5 { continue }
                for form in mended(start, end, mends) where take(form, start, end, isMended: true) { break }
            }
        }
    }

    /// A comma within a name, as in `Reed, Yale`, divides two of them; `St. John's` keeps its full stop.
    private func dividesParts(_ start: Int, _ end: Int) -> Bool {
        tokens[start..<(end - 1)].contains { $0.endsPart && $0.text.last != "." }
    }

    private func mended(_ start: Int, _ end: Int, _ mends: [Int: [String]]) -> [[String]] {
        var forms = [Array(words[start..<end])]
        var isChanged = false
        for place in start..<end {
            guard let corrections = mends[place] else { continue }
            isChanged = true
            forms = forms.flatMap { form in
                corrections.prefix(3).map { word in
                    var next = form
                    next[place - start] = word
                    return next
                }
            }
            if forms.count > 27 { break }
        }
        return isChanged ? forms : []
    }

    private mutating func take(_ key: [String], _ start: Int, _ end: Int, isMended: Bool) -> Bool {
        let text = key.joined(separator: " ")
        var candidates = book.candidates(of: text)
        guard let best = candidates.first, isMeant(text, key, best.quality, start, end),
            !isPartOfName(best.quality, isMended, start, end)
        else { return false }
        var stop = end
        switch located(key, candidates, from: end) {
        case .there(let rest, let behind): (candidates, stop) = (rest, behind)
        case .nowhere(let behind):
            // There is no such college: the words are taken, and the name stays unknown.
            for place in start..<behind { taken[place] = true }
            unknown.append(typed(start, behind))
            return true
        case .unsaid: candidates = candidates.filter { $0.quality == best.quality }
        }
        for place in start..<stop { taken[place] = true }
        let rows = candidates.map { Int($0.row) }
        let shown = typed(start, end)
        found.append(
            (
                start,
                CollegeMention(
                    rows: rows, text: shown, isShared: rows.count > 1,
                    isMended: isMended)
            ))
        return true
    }

    private func typed(_ start: Int, _ end: Int) -> String {
        let text = tokens[start..<end].filter { !$0.text.isEmpty }.map(\.text).joined(separator: " ")
        return text.isEmpty ? words[start..<end].joined(separator: " ") : Self.trimmed(text)
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while let last = text.last, !last.isLetter, !last.isNumber, last != ")" { text = text.dropLast() }
        for ending in ["'s", "’s"] where text.hasSuffix(ending) { text = text.dropLast(2) }
        return String(text)
    }

    // MARK: Whether a word is meant as a name

    private func isMeant(
        _ text: String, _ key: [String], _ quality: CollegeNameBook.Quality, _ start: Int, _ end: Int
    ) -> Bool {
        let before = start > 0 ? words[start - 1] : ""
        let after = end < words.count ? words[end] : ""
        if Self.stateNames.contains(text) {
            // A state, unless something is said of it as of a college.
            return quality <= .nickname && isWritten(start) && !Self.placing.contains(before)
                && !Self.placed.contains(after) && !Self.placed.contains(before)
        }
        if quality == .place, Self.placing.contains(before) { return false }
        if quality == .short, Self.placing.contains(before), book.cities.contains(text) { return false }
        guard key.count == 1 else {
            // Words of topics alone are no name, unless people say it so: `ohio state`.
            let isSaid =
                quality == .short && key.last == "state"
                || quality == .beginning && ["university", "college"].contains(key[key.count - 1])
            return !key.allSatisfy(Self.isCommon) || quality <= .nickname || isSaid
        }
        if quality == .beginning { return false }
        if text.utf8.count <= 3, quality != .name {
            let typed = tokens[start].text.filter(\.isLetter)
            if typed.count <= 2 || Self.isCommon(text) { return typed.count > 1 && typed.allSatisfy(\.isUppercase) }
        }
        if Self.isCommon(text) {
            return hasCase && tokens[start].isCapital && start > 0 && (quality == .name || quality == .short)
        }
        return quality != .place || isWritten(start)
    }

    /// As a name; where nothing is written in capitals every word may be one.
    private func isWritten(_ place: Int) -> Bool { !hasCase || tokens[place].isCapital }

    private static let placing: Set<String> = ["in", "near", "around", "from", "within", "across", "outside"]
    private static let placed: Set<String> = [
        "colleges", "college", "schools", "universities", "residents", "resident", "state", "students", "grant",
        "grants", "scholarship", "scholarships", "deadline", "fafsa", "aid", "public", "private", "hbcus", "or", "tap",
    ]

    static let stateNames = Set(StateCode.named.map { SearchFolding.key(of: $0.name) })

    static func isCommon(_ word: String) -> Bool { common.contains(word) }

    private static let common: Set<String> = {
        var words = QuestionWords.stop.union(QuestionWords.harmless).union(QuestionWords.beyond)
        words.formUnion(TopicTable.vocabulary)
        for phrase in FilterPhrases.all.keys where !phrase.contains(" ") { words.insert(phrase) }
        for phrase in QuestionWords.joined.keys {
            for word in phrase.split(separator: " ") { words.insert(String(word)) }
        }
        words.formUnion(
            """
            art arts design music nursing business health law national american central northern southern western \
            eastern international life grace hope science sciences technology computer engineering medicine bible \
            christian community county valley city state graduate early decision action fafsa pell grant grants aid \
            loan loans visa student military veterans work study css profile css gi bill index need merit best top \
            highest lowest cheapest largest biggest smallest nearest closest list rank compare liberal culinary \
            beauty hair career trade training education teachers academy institute school applied fine union
            """.split(whereSeparator: \.isWhitespace).map(String.init))
        words.subtract(["cal", "union", "smith"])
        return words
    }()

    /// `Harwick Falls State University`: what stands beside the words belongs to another name.
    private func isPartOfName(
        _ quality: CollegeNameBook.Quality, _ isMended: Bool, _ start: Int, _ end: Int
    ) -> Bool {
        guard quality >= .short else { return false }
        let divides = tokens[end - 1].endsPart
        if !divides, end < words.count, ["university", "college", "institute"].contains(words[end]) { return true }
        guard isMended, hasCase, !divides, end < words.count else { return false }
        return tokens[end].isCapital && !Self.isCommon(words[end])
    }

    // MARK: Where it lies

    private enum Location {
        case there([CollegeNameBook.Entry], Int)
        /// A place is named in which no college of this name lies.
        case nowhere(Int)
        case unsaid
    }

    /// `Wheaton College in Illinois`, `Westminster (PA)`, `Xavier in New Orleans`: the candidates that lie there.
    private func located(_ key: [String], _ candidates: [CollegeNameBook.Entry], from end: Int) -> Location {
        var place = end
        var entries = candidates
        var hasPlace = false
        while true {
            var next = place
            while next < words.count, ["the", "one", "campus"].contains(words[next]) { next += 1 }
            if next < words.count, ["in", "at"].contains(words[next]) { next += 1 }
            guard next < words.count, !taken[next] else { break }
            guard let (length, state, city) = self.place(at: next) else { break }
            let fits = { (row: Int) -> Bool in
                city.map { book.cities[row] == $0 } ?? false || state.map { book.states[row] == $0 } ?? false
            }
            var rest = entries.filter { fits(Int($0.row)) }
            if rest.isEmpty, !hasPlace { rest = book.beginning(key.joined(separator: " "), where: fits) }
            if rest.isEmpty {
                let isSaid = next > end || state != nil
                let follows = next + length < words.count && Self.placed.contains(words[next + length])
                guard isSaid, state != nil, !hasPlace, !follows, key.count > 1 || next == end else { break }
                return .nowhere(next + length)
            }
            (entries, place, hasPlace) = (rest, next + length, true)
        }
        return hasPlace ? .there(entries, place) : .unsaid
    }

    /// A state or a town that begins at a place.
    private func place(at start: Int) -> (length: Int, state: StateCode?, city: String?)? {
        for length in stride(from: min(3, words.count - start), through: 1, by: -1) {
            let text = words[start..<(start + length)].joined(separator: " ")
            let state =
                length == 1 || Self.stateNames.contains(text) ? Self.state(text, typed: tokens[start].text) : nil
            let isTown = book.cityNames.contains(text) && (length > 1 || !Self.isCommon(text) || state != nil)
            if state != nil || isTown { return (length, state, isTown ? text : nil) }
        }
        return nil
    }

    static func state(_ words: String, typed: String) -> StateCode? {
        let letters = typed.filter(\.isLetter)
        if letters.count == 2, letters.allSatisfy(\.isUppercase), let code = StateCode(letters), code.name != nil {
            return code
        }
        return StateCode.named.first { SearchFolding.key(of: $0.name) == words }?.code
    }
}
