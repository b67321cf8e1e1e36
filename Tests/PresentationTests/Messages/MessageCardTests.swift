import Domain
import Presentation
import Services
import TestSupport
import Testing

@MainActor
@Suite("Cards in messages") struct MessageCardTests {
    @Test("A scholarship's card says who gives it, how much and until when, and Enter opens its page")
    func scholarshipCard() async {
        let pane = await MessagesHarness()
        await pane.start()
        pane.model.share(Scholarship.fixture())
        #expect(pane.model.state.levels.last?.title == "Send Amber Scholars to")
        await pane.press(.run(.open))
        #expect(await pane.chat.sent.map(\.content.body) == ["quad://scholarship/S1 Amber Scholars"])
        let card = pane.model.state.cards[.scholarship(AwardID("S1"))]
        #expect(card?.name == "Amber Scholars")
        #expect(card?.origin.string.hasPrefix("Amber Foundation · ") == true)
        #expect(card?.figures.string.contains("$5,000–8,000") == true)
        await pane.press(.run(.focusPrevious), .run(.open))
        #expect(pane.effects.contains(.show(.scholarship(AwardID("S1")))))
        await pane.press(.run(.editMessage))
        #expect(pane.toasts.last == "A card or a file can't be edited: d removes it")
    }

    @Test("A message that was found is listed by the words around what was looked for")
    func excerpt() {
        let format = Format()
        let long =
            "Có " + String(repeating: "trường ", count: 30) + "ở PORTLAND rất đẹp" + String(repeating: ".", count: 300)
        #expect(format.excerpt(long, around: "portland").string.hasPrefix("…ng trường ở PORTLAND rất đẹp"))
        #expect(format.excerpt(long, around: "no such words") == format.preview(long))
        #expect(format.excerpt("short and PORTLAND", around: "portland") == "short and PORTLAND")
        #expect(format.excerpt("quad://college/1 Reed College", around: "reed") == "card: Reed College")
        // The long letter becomes two when it is folded.
        #expect(format.excerpt("İ" + long, around: "portland") == format.preview("İ" + long))
        #expect(format.excerpt("", around: "") == format.preview(""))
    }

    @Test("A scholarship of the student's own goes as text, and one that is not here stands as its link")
    func ownScholarship() async {
        let pane = await MessagesHarness()
        await pane.start()
        pane.model.share(.fixture(id: "own-1", name: "Town Prize", link: "https://town.example.org", status: .own))
        await pane.press(.run(.open))
        #expect(await pane.chat.sent.map(\.content.body) == ["Town Prize https://town.example.org"])
        #expect(await pane.chat.sent.last?.content.style == .text)
        await pane.chat.arrive(.fixture(9, "quad://scholarship/S999 Gone Prize", style: .card))
        await pane.settle()
        #expect(pane.model.state.cards.isEmpty)
        #expect(pane.bodies.last == "quad://scholarship/S999 Gone Prize")
    }
}
