import Domain

/// What the feed ranks a profile's deck by.
struct DeckFeatures: Sendable {
    let scorer: MatchScorer
    let table: FeatureTable
    /// The catalogue's row of each row of the deck.
    let rows: [Int]
    let matrix: FeatureMatrix
    /// By the deck's row; `nil` unless it was asked for.
    let standings: [MatchStanding]?

    /// Reads every row, half of them beside the other half: nothing at the program's start takes longer.
    init(
        columns: CollegeColumns, offerings: [CIPCode: [FieldRow]], profile: StudentProfile, rows: [Int],
        withStandings: Bool, isAskedOften: Bool
    ) async {
        let hasBudget = (profile.budget ?? 0) > 0
        scorer = MatchScorer(profile: profile, medianPrice: hasBudget ? 0 : PriceYardstick.median(of: columns))
        let table = FeatureTable(scorer: scorer, columns: columns, offerings: offerings)
        let middle = rows.count / 2 / FeatureMatrix.width * FeatureMatrix.width
        async let first = Part(table, rows[..<middle], withStandings: withStandings)
        async let second = Part(table, rows[middle...], withStandings: withStandings)
        let parts = await (first, second)
        self.table = table
        self.rows = rows
        matrix = FeatureMatrix(joining: parts.0.matrix, parts.1.matrix, isAskedOften: isAskedOften)
        standings = withStandings ? parts.0.standings + parts.1.standings : nil
    }

    private struct Part: Sendable {
        let matrix: FeatureMatrix
        let standings: [MatchStanding]

        init(_ table: FeatureTable, _ rows: ArraySlice<Int>, withStandings: Bool) {
            var standings: [MatchStanding] = []
            if withStandings { standings.reserveCapacity(rows.count) }
            matrix = FeatureMatrix(count: rows.count, isAskedOften: false) { row in
                let row = rows[rows.startIndex + row]
                guard withStandings else { return table.vector(row: row) }
                let (vector, standing) = table.vectorAndStanding(row: row)
                standings.append(standing)
                return vector
            }
            self.standings = standings
        }
    }
}
