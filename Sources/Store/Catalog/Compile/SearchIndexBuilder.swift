internal import Domain

/// Makes the search index: each different word once, and for each name and alias the numbers of its words.
enum SearchIndexBuilder {
    struct Blobs {
        /// Folded words, joined by line feeds, in the order of their numbers.
        var words: [UInt8] = []
        /// For each name or alias: row, alias number (0 for the name), ``NamePlaces``, word count, words.
        var entries: [UInt32] = []
        /// For each row: word count, words of town and state, the state by its letters and by its name.
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
            for (alias, text) in ([college.name] + Nicknames.aliases(of: college)).enumerated() {
                let words = SearchFolding.words(of: text)
                guard !words.isEmpty else { continue }
                let joined = joinedInitials(words)
                let isNickname = alias > 0 && Nicknames.isListed(text, for: college.id)
                for form in joined.count < words.count ? [words, joined] : [words] {
                    let found = form.map(number)
                    blobs.entries +=
                        [
                            UInt32(row), UInt32(alias),
                            starts(of: form == words ? text : "", form, isNickname: isNickname),
                            UInt32(form.count),
                        ]
                        + found
                }
            }
            let place = [college.city, college.state.rawValue, college.state.name ?? ""].flatMap(SearchFolding.words)
            blobs.places.append(UInt32(place.count))
            let found = place.map(number)
            blobs.places += found
        }
        blobs.ranks = ranks(colleges)
        return blobs
    }

    /// The places in a name that count, see ``NamePlaces``: a search may begin with the first word, with the one after
    /// `University of` and its like, and with the first of the campus, which follows a hyphen, `at` or `in`.
    private static func starts(of text: String, _ words: [[UInt8]], isNickname: Bool) -> UInt32 {
        var places = NamePlaces()
        places.isNickname = isNickname
        places.addStart(0)
        for lead in leads where words.count > lead.count && words.starts(with: lead) { places.addStart(lead.count) }
        if let hyphen = text.lastIndex(of: "-") {
            let campus = SearchFolding.words(of: String(text[..<hyphen])).count
            if campus < words.count { places.addCampus(campus, joinedBy: 0) }
        } else if let joint = words.lastIndex(where: joints.contains), joint > 0, joint + 1 < words.count {
            places.addCampus(joint + 1, joinedBy: 1)
        }
        return places.bits
    }

    private static let joints = Set(["at", "in"].map { Array($0.utf8) })

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
