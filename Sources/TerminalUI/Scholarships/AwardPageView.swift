import Domain
import Presentation

/// The page of one award.
struct AwardPageView: View {
    let sheet: AwardSheet
    let words: AwardWords
    /// `nil` beside a table, where nothing on it is selected.
    let selected: Int?

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.width >= 8, area.height >= 1 else { return }
        let layout = AwardLines(sheet, words: words, width: area.width - 2, selected: selected)
        let offset = layout.offset(selected: selected, height: area.height)
        for (y, line) in layout.lines.dropFirst(offset).prefix(area.height).enumerated() {
            line.draw(into: &buffer, in: area, y: y, columns: area.width - 2)
        }
        guard layout.lines.count > area.height, selected != nil else { return }
        ScrollMark(count: layout.lines.count, visible: offset..<(offset + area.height))
            .draw(into: &buffer, in: Rect(x: area.right - 1, y: area.y, width: 1, height: area.height))
    }
}

/// What stands under a table: the selected award in a few lines.
struct AwardPreviewView: View {
    let sheet: AwardSheet

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        var lines: [Line] = [
            Line(sheet.title, .title) + Line(" · " + sheet.sponsor, .muted)
        ]
        var rules = Line([])
        for rule in sheet.rules {
            if !rules.spans.isEmpty { rules = rules + Line("   ") }
            rules = rules + [AwardLines.mark(rule.mark), Span(rule.text)]
        }
        if !rules.spans.isEmpty { lines += Paragraph([rules]).rows(width: area.width).prefix(2) }
        if sheet.facts.count > 1 {
            lines.append(Line(sheet.facts[0].text))
            lines.append(Line(sheet.facts[1].text))
        }
        for doubt in sheet.doubts where lines.count < area.height {
            let line: Line = [Span("! ", Style(.attention, .bold)), Span(doubt, .muted)]
            lines += Paragraph([line], hanging: 2).rows(width: area.width)
        }
        for (y, line) in lines.prefix(area.height).enumerated() { line.draw(into: &buffer, in: area, y: y) }
    }
}

/// An award as a card that lies on the next one.
struct AwardCardView: View {
    let sheet: AwardSheet
    let words: AwardWords
    /// How many cards are left, or that this is the next one.
    let edge: DisplayText
    let hasNext: Bool

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        CardFrame(trailing: Line(edge, .muted), hasNext: hasNext).draw(into: &buffer, in: area)
        let content = CardFrame.contentArea(in: area)
        let isAiry = content.height >= 14
        let layout = AwardLines(sheet, words: words, width: content.width, selected: nil)
        let lines = isAiry ? layout.lines : layout.lines.filter { !$0.text.isEmpty }
        for (y, line) in lines.prefix(content.height).enumerated() {
            line.draw(into: &buffer, in: content, y: y)
        }
    }
}
