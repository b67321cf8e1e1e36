import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteProfileStoreTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("quad.db")
    }

    private func store() throws -> any WholeProfileStore { try UserDatabase(path: path).stores(for: .guest).profile }

    private var full: StudentProfile {
        let portland = Coordinate(latitude: 45.523_1, longitude: -122.676_5)
        return StudentProfile(
            home: StateCode("OR").map {
                Home(state: $0, place: Place(city: "Portland", state: $0, coordinate: portland))
            },
            budget: 26_000, incomeBand: .upTo75, intendedFields: [CIPCode(2601), CIPCode(51), CIPCode(901)],
            scores: TestScores(sat: 1_420, act: 32, withoutTests: true), gradePointAverage: 3.7,
            sizes: [.under1000, .from1000], settings: [.city, .rural], distanceLimit: 500, scope: .everyLevel,
            weights: MatchWeights(academic: 0.1, financial: 0.2, campus: 1 / 3, outcomes: 0))
    }

    @Test("A profile comes back whole: full, empty, and one whose fields were taken away again")
    func roundTrip() async throws {
        #expect(try await store().profile() == nil)
        try await store().save(full)
        #expect(try await store().profile() == full)
        try await store().save(StudentProfile())
        #expect(try await store().profile() == StudentProfile())
    }

    @Test("A state alone is a home without a place")
    func state() async throws {
        let profile = StudentProfile(home: StateCode("vt").map { Home(state: $0) })
        try await store().save(profile)
        #expect(try await store().profile() == profile)
    }

    @Test("Fields of a later program stay when a profile is saved, and do not disturb reading")
    func unknown() async throws {
        try await store().save(full)
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute("INSERT INTO profile VALUES (1, 'favourite.colour', 'green')")
        #expect(try await store().profile() == full)
        try await store().save(StudentProfile(budget: 1))
        let kept = try connection.first("SELECT value FROM profile WHERE field = 'favourite.colour'") {
            row throws(SQLiteError) in try row.text(0)
        }
        #expect(kept == "green")
    }

    @Test(
        "A field that can't be read counts as not said, and the rest stays",
        arguments: [
            ("budget", "many"), ("income-band", "300"), ("gpa", "nan"), ("weight.campus", "-1"), ("scope", "moon"),
            ("home.state", "Oregon"), ("home.latitude", ""), ("sizes", "1 9 x"), ("fields", "abc 26.01"),
        ])
    func unreadable(field: String, value: String) {
        var fields = ProfileRecord(full).fields
        fields[field] = value
        let profile = ProfileRecord(fields).profile
        #expect(profile != full)
        #expect(profile.scores == full.scores)
        #expect(profile.weights.campus >= 0)
    }

    @Test("A whole profile comes back equal, and what matching saves alone leaves the rest in place")
    func whole() async throws {
        var profile = Profile(matching: full)
        try profile.set(.name, to: "Mai")
        try profile.set(.gradeScale, to: "hundred")
        try profile.set(.gradeAverage, to: "92")
        try profile.social.set(.bio, to: "Maps, and jazz")
        profile.social.show(.bio, to: .contacts)
        profile.others["mascot"] = .string("owl")
        #expect(try await store().wholeProfile() == Profile())
        try await store().save(profile)
        #expect(try await store().wholeProfile() == profile)
        try await store().save(full)
        #expect(try await store().wholeProfile()[.name] == .text("Mai"))
        profile.others = [:]
        try profile.set(.name, to: nil as ProfileInput?)
        try await store().save(profile)
        #expect(try await store().wholeProfile() == profile)
    }
}
