internal import Domain

/// What the importers have gathered: one record for each college of the directory, and every source of every figure.
struct CatalogDraft {
    /// By `UNITID`.
    var colleges: [CollegeRecord]
    var fields: [FieldRecord] = []
    /// Where ``fields`` come from.
    var fieldSource: Provenance?
    var titles: [FieldTitle] = []
    var credits: [Credit] = []
    /// Colleges of which the admissions questions are not asked: they take everyone, or have no first-year students.
    var withoutAdmissions: Set<Int> = []
    private let rows: [UnitID: Int]
    private var candidates: [FigureKind: [FigureColumn]] = [:]

    init(colleges: [CollegeRecord]) {
        self.colleges = colleges
        rows = Dictionary(uniqueKeysWithValues: colleges.indices.map { (colleges[$0].id, $0) })
    }

    /// The row of a college; `nil` for one that the directory does not hold.
    func row(of id: UnitID) -> Int? { rows[id] }

    mutating func offer(_ column: FigureColumn) { candidates[column.kind, default: []].append(column) }

    mutating func credit(_ credit: Credit) {
        if !credits.contains(credit) { credits.append(credit) }
    }

    /// Gives each figure its one source: the newest that fills it, and of equal years the one of the highest rank.
    ///
    /// A figure never mixes sources, so that one line says where all of it comes from.
    func settled() -> CatalogTables {
        var tables = CatalogTables(colleges: colleges, fields: fields, titles: titles)
        for kind in FigureKind.allCases {
            let filled = (candidates[kind] ?? []).filter(\.hasValues)
            guard let best = filled.max(by: { $0.precedence < $1.precedence }) else { continue }
            tables.sources[kind] = best.provenance
            for row in colleges.indices { tables.colleges[row][kind] = best.values[row] }
        }
        tables.fieldSource = fieldSource
        for row in withoutAdmissions {
            for kind in FigureKind.admissions where tables.colleges[row][kind] == .missing(.notReported) {
                tables.colleges[row][kind] = .missing(.notApplicable)
            }
        }
        tables.credits = Credit.allCases.filter(credits.contains).map(\.line)
        return tables
    }
}

/// One source's answer to one kind of figure, for every college of the draft.
struct FigureColumn {
    let kind: FigureKind
    let provenance: Provenance
    let year: SurveyYear
    let rank: SourceRank
    /// One for each row of the draft.
    var values: [Figure]

    init(kind: FigureKind, provenance: Provenance, year: SurveyYear, rank: SourceRank, rows: Int) {
        self.kind = kind
        self.provenance = provenance
        self.year = year
        self.rank = rank
        values = [Figure](repeating: .missing(.notReported), count: rows)
    }

    var hasValues: Bool { values.contains { $0.value != nil } }

    /// A source that covers only part of the colleges stands behind every full one, however new.
    var precedence: (Int, Int, Int) { (rank == .partial ? 0 : 1, year.start, Int(rank.rawValue)) }
}

/// Which source wins when two tell of the same year.
enum SourceRank: UInt8 {
    /// Answers for some kinds of colleges only.
    case partial
    /// Computed here from two published numbers.
    case computed
    case tidied
    case scorecard
    case ipeds
}

extension FigureKind {
    /// The figures that the admissions survey asks for.
    static let admissions: [FigureKind] = [
        .admissionRate, .admissionRateAllCampuses, .applicants, .admitted, .enrolled, .satReading25, .satReading75,
        .satMath25, .satMath75, .act25, .act75,
    ]
}
