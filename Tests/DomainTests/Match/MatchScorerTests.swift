import Domain
import TestSupport
import Testing

@Suite("MatchScorer")
struct MatchScorerTests {
    private let sample = SampleColleges(count: 60, seed: 21)

    private func score(_ college: College, _ profile: StudentProfile = .fixture()) -> MatchScore {
        MatchScorer(profile: profile, medianPrice: 18_600).score(college, offerings: sample.offerings[college.id] ?? [])
    }

    @Test("A thousand random profiles give parts that add up, grades within the bands and no NaN")
    func randomProfiles() {
        for seed in UInt64(0)..<1_000 {
            var generator = SeededGenerator(seed: seed)
            let profile = StudentProfile.random(&generator)
            let match = score(sample.colleges[Int(seed) % 60], profile)
            #expect(match.parts.reduce(50) { $0 + $1.points } == match.value, "seed \(seed)")
            #expect((0...100).contains(match.value), "seed \(seed)")
            #expect((0...1).contains(match.confidence), "seed \(seed)")
            #expect((match.grade == nil) == (match.confidence < 0.5), "seed \(seed)")
            if let grade = match.grade { #expect(grade == Grade(score: match.value), "seed \(seed)") }
            for part in match.parts {
                if let fit = part.fit { #expect((-1...1).contains(fit), "seed \(seed)") }
                let reasons = match.reasons.filter { $0.component == part.component }
                let sum = reasons.reduce(0) { $0 + $1.points }
                #expect(abs(sum - part.points) < 1e-9, "seed \(seed), \(part.component)")
            }
            let strengths = match.reasons.map { abs($0.points) }
            #expect(strengths == strengths.sorted(by: >), "seed \(seed)")
        }
    }

    @Test("A college of which nothing is known scores 50 without a grade, and no missing figure counts as zero")
    func nothingKnown() {
        let match = score(.fixture(setting: nil, figures: nil), StudentProfile())
        #expect(match.value == 50)
        #expect(match.grade == nil)
        #expect(match.confidence == 0)
        #expect(match.reasons.isEmpty)
        #expect(match.parts.allSatisfy { $0.fit == nil && $0.points == 0 })
    }

    @Test("Taking a figure away lowers confidence, never raises it")
    func missingFigures() {
        for kind in FigureKind.allCases {
            let less = score(.fixture(figures: [kind: .missing(.notReported)]))
            #expect(less.confidence <= score(.fixture()).confidence, "\(kind)")
        }
    }

    /// A component's fit over rising values of one figure.
    private func fits(
        _ kind: FigureKind, _ values: [Double], _ component: MatchComponent, _ profile: StudentProfile = .fixture()
    ) -> [Double] {
        values.compactMap { value in
            let match = score(.fixture(figures: [kind: .known(value)]), profile)
            return match.parts[Int(component.rawValue)].fit
        }
    }

    private func random(_ range: ClosedRange<Double>, _ seed: UInt64) -> [Double] {
        var generator = SeededGenerator(seed: seed)
        return (0..<40).map { _ in Double.random(in: range, using: &generator) }.sorted()
    }

    @Test(
        "A higher figure never lowers the component that wants it high",
        arguments: [
            (FigureKind.graduationRate, 0.0...1.0, MatchComponent.outcomes), (.retentionRate, 0...1, .outcomes),
            (.earnings, 0...150_000, .outcomes),
        ])
    func higherIsBetter(_ kind: FigureKind, _ range: ClosedRange<Double>, _ component: MatchComponent) {
        let fits = fits(kind, random(range, 5), component)
        #expect(fits.count == 40)
        #expect(fits == fits.sorted())
    }

    @Test(
        "A higher figure never raises the component that wants it low",
        arguments: [
            (FigureKind.netPrice48To75, -5_000.0...90_000.0, MatchComponent.financial), (.debt, 0...80_000, .financial),
            (.studentFacultyRatio, 1...60, .campus),
        ])
    func lowerIsBetter(_ kind: FigureKind, _ range: ClosedRange<Double>, _ component: MatchComponent) {
        let fits = fits(kind, random(range, 6), component)
        #expect(fits.count == 40)
        #expect(fits == fits.sorted(by: >))
    }

    @Test("Without an income band the average price takes the place of the band's, in the same direction")
    func averagePrice() {
        var profile = StudentProfile.fixture()
        profile.incomeBand = nil
        let fits = fits(.netPrice, random(0...90_000, 8), .financial, profile)
        #expect(fits == fits.sorted(by: >))
        profile.budget = nil
        let against = self.fits(.netPrice, random(0...90_000, 8), .financial, profile)
        #expect(against == against.sorted(by: >))
    }

    @Test("Somebody from another state pays a public college's tuition difference, and more of it never helps")
    func outOfState() {
        func financial(_ control: Control, state: String, outOfState: Double) -> Double? {
            score(
                .fixture(
                    state: state, control: control,
                    figures: [.tuitionInState: .known(10_000), .tuitionOutOfState: .known(outOfState)])
            ).parts[1].fit
        }
        let fits = random(10_000...60_000, 9).compactMap { financial(.public, state: "CA", outOfState: $0) }
        #expect(fits.count == 40)
        #expect(fits == fits.sorted(by: >))
        #expect(
            financial(.public, state: "OR", outOfState: 60_000) == financial(.public, state: "OR", outOfState: 10_000))
        let elsewhere = financial(.privateNonprofit, state: "CA", outOfState: 60_000)
        #expect(elsewhere == financial(.privateNonprofit, state: "CA", outOfState: 10_000))
    }

    @Test("A higher budget never lowers the financial part, and a wider limit never the campus part")
    func budgetAndLimit() {
        var profile = StudentProfile.fixture()
        let budgets = random(1_000...90_000, 10).map { budget in
            profile.budget = Int(budget)
            return score(.fixture(), profile).parts[1].fit ?? .nan
        }
        #expect(budgets == budgets.sorted())
        profile.home = StateCode("CA").map {
            Home(
                state: $0,
                place: Place(city: "Davis", state: $0, coordinate: Coordinate(latitude: 38.5, longitude: -121.7)))
        }
        let limits = random(1...3_000, 11).map { limit in
            profile.distanceLimit = Int(limit)
            return score(.fixture(), profile).parts[2].fit ?? .nan
        }
        #expect(limits == limits.sorted())
    }

    @Test("A college farther from home never has a better campus part", arguments: [nil, 300])
    func distance(_ limit: Int?) {
        var profile = StudentProfile.fixture()
        profile.distanceLimit = limit
        let fits = random(0...20, 12).compactMap { degrees in
            profile.home = StateCode("OR").map {
                Home(
                    state: $0,
                    place: Place(
                        city: "Home", state: $0, coordinate: Coordinate(latitude: 45.48 - degrees, longitude: -122.63)))
            }
            return score(.fixture(), profile).parts[2].fit
        }
        #expect(fits == fits.sorted(by: >))
    }

    @Test("More degrees in the first choice never lower the academic part; teaching it beats not teaching it")
    func fields() {
        func academic(_ completers: Figure?) -> Double {
            let other = FieldOffering(
                field: CIPCode(1107), credential: .bachelor, completers: .known(9), earnings: .missing(.withheld),
                earningsYears: nil, debt: .missing(.withheld))
            let wanted = completers.map {
                FieldOffering(
                    field: CIPCode(2601), credential: .bachelor, completers: $0, earnings: .missing(.withheld),
                    earningsYears: nil, debt: .missing(.withheld))
            }
            return MatchScorer(profile: .fixture(), medianPrice: 18_600)
                .score(.fixture(), offerings: [other] + (wanted.map { [$0] } ?? [])).parts[0].fit ?? .nan
        }
        let rising = random(0...500, 13).map { academic(.known($0)) }
        #expect(rising == rising.sorted())
        #expect(academic(.missing(.withheld)) > academic(nil))
    }

    @Test("Below the middle of the range a higher score never hurts; a wanted size and setting help")
    func scoresSizeAndSetting() {
        var profile = StudentProfile.fixture()
        let rising = random(400...1_400, 14).map { sat in
            profile.scores.sat = Int(sat)
            return score(.fixture(), profile).parts[0].fit ?? .nan
        }
        #expect(rising == rising.sorted())
        var elsewhere = StudentProfile.fixture()
        elsewhere.sizes = [.from20000]
        #expect((score(.fixture(), elsewhere).parts[2].fit ?? .nan) < (score(.fixture()).parts[2].fit ?? .nan))
        elsewhere = .fixture()
        elsewhere.settings = [.rural]
        #expect((score(.fixture(), elsewhere).parts[2].fit ?? .nan) < (score(.fixture()).parts[2].fit ?? .nan))
    }

    @Test("A college in the home state is never a worse campus than the same one elsewhere")
    func homeState() {
        let home = score(.fixture(state: "OR")).parts[2].fit ?? .nan
        #expect(home >= score(.fixture(state: "CA")).parts[2].fit ?? .nan)
    }

    @Test("More weight on a component that fits better than the rest raises the score")
    func weights() {
        var profile = StudentProfile.fixture()
        let before = score(.fixture(), profile)
        guard let best = before.parts.max(by: { ($0.fit ?? -2) < ($1.fit ?? -2) }) else { return }
        profile.weights[best.component] += 0.5
        #expect(score(.fixture(), profile).value > before.value)
        profile.weights = MatchWeights(academic: 0, financial: 0, campus: 0, outcomes: 0)
        #expect(score(.fixture(), profile).value == before.value)
    }

    @Test("Reasons name the profile field and the college's figure")
    func reasons() {
        let reasons = score(.fixture()).reasons
        #expect(
            reasons.contains {
                $0.kind == .withinBudget(price: 24_910, budget: 26_000) && $0.field == .budget
                    && $0.figure == .netPrice48To75
            })
        #expect(reasons.contains { $0.kind == .sizeWanted(students: 1_389) && $0.field == .sizes })
        #expect(
            reasons.contains { $0.kind == .scoreInRange(test: .sat, score: 1_420, low: 1_310, high: 1_500) })
    }

    @Test("The columns of the catalogue give the score that the card shows")
    func columnsAgree() {
        let columns = sample.columns
        for seed in UInt64(0)..<50 {
            var generator = SeededGenerator(seed: seed)
            let profile = StudentProfile.random(&generator)
            let scorer = MatchScorer(profile: profile, medianPrice: 18_600)
            let table = FeatureTable(
                scorer: scorer, columns: columns,
                offerings: columns.rows(for: profile.intendedFields, in: sample.offerings))
            for college in sample.colleges.prefix(12) {
                guard let row = columns.row(of: college.id) else { continue }
                let card = scorer.score(college, offerings: sample.offerings[college.id] ?? [])
                #expect(abs(table.standing(row: row).score - card.value) < 0.01, "seed \(seed), \(college.id)")
            }
        }
    }
}
