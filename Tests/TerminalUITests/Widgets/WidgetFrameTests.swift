import Domain
import Presentation
import Resources
import Testing

@testable import TerminalUI

@Suite("Small widgets")
struct WidgetFrameTests {
    @Test("a gauge is empty only at nothing and full only at everything")
    func gauge() {
        #expect(
            [0, 0.001, 0.42, 0.999, 1].map { Gauge($0).line(columns: 10).text } == [
                "░░░░░░░░░░", "▓░░░░░░░░░", "▓▓▓▓░░░░░░", "▓▓▓▓▓▓▓▓▓░", "▓▓▓▓▓▓▓▓▓▓",
            ])
    }

    @Test("a signed bar grows from its axis, and any difference shows")
    func signed() {
        #expect(
            [-1, -0.4, 0, 0.01, 7].map { SignedBar($0).line(columns: 11).text } == [
                "▓▓▓▓▓│     ", "   ▓▓│     ", "     │     ", "     │▓    ", "     │▓▓▓▓▓",
            ])
    }

    @Test("a progress bar says 100 only when all is done, and claims nothing while nobody knows")
    func progress() {
        #expect(frame(ProgressBar(0.999), 16, 1) == ["▓▓▓▓▓▓▓▓▓░  99 %"])
        #expect(frame(ProgressBar(1), 16, 1) == ["▓▓▓▓▓▓▓▓▓▓ 100 %"])
        #expect(frame(ProgressBar(nil), 8, 1) == ["░░░░░░░░"])
    }

    @Test("a range shows what stands in it and outside of it, each figure by its end")
    func range() {
        let inside = RangeBar(low: "1310", high: "1500", dot: 0.5)
        #expect(inside.line(columns: 31).text == "1310 ├─────────●─────────┤ 1500")
        let below = RangeBar(low: "1310", high: "1500", range: 0.5...1, dot: 0)
        #expect(below.line(columns: 31).text == "     ●    1310 ├─────────┤ 1500")
        let near = RangeBar(low: "1310", high: "1500", range: 0.2...1, dot: 0)
        #expect(near.line(columns: 31).text == "1310 ●   ├───────────────┤ 1500")
        let cost = RangeBar(low: "$0", high: "$30k", dot: 0.8, tick: 0.9, ends: (4, 4))
        #expect(cost.line(columns: 31).text == "  $0 ├───────────────●─┼─┤ $30k")
        #expect(inside.line(columns: 9).text == "├───●───┤")
    }

    @Test("a sparkline shows what is missing as missing")
    func sparkline() {
        #expect(Sparkline([0, nil, 5, 10]).line(columns: 10).text == "▁·▅█")
        #expect(Sparkline([7, 7]).line(columns: 10).text == "▅▅")
        #expect(Sparkline([1, 2, 3]).line(columns: 2).text == "▁█")
        #expect(Sparkline([nil, .nan]).line(columns: 4).text == "··")
    }

    @Test("a plot puts larger figures higher, two dots by four in a cell")
    func plot() {
        let diagonal = BraillePlot.Series([.init(x: 0, y: 0), .init(x: 1, y: 1)], form: .line)
        #expect(frame(BraillePlot([diagonal], horizontal: 0...1, vertical: 0...1), 4, 2) == ["  ⡠⠊", "⡠⠊"])
        var canvas = BrailleCanvas(columns: 1, rows: 1)
        canvas.set(0, 0)
        canvas.set(1, 3)
        canvas.line(from: Point(x: -1_000_000, y: 1), to: Point(x: 1_000_000, y: 1))
        #expect(frame(canvas, 1, 1) == ["⢓"])
    }

    @Test("a paragraph wraps at words by columns and carries styles and links over rows")
    func paragraph() {
        let text = Paragraph([
            [Span("Ask "), Span("東京大学 about", .strong, target: "https://example.edu"), Span(" costs.")]
        ])
        let buffer = drawn(text, 10, 4)
        #expect(buffer.rows == ["Ask", "東京大学", "about", "costs."])
        #expect(buffer[0, 1].style.link == buffer[0, 2].style.link)
        #expect(buffer.target(of: buffer[0, 1].style.link) == "https://example.edu")
        #expect(buffer[0, 3].style == .text)
        #expect(Paragraph("one two three", style: .muted).height(width: 7) == 2)
        #expect(
            Paragraph([Line("- one two three")], hanging: 2).rows(width: 9).map(\.text) == ["- one two", "  three"])
    }

    @Test("tabs keep their columns when another is opened, and shorten when they must")
    func tabs() {
        let tabs = [
            Tab(key: "1", title: "Swipe"), Tab(key: "2", title: "Messages", badge: "3"),
            Tab(key: "3", title: "Scholarships", badge: "2!", needsAttention: true), Tab(key: "4", title: "Profile"),
        ]
        #expect(frame(TabBar(tabs, selected: 0), 60, 1) == ["[1 Swipe]  2 Messages 3   3 Scholarships 2!   4 Profile"])
        #expect(frame(TabBar(tabs, selected: 2), 60, 1) == [" 1 Swipe   2 Messages 3  [3 Scholarships 2!]  4 Profile"])
        #expect(frame(TabBar(tabs, selected: 0), 40, 1) == ["[1 Swipe] 2(3)  3(2!)  4"])
        #expect(frame(TabBar(tabs, selected: 2), 16, 1) == ["[3 Scholarships…"])
    }

    @Test("the status line drops the least useful keys first, and its remark last of all")
    func hints() {
        let hints = [KeyHint("←", "pass"), KeyHint("→", "like"), KeyHint("↑", "details"), KeyHint("u", "undo")]
        let next = Line("Next: FAFSA, 12 d")
        #expect(
            frame(KeyHints(hints, trailing: next), 60, 1)
                == [" ← pass   → like   ↑ details   u undo     Next: FAFSA, 12 d"])
        #expect(
            frame(KeyHints(hints, trailing: next), 40, 1)
                == [" ← pass   → like      Next: FAFSA, 12 d"])
        #expect(frame(KeyHints(hints), 24, 1) == [" ← pass   → like"])
    }

    @Test("a card lies on another one, unless it is the last")
    func card() {
        #expect(
            frame(CardFrame(trailing: Line("14 of 20")), 24, 6) == [
                "╭────────── 14 of 20 ─╮",
                "│                     │╮",
                "│                     ││",
                "│                     ││",
                "╰─────────────────────╯│",
                " ╰─────────────────────╯",
            ])
        #expect(frame(CardFrame(hasNext: false), 24, 6)[5].isEmpty)
    }

    @Test("an empty state says what is missing and which key leads on")
    func empty() {
        #expect(
            frame(EmptyState("Nothing liked yet.", ways: [KeyHint("1", "the cards"), KeyHint("Esc", "back")]), 40, 8)
                == [
                    "", "  Nothing liked yet.", "", "  1    the cards", "  Esc  back", "", "", "",
                ])
    }

    @Test("a toast that reports a problem carries a sign as well as a colour")
    func toast() {
        #expect(frame(Toast(Line("→ liked Reed · u undoes")), 30, 1) == [" → liked Reed · u undoes"])
        #expect(frame(Toast(Line("The disk is full."), kind: .problem), 30, 1) == [" ✗ The disk is full."])
    }

    @Test("while the college tables are made a bar grows, and stands still where motion is off")
    func compiling() {
        func bar(_ share: Double?) -> [String] { frame(CompilingView(share: share, words: Words()), 40, 6) }
        #expect(Set([0.1, 0.5, 0.9].map(bar)).count == 3)
        #expect(bar(nil).joined().contains("Preparing the college catalogue"))
        #expect(bar(nil) != bar(0))
    }
}

