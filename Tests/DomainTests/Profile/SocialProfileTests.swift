import Domain
import Testing

@Suite struct SocialProfileTests {
    @Test("Nothing is seen before the student says so, and each field by those it is meant for")
    func visibility() throws {
        var social = SocialProfile()
        try social.set(.displayName, to: .text("Mai"))
        try social.set(.bio, to: .text("Maps and jazz"))
        for viewer in Visibility.allCases { #expect(social.shown(to: viewer).isEmpty) }
        social.show(.displayName, to: .area)
        social.show(.bio, to: .contacts)
        #expect(Set(social.shown(to: .area).keys) == [.displayName])
        #expect(Set(social.shown(to: .contacts).keys) == [.displayName, .bio])
        #expect(social.shown(to: .nobody).isEmpty)
    }

    @Test("A link is a complete https address", arguments: ["http://a.org", "https://a", "a.org", "javascript:x()"])
    func links(text: String) {
        var social = SocialProfile()
        #expect(throws: ProfileReason.notALink) { try social.set(.links, to: .text(text)) }
    }
}
