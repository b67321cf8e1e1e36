import Domain
import Presentation

/// The page of an award as lines, and which of them belong to a row that can be selected.
struct AwardLines {
    private(set) var lines: [Line] = []
    /// The first line of each row, in the order of ``AwardDetails/rows(of:at:)``.
    private(set) var starts: [Int] = []
    private let width: Int
    private let words: AwardWords

    init(_ sheet: AwardSheet, words: AwardWords, width: Int, selected: Int?) {
        self.width = max(8, width)
        self.words = words
        head(sheet)
        for fact in sheet.facts { self.fact(fact) }
        heading(words.rules)
        if sheet.rules.isEmpty { text(Line(words.noRules, .muted), hanging: 2) }
        for rule in sheet.rules { row(Self.rule(rule), hanging: 2, selected) }
        if !sheet.tasks.isEmpty {
            heading(words.tasks)
            for task in sheet.tasks { row(Self.task(task), hanging: 4, selected) }
        }
        if let link = sheet.link {
            lines.append("")
            row(
                [Span(words.link + "  ", .muted), Span(link, Style(.link, .underline), target: link)], hanging: 2,
                selected)
        }
        if !sheet.doubts.isEmpty {
            heading(words.doubts)
            for doubt in sheet.doubts { text([Span("! ", Style(.attention, .bold)), Span(doubt)], hanging: 2) }
        }
        if !sheet.sources.isEmpty { lines.append("") }
        for (index, source) in sheet.sources.enumerated() {
            let line: Line = [Span(words.source + "  ", .muted), Span(source, .muted)]
            if index == 0 { row(line, hanging: 2, selected) } else { text(Line("  ") + line, hanging: 4) }
        }
    }

    /// Rows scrolled out at the top, so that the selected row is in sight and its neighbours as far as possible; at the
    /// last one the page's end is.
    func offset(selected: Int?, height: Int) -> Int {
        let most = max(0, lines.count - height)
        guard let selected, starts.indices.contains(selected) else { return 0 }
        let line = starts[selected]
        if selected == 0, line < height { return 0 }
        if selected == starts.count - 1 { return min(most, line) }
        return max(0, min(line - height / 2, most))
    }

    private mutating func head(_ sheet: AwardSheet) {
        text(Line(sheet.title, .title))
        text(Line(sheet.sponsor, .muted))
        text(Self.verdict(sheet.mark, sheet.verdict))
        lines.append("")
    }

    private mutating func fact(_ fact: AwardSheet.Fact) {
        let column = min(words.factColumn, width / 2)
        text([Span(fact.label.padded(to: column) + "  ", .muted), Span(fact.text)], hanging: column + 2)
    }

    private mutating func heading(_ title: DisplayText) {
        lines.append("")
        let rest = width - CellWidth.of(title) - 1
        lines.append([Span(title, .title), Span(" " + .repeating("─", max(0, rest)), Style(.border))])
    }

    private mutating func text(_ line: Line, hanging: Int = 0) {
        lines += Paragraph([line], hanging: hanging).rows(width: width)
    }

    private mutating func row(_ line: Line, hanging: Int, _ selected: Int?) {
        let isSelected = selected == starts.count
        starts.append(lines.count)
        var line = line
        if isSelected {
            line = line.styled { style in style = Style(.selection, [.reverse, .bold], link: style.link) }
        }
        text(Line(isSelected ? "▸ " : "  ", Style(.selection, .bold)) + line, hanging: hanging + 2)
    }

    private static func rule(_ rule: AwardSheet.Rule) -> Line {
        [
            mark(rule.mark), Span(rule.text),
            Span(rule.remark.isEmpty ? "" : " · " + rule.remark, rule.mark == .failed ? Style(.bad) : .muted),
        ]
    }

    static func mark(_ mark: AwardSheet.Rule.Mark) -> Span {
        switch mark {
        case .met: Span("✓ ", Style(.good))
        case .failed: Span("✗ ", Style(.bad, .bold))
        case .missing: Span("? ", Style(.attention, .bold))
        case .open: Span("○ ", .muted)
        }
    }

    static func verdict(_ mark: AwardSheet.Rule.Mark, _ words: DisplayText) -> Line {
        var span = Self.mark(mark)
        span.style.attributes.insert(.bold)
        return [span, Span(words, Style(span.style.role, .bold))]
    }

    private static func task(_ task: AwardSheet.Task) -> Line {
        [
            Span(task.isDone ? "[x] " : "[ ] ", task.isDone ? Style(.good) : .text),
            Span(task.title, task.isDone ? .muted : .text),
        ]
    }
}
