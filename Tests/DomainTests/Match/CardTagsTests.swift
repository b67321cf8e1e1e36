import Domain
import TestSupport
import Testing

@Suite("CardTags")
struct CardTagsTests {
    private func tags(_ profile: StudentProfile, _ college: College = .fixture()) -> [CardTag] {
        CardTags(MatchScorer(profile: profile, medianPrice: 18_600)).tags(for: college, offerings: [])
    }

    @Test("What the student asked for comes before what strikes anybody")
    func wantedFirst() {
        let first = tags(.fixture()).prefix(4)
        #expect(first.contains(.affordable))
        #expect(first.contains(.size(.from1000)))
        #expect(first.contains(.setting(.city)))
    }

    @Test("No tag comes twice, and an empty profile still has four")
    func distinct() {
        let tags = tags(StudentProfile())
        #expect(Set(tags).count == tags.count)
        #expect(tags.count >= 4)
    }

    @Test("A price above the budget is not called affordable")
    func tooDear() {
        var profile = StudentProfile.fixture()
        profile.budget = 10_000
        #expect(!tags(profile).contains(.affordable))
    }
}
