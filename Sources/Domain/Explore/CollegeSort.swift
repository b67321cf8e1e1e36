/// What colleges are sorted by.
public enum SortKey: Sendable, Hashable {
    /// Without case and accents.
    case name
    /// State, then town.
    case place
    /// The match score.
    case match
    case measure(CollegeMeasure)

    /// The name on the command line. It never changes.
    public var key: String {
        switch self {
        case .name: "name"
        case .place: "place"
        case .match: "match"
        case .measure(let measure): measure.key
        }
    }

    /// Takes a ``key``, or one of the short names of ``shortNames``.
    public init?(key: some StringProtocol) {
        switch key {
        case "name": self = .name
        case "place", "state": self = .place
        case "match", "score": self = .match
        default:
            if let short = Self.shortNames.first(where: { $0.name == key }) {
                self = .measure(short.measure)
            } else {
                guard let measure = CollegeMeasure(key: key) else { return nil }
                self = .measure(measure)
            }
        }
    }

    /// Names that are easier to type than those of the tables.
    public static let shortNames: [(name: String, measure: CollegeMeasure)] = [
        ("admission", .figure(.admissionRate)), ("graduation", .figure(.graduationRate)),
        ("retention", .figure(.retentionRate)), ("size", .figure(.undergraduates)),
        ("ratio", .figure(.studentFacultyRatio)), ("pell", .figure(.pellShare)), ("cost", .figure(.costOfAttendance)),
        ("tuition", .figure(.tuitionInState)), ("tuition-in", .figure(.tuitionInState)),
        ("tuition-out", .figure(.tuitionOutOfState)),
    ]
}

/// One step of an order; what is equal under it goes by the next step.
public struct SortRule: Sendable, Hashable {
    public let key: SortKey
    public let isDescending: Bool

    public init(_ key: SortKey, isDescending: Bool = false) {
        self.key = key
        self.isDescending = isDescending
    }

    /// Rules as a command line writes them: `price,-graduation`; a minus puts the largest first.
    ///
    /// - Returns: `nil` when a name is unknown.
    public static func rules(_ text: String) -> [SortRule]? {
        var rules: [SortRule] = []
        for part in text.split(separator: ",") {
            guard let key = SortKey(key: part.drop { $0 == "-" }) else { return nil }
            rules.append(SortRule(key, isDescending: part.first == "-"))
        }
        return rules.isEmpty ? nil : rules
    }
}

extension ExploreTable {
    /// The rows in an order. Stable; what is unknown comes last, whichever way the order goes.
    public mutating func sorted(_ rows: [Int], by rules: [SortRule]) -> [Int] {
        var rows = rows
        // From the last rule to the first, each keeping what the one before has made.
        for rule in rules.reversed() {
            let values = values(of: rule.key)
            var known: [(value: Float, row: Int)] = []
            var unknown: [Int] = []
            known.reserveCapacity(rows.count)
            for row in rows {
                let value = values[row]
                if value.isNaN { unknown.append(row) } else { known.append((value, row)) }
            }
            if rule.isDescending { known.sort { $0.value > $1.value } } else { known.sort { $0.value < $1.value } }
            rows = known.map(\.row) + unknown
        }
        return rows
    }

    private mutating func values(of key: SortKey) -> [Float] {
        switch key {
        case .name:
            if nameRanks.isEmpty { nameRanks = Self.ranks(roster.names.map(SearchFolding.key)) }
            return nameRanks
        case .place:
            if placeRanks.isEmpty {
                let codes = columns.stateCodes.map(\.rawValue)
                placeRanks = Self.ranks(
                    columns.states.indices.map { row in
                        codes[Int(columns.states[row])] + SearchFolding.key(of: roster.cities[row])
                    })
            }
            return placeRanks
        case .match: return scores.count == count ? scores : [Float](repeating: .nan, count: count)
        case .measure(let measure): return column(of: measure)
        }
    }

    /// Where each text stands among all of them; equal texts stand at the same place.
    private static func ranks(_ texts: [String]) -> [Float] {
        var ranks = [Float](repeating: 0, count: texts.count)
        var previous: String?
        var rank: Float = -1
        for row in texts.indices.sorted(by: { texts[$0] < texts[$1] }) {
            if texts[row] != previous { rank += 1 }
            previous = texts[row]
            ranks[row] = rank
        }
        return ranks
    }
}
