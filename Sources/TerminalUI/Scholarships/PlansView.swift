import Domain
import Presentation

/// Applications: a row for each college with how it is applied to, and one for each step of those that are planned.
struct PlansView: View {
    let state: ScholarshipsState
    let shelf: AwardShelf
    let format: Format
    let words: AwardWords

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard !state.planRows.isEmpty else { return drawNothing(into: &buffer, in: area) }
        let how = area.height >= 10 ? words.plansHow.wrapped(to: area.width) : []
        for (y, text) in how.enumerated() { Line(text, .muted).draw(into: &buffer, in: area, y: y) }
        let body = area.split(top: how.count).rest
        // Figures stand near their labels, however wide the screen is.
        let place = Rect(x: body.x, y: body.y, width: min(body.width, 96), height: body.height)
        ListView(state.plans) { row in
            guard state.planRows.indices.contains(row) else { return ListRow("") }
            return self.row(state.planRows[row], isNarrow: place.width < 56)
        }.draw(into: &buffer, in: place)
    }

    private func drawNothing(into buffer: inout CellBuffer, in area: Rect) {
        switch state.colleges {
        case .idle, .loading: Line(words.moneyLoading, .muted).draw(into: &buffer, in: area)
        case .failed(let sentence): Paragraph(sentence, style: Style(.attention)).draw(into: &buffer, in: area)
        case .loaded: EmptyState(words.plansEmpty).draw(into: &buffer, in: area)
        }
    }

    private func row(_ row: PlanRow, isNarrow: Bool) -> ListRow {
        guard let plan = state.plan(of: row.id) else { return ListRow("") }
        switch row {
        case .college:
            let isPlanned = shelf.plan(of: row.id) != nil
            let kind = Line(isPlanned ? format.kind(plan.kind) : words.plansNone, plan.kind == nil ? .muted : .strong)
            return ListRow(Line(DisplayText(plan.name), .strong), detail: kind)
        case .step(let id, let step): return line(step, of: plan, .step(id, step), isNarrow: isNarrow)
        }
    }

    private func line(
        _ step: PlanStep, of plan: CollegePlan, _ item: AgendaItem, isNarrow: Bool
    ) -> ListRow {
        let isOpen = plan.isOpen(step)
        let isMet = plan.done.contains(step) || (step == .decision && plan.outcome == .admitted)
        let mark = Span(isMet ? "✓ " : isOpen ? "○ " : "– ", isMet ? Style(.good) : .muted)
        var label: Line = [Span("  "), mark, Span(format.step(step).padded(to: column))]
        if step == .decision {
            label = label + Line("  " + format.outcome(plan.outcome), plan.outcome == nil ? .muted : .text)
        }
        guard let date = plan.dates[step] else { return ListRow(label, detail: Line("–", .muted)) }
        guard isOpen, let days = shelf.countdown(of: item)?.days else {
            return ListRow(label, detail: Line(format.full(date), .muted))
        }
        let isNear = days <= ScholarshipsPane.near
        let left = format.deadline(of: item, in: shelf) + (isNear ? " !" : "")
        let when = days > 120 ? format.full(date) : isNarrow ? left : format.full(date) + " · " + left
        return ListRow(label, detail: Line(when, isNear ? Style(.attention, .bold) : .text))
    }

    private var column: Int { PlanStep.allCases.map { CellWidth.of(format.step($0)) }.max() ?? 0 }
}
