import Domain
import Testing

@Suite struct ProfileImportTests {
    private func take(_ text: String, over profile: Profile = Profile()) throws(ProfileImport.Failure) -> ProfileImport
    {
        try ProfileImport(Array(text.utf8), over: profile)
    }

    @Test(
        "One field has one meaning under all of its names",
        arguments: ["num_ap_classes", "numAPClass", "numAPClasses", "numApClasses", "num_ap_class"])
    func names(key: String) throws {
        let outcome = try take("{\"\(key)\": 7}")
        #expect(outcome.profile[.numAPClasses] == .number(7))
        #expect(outcome.taken == [key] && outcome.unknown.isEmpty)
    }

    @Test("Every field is known in snake and in camel case", arguments: ProfileItem.allCases)
    func cases(item: ProfileItem) throws {
        for key in [item.key, item.rawValue] {
            let outcome = try take("{\"\(key)\": null}")
            #expect(outcome.unknown.isEmpty && outcome.taken == [key])
        }
    }

    @Test("Unknown fields are kept and named, and groups may be objects")
    func unknown() throws {
        let outcome = try take(
            """
            {"academic": {"gpa": 92, "gpa_scale": "hundred", "mascot": "owl"}, "favourite_colour": ["green"],
             "demographics": {"first_gen": true}}
            """)
        #expect(outcome.unknown == ["mascot", "favourite_colour"])
        #expect(outcome.profile.others["favourite_colour"] == .array([.string("green")]))
        #expect(outcome.profile.matching.gradePointAverage.map { $0 > 3.7 } == true)
        #expect(outcome.profile.flag(.firstGeneration) == true)
    }

    @Test("Every wrong field is named with line and reason, and none of the others is taken")
    func refused() {
        let failure = #expect(throws: ProfileImport.Failure.self) {
            try take("{\n\"name\": \"Mai\",\n\"sat\": 1610,\n\"act\": {},\n\"sat_score\": 1600}")
        }
        #expect(
            failure
                == .refused([
                    .init(key: "sat_score", line: 5, reason: .contradicts(line: 3)),
                    .init(key: "sat", line: 3, reason: .outOfRange(400, 1_600)),
                    .init(key: "act", line: 4, reason: .wrongShape),
                ]))
    }

    @Test("A file that breaks off is refused whole, wherever it does")
    func truncated() throws {
        let bytes = Array("{\"name\": \"Mai\", \"sat\": 1400, \"activities\": [\"chess\"]}".utf8)
        for count in 0..<bytes.count {
            let failure = #expect(throws: ProfileImport.Failure.self) { try ProfileImport(Array(bytes.prefix(count))) }
            guard case .notJSON = failure else { return #expect(Bool(false), "\(count)") }
        }
    }

    @Test("A grade and its scale are read together, over another grade on another scale")
    func scales() throws {
        let first = try take("{\"gpa\": \"A*AB\", \"gpaScale\": \"a_level\"}").profile
        let second = try take("{\"gpa\": 3.9, \"gpa_scale\": \"unweighted\"}", over: first).profile
        #expect(second.matching.gradePointAverage == 3.9)
    }

    @Test("What is exported reads back equal")
    func roundTrip() throws {
        let profile = try take(
            """
            {"name": "Mai", "home_state": "OR", "home_town": "Portland", "home_latitude": 45.5, "home_longitude": -122.7,
             "sat": 1400, "weights": {"academic": 0.5}, "sizes": ["under_1000"], "needs_aid": "most", "x": {"y": [1]},
             "social": {"display_name": "Mai", "links": ["https://a.org/mai"], "visibility": {"display_name": "area"}}}
            """
        ).profile
        #expect(profile.matching.home?.place?.city == "Portland")
        #expect(profile.matching.weights.academic == 0.5)
        #expect(try take(JSONWriter.text(profile.json)).profile == profile)
    }

    @Test("A list, a text or a number in the place of the document is no profile", arguments: ["[]", "1", "\"x\""])
    func shape(text: String) {
        #expect(throws: ProfileImport.Failure.notAnObject) { try take(text) }
    }

    @Test("A file of ten megabytes is refused by its size")
    func size() {
        #expect(throws: ProfileImport.Failure.tooLarge) {
            try ProfileImport([UInt8](repeating: 0x20, count: 10_000_000))
        }
    }
}
