/// The catalogue as one student explores it: columns, what is worked out for them, and the fields asked for so far.
public struct ExploreTable: Sendable {
    public let columns: CollegeColumns
    public let roster: CollegeRoster
    public let home: Home?
    public let incomeBand: IncomeBand?
    /// What the catalogue answered for fields; a field without an entry was not asked for.
    public private(set) var offerings: [CIPCode: [FieldRow]]
    /// Match scores by row, `nan` where the grade is withheld; empty until somebody needs them.
    public var scores: [Float] = []
    var nameRanks: [Float] = []
    var placeRanks: [Float] = []
    private var measured: [CollegeMeasure: [Float]] = [:]

    public init(
        columns: CollegeColumns, roster: CollegeRoster, profile: StudentProfile,
        offerings: [CIPCode: [FieldRow]] = [:]
    ) {
        precondition(roster.names.count == columns.count, "a name for each row")
        self.columns = columns
        self.roster = roster
        home = profile.home
        incomeBand = profile.incomeBand
        self.offerings = offerings
    }

    public var count: Int { columns.count }

    /// Takes what the catalogue answered for `fields`.
    public mutating func add(_ answers: [CIPCode: [FieldRow]], for fields: [CIPCode]) {
        for field in fields { offerings[field] = answers[field] ?? [] }
    }

    /// A number for each row, `nan` where it is unknown. Kept, so that the next question costs nothing.
    public mutating func column(of measure: CollegeMeasure) -> [Float] {
        if let known = measured[measure] { return known }
        let column = measure.column(in: columns, home: home, band: incomeBand)
        measured[measure] = column
        return column
    }
}

extension CollegeMeasure {
    /// A number for each row, `nan` where it is unknown.
    func column(in columns: CollegeColumns, home: Home?, band: IncomeBand?) -> [Float] {
        switch self {
        case .price: return Self.prices(in: columns, home: home?.state, band: band)
        case .distance:
            guard let home = home?.place?.coordinate else { return [Float](repeating: .nan, count: columns.count) }
            return columns.unitIDs.indices.map { row in
                Float(
                    home.miles(
                        to: Coordinate(
                            latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row]))))
            }
        case .sat:
            let parts = [FigureKind.satReading25, .satReading75, .satMath25, .satMath75].map { columns[$0] }
            return columns.unitIDs.indices.map { (parts[0][$0] + parts[1][$0] + parts[2][$0] + parts[3][$0]) / 2 }
        case .act:
            return zip(columns[.act25], columns[.act75]).map { ($0 + $1) / 2 }
        case .figure(.admissionRate):
            return zip(columns[.admissionRate], columns.traits).map { rate, traits in
                rate.isNaN && traits.contains(.openAdmission) ? 1 : rate
            }
        case .figure(let kind): return columns[kind]
        }
    }

    /// The price that the match score reckons with: out of their own state a student pays the difference of the two
    /// tuitions of a public college on top.
    private static func prices(in columns: CollegeColumns, home: StateCode?, band: IncomeBand?) -> [Float] {
        var prices = columns[.netPrice]
        if let band { prices = zip(columns[band.netPrice], prices).map { $0.isNaN ? $1 : $0 } }
        guard let home else { return prices }
        let (inState, outOfState) = (columns[.tuitionInState], columns[.tuitionOutOfState])
        let isHome = columns.stateCodes.map { $0 == home }
        for row in prices.indices where columns.controls[row] == Control.public.rawValue {
            guard !isHome[Int(columns.states[row])] else { continue }
            prices[row] = Float(
                MatchFacts.price(
                    net: Double(prices[row]), inState: Double(inState[row]), outOfState: Double(outOfState[row]),
                    control: .public, isResident: false))
        }
        return prices
    }
}
