import Presentation
import TerminalUI
import TestSupport
import Testing

@Suite struct IntroductionViewTests {
    @Test(
        "The panes to come say what they will hold and what works today",
        arguments: [(Pane.messages, "messages"), (.scholarships, "scholarships"), (.profile, "profile")])
    func panes(pane: Pane, name: String) throws {
        let view = IntroductionView(IntroductionState(pane: pane), format: Format())
        try expectFrame("introduction-\(name)-80x20", view, 80, 20)
        let small = frame(view, 40, 9)
        #expect(small.count == 9)
        let vietnamese = IntroductionView(IntroductionState(pane: pane), format: Format(.vietnamese))
        #expect(frame(vietnamese, 80, 20) != frame(view, 80, 20))
    }

    @Test("On a small screen the rest is reached by scrolling, and the last line stays in sight")
    @MainActor func scrolling() {
        let model = IntroductionViewModel(.profile)
        for _ in 0..<100 { _ = model.handle(.run(.down)) }
        let rows = frame(IntroductionView(model.state, format: Format()), 40, 9)
        #expect(rows.last?.contains("asking") == true)
    }
}
