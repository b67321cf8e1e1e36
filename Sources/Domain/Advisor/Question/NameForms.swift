/// The ways in which a college's published name is said.
struct NameForms {
    /// Folded words and how sure it is that they mean this college.
    private(set) var all: [(key: [String], quality: CollegeNameBook.Quality)] = []
    let words: [String]

    init(_ name: String) {
        let full = Self.key(of: name)
        words = full
        add(full, .name)
        if full.first == "the" { add(Array(full.dropFirst()), .name) }
        // What stands before the hyphen of a campus; `Main Campus` says nothing.
        if let hyphen = name.lastIndex(of: "-"), !name[hyphen...].contains(")") {
            let main = Self.key(of: String(name[..<hyphen]))
            let campus = Self.key(of: String(name[name.index(after: hyphen)...]))
            let isMain = campus == ["main", "campus"] || campus == ["campus", "immersion"]
            if main.count >= 2 { add(main, isMain ? .name : .main) }
            if isMain { addShort(main, .short) }
            if main.starts(with: ["university", "of"]), main.count == 3, campus.count <= 2 {
                // `Michigan Ann Arbor`
                add(Array(main.dropFirst(2)) + campus, .nickname)
            }
            addShort(main, .place)
        } else {
            addShort(full, .short)
        }
        if let at = full.lastIndex(of: "at"), at > 1 { add(full.filter { $0 != "at" }, .nickname) }
        if let place = full.firstIndex(of: "technical"), place > 0 {
            // `Wake Tech`
            add(Array(full[..<place]) + ["tech"], .nickname)
            add(Array(full[..<place]) + ["tech", "community", "college"], .nickname)
            add(Array(full[..<place]) + ["tech", "college"], .nickname)
        }
        // The beginning of a long name: `South Dakota School of Mines`.
        if full.count > 3, ["university", "state", "college"].contains(full[1]) {
            add(Array(full[..<2]), .beginning)
        }
        if full.count > 3 {
            for length in 3..<full.count where !Self.joints.contains(full[length - 1]) {
                add(Array(full[..<length]), .beginning)
            }
        }
    }

    private static let joints: Set<String> = ["of", "and", "at", "the", "in", "for", "state", "university", "college"]

    private mutating func add(_ key: [String], _ quality: CollegeNameBook.Quality) {
        if !key.isEmpty { all.append((key, quality)) }
    }

    /// Without `University`, `College`, `Institute of Technology`, at either end.
    mutating func addShort(_ full: [String], _ quality: CollegeNameBook.Quality) {
        var rest = full[...]
        if rest.first == "the" { rest = rest.dropFirst() }
        for tail in Self.tails where rest.count > tail.count && Array(rest.suffix(tail.count)) == tail {
            rest = rest.dropLast(tail.count)
            break
        }
        if rest.count < full.count, !rest.isEmpty { add(Array(rest), quality) }
        for lead in Self.leads where full.count > lead.count && full.starts(with: lead) {
            add(Array(full.dropFirst(lead.count)), .place)
        }
    }

    private static let tails: [[String]] = [
        ["college", "of", "art", "and", "design"], ["institute", "of", "technology"], ["university"], ["college"],
        ["institute"], ["school"], ["academy"],
    ]

    private static let leads: [[String]] = [
        ["the", "university", "of"], ["university", "of"], ["college", "of"], ["the", "college", "of"],
    ]

    /// The folded words of a name as they are compared: `Saint` as `st`, `Univ` as `university`.
    static func key(of text: String) -> [String] {
        spelled(SearchFolding.words(of: text).map { String(decoding: $0, as: UTF8.self) })
    }

    static func spelled(_ words: [String]) -> [String] {
        var result = words.map { spellings[$0] ?? $0 }
        for place in result.indices where result[place] == "u" {
            // `U of Michigan`, `Southern U`; not the first letter of `U S`.
            let isBefore = place + 1 < result.count && result[place + 1] == "of"
            if isBefore || place > 0 && result[place - 1].utf8.count > 2 { result[place] = "university" }
        }
        return result
    }

    static let spellings = [
        "saint": "st", "univ": "university", "uni": "university", "coll": "college", "mt": "mount", "ft": "fort",
        "inst": "institute", "universty": "university",
    ]
}

/// Names of towns as they are compared.
public enum NameKey {
    public static func folded(_ text: String) -> String { NameForms.key(of: text).joined(separator: " ") }
}
