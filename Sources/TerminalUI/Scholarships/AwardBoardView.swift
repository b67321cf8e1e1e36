import Domain
import Presentation

/// The board as one list: its columns one below the other, so that it reads the same at every width.
struct AwardBoardView: View {
    let state: ScholarshipsState
    let shelf: AwardShelf
    let format: Format

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let stages = BoardStage.allCases.map { CellWidth.of(format.stage($0)) }.max() ?? 0
        ListView(state.board) { row in
            guard state.boardRows.indices.contains(row) else { return ListRow("") }
            let index = state.boardRows[row]
            let entry = shelf.entry(of: shelf.awards[index].id)
            guard let stage = entry.stage else { return ListRow("") }
            let isFirst = row == 0 || previousStage(row) != stage
            let name: DisplayText = isFirst ? format.stage(stage).padded(to: stages) : .spaces(stages)
            return ListRow(
                [Span(name + "  ", .muted), Span(DisplayText(shelf.awards[index].name))],
                detail: detail(index, entry, stage))
        }.draw(into: &buffer, in: area)
    }

    private func previousStage(_ row: Int) -> BoardStage? {
        shelf.entry(of: shelf.awards[state.boardRows[row - 1]].id).stage
    }

    private func detail(_ index: Int, _ entry: AwardEntry, _ stage: BoardStage) -> Line {
        if stage == .won { return Line(entry.won.map { format.money($0) } ?? "", Style(.good)) }
        if stage.isSent { return Line(format.amount(shelf.awards[index].amount), .muted) }
        let done = entry.tasks.count { $0.isDone }
        let share: DisplayText =
            entry.tasks.isEmpty ? "" : format.integer(done) + "/" + format.integer(entry.tasks.count) + "  "
        let isNear = (shelf.countdown(of: index)?.days).map { $0 <= ScholarshipsPane.near } ?? false
        return [
            Span(share, .muted),
            Span(format.deadline(of: index, in: shelf) + (isNear ? " !" : ""), isNear ? Style(.attention) : .text),
        ]
    }
}

/// How many applications stand in each column, as bars; what was won stands behind them.
struct AwardBoardCounts: View {
    private let counts: [(stage: BoardStage, count: Int)]
    private let won: Int
    private let format: Format

    init(_ shelf: AwardShelf, format: Format) {
        self.format = format
        let stages = shelf.entries.values.compactMap(\.stage)
        counts = BoardStage.allCases.map { stage in (stage, stages.count { $0 == stage }) }
        won = shelf.entries.values.reduce(0) { $0 + ($1.won ?? 0) }
    }

    var height: Int { counts.count + 1 }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let label = counts.map { CellWidth.of(format.stage($0.stage)) }.max() ?? 0
        let most = max(1, counts.map(\.count).max() ?? 1)
        let room = max(1, min(40, area.width - label - 18))
        for (y, entry) in counts.enumerated() {
            // One mark for each as long as they fit, so that a bar can be counted.
            let length = most <= room ? entry.count : entry.count * room / most
            var line = Line([
                Span(format.stage(entry.stage).padded(to: label) + "  ", .muted),
                Span(.repeating("▪", length), Style(.chart)),
                Span((length > 0 ? " " : "") + format.integer(entry.count), entry.count == 0 ? .muted : .strong),
            ])
            if entry.stage == .won, won > 0 { line = line + Line("  " + format.money(won), Style(.good, .bold)) }
            line.draw(into: &buffer, in: area, y: y)
        }
    }
}
