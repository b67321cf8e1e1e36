/// Reads feature vectors out of the catalogue's columns for one student.
public struct FeatureTable: Sendable {
    private let rules: FeatureRules
    private let columns: CollegeColumns
    /// By choice and row: completers, `nan` when withheld, −1 when not taught.
    private let completers: [[Float]]
    private let familyBits: [UInt64]
    private let price: [Float]
    private let bandPrice: [Float]?
    private let tuitionInState, tuitionOutOfState, debt, undergraduates, ratio, graduation, retention: [Float]
    private let earnings, admissionRate, read25, read75, math25, math75, act25, act75: [Float]
    private let isHomeStateCode: [Bool]
    private let home: Coordinate?

    /// - Parameter offerings: What the catalogue answers for the profile's intended fields.
    public init(scorer: MatchScorer, columns: CollegeColumns, offerings: [CIPCode: [FieldRow]]) {
        let profile = scorer.profile
        rules = FeatureRules(scorer: scorer)
        self.columns = columns
        completers = profile.intendedFields.prefix(3).map { field in
            var byRow = [Float](repeating: -1, count: columns.count)
            for offering in offerings[field] ?? [] where columns.unitIDs.indices.contains(Int(offering.row)) {
                byRow[Int(offering.row)] = offering.completers
            }
            return byRow
        }
        familyBits = profile.intendedFields.prefix(3).map { FieldFamilies.bit(of: $0) }
        price = columns[.netPrice]
        bandPrice = (profile.incomeBand?.netPrice).map { columns[$0] }
        tuitionInState = columns[.tuitionInState]
        tuitionOutOfState = columns[.tuitionOutOfState]
        debt = columns[.debt]
        undergraduates = columns[.undergraduates]
        ratio = columns[.studentFacultyRatio]
        graduation = columns[.graduationRate]
        retention = columns[.retentionRate]
        earnings = columns[.earnings]
        admissionRate = columns[.admissionRate]
        read25 = columns[.satReading25]
        read75 = columns[.satReading75]
        math25 = columns[.satMath25]
        math75 = columns[.satMath75]
        act25 = columns[.act25]
        act75 = columns[.act75]
        isHomeStateCode = profile.home.map { home in columns.stateCodes.map { $0 == home.state } } ?? []
        home = profile.home?.place?.coordinate
    }

    public func vector(row: Int) -> FeatureVector { rules.vector(facts(row: row), place: place(row: row)) }

    /// Score and grade of a row, as its card shows them.
    public func standing(row: Int) -> MatchStanding {
        rules.scorer.standing(rules.scorer.components(facts(row: row)))
    }

    /// Both at once, for half the work.
    public func vectorAndStanding(row: Int) -> (vector: FeatureVector, standing: MatchStanding) {
        let facts = facts(row: row)
        let components = rules.scorer.components(facts)
        return (
            rules.vector(facts, place: place(row: row), components: components), rules.scorer.standing(components)
        )
    }

    private func place(row: Int) -> FeaturePlace {
        FeaturePlace(
            latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row]),
            control: columns.controls[row], level: columns.levels[row], traits: columns.traits[row])
    }

    /// What each component adds to a row's score, in the order of the components.
    public func points(row: Int) -> SIMD4<Double> { rules.scorer.points(rules.scorer.rules.fits(facts(row: row))) }

    func facts(row: Int) -> MatchFacts {
        var facts = MatchFacts()
        if !isHomeStateCode.isEmpty { facts.isHomeState = isHomeStateCode[Int(columns.states[row])] }
        var net = bandPrice?[row] ?? .nan
        if net.isNaN { net = price[row] }
        facts.price = MatchFacts.price(
            net: Double(net), inState: Double(tuitionInState[row]), outOfState: Double(tuitionOutOfState[row]),
            control: Control(rawValue: columns.controls[row]) ?? .privateNonprofit, isResident: facts.isHomeState)
        facts.debt = Double(debt[row])
        facts.undergraduates = Double(undergraduates[row])
        facts.studentFacultyRatio = Double(ratio[row])
        facts.graduationRate = Double(graduation[row])
        facts.retentionRate = Double(retention[row])
        facts.earnings = Double(earnings[row])
        facts.admissionRate = Double(admissionRate[row])
        facts.sat25 = Double(read25[row] + math25[row])
        facts.sat75 = Double(read75[row] + math75[row])
        facts.act25 = Double(act25[row])
        facts.act75 = Double(act75[row])
        facts.setting = columns.settings[row] <= 4 ? columns.settings[row] : 0
        if let home {
            facts.miles = MatchFacts.miles(
                from: home, latitude: columns.latitudes[row], longitude: columns.longitudes[row])
        }
        let families = columns.families[row]
        for index in completers.indices {
            let degrees = completers[index][row]
            facts.fields[index] =
                families == 0
                ? .unknown
                : degrees != -1
                    ? .taught(completers: Double(degrees))
                    : families & familyBits[index] == 0 ? .absent : .familyOnly
        }
        return facts
    }
}
