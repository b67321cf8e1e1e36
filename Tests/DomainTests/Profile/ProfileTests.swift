import Domain
import Testing

@Suite struct ProfileTests {
    private func reason(_ item: ProfileItem, _ text: String, in profile: Profile = Profile()) -> ProfileReason? {
        var changed = profile
        do throws(ProfileReason) {
            try changed.set(item, to: text)
            return nil
        } catch {
            #expect(changed == profile)
            return error
        }
    }

    @Test(
        "A wrong answer is refused with its reason, and the profile stays as it was",
        arguments: [
            (ProfileItem.sat, "1610", ProfileReason.outOfRange(400, 1_600)), (.sat, "1455", .notAStep(10)),
            (.sat, "many", .notANumber), (.act, "0", .outOfRange(1, 36)), (.act, "30.5", .notWhole),
            (.graduationYear, "1900", .outOfRange(1_960, 2_060)), (.graduationYear, "2300", .outOfRange(1_960, 2_060)),
            (.email, "mai", .emailWithoutAt), (.email, "mai@", .emailWithoutDomain),
            (.email, "mai@home", .emailWithoutDomain), (.email, "m i@b.org", .notAnEmail),
            (.gradeAverage, "4.1", .gradeNotOnScale(.unweighted)),
            (.gradeAverage, "nan", .gradeNotOnScale(.unweighted)),
            (.homeState, "Oregon", .notAState), (.homeZIP, "9720", .notAZIP), (.phone, "call me", .notAPhoneNumber),
            (.intendedFields, "law", .notAField), (.firstGeneration, "maybe", .notYesOrNo),
            (.rigor, "brutal", .notAnOption(Rigor.allCases.map(\.key))), (.name, "A\u{200B}nna", .invisible),
            (.name, "\u{200B}\u{2060}", .invisible), (.name, "An\u{1B}[2Jna", .invisible),
            (.name, String(repeating: "a", count: 101), .tooLong(limit: 100)),
        ])
    func refusals(item: ProfileItem, text: String, expected: ProfileReason) {
        #expect(reason(item, text) == expected)
    }

    @Test("Ten megabytes of pasted name are refused by their length")
    func pasted() {
        #expect(reason(.name, String(repeating: "Anna ", count: 2_000_000)) == .tooLong(limit: 100))
        #expect(reason(.activities, String(repeating: "chess,", count: 2_000_000)) == .tooLong(limit: 65_536))
    }

    @Test("Answers come back as they were given, spaces around them aside, and are taken back with nothing")
    func answers() throws {
        var profile = Profile()
        try profile.set(.name, to: "  Nguyễn Thị Mai ")
        try profile.set(.activities, to: "chess, debate;chess\nrowing")
        try profile.set(.greekLife, to: "Avoid")
        try profile.set(.firstGeneration, to: "yes")
        #expect(profile[.name] == .text("Nguyễn Thị Mai"))
        #expect(profile[.activities] == .list(["chess", "debate", "rowing"]))
        #expect(profile.choice(.greekLife) == Interest.avoid)
        #expect(profile.flag(.firstGeneration) == true)
        try profile.set(.name, to: " ")
        try profile.set(.activities, to: nil as ProfileInput?)
        #expect(profile[.name] == nil && profile[.activities] == nil)
    }

    @Test("The fields of matching have one home: an answer changes it, and what others put there is the answer")
    func matching() throws {
        var profile = Profile()
        try profile.set(.sizes, to: "20000_or_more, under 1000")
        try profile.set(.incomeBand, to: "48001_to_75000")
        try profile.set(.intendedFields, to: "26.01, 11")
        #expect(profile.matching.sizes == [.under1000, .from20000])
        #expect(profile.matching.incomeBand == .upTo75)
        #expect(profile.matching.intendedFields == [CIPCode(2_601), CIPCode(11)])
        profile.matching.budget = 20_000
        profile.matching.gradePointAverage = 3.5
        #expect(profile[.budget] == .number(20_000))
        #expect(profile[.gradeAverage] == .text("3.5"))
    }

    @Test("A town of another state is dropped, and a place brings both")
    func home() throws {
        var profile = Profile()
        let oregon = try #require(StateCode("OR"))
        profile.settle(
            in: Place(city: "Portland", state: oregon, coordinate: Coordinate(latitude: 45.5, longitude: -122)))
        #expect(profile[.homeTown] == .text("Portland"))
        try profile.set(.homeState, to: "me")
        #expect(profile.matching.home?.place == nil)
        #expect(profile[.homeTown] == nil)
    }

    @Test("A rank beyond its class is refused, whichever of the two comes last")
    func rank() throws {
        var profile = Profile()
        try profile.set(.classSize, to: "200")
        #expect(reason(.classRank, "201", in: profile) == .rankBeyondClass(size: 200))
        try profile.set(.classRank, to: "150")
        #expect(reason(.classSize, "100", in: profile) == .rankBeyondClass(size: 100))
    }

    @Test("Completeness counts questions: one test is enough, and optional fields never lower it")
    func completeness() throws {
        var profile = Profile()
        #expect(profile.completeness.answered == 0)
        try profile.set(.act, to: "30")
        #expect(profile.completeness(of: .academic).answered == 1)
        try profile.set(.withoutTests, to: "yes")
        #expect(profile.completeness(of: .academic).answered == 1)
        try profile.set(.gender, to: "woman")
        #expect(profile.completeness(of: .background).answered == 0)
        #expect(Set(OnboardingGroup.allCases.flatMap(\.items)) == Set(ProfileItem.allCases))
    }

    @Test("What is stored as rows comes back equal, and a row that can't be read counts as not said")
    func rows() throws {
        var profile = Profile()
        try profile.set(.gradeScale, to: "hundred")
        try profile.set(.gradeAverage, to: "92,5")
        try profile.set(.activities, to: .list(["chess club", "rowing"]))
        try profile.social.set(.interests, to: "maps, jazz")
        profile.social.show(.interests, to: .area)
        profile.others["favourite_colour"] = .array([.string("green"), .number("1")])
        var rows = profile.rows
        #expect(Profile(matching: profile.matching, rows: rows) == profile)
        rows["more.rigor"] = "brutal"
        rows["more.future_field"] = "1"
        rows["other.bad"] = "{"
        #expect(Profile(matching: profile.matching, rows: rows) == profile)
    }
}
