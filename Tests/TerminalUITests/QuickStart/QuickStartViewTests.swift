import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct QuickStartViewTests {
    static func form(_ change: (inout QuickStartState) -> Void = { _ in }) -> SwipeState {
        var form = QuickStartState(.fixture(), titles: [CIPCode(2601): "Biology, General."])
        change(&form)
        return SwipePaneTests.state(levels: [.quickStart(form)])
    }

    @Test("The form is one screen, its values in a column", arguments: [(40, 9), (80, 20)])
    func form(width: Int, height: Int) throws {
        try expectFrame("quick-start-\(width)x\(height)", SwipePaneTests.pane(Self.form()), width, height)
    }

    @Test("Empty in Vietnamese, every field says what it wants")
    func vietnamese() throws {
        let state = SwipePaneTests.state(levels: [.quickStart(QuickStartState())])
        try expectFrame("quick-start-80x20-vi", SwipePaneTests.pane(state, .vietnamese), 80, 20)
    }

    @Test("Problems stand under their field, suggestions under the one that has focus")
    func problems() throws {
        let state = Self.form { form in
            form.problems = [.budget: .negativeBudget, .score: .scoreOutside(.sat, "1610")]
            form.suggestions = FakeCatalog.towns.map { .place($0) }
            form.selection = ListSelection(count: 3)
        }
        try expectFrame("quick-start-problems-80x20", SwipePaneTests.pane(state), 80, 20)
    }

    @Test("The cursor stands in the field that is typed into, also behind wide characters")
    func cursor() {
        let state = Self.form { $0.home = TextInput("漢字") }
        let buffer = drawn(SwipePaneTests.pane(state), 80, 20)
        let row = buffer.rows.firstIndex { $0.contains("漢字") }
        #expect(buffer.cursor?.y == row)
        let start = (0..<80).first { x in row.map { buffer[x, $0].cluster == "漢" } ?? false }
        #expect(buffer.cursor?.x == start.map { $0 + 4 })
    }

    @Test(
        "Labels with pictographs lose and double no letter at any width",
        arguments: ["🏙 city", "❤️ heart", "👨‍👩‍👧 family", "🅱️ letters", "🇻🇳 flag", "plain"])
    func pictographs(label: String) {
        let options = [label, "town", label].map { QuickStartContent.Option(label: DisplayText($0), isChosen: false) }
        for width in [14, 20, 27, 40, 80] {
            let lines = OptionRow(options: options, isMultiple: true, cursor: 1).lines(width: width)
            let text = lines.map(\.text.string).joined(separator: "  ")
            #expect(text == "[ ] \(DisplayText(label).string)  [ ] town  [ ] \(DisplayText(label).string)")
            for line in lines {
                var buffer = CellBuffer(width: width, height: 1)
                line.draw(into: &buffer, in: buffer.bounds)
                #expect(
                    buffer.rows[0].filter { $0.isASCII && $0.isLetter }
                        == line.text.string.filter { $0.isASCII && $0.isLetter })
            }
        }
    }
}
