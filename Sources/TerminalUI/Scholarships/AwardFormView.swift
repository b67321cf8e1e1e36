import Domain
import Presentation

/// The lines of an award that the student writes down.
struct AwardFormView: View {
    let form: AwardForm
    let words: AwardWords

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let title = words.title(of: form).wrapped(to: area.width).prefix(max(0, min(2, area.height - 6)))
        for (y, text) in title.enumerated() { Line(text, .title).draw(into: &buffer, in: area, y: y) }
        let fields = AwardForm.Field.allCases
        let labels = fields.map { words.label(of: $0) }
        let column = min(area.width / 2, (labels.map(CellWidth.of).max() ?? 0) + 2)
        // On a low screen the line with focus stays in sight.
        let rows = area.split(top: title.isEmpty ? 0 : title.count + (area.height > 10 ? 1 : 0)).rest
        let focused = fields.firstIndex(of: form.focused) ?? 0
        var y = -max(0, focused + 2 - rows.height)
        for (field, label) in zip(fields, labels) {
            defer { y += 1 }
            if y >= 0, y < rows.height {
                let row = Rect(x: rows.x, y: rows.y + y, width: rows.width, height: 1)
                draw(field, label, column, into: &buffer, in: row)
            }
            guard let problem = form.problem, problem.field == field else { continue }
            for text in problem.sentence.wrapped(to: max(1, rows.width - column)) {
                y += 1
                if y >= 0 { Line(text, Style(.attention)).draw(into: &buffer, in: rows, x: column, y: y) }
            }
        }
    }

    private func draw(
        _ field: AwardForm.Field, _ label: DisplayText, _ column: Int, into buffer: inout CellBuffer, in row: Rect
    ) {
        let isFocused = field == form.focused
        let (left, right) = row.split(left: column)
        Line(label.clipped(to: column - 1), isFocused ? Style(.selection, .bold) : .muted)
            .draw(into: &buffer, in: left)
        TextField(form.input(field), placeholder: words.example(of: field), isFocused: isFocused)
            .draw(into: &buffer, in: right)
    }
}
