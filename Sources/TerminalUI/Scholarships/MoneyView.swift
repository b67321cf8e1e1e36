import Domain
import Presentation

/// What four years at the liked colleges cost, as figures and as a stack of grants, awards won and what is left.
struct MoneyView: View {
    let state: ScholarshipsState
    let format: Format
    let words: AwardWords

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        switch state.colleges {
        case .idle, .loading: Line(words.moneyLoading, .muted).draw(into: &buffer, in: area)
        case .failed(let sentence): Paragraph(sentence, style: Style(.attention)).draw(into: &buffer, in: area)
        case .loaded(let colleges) where colleges.isEmpty:
            Paragraph(words.moneyEmpty, style: .muted).draw(into: &buffer, in: area)
        case .loaded(let colleges): draw(colleges, into: &buffer, in: area)
        }
    }

    private func draw(_ colleges: [College], into buffer: inout CellBuffer, in area: Rect) {
        let student = state.known?.student ?? StudentProfile()
        let held = state.held
        let costs = colleges.map { FourYearCost($0, for: student, holding: held) }
        let most = costs.compactMap { $0.map { $0.total + ($0.grants ?? 0) } }.max() ?? 1
        let note = area.height >= 7 ? words.moneyNote(growth: state.growth).wrapped(to: area.width, rows: 2) : []
        for (y, text) in note.enumerated() { Line(text, .muted).draw(into: &buffer, in: area, y: y) }
        let rest = area.split(top: note.count).rest
        let (body, foot) = rest.split(bottom: rest.height >= 8 ? 4 : 0)
        let columns = [
            TableColumn(words.columnCollege, width: .flexible(least: 14, share: 2), rank: 9),
            TableColumn(words.columnLeft, width: .fixed(10), alignment: .right, rank: 8),
            TableColumn(words.columnPrice, width: .fixed(10), alignment: .right, rank: 7),
            TableColumn(words.columnWon, width: .fixed(9), alignment: .right, rank: 6),
            TableColumn("", width: .flexible(least: 16, share: 1), rank: 5),
            TableColumn(words.columnEarnings, width: .fixed(9), alignment: .right, rank: 4),
        ]
        TableView(columns, selection: state.money) { row, column in
            guard colleges.indices.contains(row) else { return "" }
            return cell(colleges[row], costs[row], column, most: most)
        }.draw(into: &buffer, in: body)
        drawFoot(costs, into: &buffer, in: foot)
    }

    private func cell(_ college: College, _ cost: FourYearCost?, _ column: Int, most: Int) -> Line {
        switch column {
        case 0: return Line(DisplayText(college.name))
        case 1: return cost.map { Line(format.money($0.gap), .strong) } ?? Line("–", .muted)
        case 2: return cost.map { Line(format.money($0.total)) } ?? Line("–", .muted)
        case 3: return cost.map { Line(format.money($0.heldTotal), $0.heldTotal > 0 ? Style(.good) : .muted) } ?? ""
        case 4: return cost.map { stack($0, most: most) } ?? Line(words.noPrice, .muted)
        default: return college[.earnings].value.map { Line(format.money(Int($0))) } ?? Line("–", .muted)
        }
    }

    /// Three marks that differ without colour.
    private func stack(_ cost: FourYearCost, most: Int) -> Line {
        func columns(_ dollars: Int) -> Int {
            dollars <= 0 ? 0 : max(1, Int((Double(dollars) / Double(max(1, most)) * 16).rounded()))
        }
        return [
            Span(.repeating("▒", columns(cost.grants ?? 0)), Style(.chartMuted)),
            Span(.repeating("█", columns(cost.heldTotal)), Style(.good)),
            Span(.repeating("░", columns(cost.gap)), Style(.chart)),
        ]
    }

    /// The selected college's years, and what the marks mean.
    private func drawFoot(_ costs: [FourYearCost?], into buffer: inout CellBuffer, in area: Rect) {
        guard !area.isEmpty else { return }
        Rule().draw(into: &buffer, in: area)
        let below = area.split(top: 1).rest
        let legend: Line = [
            Span("▒ ", Style(.chartMuted)), Span(words.legendGrants + "   ", .muted), Span("█ ", Style(.good)),
            Span(words.legendWon + "   ", .muted), Span("░ ", Style(.chart)), Span(words.legendLeft, .muted),
        ]
        legend.draw(into: &buffer, in: below)
        guard let row = state.money.index, costs.indices.contains(row) else { return }
        let text = costs[row].map { words.years($0) } ?? words.noPrice
        for (y, line) in text.wrapped(to: below.width, rows: 2).enumerated() {
            Line(line).draw(into: &buffer, in: below, y: y + 1)
        }
    }
}
