import Domain
import TestSupport
import Testing

@Suite("Four years at a college") struct FourYearCostTests {
    private let college = College.fixture(figures: [
        .netPrice: .known(30_000), .netPrice48To75: .known(20_000), .costOfAttendance: .known(70_000),
    ])

    private func cost(_ awards: [FourYearCost.Award] = [], band: IncomeBand? = .upTo75, growth: Int = 0) throws
        -> FourYearCost
    {
        try #require(
            FourYearCost(college, for: StudentProfile(incomeBand: band), holding: HeldAwards(awards, growth: growth)))
    }

    private func award(
        _ won: Int, _ basis: AwardAmount.Basis = .unstated, renewable: Bool? = nil, college: UnitID? = nil
    ) -> FourYearCost.Award {
        .init(amount: AwardAmount(basis: basis, isRenewable: renewable), won: won, college: college)
    }

    @Test("cost the net price of the income band, else the average, growing by one rate")
    func prices() throws {
        #expect(try cost().total == 80_000 && cost().isOfBand)
        #expect(try cost(band: nil).total == 120_000 && !cost(band: nil).isOfBand)
        #expect(try cost(growth: 100).prices == [20_000, 22_000, 24_200, 26_620])
        #expect(try cost().grants == 200_000)
        let unknown = College.fixture(figures: nil)
        #expect(FourYearCost(unknown, for: StudentProfile(incomeBand: .upTo30)) == nil)
    }

    @Test("An award paid once counts once, a renewable one each year, one for four years a quarter each year")
    func stacking() throws {
        #expect(try cost([award(5_000)]).held == [5_000, 0, 0, 0])
        #expect(try cost([award(5_000, renewable: true)]).held == [5_000, 5_000, 5_000, 5_000])
        #expect(try cost([award(8_000, .fourYears)]).held == [2_000, 2_000, 2_000, 2_000])
        #expect(try cost([award(5_000, .year, renewable: false)]).held == [5_000, 0, 0, 0])
    }

    @Test("Awards never pay more than is left, and those that pay what others leave open come last")
    func cap() throws {
        let both = try cost([award(40_000, .yearLastDollar, renewable: true), award(15_000, .year, renewable: true)])
        #expect(both.held == both.prices && both.gap == 0)
        #expect(try cost([award(15_000, .year), award(15_000, .year)]).held[0] == 20_000)
    }

    @Test("An award of another college pays nothing here")
    func elsewhere() throws {
        #expect(try cost([award(5_000, college: UnitID(100_001))]).heldTotal == 0)
        #expect(try cost([award(5_000, college: college.id)]).heldTotal == 5_000)
    }

    @Test("A year costs the average over four as prices are today, after awards of any kind")
    func yearly() throws {
        let profile = StudentProfile(incomeBand: .upTo75)
        #expect(HeldAwards(growth: 100).yearly(college, for: profile) == 20_000)
        #expect(HeldAwards([award(8_000)]).yearly(college, for: profile) == 18_000)
        #expect(HeldAwards([award(50_000, renewable: true)]).yearly(college, for: profile) == 0)
        #expect(HeldAwards().yearly(.fixture(figures: nil), for: profile) == nil)
    }

    @Test("Only what was won is held, and a kept rate out of range is none")
    func held() {
        let entries = [AwardEntry.fixture("S1", .won, won: 5_000), .fixture("S2", .submitted), .fixture("S3", .won)]
        #expect(AwardShelf.fixture(entries: entries).won.map(\.won) == [5_000])
        #expect(FourYearCost.growth(stored: "45") == 45 && FourYearCost.growth(stored: "151") == nil)
        #expect(FourYearCost.growth(stored: "x") == nil)
    }

    @Test("More awards never raise what is left, and a higher rate never lowers it", arguments: 0..<20)
    func direction(round: Int) throws {
        let seed = UInt64(900 + round)
        var generator = SeededGenerator(seed: seed)
        var awards: [FourYearCost.Award] = []
        var before = try cost().gap
        for _ in 0..<8 {
            let basis = AwardAmount.Basis.allCases.randomElement(using: &generator) ?? .unstated
            awards.append(
                award(Int.random(in: 0...30_000, using: &generator), basis, renewable: Bool.random(using: &generator)))
            let after = try cost(awards).gap
            #expect(after <= before && after >= 0, "seed \(seed)")
            let grown = try cost(awards, growth: 40).gap
            #expect(grown >= after, "seed \(seed)")
            before = after
        }
    }
}
