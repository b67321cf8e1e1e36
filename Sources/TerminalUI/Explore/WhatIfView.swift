import Domain
import Presentation

/// Sliders, and how the first ten cards move under them.
struct WhatIfView: View {
    let whatIf: WhatIfState
    let content: WhatIfContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        if area.width >= 72 {
            let (left, right) = area.split(left: min(48, area.width * 46 / 100))
            drawSliders(into: &buffer, in: left)
            drawPreview(into: &buffer, in: right.split(left: 2).rest)
        } else {
            let (top, rest) = area.split(top: max(1, min(content.rows.count, area.height * 4 / 10)))
            drawSliders(into: &buffer, in: top)
            drawPreview(into: &buffer, in: rest)
        }
    }

    private func drawSliders(into buffer: inout CellBuffer, in area: Rect) {
        let label = min(18, max(9, area.width * 47 / 100))
        let bar = max(0, min(16, area.width - label - 14))
        for (y, index) in whatIf.selection.visible(showing: area.height).enumerated() {
            let row = content.rows[index]
            let isSelected = index == whatIf.selection.index
            if isSelected { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
            Line(row.label, isSelected ? Style(.selection, [.reverse, .bold]) : .text)
                .draw(into: &buffer, in: area, x: 2, y: y, columns: label - 2)
            var x = label + 1
            if bar >= 5 {
                Gauge(row.share).line(columns: bar).draw(into: &buffer, in: area, x: x, y: y)
                x += bar + 1
            }
            let value = Line(row.value, row.isChanged ? Style(.accent, .bold) : .strong)
            let arrows: Line = isSelected ? Line("◂ ", .key) + value + Line(" ▸", .key) : Line("  ") + value
            arrows.draw(into: &buffer, in: area, x: x, y: y)
        }
    }

    private func drawPreview(into buffer: inout CellBuffer, in area: Rect) {
        if let preview = content.preview {
            PreviewView(content: preview).draw(into: &buffer, in: area)
        } else if let message = content.message {
            Paragraph(message, style: Style(.attention)).draw(into: &buffer, in: area)
        }
    }
}
