import Domain
import Presentation
import Resources
import TerminalUI
import TestSupport
import Testing

@Suite struct ReflectFramesTests {
    private func pane(_ steps: Int, _ words: Words = Words()) -> SwipePane {
        var state = ReflectState(.fixture())
        for _ in 0..<steps { state.step = state.step == .most ? .worry : .question }
        if state.step == .question { state.selection = ListSelection(count: 2) }
        return SwipePaneTests.pane(SwipePaneTests.state(levels: [.reflect(state)]), words)
    }

    @Test("What was liked most, at four sizes", arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func most(width: Int, height: Int) throws {
        try expectFrame("reflect-\(width)x\(height)", pane(0), width, height)
    }

    @Test("In Vietnamese, what worries")
    func worry() throws { try expectFrame("reflect-worry-80x20-vi", pane(1, .vietnamese), 80, 20) }

    @Test("The last question opens a draft or ends")
    func question() throws { try expectFrame("reflect-question-80x20", pane(2), 80, 20) }
}
