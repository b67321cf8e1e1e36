import Domain
import Presentation

/// The table of awards.
struct AwardTable: View {
    let state: ScholarshipsState
    let shelf: AwardShelf
    let format: Format
    let words: AwardWords

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let verdict = words.verdictColumn
        let isNarrow = area.width < 56
        let columns = [
            TableColumn(
                isNarrow ? "" : words.columnVerdict, width: .fixed(isNarrow ? 2 : verdict), rank: 9,
                order: isNarrow ? nil : order(.verdict)),
            TableColumn(words.columnAward, width: .flexible(least: isNarrow ? 12 : 22), rank: 8, order: order(.name)),
            TableColumn(
                words.columnDeadline, width: .fixed(isNarrow ? 11 : 13), rank: 7, order: order(.deadline)),
            TableColumn(words.columnAmount, width: .fixed(17), alignment: .right, rank: 6, order: order(.amount)),
            TableColumn(words.columnEffort, width: .fixed(8), rank: 4),
            TableColumn(words.columnWorth, width: .fixed(9), alignment: .right, rank: 3, order: order(.worth)),
            TableColumn(words.columnSponsor, width: .flexible(least: 24), rank: 1),
        ]
        TableView(columns, selection: state.list) { row, column in
            guard state.rows.indices.contains(row) else { return "" }
            return cell(state.rows[row], column, isNarrow: isNarrow)
        }.draw(into: &buffer, in: area)
        for (y, row) in state.list.visible(showing: TableView.rows(in: area.height)).enumerated() {
            buffer.target(
                Rect(x: area.x, y: area.y + 1 + y, width: area.width, height: 1), .select(row: row))
        }
    }

    private func order(_ sort: AwardSort) -> TableColumn.Order? {
        guard state.sort == sort else { return nil }
        return sort == .amount || sort == .worth ? .descending : .ascending
    }

    private func cell(_ index: Int, _ column: Int, isNarrow: Bool) -> Line {
        let award = shelf.awards[index]
        switch column {
        case 0:
            let judgement = shelf.judgements[index]
            let mark = AwardLines.mark(judgement.verdict.mark)
            return isNarrow ? [mark] : [mark, Span(format.verdict(judgement), mark.style)]
        case 1:
            let isSaved = shelf.entry(of: award.id).stage != nil
            return [Span(isSaved ? "★ " : "", Style(.accent)), Span(DisplayText(award.name))]
        case 2:
            let days = shelf.countdown(of: index)?.days
            let isNear = days.map { $0 <= ScholarshipsPane.near } ?? false
            let text = format.deadline(of: index, in: shelf)
            return isNear ? [Span(text, Style(.attention)), Span(" !", Style(.attention, .bold))] : Line(text)
        case 3: return Line(format.amount(award.amount), award.amount.isKnown ? .text : .muted)
        case 4: return Line(format.effort(hours: state.formula.hours(for: award)), Style(.chart))
        case 5:
            let worth = state.formula.hourValue(of: award, shelf.judgements[index].verdict)
            return worth.map { Line(format.money($0)) } ?? Line("–", .muted)
        default: return Line(DisplayText(award.sponsor), .muted)
        }
    }
}

extension Verdict {
    var mark: AwardSheet.Rule.Mark {
        switch self {
        case .eligible, .likely: .met
        case .missingFacts: .missing
        case .notEligible: .failed
        }
    }
}