@Suite("A table")
struct TableViewTests {
    private let columns = [
        TableColumn("AWARD", width: .flexible(least: 12), rank: 2),
        TableColumn("AMOUNT", width: .fixed(8), alignment: .right, order: .descending),
        TableColumn("DUE", width: .fixed(6), rank: 1),
    ]
    private let cells: [[DisplayText]] = [
        ["Oregon Opportunity", "$7,500", "12 d"], ["東京大学 grant", "$10,000", "76 d"],
        ["Ba\u{302}\u{301}c", "$900", "1 d"],
    ]

    private func table(selected: Int = 0) -> TableView {
        var selection = ListSelection(count: 3)
        selection.select(selected)
        return TableView(columns, selection: selection) { Line(cells[$0][$1]) }
    }

    @Test("begins every column on the same cell, whatever its text")
    func aligned() {
        let buffer = drawn(table(selected: 1), 40, 4)
        #expect(
            buffer.rows == [
                "  AWARD                 AMOUNT ▼  DUE",
                "  Oregon Opportunity      $7,500  12 d",
                "▸ 東京大学 grant         $10,000  76 d",
                "  Ba\u{302}\u{301}c                       $900  1 d",
            ])
        #expect((1...3).allSatisfy { buffer[33, $0].cluster == " " && buffer[34, $0].cluster != " " })
        #expect(buffer.text(with: .reverse, row: 2) == "東京大学 grant")
    }

    @Test("gives up the columns of the least rank where not all fit, and clips the first")
    func narrow() {
        #expect(frame(table(), 22, 4).prefix(2) == ["  AWARD         DUE", "▸ Oregon Oppo…  12 d"])
        #expect(frame(table(), 10, 4).prefix(2) == ["  AWARD", "▸ Oregon …"])
    }
}

@Suite("A frame for screen readers")
struct PlainFrameTests {
    @Test("puts what has focus first, without frames and bars, its parts divided")
    func linear() {
        var buffer = CellBuffer(width: 40, height: 6)
        CardFrame(trailing: Line("2 of 9")).draw(into: &buffer, in: buffer.bounds)
        var selection = ListSelection(count: 2)
        selection.move(by: 1)
        ListView(selection) { ListRow(Line(["Reed College", "Rice"][$0]), detail: Line(["A−", "B"][$0])) }
            .draw(into: &buffer, in: CardFrame.contentArea(in: buffer.bounds))
        #expect(PlainFrame(buffer).plainLines() == ["Rice; B", "2 of 9", "Reed College; A−"])
    }

    @Test("starts with the field that is being typed in")
    func field() {
        var buffer = CellBuffer(width: 20, height: 2)
        buffer.write("A heading", in: buffer.bounds)
        TextField(TextInput("tok")).draw(into: &buffer, in: buffer.bounds.split(bottom: 1).bottom)
        #expect(PlainFrame(buffer).plainLines() == ["tok", "A heading"])
    }
}
