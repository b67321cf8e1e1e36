import Domain
import TestSupport
import Testing

@testable import Store

/// The filter's own evaluation against SQL's three-valued logic over the same colleges.
@Suite struct FilterQueryTests {
    private static let affiliations = ["", "", "", "Roman Catholic", "Southern Baptist", "Church of God"]

    @Test("Five hundred random filters answer yes, no and unknown as SQL does", arguments: [UInt64(1), 2])
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let connection = try Connection(path: folder.file("colleges.db"), mode: .create)
        let sample = SampleColleges(count: 700, seed: seed)
        let columns = sample.columns
        let roster = CollegeRoster(
            (0..<columns.count).map { _ in
                (
                    name: "", city: "", policy: UInt8([0, 1, 2, 3, 5][Int.random(in: 0..<5, using: &generator)]),
                    affiliation: Self.affiliations[Int.random(in: 0..<6, using: &generator)]
                )
            })
        var table = ExploreTable(columns: columns, roster: roster, profile: StudentProfile())
        for number in 0..<250 {
            if number.isMultiple(of: 25) {
                table = ExploreTable(columns: columns, roster: roster, profile: .random(&generator))
                try Self.store(&table, sample, in: connection)
            }
            let filter = CollegeFilter.random(&generator)
            table.add(columns.rows(for: filter.fields, in: sample.offerings), for: filter.fields)
            let answers = table.answers(to: filter)
            let expected = try connection.rows("SELECT \(Self.sql(filter)) FROM college ORDER BY unitid") {
                row throws(SQLiteError) -> UInt8 in
                row.kind(0) == .null ? 1 : try row.integer(0, as: Int.self) == 0 ? 2 : 0
            }
            #expect(answers.verdicts == expected, "seed \(seed), filter \(number): \(filter.code)")
            #expect(answers.fits == expected.count { $0 == 0 })
            #expect(answers.unknown == expected.count { $0 == 1 })
        }
    }

    private static func store(
        _ table: inout ExploreTable, _ sample: SampleColleges, in connection: Connection
    ) throws(SQLiteError) {
        let measures = measures
        try connection.execute(
            """
            DROP TABLE IF EXISTS college; DROP TABLE IF EXISTS taught;
            CREATE TABLE college (unitid INTEGER PRIMARY KEY, state TEXT, setting INTEGER, control INTEGER,
                level INTEGER, policy INTEGER, traits INTEGER, affiliation TEXT, published INTEGER,
                \(measures.map { "\"\($0.key)\" REAL" }.joined(separator: ", ")));
            CREATE TABLE taught (unitid INTEGER, cip INTEGER);
            CREATE INDEX taught_college ON taught (unitid);
            """)
        let values = measures.map { table.column(of: $0) }
        let (columns, roster) = (table.columns, table.roster)
        try connection.write { connection throws(SQLiteError) in
            for row in 0..<columns.count {
                let known: [SQLiteValue] = values.map { $0[row].isNaN ? .null : .real(Double($0[row])) }
                let statement = try connection.statement(
                    "INSERT INTO college VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?"
                        + String(repeating: ", ?", count: known.count) + ")")
                try statement.bind(
                    [
                        SQLiteValue(columns.unitIDs[row].rawValue),
                        .text(columns.stateCodes[Int(columns.states[row])].rawValue),
                        SQLiteValue(columns.settings[row]), SQLiteValue(columns.controls[row]),
                        SQLiteValue(columns.levels[row]), SQLiteValue(roster.policies[row]),
                        SQLiteValue(columns.traits[row].rawValue),
                        .text(roster.affiliationNames[Int(roster.affiliations[row])]),
                        SQLiteValue(columns.families[row] == 0 ? 0 : 1),
                    ] + known)
                try statement.run()
                for offering in sample.offerings[columns.unitIDs[row]] ?? [] {
                    try connection.run(
                        "INSERT INTO taught VALUES (?, ?)", SQLiteValue(columns.unitIDs[row].rawValue),
                        SQLiteValue(offering.field.rawValue))
                }
            }
        }
    }

    private static let measures: [CollegeMeasure] =
        [.price, .distance, .sat, .act]
        + [.undergraduates, .admissionRate, .graduationRate, .earnings, .debt].map(CollegeMeasure.figure)

    private static func sql(_ filter: CollegeFilter) -> String {
        filter.rules.map { ($0.isNegated ? "NOT " : "") + "(" + sql($0.condition) + ")" }.joined(separator: " AND ")
    }

    private static func sql(_ condition: FilterCondition) -> String {
        func list(_ values: some Sequence<String>) -> String { "(" + values.joined(separator: ", ") + ")" }
        switch condition {
        case .states(let set): return "state IN " + list(set.map { "'\($0.rawValue)'" })
        case .settings(let set): return "NULLIF(setting, 0) IN " + list(set.map { "\($0.rawValue)" })
        case .controls(let set): return "control IN " + list(set.map { "\($0.rawValue)" })
        case .levels(let set): return "level IN " + list(set.map { "\($0.rawValue)" })
        case .sizes(let set):
            let bands = [
                "", "< 1000", "BETWEEN 1000 AND 4999.99", "BETWEEN 5000 AND 9999.99", "BETWEEN 10000 AND 19999.99",
                ">= 20000",
            ]
            return set.map { "(undergraduates \(bands[Int($0.rawValue)]))" }.joined(separator: " OR ")
        case .policies(let set):
            return "CASE WHEN policy <> 0 THEN policy WHEN traits & 1 THEN 3 END IN "
                + list(set.map { "\($0.rawValue)" })
        case .fields(let codes):
            let tests = codes.map { $0.isFamily ? "cip / 100 = \($0.rawValue)" : "cip = \($0.rawValue)" }
            return "CASE WHEN EXISTS (SELECT 1 FROM taught WHERE taught.unitid = college.unitid AND "
                + "(\(tests.joined(separator: " OR ")))) THEN 1 WHEN published THEN 0 END"
        case .trait(let trait): return "traits & \(trait.rawValue) <> 0"
        case .affiliation(let words): return "lower(affiliation) LIKE '%\(words)%'"
        case .measure(let measure, let bounds):
            var parts: [String] = []
            if let lower = bounds.lower {
                parts.append("\"\(measure.key)\" \(bounds.excludesLower ? ">" : ">=") \(Double(Float(lower)))")
            }
            if let upper = bounds.upper {
                parts.append("\"\(measure.key)\" \(bounds.excludesUpper ? "<" : "<=") \(Double(Float(upper)))")
            }
            return parts.joined(separator: " AND ")
        }
    }
}
