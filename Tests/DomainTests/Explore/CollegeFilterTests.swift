import Domain
import TestSupport
import Testing

@Suite struct CollegeFilterTests {
    private static func table(_ colleges: [College], _ profile: StudentProfile = StudentProfile()) -> ExploreTable {
        ExploreTable(
            columns: CollegeColumns(colleges), roster: CollegeRoster(unknown: colleges.count), profile: profile)
    }

    @Test("A filter is written and read back as it was")
    func code() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let filter = CollegeFilter.random(&generator)
            #expect(CollegeFilter(code: filter.code) == filter, "\(filter.code)")
        }
        for damaged in [
            "state=", "weather=1", "price=..", "price=a..b", "control=9", "trait=tall", "=", "price=1..inf",
        ] {
            #expect(CollegeFilter(code: damaged) == nil, "\(damaged)")
        }
    }

    @Test("What is unknown is neither yes nor no, also under a negation")
    func unknown() {
        let known = College.fixture(id: 1, figures: [.netPrice: .known(12_000)])
        let dear = College.fixture(id: 2, figures: [.netPrice: .known(40_000)])
        let silent = College.fixture(id: 3, figures: [.netPrice: .missing(.notReported)])
        var table = Self.table([known, dear, silent])
        let bounds = FilterBounds(from: 10_000, to: 20_000)
        let between = CollegeFilter([FilterRule(.measure(.price, bounds))])
        #expect(table.answers(to: between).verdicts == [0, 2, 1])
        let outside = CollegeFilter([FilterRule(.measure(.price, bounds), isNegated: true)])
        #expect(table.answers(to: outside).verdicts == [2, 0, 1])
        #expect(table.answers(to: between).rules == [FilterAnswers.Count(fits: 1, unknown: 1)])
        #expect(table.answers(to: between).rows(includingUnknown: true) == [0, 2])
    }

    @Test("The price is that of the student's income band, and the average where that is unpublished")
    func band() {
        let both = College.fixture(id: 1, figures: [.netPrice: .known(30_000), .netPrice48To75: .known(15_000)])
        let average = College.fixture(
            id: 2, figures: [.netPrice: .known(15_000), .netPrice48To75: .missing(.notReported)])
        var profile = StudentProfile()
        profile.incomeBand = .upTo75
        var table = Self.table([both, average], profile)
        let filter = CollegeFilter([FilterRule(.measure(.price, FilterBounds(to: 16_000)))])
        #expect(table.answers(to: filter).fits == 2)
    }

    @Test("Out of their own state a student pays a public college's difference of tuitions, as the score has it")
    func outOfState() throws {
        let figures: [FigureKind: Figure] = [
            .netPrice: .known(15_000), .netPrice48To75: .missing(.notReported), .tuitionInState: .known(9_000),
            .tuitionOutOfState: .known(21_000),
        ]
        let colleges = [
            College.fixture(id: 1, state: "OR", control: .public, figures: figures),
            College.fixture(id: 2, state: "WA", control: .public, figures: figures),
            College.fixture(id: 3, state: "WA", figures: figures),
        ]
        var profile = StudentProfile()
        var table = Self.table(colleges, profile)
        #expect(table.column(of: .price) == [15_000, 15_000, 15_000])
        profile.home = try Home(state: #require(StateCode("OR")))
        table = Self.table(colleges, profile)
        #expect(table.column(of: .price) == [15_000, 27_000, 15_000])
        #expect(colleges.map { $0.price(for: profile) } == [15_000, 27_000, 15_000])
    }

    @Test("A college that takes everyone admits all of its applicants")
    func openAdmission() {
        let open = College.fixture(id: 1, traits: .openAdmission, figures: [.admissionRate: .missing(.notReported)])
        var table = Self.table([open])
        let rate = CollegeMeasure.figure(.admissionRate)
        #expect(table.answers(to: CollegeFilter([FilterRule(.measure(rate, FilterBounds(from: 0.9)))])).fits == 1)
        #expect(table.answers(to: CollegeFilter([FilterRule(.measure(rate, FilterBounds(to: 0.5)))])).unknown == 0)
    }

    @Test("A distance without a home is unknown for every college, and the filter says so")
    func noHome() {
        var table = Self.table([.fixture(id: 1), .fixture(id: 2)])
        let filter = CollegeFilter([FilterRule(.measure(.distance, FilterBounds(to: 300)))])
        let answers = table.answers(to: filter)
        #expect(answers.unknown == 2)
        #expect(table.problems(of: filter, answers: answers) == [.needsHome(0)])
    }

    @Test(
        "Contradictions are named in pairs, impossible ranges alone",
        arguments: [
            ("price=..20000<;price=>30000..", [FilterProblem.contradiction(0, 1)]),
            ("state=CA;!state=CA,OR", [.contradiction(0, 1)]),
            ("state=CA;control=1;state=OR", [.contradiction(0, 2)]),
            ("trait=women_only;trait=men_only", [.contradiction(0, 1)]),
            ("trait=tribal;!trait=tribal", [.contradiction(0, 1)]),
            ("!trait=religious;affiliation=catholic", [.contradiction(0, 1)]),
            ("trait=open_admission;admission_rate=..0.5", [.contradiction(0, 1)]),
            ("size=1,2;undergraduates=10000..", [.contradiction(0, 1)]),
            ("field=26;!field=26", [.contradiction(0, 1)]),
            ("field=26;field=11.07", []), ("size=1,2;undergraduates=2000..", []),
            ("price=30000..10000", [.emptyRange(0)]), ("graduation_rate=1.2..", [.impossible(0)]),
            ("sat=1700..", [.impossible(0)]), ("price=20000..20000<", [.emptyRange(0)]),
        ])
    func problems(code: String, expected: [FilterProblem]) throws {
        let filter = try #require(CollegeFilter(code: code))
        #expect(filter.problems(hasHome: true) == expected)
    }

    @Test("Two rules that no college meets together are named when nothing is left")
    func neverTogether() {
        var table = Self.table([
            .fixture(id: 1, figures: [.netPrice: .known(10_000), .graduationRate: .known(0.3)]),
            .fixture(id: 2, figures: [.netPrice: .known(40_000), .graduationRate: .known(0.9)]),
        ])
        let filter = CollegeFilter([
            FilterRule(.measure(.price, FilterBounds(to: 20_000))),
            FilterRule(.measure(.figure(.graduationRate), FilterBounds(from: 0.8))),
        ])
        let answers = table.answers(to: filter)
        #expect(table.problems(of: filter, answers: answers) == [.neverTogether(0, 1)])
    }

    @Test("Any order is stable, and the unknown comes last whichever way it goes")
    func sorting() throws {
        var generator = SeededGenerator(seed: 9)
        let sample = SampleColleges(count: 300)
        var table = ExploreTable(
            columns: sample.columns, roster: CollegeRoster(unknown: 300), profile: .random(&generator))
        let rows = (0..<300).shuffled(using: &generator)
        for kind in FigureKind.allCases {
            for isDescending in [false, true] {
                let order = [SortRule(.measure(.figure(kind)), isDescending: isDescending)]
                let values = table.column(of: .figure(kind))
                let expected =
                    rows.enumerated().sorted { left, right in
                        let (mine, theirs) = (values[left.element], values[right.element])
                        if mine.isNaN || theirs.isNaN {
                            return mine.isNaN == theirs.isNaN ? left.offset < right.offset : theirs.isNaN
                        }
                        if mine == theirs { return left.offset < right.offset }
                        return isDescending ? mine > theirs : mine < theirs
                    }.map(\.element)
                #expect(table.sorted(rows, by: order) == expected, "\(kind)")
            }
        }
        let two = try #require(SortRule.rules("-control,price") ?? SortRule.rules("-size,price"))
        #expect(two == [SortRule(.measure(.figure(.undergraduates)), isDescending: true), SortRule(.measure(.price))])
        #expect(SortRule.rules("weight") == nil && SortRule.rules("") == nil)
    }

    @Test("Names sort without case and accents, places by state and town")
    func names() {
        let colleges = ["zebra", "Élan", "apple", "Mount"].enumerated().map { index, name in
            College.fixture(id: Int32(index + 1), name: name)
        }
        let roster = CollegeRoster(
            colleges.map { (name: $0.name, city: $0.name, policy: UInt8(0), affiliation: "") })
        var table = ExploreTable(columns: CollegeColumns(colleges), roster: roster, profile: StudentProfile())
        #expect(table.sorted([0, 1, 2, 3], by: [SortRule(.name)]) == [2, 1, 3, 0])
        #expect(table.sorted([0, 1, 2, 3], by: [SortRule(.place, isDescending: true)]) == [0, 3, 1, 2])
    }
}
