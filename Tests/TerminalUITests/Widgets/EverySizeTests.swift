import Domain
import Presentation
import Resources
import Testing

@testable import TerminalUI

@Suite("Every widget at every size")
struct EverySizeTests {
    private static let nasty: DisplayText =
        "Ünï 東京 👨‍👩‍👧 ❤️ 🇻🇳 Đại aVeryLongWordThatFitsNowhere (عربى)"
    private static let hints = [KeyHint("←", "pass"), KeyHint("→", "like"), KeyHint("Ctrl-L", nasty)]

    private static var selection: ListSelection {
        var selection = ListSelection(count: 40, rows: 7)
        selection.select(23)
        return selection
    }

    private static var palette: PaletteState {
        PaletteState(
            KeyMap.standard.paletteEntries(in: .card, words: Words(.vietnamese)) { $0 == .undo ? nasty : nil },
            words: Words(.vietnamese))
    }

    private static var editor: TextInput {
        var input = TextInput("\(nasty.string)\n\n\(nasty.string)\nlast", isMultiline: true)
        input.edit(.left)
        return input
    }

    static var widgets: [(name: String, view: any View)] {
        [
            ("list", ListView(selection) { ListRow(Line(nasty), detail: Line("\($0)")) }),
            (
                "table",
                TableView(
                    [
                        TableColumn(nasty, width: .flexible(least: 8)),
                        TableColumn("Net", width: .fixed(7), alignment: .right),
                        TableColumn("Place", width: .flexible(least: 6, share: 2), rank: -1, order: .ascending),
                    ], selection: selection
                ) { _, _ in Line(nasty) }
            ),
            (
                "tabs",
                TabBar([Tab(key: "1", title: nasty), Tab(title: nasty, badge: "3", needsAttention: true)], selected: 1)
            ),
            ("field", TextField(editor, placeholder: nasty)),
            ("empty field", TextField(TextInput(), placeholder: nasty)),
            ("editor", TextEditor(editor)), ("progress", ProgressBar(0.42)), ("waiting", ProgressBar(nil)),
            ("gauge", Gauge(.nan)), ("signed", SignedBar(-7)),
            ("range", RangeBar(low: "1310", high: "1500", range: 0.2...0.8, dot: 4, tick: -.infinity)),
            ("sparkline", Sparkline([1, nil, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .nan, 3])),
            (
                "plot",
                BraillePlot(
                    [.init([.init(x: 0, y: 0), .init(x: 1, y: 1), .init(x: .nan, y: 9)], form: .line)],
                    horizontal: 0...1, vertical: 0...1)
            ),
            ("rule", Rule(Line(nasty))), ("border", Border(title: Line(nasty), trailing: Line("14 of 2,546"))),
            (
                "paragraph",
                Paragraph([Line(nasty), [Span("a", .strong), Span(nasty, target: "https://example.edu")]], hanging: 4)
            ),
            ("hints", KeyHints(hints, trailing: Line(nasty))), ("card", CardFrame(trailing: Line(nasty))),
            ("toast", Toast(Line(nasty), kind: .problem)), ("empty", EmptyState(nasty, ways: hints)),
            ("modal", Modal(nasty, size: .fitting(width: 70, height: 2), hints: hints, content: Paragraph(nasty))),
            ("large modal", Modal(nasty, size: .large, content: TextEditor(editor))),
            (
                "confirm",
                ConfirmModal(
                    ConfirmState(title: nasty, sentence: nasty, safeLabel: nasty, riskyLabel: nasty), hints: hints)
            ),
            ("notice", NoticeModal(nasty, lines: [Line(nasty)], hints: hints, offset: 1)),
            ("palette", Modal(palette.title, size: .large, hints: hints, content: PaletteView(palette))),
            (
                "help",
                HelpView(
                    HelpState(
                        KeyMap.standard.helpSections(focus: KeyFocus(.search), words: Words()) { _ in nil },
                        words: Words())
                )
            ),
        ]
    }

    @Test("neither crashes nor writes outside of its area", arguments: widgets.indices)
    func stays(index: Int) {
        let (name, view) = Self.widgets[index]
        var blank = CellBuffer(width: 49, height: 19)
        blank.fill(blank.bounds, with: "~")
        for width in 0...45 {
            for height in 0...15 {
                var buffer = blank
                let area = Rect(x: 2, y: 2, width: width, height: height)
                view.draw(into: &buffer, in: area)
                #expect(
                    Self.ring(around: area).allSatisfy { buffer[$0.x, $0.y] == blank[0, 0] },
                    "\(name) \(width)x\(height)")
                if let cursor = buffer.cursor {
                    #expect(cursor.x >= 2 && cursor.x < 2 + width && cursor.y >= 2 && cursor.y < 2 + height, "\(name)")
                }
            }
        }
    }

    @Test("draws the whole of its area, so that nothing of the frame before shines through", arguments: widgets.indices)
    func covers(index: Int) {
        let (name, view) = Self.widgets[index]
        // A border, a bar and a modal leave the middle, the rest of the rows or the surround to others.
        let partial = [
            "border", "gauge", "signed", "range", "sparkline", "rule", "modal", "large modal", "palette", "confirm",
            "notice", "waiting", "progress",
        ]
        guard !partial.contains(name) else { return }
        for (width, height) in [(40, 1), (13, 1), (80, 1)] {
            var buffer = CellBuffer(width: width, height: height)
            buffer.fill(buffer.bounds, with: "~")
            view.draw(into: &buffer, in: buffer.bounds)
            #expect(!buffer.rows.joined().contains("~"), "\(name) \(width)x\(height)")
        }
    }

    private static func ring(around area: Rect) -> [Point] {
        let outer = area.inset(x: -1, y: -1)
        let across = (outer.x..<outer.right).flatMap { [Point(x: $0, y: outer.y), Point(x: $0, y: outer.bottom - 1)] }
        let down = (outer.y..<outer.bottom).flatMap { [Point(x: outer.x, y: $0), Point(x: outer.right - 1, y: $0)] }
        return across + down
    }
}
