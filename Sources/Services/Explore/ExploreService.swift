public import Domain

/// Answers questions over the whole catalogue for one student: filters, their counts, words for them.
///
/// Nothing is loaded before the first question.
public actor ExploreService {
    private let catalog: any CollegeCatalog
    private var table: (profile: StudentProfile, table: ExploreTable)?
    private var vocabulary: FieldVocabulary?

    public init(catalog: any CollegeCatalog) { self.catalog = catalog }

    /// Reads a filter in plain words.
    public func read(_ words: String, profile: StudentProfile) async throws(CatalogError) -> FilterReading {
        FilterReader(fields: try await fields(), profile: profile).read(words)
    }

    /// Reads the answer to one question of the form.
    public func read(
        _ words: String, about kind: FilterCondition.Kind, profile: StudentProfile
    ) async throws(CatalogError) -> FilterReading {
        FilterReader(fields: try await fields(), profile: profile).read(words, about: kind)
    }

    public func counts(of filter: CollegeFilter, profile: StudentProfile) async throws(CatalogError) -> FilterCounts {
        var table = try await prepared(for: filter, profile)
        let answers = table.answers(to: filter)
        let problems = table.problems(of: filter, answers: answers)
        keep(table, profile)
        return FilterCounts(
            total: table.count, fits: answers.fits, unknown: answers.unknown,
            deck: answers.rows(of: filter, in: profile.scope, table.columns).count, rules: answers.rules,
            problems: problems)
    }

    /// The table with everything in it that the filter asks about.
    public func prepared(
        for filter: CollegeFilter, _ profile: StudentProfile
    ) async throws(CatalogError) -> ExploreTable {
        var table = try await table(for: profile)
        let missing = filter.fields.filter { table.offerings[$0] == nil }
        if !missing.isEmpty { table.add(try await catalog.offerings(in: missing), for: missing) }
        return table
    }

    /// Rows that count under a filter, in an order, with the table they belong to.
    ///
    /// - Parameter among: Only these colleges, in their order; `nil` for the whole catalogue.
    public func list(
        _ filter: CollegeFilter, by order: [SortRule], among ids: [UnitID]? = nil, profile: StudentProfile
    ) async throws(CatalogError) -> (rows: [Int], answers: FilterAnswers, table: ExploreTable) {
        var table = try await prepared(for: filter, profile)
        if order.contains(where: { $0.key == .match }), table.scores.isEmpty {
            table.scores = try await scores(of: table, profile)
        }
        let answers = table.answers(to: filter)
        let limit: FilterVerdict = filter.includesUnknown ? .unknown : .yes
        let rows = (ids?.compactMap(table.columns.row(of:)) ?? Array(0..<table.count)).filter {
            answers.verdicts[$0] <= limit.rawValue
        }
        let sorted = table.sorted(rows, by: order)
        keep(table, profile)
        return (sorted, answers, table)
    }

    /// Match scores by row; `nan` where too little is known for a grade.
    private func scores(of table: ExploreTable, _ profile: StudentProfile) async throws(CatalogError) -> [Float] {
        let offerings = profile.intendedFields.isEmpty ? [:] : try await catalog.offerings(in: profile.intendedFields)
        let hasBudget = (profile.budget ?? 0) > 0
        let scorer = MatchScorer(
            profile: profile, medianPrice: hasBudget ? 0 : PriceYardstick.median(of: table.columns))
        let features = FeatureTable(scorer: scorer, columns: table.columns, offerings: offerings)
        return (0..<table.count).map { row in
            let standing = features.standing(row: row)
            return standing.grade == nil ? .nan : Float(standing.score)
        }
    }

    private func table(for profile: StudentProfile) async throws(CatalogError) -> ExploreTable {
        // Scores depend on all of the profile.
        if let known = table, known.profile == profile { return known.table }
        return ExploreTable(
            columns: try await catalog.columns(), roster: try await catalog.roster(), profile: profile)
    }

    private func keep(_ table: ExploreTable, _ profile: StudentProfile) { self.table = (profile, table) }

    private func fields() async throws(CatalogError) -> FieldVocabulary {
        if let vocabulary { return vocabulary }
        let fresh = FieldVocabulary(try await catalog.fieldTitles(matching: "", limit: 10_000))
        vocabulary = fresh
        return fresh
    }
}
