import Domain
import Presentation
import Testing

@testable import TerminalUI

@Suite("A list view")
struct ListViewTests {
    private let names: [DisplayText] = ["Reed College", "東京大学", "Oberlin", "Rice", "Bates"]

    private func list(_ selection: ListSelection, isFocused: Bool = true) -> ListView {
        ListView(selection, isFocused: isFocused) { index in
            ListRow(Line(names[index]), detail: Line("\(index + 70)"))
        }
    }

    @Test("marks the selected row with a sign and reverse, so that it shows without colour")
    func marksSelection() {
        var selection = ListSelection(count: 5)
        selection.move(by: 1)
        let buffer = drawn(list(selection), 24, 5)
        #expect(
            buffer.rows == [
                "  Reed College       70",
                "▸ 東京大学           71",
                "  Oberlin            72",
                "  Rice               73",
                "  Bates              74",
            ])
        #expect(buffer.text(with: .reverse, row: 1) == "▸ 東京大学")
        #expect(buffer.text(with: .reverse, row: 0).isEmpty)
    }

    @Test("keeps the marker, and bold instead of reverse, while something else has focus")
    func unfocused() {
        let buffer = drawn(list(ListSelection(count: 5), isFocused: false), 24, 2)
        #expect(buffer[0, 0].cluster == "▸")
        #expect(buffer.text(with: .reverse, row: 0).isEmpty)
        #expect(buffer.text(with: .bold, row: 0).contains("Reed College"))
    }

    @Test("shows at its edge where a long list stands")
    func scrollMark() {
        var selection = ListSelection(count: 5, rows: 2)
        #expect(drawn(list(selection), 20, 2).rows.map { $0.hasSuffix("▐") } == [true, false])
        selection.handle(.run(.last))
        #expect(drawn(list(selection), 20, 2).rows.map { $0.hasSuffix("▐") } == [false, true])
    }

    @Test("clips a label with a mark and leaves a detail out that would crowd it")
    func narrow() {
        #expect(frame(list(ListSelection(count: 5)), 8, 2) == ["▸ Reed …", "  東京…"])
    }
}
