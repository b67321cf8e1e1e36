import Presentation
import Testing

@testable import TerminalUI

@Suite("The key router")
struct KeyRouterTests {
    private func press(_ chord: String) -> KeyPress { KeyPress(chord: chord) ?? KeyPress(.insert) }

    private func route(_ chord: String, _ focus: KeyFocus) -> KeyRouter.Outcome {
        var router = KeyRouter()
        return router.route(press(chord), focus: focus)
    }

    @Test(
        "decides on a card with arrows and with the letters that mirror them",
        arguments: [
            ("Left", ActionID.pass), ("h", .pass), ("Right", .like), ("l", .like), ("k", .details), ("Down", .peek),
        ]
    )
    func card(chord: String, action: ActionID) {
        #expect(route(chord, KeyFocus(.card)) == .action(.run(action)))
    }

    @Test("mirrors each arrow by its letter wherever no text is typed", arguments: KeyContext.allCases)
    func mirrors(context: KeyContext) {
        guard !context.takesText else { return }
        for (letter, arrow) in [("h", "Left"), ("j", "Down"), ("k", "Up"), ("l", "Right")] {
            #expect(route(letter, KeyFocus(context)) == route(arrow, KeyFocus(context)), "\(letter)")
        }
    }

    @Test(
        "types letters and digits while a text field has focus",
        arguments: ["h", "1", "q", "?", "/", ":", "Space", "G"])
    func typing(chord: String) {
        guard case .character(let character) = press(chord).key else { return }
        for context in [KeyContext.search, .palette, .form, .list] {
            let focus = KeyFocus(context, takesText: true)
            #expect(route(chord, focus) == .action(.type(String(character))))
        }
    }

    @Test(
        "chooses panes by function keys and Alt everywhere",
        arguments: [
            ("F1", ActionID.paneSwipe), ("Alt-2", .paneMessages), ("F3", .paneScholarships), ("Alt-4", .paneProfile),
        ])
    func panes(chord: String, action: ActionID) {
        for context in KeyContext.allCases {
            for takesText in [false, true] {
                #expect(route(chord, KeyFocus(context, takesText: takesText)) == .action(.run(action)))
            }
        }
    }

    @Test("gives the line keys to a text field, and up, down and Enter only to one with lines")
    func lineKeys() {
        let line = KeyFocus(.search)
        #expect(route("Ctrl-A", line) == .action(.edit(.lineStart)))
        #expect(route("Alt-b", line) == .action(.edit(.wordLeft)))
        #expect(route("Home", line) == .action(.edit(.lineStart)))
        #expect(route("Up", line) == .action(.run(.up)))
        #expect(route("Enter", line) == .action(.run(.open)))
        #expect(route("Esc", line) == .action(.run(.back)))
        let lines = KeyFocus(.list, takesText: true, isMultiline: true)
        #expect(route("Up", lines) == .action(.edit(.up)))
        #expect(route("Ctrl-C", lines) == .action(.run(.quit)))
    }

    @Test("takes a count after its prefix key, for one movement")
    func counts() {
        var router = KeyRouter()
        let list = KeyFocus(.list)
        let outcomes = ["#", "1", "2"].map { router.route(press($0), focus: list) }
        #expect(outcomes == [.pending, .pending, .pending])
        #expect(router.pendingCount == 12)
        let after = ["j", "j", "2"].map { router.route(press($0), focus: list) }
        #expect(after == [.action(.run(.down, count: 12)), .action(.run(.down)), .action(.run(.paneMessages))])
    }

    @Test("ends a count with Esc, shortens it with Backspace, and bounds it")
    func endsCount() {
        var router = KeyRouter()
        let list = KeyFocus(.list)
        for chord in ["#", "4", "2", "Backspace"] { _ = router.route(press(chord), focus: list) }
        #expect(router.pendingCount == 4)
        _ = router.route(press("Esc"), focus: list)
        #expect(router.pendingCount == nil)
        _ = router.route(press("#"), focus: list)
        for _ in 0..<40 { _ = router.route(press("9"), focus: list) }
        #expect(router.pendingCount == KeyRouter.countLimit)
    }

    @Test("keeps what a question hides from acting behind it")
    func modal() {
        #expect(route("u", KeyFocus(.confirm)) == .ignored)
        #expect(route("/", KeyFocus(.notice)) == .ignored)
        #expect(route("q", KeyFocus(.confirm)) == .action(.run(.dismiss)))
        #expect(route("Ctrl-C", KeyFocus(.confirm)) == .action(.run(.quit)))
    }

    @Test("binds no letter that confirms a question")
    func confirmingLetters() {
        let keys = KeyMap.standard.keys(of: .confirm, in: .confirm)
        #expect(keys.allSatisfy { !$0.isText || $0 == KeyPress(.character(" ")) })
    }
}
