import Domain
import Presentation
import Testing

@testable import TerminalUI

@Suite("Layers over a pane")
struct LayerFrameTests {
    private let words = Words()
    private let keys = KeyMap.standard

    private var palette: PaletteState {
        let actions: [ActionID] = [.like, .pass, .details, .search, .undo, .paneMessages, .resetFeed]
        return PaletteState(
            actions.map { action in
                ActionEntry(
                    action, keys: keys.anyKeys(of: action).first?.label ?? words.noKey,
                    reason: action == .undo ? "There is nothing to undo yet." : nil, words: words)
            }, words: words)
    }

    private var help: HelpState {
        let own: [ActionID] = [.pass, .like, .why, .star]
        let everywhere: [ActionID] = [.search, .palette, .help, .undo, .quit]
        let entry = { (action: ActionID) in
            HelpEntry(
                keys: keys.label(keys.anyKeys(of: action), words), about: words.about(action), action: action)
        }
        return HelpState(
            [
                HelpSection(words.heading(.card), own.map(entry)),
                HelpSection(words.heading(.global), everywhere.map(entry)),
            ], words: words)
    }

    private var question: ConfirmState {
        ConfirmState(
            title: "Forget every swipe?",
            sentence: "The feed forgets all 214 swipes and starts again from your profile. Your notes and stars stay.",
            safeLabel: "Keep my swipes", riskyLabel: "Forget them")
    }

    private func hints(_ actions: [ActionID], _ context: KeyContext) -> [KeyHint] {
        keys.hints(for: actions, focus: KeyFocus(context), words: words)
    }

    @Test("the palette offers actions with their sentence and key", arguments: [(80, 24), (40, 12)])
    func offers(width: Int, height: Int) throws {
        let layer = Modal(
            palette.title, size: .large, hints: hints([.confirm, .dismiss], .palette), content: PaletteView(palette))
        try expectFrame("palette-\(width)x\(height)", layer, width, height)
    }

    @Test("the palette marks what can't be taken back, and what can't be done now", arguments: [(80, 24), (40, 12)])
    func marks(width: Int, height: Int) throws {
        var palette = palette
        _ = palette.handle(.type("s"))
        _ = palette.handle(.run(.last))
        let layer = Modal(
            palette.title, size: .large, hints: hints([.confirm, .dismiss], .palette), content: PaletteView(palette))
        try expectFrame("palette-typed-\(width)x\(height)", layer, width, height)
    }

    @Test("the help lists the keys under the name of what has focus", arguments: [(80, 24), (40, 12)])
    func helps(width: Int, height: Int) throws {
        let layer = Modal(
            help.title, size: .large, hints: hints([.confirm, .startTour, .dismiss], .help), content: HelpView(help))
        try expectFrame("help-\(width)x\(height)", layer, width, height)
    }

    @Test("a question stands with its safe answer selected", arguments: [(80, 24), (40, 12)])
    func asks(width: Int, height: Int) throws {
        let layer = ConfirmModal(question, hints: hints([.confirm, .dismiss], .confirm))
        try expectFrame("confirm-\(width)x\(height)", layer, width, height)
    }

    @Test("the selected answer of a question shows without colour")
    func selected() {
        let buffer = drawn(ConfirmModal(question, hints: []), 80, 24)
        let marked = (0..<24).map { buffer.text(with: .reverse, row: $0) }.filter { !$0.isEmpty }
        #expect(marked == ["Keep my swipes"])
    }
}
