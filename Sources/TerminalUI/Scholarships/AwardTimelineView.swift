import Domain
import Presentation

/// What closes when: a row for each award and each step of an application, its place on a line of half a year where there is room.
struct AwardTimelineView: View {
    let state: ScholarshipsState
    let shelf: AwardShelf
    let format: Format
    let words: AwardWords

    /// Days that the line stands for.
    private static let horizon = 183
    /// From this width on, the line is drawn.
    private static let lineWidth = 70

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let columns = area.width >= Self.lineWidth ? min(48, (area.width - 36) / 2) : 0
        let isOthers = state.timelineRows.allSatisfy { item in
            if case .award(let index) = item { shelf.entry(of: shelf.awards[index].id).stage == nil } else { false }
        }
        let (note, rest) = area.split(top: isOthers && area.height >= 6 ? 1 : 0)
        Line(words.timelineOthers, .muted).draw(into: &buffer, in: note)
        let (head, body) = rest.split(top: columns > 0 && rest.height >= 4 ? 1 : 0)
        if !head.isEmpty { months(columns).draw(into: &buffer, in: head, x: 2 + Self.when + 2) }
        ListView(state.timeline) { row in
            guard state.timelineRows.indices.contains(row) else { return ListRow("") }
            return ListRow(line(state.timelineRows[row], columns))
        }.draw(into: &buffer, in: body)
    }

    /// Columns of the words that say when.
    private static let when = 13

    private func line(_ item: AgendaItem, _ columns: Int) -> Line {
        let days = shelf.countdown(of: item)?.days ?? 0
        let isNear = days <= ScholarshipsPane.near
        let when = (format.deadline(of: item, in: shelf) + (isNear ? " !" : "")).padded(to: Self.when)
        let name = Span(format.name(of: item, in: shelf))
        let style = isNear ? Style(.attention, .bold) : .text
        guard columns > 0 else { return [Span(when + "  ", style), name] }
        return [Span(when + "  ", style)] + track(item, columns, isNear) + [Span("  "), name]
    }

    /// `────●────`: today at the left, half a year later at the right; a range of days is a bar.
    private func track(_ item: AgendaItem, _ columns: Int, _ isNear: Bool) -> Line {
        guard let start = shelf.day(of: item) else { return Line(.spaces(columns)) }
        let end = if case .award(let index) = item { shelf.dates[index]?.span.last ?? start } else { start }
        let isDay = start == end
        let today = shelf.home.day(at: shelf.now).number
        let first = place(start.localDay.number - today, columns)
        let last = place(end.localDay.number - today, columns)
        guard first < columns else {
            return [Span(.repeating("─", columns - 1), Style(.border)), Span("→", Style(.chartMuted))]
        }
        let length = max(1, min(last, columns - 1) - first + 1)
        return [
            Span(.repeating("─", first), Style(.border)),
            Span(isDay ? "●" : .repeating("━", length), Style(isNear ? .attention : .chart, .bold)),
            Span(.repeating("─", columns - first - (isDay ? 1 : length)), Style(.border)),
        ]
    }

    private func place(_ days: Int, _ columns: Int) -> Int { max(0, days) * (columns - 1) / Self.horizon }

    /// The months above the line, where they begin.
    private func months(_ columns: Int) -> Line {
        let today = shelf.home.day(at: shelf.now)
        var text: DisplayText = ""
        var date = CivilDate(today)
        for _ in 0..<7 {
            let next = CivilDate(
                year: date.month == 12 ? date.year + 1 : date.year, month: date.month == 12 ? 1 : date.month + 1, day: 1
            )
            guard let next else { break }
            let start = place(next.localDay.number - today.number, columns)
            let name = format.monthName(next.month)
            let missing = start - CellWidth.of(text)
            // A month that would touch the one before is left out.
            if missing > 0 || CellWidth.of(text) == 0, start + CellWidth.of(name) <= columns {
                text = text + .spaces(missing) + name
            }
            date = next
        }
        return Line(text, .muted)
    }
}
