private import CMath

/// The colleges that are most like one of them, and what makes them so.
public struct SimilarColleges: Sendable {
    /// What likeness is looked for.
    public enum Aspect: String, Sendable, Hashable, CaseIterable {
        /// Size, selectivity, price, outcomes, setting and who runs it, all together.
        case features
        case price, place, outcome
    }

    /// One college that is like the other.
    public struct Hit: Sendable, Hashable {
        public let row: Int
        /// 0 for the same in everything that is looked at; rising.
        public let distance: Double
        /// What is most alike, the likest first; their figures stand in the columns.
        public let reasons: [Reason]
    }

    public enum Reason: Sendable, Hashable {
        case measure(CollegeMeasure)
        case setting(Setting)
        case control(Control)
        /// Miles between the two.
        case miles(Int)
    }

    private static let spreads: [Aspect: [(measure: CollegeMeasure, spread: Float, isLogarithmic: Bool)]] = [
        .features: [
            (.figure(.undergraduates), 0.6, true), (.figure(.admissionRate), 0.2, false), (.price, 7_000, false),
            (.figure(.graduationRate), 0.15, false), (.figure(.earnings), 12_000, false), (.sat, 120, false),
        ],
        .price: [(.price, 4_000, false), (.figure(.costOfAttendance), 8_000, false), (.figure(.debt), 4_000, false)],
        .outcome: [
            (.figure(.graduationRate), 0.08, false), (.figure(.earnings), 6_000, false),
            (.figure(.retentionRate), 0.06, false),
        ],
        .place: [],
    ]

    /// - Returns: At most `limit` colleges of the same level, the likest first; equal ones by `UNITID`.
    public static func hits(
        of row: Int, by aspect: Aspect, in table: inout ExploreTable, limit: Int
    ) -> [Hit] {
        let columns = table.columns
        let parts = (spreads[aspect] ?? []).map { part in
            (column: table.column(of: part.measure), measure: part.measure, spread: part.spread, part.isLogarithmic)
        }
        let known = parts.filter { !$0.column[row].isNaN }
        guard aspect == .place || !known.isEmpty else { return [] }
        let here = Coordinate(latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row]))
        var hits: [Hit] = []
        for other in 0..<columns.count where other != row && columns.levels[other] == columns.levels[row] {
            var sum = 0.0
            var differences: [(Reason, Double)] = []
            for part in known {
                let value = part.column[other]
                // A figure that is missing tells of no likeness: it counts as two spreads apart.
                let apart = value.isNaN ? 2 : difference(part.column[row], value, part.spread, part.3)
                sum += apart * apart
                if !value.isNaN { differences.append((.measure(part.measure), apart)) }
            }
            // Of a college with half of them missing nobody can say that it is alike.
            if differences.count * 2 < known.count { continue }
            if aspect == .features {
                for (isSame, reason) in kinds(row, other, columns) {
                    sum += isSame ? 0 : 1
                    if isSame, let reason { differences.append((reason, 0.35)) }
                }
            }
            if aspect == .place {
                let miles = here.miles(
                    to: Coordinate(
                        latitude: Double(columns.latitudes[other]), longitude: Double(columns.longitudes[other])))
                sum = miles * miles
                differences.append((.miles(Int(miles.rounded())), 0))
            }
            let count = Double(max(1, aspect == .place ? 1 : known.count))
            let distance = (sum / count).squareRoot()
            let reasons = differences.enumerated().sorted { left, right in
                (left.element.1, left.offset) < (right.element.1, right.offset)
            }.prefix(3).map(\.element.0)
            hits.append(Hit(row: other, distance: distance, reasons: reasons))
        }
        return Array(hits.sorted { ($0.distance, $0.row) < ($1.distance, $1.row) }.prefix(limit))
    }

    private static func difference(_ one: Float, _ two: Float, _ spread: Float, _ isLogarithmic: Bool) -> Double {
        guard isLogarithmic else { return Double(abs(one - two) / spread) }
        return abs(cmath_log(Double(max(1, one))) - cmath_log(Double(max(1, two)))) / Double(spread)
    }

    private static func kinds(_ row: Int, _ other: Int, _ columns: CollegeColumns) -> [(Bool, Reason?)] {
        [
            (
                columns.settings[row] == columns.settings[other] && columns.settings[row] != 0,
                Setting(rawValue: columns.settings[row]).map(Reason.setting)
            ),
            (
                columns.controls[row] == columns.controls[other],
                Control(rawValue: columns.controls[row]).map(Reason.control)
            ),
        ]
    }
}
