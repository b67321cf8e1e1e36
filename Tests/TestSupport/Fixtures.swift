public import Domain

extension College {
    /// A small private college in Portland; a test names only what it is about.
    /// - Parameter figures: Replace or add to the fixture's own; `nil` takes every figure away.
    public static func fixture(
        id: Int32 = 209_922, name: String = "Reed College", aliases: [String] = [], city: String = "Portland",
        state: String = "OR", website: String = "www.reed.edu", calculator: String = "www.reed.edu/price",
        control: Control = .privateNonprofit, level: InstitutionLevel = .fourYear, setting: Setting? = .city,
        traits: CollegeTraits = [.housing], testPolicy: TestPolicy? = .neither,
        figures changes: [FigureKind: Figure]? = [:]
    ) -> College {
        var figures = Array(repeating: Figure.missing(.notReported), count: FigureKind.allCases.count)
        if let changes {
            let known: [FigureKind: Double] = [
                .undergraduates: 1_389, .admissionRate: 0.31, .graduationRate: 0.78, .earnings: 52_000,
                .netPrice: 31_000, .netPrice48To75: 24_910, .tuitionInState: 64_450, .tuitionOutOfState: 64_450,
                .retentionRate: 0.89, .studentFacultyRatio: 9, .satReading25: 660, .satReading75: 750,
                .satMath25: 650, .satMath75: 750, .applicants: 7_000, .admitted: 2_170, .pellShare: 0.18,
            ]
            for (kind, value) in known { figures[Int(kind.rawValue)] = .known(value) }
            for (kind, figure) in changes { figures[Int(kind.rawValue)] = figure }
        }
        guard let state = StateCode(state) else { preconditionFailure("a state has two letters") }
        return College(
            id: UnitID(id), name: name, aliases: aliases, city: city, state: state, zip: "97202",
            coordinate: Coordinate(latitude: 45.48, longitude: -122.63), website: website,
            netPriceCalculator: calculator, control: control, level: level, setting: setting, sizeBand: .from1000,
            traits: traits, testPolicy: testPolicy, figures: figures)
    }
}

extension MatchScore {
    /// 82 points with every part known.
    public static func fixture(
        points: [Double?] = [14, 8, 6, 4], reasons: [Reason] = Reason.fixtures, grade: Grade?? = .none
    ) -> MatchScore {
        let weights = [0.35, 0.25, 0.20, 0.20]
        let value = points.reduce(50) { $0 + ($1 ?? 0) }
        let known = zip(weights, points).reduce(0) { $0 + ($1.1 == nil ? 0 : $1.0) }
        let parts = zip(MatchComponent.allCases, zip(weights, points)).map { component, part in
            Part(
                component: component, weight: part.0, fit: part.1.map { $0 / (50 * part.0) }, points: part.1 ?? 0)
        }
        let own = known < 0.5 ? nil : Grade(score: value)
        return MatchScore(value: value, grade: grade ?? own, confidence: known, parts: parts, reasons: reasons)
    }
}

extension Reason {
    public static let fixtures: [Reason] = [
        Reason(
            kind: .teachesField(CIPCode(2601), choice: 1, completers: 41), component: .academic, points: 9,
            field: .intendedFields),
        Reason(
            kind: .sizeWanted(students: 1_389), component: .campus, points: 4, field: .sizes, figure: .undergraduates),
        Reason(
            kind: .far(miles: 612, limit: 500), component: .campus, points: -3, field: .distanceLimit),
        Reason(
            kind: .withinBudget(price: 24_910, budget: 26_000), component: .financial, points: 2, field: .budget,
            figure: .netPrice48To75),
    ]
}

extension FeedCard {
    public static func fixture(
        _ college: College = .fixture(), match: MatchScore = .fixture(),
        chance: AdmissionChance = AdmissionChance(
            band: .match, admissionRate: 0.31,
            standing: AdmissionChance.Standing(test: .sat, score: 1_420, low: 1_310, high: 1_500)),
        tastePoints: Int = 4, isProbe: Bool = false, fields: [FieldOffering] = [],
        tags: [CardTag] = [.teaches(CIPCode(2601)), .affordable, .smallClasses], milesFromHome: Int? = 612,
        decision: Decision? = nil, isStarred: Bool = false
    ) -> FeedCard {
        FeedCard(
            college: college, match: match, chance: chance, tastePoints: tastePoints, isProbe: isProbe,
            fields: fields, tags: tags, milesFromHome: milesFromHome, decision: decision, isStarred: isStarred)
    }
}

extension FeedStatus {
    public static func fixture(
        swipes: Int = 18, likes: Int = 5, starred: Int = 0, explorationRate: Double = 0.2, canUndo: Bool = true,
        isFrozen: Bool = false, deckCount: Int = 2_546, remaining: Int = 2_533, calibration: Calibration? = nil
    ) -> FeedStatus {
        FeedStatus(
            phase: Phase(swipes: swipes), swipes: swipes, likes: likes, starred: starred,
            explorationRate: explorationRate, canUndo: canUndo, isFrozen: isFrozen, deckCount: deckCount,
            remaining: remaining, calibration: calibration)
    }
}

extension StudentProfile {
    /// A student from Oregon who has answered everything.
    public static func fixture() -> StudentProfile {
        StudentProfile(
            home: StateCode("OR").map { Home(state: $0) }, budget: 26_000, incomeBand: .upTo75,
            intendedFields: [CIPCode(2601)], scores: TestScores(sat: 1_420), sizes: [.from1000], settings: [.city],
            distanceLimit: 500)
    }
}

extension Provenance {
    public static let fixture = Provenance(
        survey: "College Scorecard", publisher: "US Department of Education", year: "2022-23", variable: "NPT43")
}

extension FieldOffering {
    /// Biology with its figures, computer science with both withheld.
    public static let fixtures: [FieldOffering] = [
        FieldOffering(
            field: CIPCode(2601), credential: .bachelor, completers: .known(41), earnings: .known(52_340),
            earningsYears: 4, debt: .known(18_000)),
        FieldOffering(
            field: CIPCode(1107), credential: .bachelor, completers: .missing(.withheld),
            earnings: .missing(.withheld), earningsYears: nil, debt: .missing(.withheld)),
    ]
}
