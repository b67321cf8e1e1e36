internal import Domain

/// Makes the search index: each different word once, and for each name and alias the numbers of its words.
enum SearchIndexBuilder {
    struct Blobs {
        /// Folded words, joined by line feeds, in the order of their numbers.
        var words: [UInt8] = []
        /// For each name or alias: row, alias number (0 for the name), starts, word count, words.
        var entries: [UInt32] = []
        /// For each row: word count, words of town and state.
        var places: [UInt32] = []
        /// For each row its place when colleges are sorted by undergraduates, the biggest first.
        var ranks: [UInt32] = []
    }

    static func build(_ colleges: [CollegeRecord]) -> Blobs {
        var numbers: [[UInt8]: UInt32] = [:]
        var blobs = Blobs()
        func number(_ word: [UInt8]) -> UInt32 {
            if let number = numbers[word] { return number }
            let number = UInt32(numbers.count)
            numbers[word] = number
            if number > 0 { blobs.words.append(0x0A) }
            blobs.words += word
            return number
        }
        for (row, college) in colleges.enumerated() {
            for (alias, text) in ([college.name] + college.aliases).enumerated() {
                let words = SearchFolding.words(of: text)
                guard !words.isEmpty else { continue }
                let joined = joinedInitials(words)
                for form in joined.count < words.count ? [words, joined] : [words] {
                    let found = form.map(number)
                    blobs.entries +=
                        [UInt32(row), UInt32(alias), starts(of: form == words ? text : "", form), UInt32(form.count)]
                        + found
                }
            }
            let place = SearchFolding.words(of: college.city) + SearchFolding.words(of: college.state.rawValue)
            blobs.places.append(UInt32(place.count))
            let found = place.map(number)
            blobs.places += found
        }
        blobs.ranks = ranks(colleges)
        return blobs
    }

    /// A bit for each word with which a search may begin: the first, the one after `University of` and its like, and
    /// the first of the campus, which follows a hyphen.
    private static func starts(of text: String, _ words: [[UInt8]]) -> UInt32 {
        var starts: UInt32 = 1
        for lead in leads where words.count > lead.count && words.starts(with: lead) {
            starts |= 1 << UInt32(min(31, lead.count))
        }
        if let hyphen = text.lastIndex(of: "-") {
            let campus = SearchFolding.words(of: String(text[..<hyphen])).count
            if campus < words.count { starts |= 1 << UInt32(min(31, campus)) }
        }
        return starts
    }

    /// `texas a and m university` as `texas am university`; the same words where there are no initials to join.
    private static func joinedInitials(_ words: [[UInt8]]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var isInitials = false
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : []
            if isInitials, word == Array("and".utf8), next.count == 1 { continue }
            if isInitials, word.count == 1 {
                result[result.count - 1] += word
            } else {
                result.append(word)
            }
            isInitials = word.count == 1
        }
        return result
    }

    private static let leads: [[[UInt8]]] = [
        "the", "university of", "the university of", "university of the", "college of", "the college of", "uc",
        "cal state",
        "universidad de", "institute of",
    ].map(SearchFolding.words)

    private static func ranks(_ colleges: [CollegeRecord]) -> [UInt32] {
        let sizes = colleges.map { $0[.undergraduates].value ?? -1 }
        let order = colleges.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        var ranks = [UInt32](repeating: 0, count: colleges.count)
        for (rank, row) in order.enumerated() { ranks[row] = UInt32(rank) }
        return ranks
    }
}
