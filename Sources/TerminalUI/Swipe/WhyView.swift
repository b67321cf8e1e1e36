import Domain
import Presentation

/// A score taken apart: a bar for each part, their sum, then every reason.
struct WhyView: View {
    let content: WhyContent
    /// Counts through the reasons; `nil` where nothing is selected.
    let selection: ListSelection?
    let format: Format

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.height >= 1, area.width >= 8 else { return }
        let sum = bars(width: area.width, rows: area.height - 2)
        for (y, line) in sum.enumerated() { line.draw(into: &buffer, in: area, y: y) }
        let rest = area.split(top: sum.count + (area.height > sum.count + 4 ? 1 : 0)).rest
        let tail = chosen(width: area.width) + content.taste.wrapped(to: area.width, rows: 2)
        let tailRows = rest.height > tail.count + 4 ? tail.count + 1 : 0
        let (list, foot) = rest.split(bottom: tailRows)
        drawReasons(into: &buffer, in: list)
        for (y, text) in tail.enumerated() where tailRows > 0 {
            Line(text, .muted).draw(into: &buffer, in: foot, y: y + 1)
        }
    }

    /// The selected reason whole, where its row had to cut it.
    private func chosen(width: Int) -> [DisplayText] {
        guard let index = selection?.index, content.reasons.indices.contains(index) else { return [] }
        let text = content.reasons[index].text
        // The row holds a marker, a sign and the points beside it.
        return CellWidth.of(text) + 12 <= width ? [] : text.wrapped(to: width, rows: 3)
    }

    /// Rows that the bars take.
    static func barRows(_ content: WhyContent) -> Int { content.bars.count + 2 + (content.withheld == nil ? 0 : 1) }

    private func bars(width: Int, rows: Int) -> [Line] {
        let names = [format.whyStart, format.whyTotal] + content.bars.map(\.name)
        let name = names.map(CellWidth.of).max() ?? 0
        let points = (content.bars.map(\.points) + [content.start, content.total]).map(CellWidth.of).max() ?? 0
        let weight = content.bars.map { CellWidth.of($0.weight) }.max() ?? 0
        let showsWeight = width >= name + points + weight + 24
        let length = max(0, min(20, (width - name - points - (showsWeight ? weight + 2 : 0) - 6) / 2))
        func row(_ label: DisplayText, _ number: DisplayText, _ rest: Line, isStrong: Bool = false) -> Line {
            let style = isStrong ? Style.strong : .text
            return [
                Span(label.padded(to: name + 2), style), Span(number.padded(to: points, .right), style), Span("  "),
            ]
                + rest
        }
        let grade = Line(content.grade, Style(.good, .bold))
        let total = row(format.whyTotal, content.total, grade, isStrong: true)
        // On a screen too small for the sum, what it comes to stands first.
        let isShort = rows < Self.barRows(content)
        var lines = [isShort ? total : row(format.whyStart, content.start, "")]
        for bar in content.bars {
            let signed = length > 0 ? SignedBar(bar.length).line(columns: 2 * length + 1) : ""
            let rest = signed + Line(showsWeight ? "  " + bar.weight : "", .muted)
            lines.append(row(bar.name, bar.points, rest))
        }
        if !isShort { lines.append(total) }
        if let withheld = content.withheld { lines.append(Line(withheld, Style(.attention))) }
        return Array(lines.prefix(max(0, rows)))
    }

    private func drawReasons(into buffer: inout CellBuffer, in area: Rect) {
        // Beside the card, which shows them already, reasons would stand twice.
        guard let selection else { return }
        ListView(selection) { index in
            let reason = content.reasons[index]
            let sign = Span(reason.sign + " ", Style(reason.isGood ? .good : .bad, .bold))
            let points = format.signedTenths(Int((min(100, max(-100, reason.points)) * 10).rounded()))
            return ListRow([sign, Span(reason.text)], detail: Line(points, .muted))
        }.draw(into: &buffer, in: area)
    }
}
