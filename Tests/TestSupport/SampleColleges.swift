public import Domain

/// Colleges with figures drawn from wide ranges, some of them missing; the same for the same seed.
public struct SampleColleges: Sendable {
    public let colleges: [College]
    public let offerings: [UnitID: [FieldOffering]]

    public init(count: Int, seed: UInt64 = 1) {
        var generator = SeededGenerator(seed: seed)
        var offerings: [UnitID: [FieldOffering]] = [:]
        colleges = (0..<count).map { index in
            let college = Self.college(UnitID(Int32(100_000 + index * 7)), &generator)
            offerings[college.id] = Self.fields(&generator)
            return college
        }
        self.offerings = offerings
    }

    public var columns: CollegeColumns { CollegeColumns(colleges, offerings: offerings) }

    private static func college(_ id: UnitID, _ generator: inout SeededGenerator) -> College {
        let ranges: [FigureKind: ClosedRange<Double>] = [
            .undergraduates: 60...40_000, .admissionRate: 0.04...1, .satReading25: 400...700, .satMath25: 400...700,
            .act25: 12...30, .tuitionInState: 3_000...30_000, .netPrice: 2_000...45_000,
            .netPrice48To75: 1_000...40_000,
            .graduationRate: 0.05...0.97, .retentionRate: 0.3...0.99, .studentFacultyRatio: 4...35,
            .earnings: 22_000...110_000, .debt: 5_000...40_000,
        ]
        var figures = Array(repeating: Figure.missing(.notReported), count: FigureKind.allCases.count)
        func known(_ kind: FigureKind) -> Double? { figures[Int(kind.rawValue)].value }
        for kind in FigureKind.allCases {
            guard let range = ranges[kind], Int.random(in: 0..<6, using: &generator) > 0 else { continue }
            figures[Int(kind.rawValue)] = .known(Double.random(in: range, using: &generator))
        }
        let spreads: [(FigureKind, FigureKind, Double)] = [
            (.satReading75, .satReading25, 100), (.satMath75, .satMath25, 100), (.act75, .act25, 6),
            (.tuitionOutOfState, .tuitionInState, 12_000),
        ]
        for (kind, base, gap) in spreads {
            if let base = known(base) { figures[Int(kind.rawValue)] = .known(base + gap) }
        }
        let states = ["OR", "CA", "TX", "NY", "OH"].compactMap { StateCode($0) }
        return College(
            id: id, name: "College \(id)", city: "Town", state: states[Int.random(in: 0..<5, using: &generator)],
            coordinate: Coordinate(
                latitude: Double.random(in: 26...48, using: &generator),
                longitude: Double.random(in: -122 ... -70, using: &generator)),
            control: Control.allCases[Int.random(in: 0..<3, using: &generator)],
            level: InstitutionLevel.allCases[Int.random(in: 0..<3, using: &generator) / 2],
            setting: Setting(rawValue: UInt8.random(in: 0...4, using: &generator)),
            traits: CollegeTraits(rawValue: UInt16.random(in: 0..<1 << 14, using: &generator)), figures: figures)
    }

    private static func fields(_ generator: inout SeededGenerator) -> [FieldOffering] {
        [2601, 1107, 5203, 1410, 5116, 2301, 5401].filter { _ in Bool.random(using: &generator) }.map { code in
            let degrees =
                Int.random(in: 0..<5, using: &generator) == 0 ? nil : Double.random(in: 1...300, using: &generator)
            return FieldOffering(
                field: CIPCode(UInt16(code)), credential: .bachelor,
                completers: degrees.map { .known($0) } ?? .missing(.withheld), earnings: .missing(.withheld),
                earningsYears: nil, debt: .missing(.withheld))
        }
    }
}

extension StudentProfile {
    /// A profile in which each field is set or not at random.
    public static func random(_ generator: inout SeededGenerator) -> StudentProfile {
        func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }
        let states = ["OR", "CA", "TX", "NY", "OH"].compactMap { StateCode($0) }
        var profile = StudentProfile()
        let state = states[Int.random(in: 0..<5, using: &generator)]
        let coordinate = Coordinate(
            latitude: Double.random(in: 26...48, using: &generator),
            longitude: Double.random(in: -122 ... -70, using: &generator))
        let place = maybe(Place(city: "Town", state: state, coordinate: coordinate))
        profile.home = maybe(Home(state: state, place: place))
        profile.budget = maybe(Int.random(in: 0...80_000, using: &generator))
        profile.incomeBand = maybe(IncomeBand.allCases[Int.random(in: 0..<5, using: &generator)])
        profile.intendedFields = [2601, 11, 1410, 99].map { CIPCode($0) }.filter { _ in Bool.random(using: &generator) }
        profile.scores = TestScores(
            sat: maybe(Int.random(in: 400...1_600, using: &generator)),
            act: maybe(Int.random(in: 1...36, using: &generator)),
            withoutTests: Int.random(in: 0..<4, using: &generator) == 0)
        profile.sizes = Set(SizeBand.allCases.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
        profile.settings = Set(Setting.allCases.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
        profile.distanceLimit = maybe(Int.random(in: 0...3_000, using: &generator))
        profile.scope = Bool.random(using: &generator) ? .fourYear : .everyLevel
        if Bool.random(using: &generator) {
            profile.weights = MatchWeights(
                academic: Double.random(in: 0...1, using: &generator),
                financial: Double.random(in: 0...1, using: &generator),
                campus: Double.random(in: 0...1, using: &generator),
                outcomes: Double.random(in: 0...1, using: &generator))
        }
        return profile
    }
}
