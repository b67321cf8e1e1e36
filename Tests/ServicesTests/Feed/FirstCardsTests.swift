import Domain
import Services
import Store
import TestSupport
import Testing

/// The first twenty cards of a hundred filled profiles, over the tables that ship.
@Suite struct FirstCardsTests {
    private static let fields: [CIPCode] = [
        CIPCode(52), CIPCode(51), CIPCode(11), CIPCode(14), CIPCode(26), CIPCode(42), CIPCode(13), CIPCode(50),
        CIPCode(9), CIPCode(43), CIPCode(45), CIPCode(23),
    ]

    @Test("Show at least three grades, one of them A− or better, whatever the student answers")
    func grades() async throws {
        let folder = try TemporaryFolder()
        let project = "/" + "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
        let catalog = try await CatalogStore.open(resources: project + "/Resources/Data", folder: folder.path)
        let columns = try await catalog.columns()
        var random = SeededGenerator(seed: 2_026)
        // All hundred in every tier but the quickest, whose share of them is the same at each run.
        for number in 0..<max(20, min(100, Stress.count("PROFILES", full: 1_000))) {
            let profile = Self.profile(columns, using: &random)
            let likes = UInt64.random(in: 0...3, using: &random)
            let feed = FeedService(
                catalog: catalog, log: FakeFeedLog(), profile: profile, clock: FixedClock(), seed: UInt64(number))
            var hand = try await feed.hand()
            var grades: Set<Grade> = []
            for place in 0..<20 {
                let card = try #require(hand.current)
                if let grade = card.match.grade { grades.insert(grade) }
                let decision: Decision = UInt64(place) % 4 < likes ? .like : .pass
                hand = try await feed.decide(decision, on: card.id)
            }
            #expect(grades.count >= 3, "profile \(number): \(grades.sorted())")
            #expect(grades.contains { $0 >= .aMinus }, "profile \(number): \(grades.sorted()) \(profile)")
        }
    }

    /// A home in a college's town, a budget, a score, one to three fields, sizes, settings and maybe a limit.
    private static func profile(_ columns: CollegeColumns, using random: inout SeededGenerator) -> StudentProfile {
        let row = Int.random(in: 0..<columns.count, using: &random)
        let state = columns.stateCodes[Int(columns.states[row])]
        let town = Coordinate(latitude: Double(columns.latitudes[row]), longitude: Double(columns.longitudes[row]))
        return StudentProfile(
            home: Home(state: state, place: Place(city: "", state: state, coordinate: town)),
            budget: Int.random(in: 8...45, using: &random) * 1_000,
            intendedFields: Array(fields.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))),
            scores: TestScores(sat: Int.random(in: 80...155, using: &random) * 10),
            sizes: Set(SizeBand.allCases.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))),
            settings: Set(Setting.allCases.shuffled(using: &random).prefix(Int.random(in: 1...2, using: &random))),
            distanceLimit: [nil, 100, 250, 500].randomElement(using: &random) ?? nil)
    }
}
