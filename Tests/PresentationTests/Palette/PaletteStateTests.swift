import Domain
import Presentation
import Resources
import Testing

@Suite("The palette")
struct PaletteStateTests {
    private func palette(_ language: Language = .english, off: [ActionID: DisplayText] = [:]) -> PaletteState {
        let words = Words(language)
        return PaletteState(
            ActionID.allCases.map { ActionEntry($0, keys: "x", reason: off[$0], words: words) }, words: words)
    }

    private func hits(_ query: String, in palette: PaletteState) -> [ActionID] {
        var palette = palette
        _ = palette.handle(.paste(query))
        return palette.hits.map(\.id)
    }

    @Test("finds every action by any two neighbouring words of its description, in both languages")
    func twoWords() {
        for language in [Language.english, .vietnamese] {
            let palette = palette(language)
            for action in ActionID.allCases {
                let words = Words(language).about(action).string.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
                    .map(String.init)
                var best = Int.max
                for (first, second) in zip(words, words.dropFirst()) {
                    let found = hits("\(first) \(second)", in: palette)
                    #expect(found.contains(action), "\(action): \(first) \(second)")
                    best = min(best, found.firstIndex(of: action) ?? .max)
                }
                #expect(best <= 1, "\(action) is never near the top")
            }
        }
    }

    @Test("gives every action a label, a description and no two the same words")
    func words() {
        for language in [Language.english, .vietnamese] {
            let words = Words(language)
            #expect(Set(ActionID.allCases.map { words.about($0) }).count == ActionID.allCases.count)
            #expect(ActionID.allCases.allSatisfy { !words.label($0).isEmpty && words.label($0).string.count <= 16 })
            #expect(KeyContext.allCases.allSatisfy { !words.heading($0).isEmpty })
            #expect(EditCommand.allCases.allSatisfy { !words.about($0).isEmpty })
        }
    }

    @Test("puts the action that is called so first, and forgives accents and a slip")
    func ranks() {
        #expect(hits("undo", in: palette()).first == .undo)
        #expect(hits("LIKE", in: palette()).first == .like)
        #expect(hits("serach", in: palette()).first == .search)
        #expect(hits("thich truong", in: palette(.vietnamese)).first == .like)
        #expect(hits("dat lai", in: palette(.vietnamese)).first == .resetFeed)
        #expect(hits("zzzz", in: palette()).isEmpty)
        #expect(hits("zzzz undo", in: palette()).isEmpty)
    }

    @Test("refuses what can't be used now with its reason, and offers it last")
    func unavailable() {
        var palette = palette(off: [.undo: "There is nothing to undo."])
        #expect(palette.hits.last?.id == .undo)
        _ = palette.handle(.type("undo last"))
        #expect(palette.selected?.id == .undo)
        let outcome = palette.handle(.run(.confirm))
        #expect(outcome == .refused("There is nothing to undo."))
    }

    @Test("runs the selected answer on Enter and leaves on Esc")
    func outcomes() {
        var palette = palette()
        _ = palette.handle(.type("next theme"))
        let outcomes = [Action.run(.confirm), .run(.dismiss), .run(.star)].map { palette.handle($0) }
        #expect(outcomes == [.run(.nextTheme), .dismissed, .ignored])
        _ = palette.handle(.edit(.deleteToLineStart))
        #expect(palette.hits.count == ActionID.allCases.count)
    }
}

@Suite("The help")
struct HelpStateTests {
    private var help: HelpState {
        HelpState(
            [
                HelpSection(
                    "A", [HelpEntry(keys: "x", about: "do x", action: .star), HelpEntry(keys: "y", about: "y")]),
                HelpSection("Empty", []),
                HelpSection("B", [HelpEntry(keys: "z", about: "do z", action: .undo, reason: "Nothing to undo.")]),
            ], words: Words())
    }

    @Test("moves over headings from entry to entry and stops at the ends")
    func moves() {
        var help = help
        var keys = [help.selected?.keys]
        for action in [ActionID.down, .down, .down, .up, .first, .up, .last] {
            _ = help.handle(.run(action))
            keys.append(help.selected?.keys)
        }
        #expect(keys == ["x", "y", "z", "z", "y", "x", "x", "z"])
    }

    @Test("runs what is selected, or says why not")
    func runs() {
        var help = help
        let first = help.handle(.run(.confirm))
        #expect(first == .run(.star))
        _ = help.handle(.run(.last))
        let last = help.handle(.run(.confirm))
        #expect(last == .refused("Nothing to undo."))
    }

    @Test("shows its first heading again at the top")
    func firstHeading() {
        var help = help
        help.resize(rows: 2)
        _ = help.handle(.run(.last))
        _ = help.handle(.run(.first))
        #expect(help.selection.offset == 0)
    }
}

@Suite("A question")
struct ConfirmStateTests {
    private let question = ConfirmState(
        title: "Forget?", sentence: "All swipes go.", safeLabel: "Keep", riskyLabel: "Forget")

    @Test("is answered safely by Enter at once, and by Enter twice")
    func enterTwice() {
        var question = question
        let outcome = question.handle(.run(.confirm))
        #expect(outcome == .dismissed)
    }

    @Test("does what it asks only after a movement to that answer, and never by the action that opened it")
    func risky() {
        var question = question
        let outcomes = [Action.run(.resetFeed), .run(.right), .run(.confirm)].map { question.handle($0) }
        #expect(outcomes == [.ignored, .changed, .confirmed])
    }
}

@Suite("A plain transcript")
struct PlainTranscriptTests {
    @Test("tells what is new, and what has focus now although it stood there before")
    func tellsNews() {
        var transcript = PlainTranscript()
        let told = [
            transcript.append(["Reed, A−", "Rice, B", "14 of 20"]),
            transcript.append(["Reed, A−", "Rice, B", "14 of 20"]),
            transcript.append(["Rice, B", "Reed, A−", "14 of 20"]), transcript.append(["Rice, B", "", "15 of 20"]),
        ]
        #expect(told == [["Reed, A−", "Rice, B", "14 of 20"], [], ["Rice, B"], ["15 of 20"]])
        transcript.reset()
        let again = transcript.append(["Rice, B"])
        #expect(again == ["Rice, B"])
    }
}
