import Domain
import Presentation
import Resources
import Testing

@testable import TerminalUI

@Suite("The key table")
struct KeyMapTests {
    private let standard = KeyMap.standard

    private func press(_ chord: String) -> KeyPress { KeyPress(chord: chord) ?? KeyPress(.insert) }

    @Test("has each key once in each of its tables")
    func unique() {
        for table in KeyTable.all {
            let presses = standard.bindings(in: table).map(\.press)
            #expect(Set(presses).count == presses.count, "\(table)")
        }
    }

    @Test("reads back every chord that it prints")
    func roundTrip() {
        for binding in KeyTable.all.flatMap(standard.bindings) {
            #expect(KeyPress(chord: binding.press.chord.string) == binding.press, "\(binding.press.chord)")
        }
        for chord in ["Ctrl-L", "Alt-1", "Shift-Tab", "F12", "Space", "Comma", "-", "Ctrl--", "Ctrl-Alt-Delete", "ệ"] {
            #expect(KeyPress(chord: chord)?.chord == DisplayText(chord))
        }
    }

    @Test(
        "reads the usual spellings of a key",
        arguments: [
            ("ctrl-l", "Ctrl-L"), ("C-l", "Ctrl-L"), ("Return", "Enter"), ("escape", "Esc"), ("pgdn", "PageDown"),
            ("M-x", "Alt-x"), ("Control+Right", "Ctrl-Right"), (" h ", "h"),
        ])
    func spellings(written: String, chord: String) {
        #expect(KeyPress(chord: written)?.chord == DisplayText(chord))
    }

    @Test("takes nothing for a key that is none", arguments: ["", "Hyper-x", "F0", "F99", "xy", "Ctrl-", "like"])
    func unknown(chord: String) {
        #expect(KeyPress(chord: chord) == nil)
    }

    @Test("binds every action and every line key to another key, and help and behaviour agree")
    func rebindsAll() {
        for target in KeyTarget.all {
            let (map, problems) = standard.applying([KeySetting(name: target.name, keys: "F9, Ctrl-T", line: 1)])
            #expect(problems.isEmpty, "\(target.name)")
            let tables = KeyTable.all.filter { !map.keys(of: target, in: $0).isEmpty }
            #expect(!tables.isEmpty)
            for table in tables {
                #expect(map.keys(of: target, in: table) == [press("F9"), press("Ctrl-T")])
                guard case .context(let context) = table, case .action(let action) = target else { continue }
                var router = KeyRouter(map)
                let outcome = router.route(press("F9"), focus: KeyFocus(context))
                #expect(action == .count ? outcome == .pending : outcome == .action(.run(action)))
                let sections = map.helpSections(focus: KeyFocus(context), words: Words()) { _ in nil }
                let entry = sections.flatMap(\.entries).first { $0.action == action }
                #expect(entry?.keys == "F9 Ctrl-T", "\(action) in \(context)")
                #expect(map.hint(of: action, in: context) == "F9")
                let lines = KeyListing.lines(map, words: Words()).map(\.string)
                #expect(lines.contains { $0.contains("F9, Ctrl-T") && $0.contains(action.rawValue) })
            }
        }
    }

    @Test("lets two actions swap their keys without a word")
    func swaps() {
        let (map, problems) = standard.applying([
            KeySetting(name: "card.like", keys: "Left", line: 1), KeySetting(name: "card.pass", keys: "Right", line: 2),
        ])
        #expect(problems.isEmpty)
        #expect(map.action(of: press("Left"), in: .card) == .like)
        #expect(map.action(of: press("Right"), in: .card) == .pass)
        #expect(map.action(of: press("h"), in: .card) == nil)
    }

    @Test("binds in one context alone when it is named")
    func oneContext() {
        let (map, problems) = standard.applying([KeySetting(name: "list.go.open", keys: "x", line: 1)])
        #expect(problems.isEmpty)
        #expect(map.keys(of: .open, in: .list) == [press("x")])
        #expect(map.keys(of: .open, in: .card) == [press("Enter")])
    }

    @Test("reports each line that does not go as written, and applies the rest of it")
    func problems() {
        let (map, problems) = standard.applying([
            KeySetting(name: "card.lick", keys: "x", line: 1),
            KeySetting(name: "card.star", keys: "Hyper-x F6", line: 2),
            KeySetting(name: "card.why", keys: "F6, F7", line: 3),
            KeySetting(name: "go.help", keys: "u", line: 4),
            KeySetting(name: "text.word-left", keys: "b", line: 5),
            KeySetting(name: "screen.theme", keys: "F8", line: 6),
            KeySetting(name: "screen.theme", keys: "F9", line: 7),
        ])
        #expect(
            problems.map(\.fault) == [
                .unknownAction, .unknownKey("Hyper-x"), .taken(key: "F6", by: "card.star"),
                .lostKey(of: "edit.undo", key: "u"), .isText(key: "b"), .setTwice,
            ])
        #expect(problems.map(\.line) == [1, 2, 3, 4, 5, 7])
        let none = standard.applying([KeySetting(name: "card.star", keys: "none", line: 1)])
        #expect(none.problems.isEmpty && none.map.keys(of: .star, in: .card).isEmpty)
        #expect(map.keys(of: .star, in: .card) == [press("F6")])
        #expect(map.keys(of: .why, in: .card) == [press("F7")])
        #expect(map.keys(of: .nextTheme, in: .global) == [press("F9")])
        #expect(map.keys(of: .edit(.wordLeft), in: .text).count == 3)
        #expect(problems.allSatisfy { !Words($0.line.isMultiple(of: 2) ? .english : .vietnamese)($0).isEmpty })
    }

    @Test("keeps a way out and a way to find things, whatever the file says")
    func essentials() {
        for settings in [
            [KeySetting(name: "app.quit", keys: "", line: 3)], [KeySetting(name: "go.palette", keys: "", line: 3)],
            [KeySetting(name: "modal.dismiss", keys: "", line: 3)],
            [KeySetting(name: "card.star", keys: "q, Ctrl-C", line: 3)],
        ] {
            let (map, problems) = standard.applying(settings)
            #expect(problems.contains { $0.fault == .needsKey && $0.line == 3 })
            #expect(map.action(of: press("Ctrl-C"), in: .card) == .quit)
            #expect(map.action(of: press(":"), in: .card) == .palette)
            #expect(map.action(of: press("Esc"), in: .confirm) == .dismiss)
        }
        #expect(
            standard.applying([KeySetting(name: "card.star", keys: "", line: 1)]).map.keys(of: .star, in: .card).isEmpty
        )
    }

    @Test("shows in the status line only keys that work where focus is")
    func hints() {
        let hints = standard.hints(for: [.pass, .like, .undo, .nextTheme], focus: KeyFocus(.card), words: Words())
        #expect(hints == [KeyHint("←", "pass"), KeyHint("→", "like"), KeyHint("u", "undo")])
        let typing = standard.hints(for: [.open, .undo, .back], focus: KeyFocus(.search), words: Words())
        #expect(typing == [KeyHint("Enter", "open"), KeyHint("Esc", "back")])
    }

    @Test("offers every action in the palette once, marked when it can't be taken back")
    func palette() {
        let entries = standard.paletteEntries(in: .card, words: Words()) { _ in nil }
        #expect(Set(entries.map(\.id)) == Set(ActionID.allCases))
        #expect(entries.count == ActionID.allCases.count)
        #expect(entries.filter(\.isDestructive).map(\.id) == ActionID.allCases.filter(\.isDestructive))
        #expect(entries.prefix(3).map(\.id) == [.pass, .like, .details])
    }
}
