import Domain
public import Presentation

/// Draws the Nearby part of Messages from its state and nothing else.
public struct NearbyPane: View {
    let state: NearbyState
    let format: Format
    let zone: any LocalTimeReading
    let keys: KeyMap

    public init(_ state: NearbyState, format: Format, zone: any LocalTimeReading, keys: KeyMap) {
        self.state = state
        self.format = format
        self.zone = zone
        self.keys = keys
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        if let level = state.levels.last {
            return NearbyLevelView(level: level, format: format).draw(into: &buffer, in: area)
        }
        let content = NearbyContent(state, format: format, zone: zone)
        let inset = area.width > 30 ? 1 : 0
        var (top, rest) = area.split(top: 1)
        let room = top.width - inset
        Line(content.title, .title).draw(into: &buffer, in: top, x: inset)
        if CellWidth.of(content.title) + CellWidth.of(content.source) + 4 <= room {
            Line(content.source, .muted).draw(into: &buffer, in: top, columns: top.width - 1, alignment: .right)
        }
        if area.height >= 12 {
            (top, rest) = rest.split(top: 1)
            Rule().draw(into: &buffer, in: top)
        }
        if let trouble = content.trouble {
            (top, rest) = rest.split(top: 1)
            Line(trouble, Style(.attention)).draw(into: &buffer, in: top, x: inset)
        }
        if state.movesCross { return drawMap(content, into: &buffer, in: rest) }
        if !content.empty.isEmpty, state.rows.isEmpty {
            let ways = keys.hints(for: [.nearbyPlace], focus: KeyFocus(.nearby), words: format.words)
            return EmptyState(title: nil, content.empty, ways: ways).draw(into: &buffer, in: rest)
        }
        let foot = FootLines(content, width: rest.width - inset, height: rest.height)
        let (above, low) = rest.split(bottom: foot.lines.count)
        rest = above
        for (y, line) in foot.lines.enumerated() { line.draw(into: &buffer, in: low, x: inset, y: y) }
        if rest.height >= 15, rest.width >= 44, state.snapshot.place.campus != nil {
            drawBeside(content, into: &buffer, in: rest, inset)
        } else {
            let lines = SectionLines(
                content, state.selection.index, width: rest.width - inset, isTall: rest.height >= 10)
            lines.draw(into: &buffer, in: rest.inset(left: inset))
        }
    }

    /// Map and people side by side, meetups below.
    private func drawBeside(_ content: NearbyContent, into buffer: inout CellBuffer, in area: Rect, _ inset: Int) {
        let people = content.sections.prefix(1)
        let others = Array(content.sections.dropFirst())
        var below = SectionLines(sections: others, state.selection.index, width: area.width - inset, isTall: true)
        if below.count > area.height / 2 {
            below = SectionLines(sections: others, state.selection.index, width: area.width - inset, isTall: false)
        }
        let lower = min(max(3, below.count), area.height / 2)
        let (upper, low) = area.split(bottom: lower)
        let columns = max(22, min(upper.width * 5 / 9, upper.width - 22))
        let (map, right) = upper.split(left: columns)
        AreaMapView(state: state, isWhole: false).draw(into: &buffer, in: map.inset(left: inset))
        var side = SectionLines(sections: Array(people), state.selection.index, width: right.width - 1, isTall: true)
        side.add(content.neighbours, titled: content.neighboursTitle)
        side.draw(into: &buffer, in: right.inset(left: 1))
        let (rule, list) = low.split(top: 1)
        Rule().draw(into: &buffer, in: rule)
        below.draw(into: &buffer, in: list.inset(left: inset))
    }

    private func drawMap(_ content: NearbyContent, into buffer: inout CellBuffer, in area: Rect) {
        let (map, foot) = area.split(bottom: area.height > 4 ? 1 : 0)
        AreaMapView(state: state, isWhole: true).draw(into: &buffer, in: map)
        let near = state.snapshot.areas.min { left, right in
            left.centre.metres(to: state.map.cross) < right.centre.metres(to: state.map.cross)
        }
        Line([Span("+ ", .key), Span(DisplayText(near?.name ?? ""))]).draw(into: &buffer, in: foot, x: 1)
        Line(content.credit, .muted).draw(into: &buffer, in: foot, columns: foot.width - 1, alignment: .right)
    }
}

extension Rect {
    /// Without its first columns.
    fileprivate func inset(left columns: Int) -> Rect { split(left: columns).rest }
}

/// Who sees the student, and whom the map's data belongs to: beside each other where there is room.
private struct FootLines {
    private(set) var lines: [Line] = []

    init(_ content: NearbyContent, width: Int, height: Int) {
        guard height >= 6 else { return }
        let seen = Line(content.visibility, .muted)
        let credit = Line(content.credit, .muted)
        let gap = width - 1 - seen.width - credit.width
        if gap >= 4 || seen.width == 0 || credit.width == 0 {
            if seen.width + credit.width > 0 { lines = [seen + Line(.spaces(gap)) + credit] }
        } else {
            lines = [seen, credit]
        }
    }
}

/// Headings and rows, of which one is selected; scrolls so that it is in sight.
struct SectionLines {
    private var lines: [(line: Line, row: Int?)] = []
    private var selectedLine: Int?
    private let width: Int
    private let isTall: Bool

    var count: Int { lines.count + 1 }

    init(_ content: NearbyContent, _ selected: Int?, width: Int, isTall: Bool) {
        self.init(sections: content.sections, selected, width: width, isTall: isTall)
        add(content.neighbours, titled: content.neighboursTitle)
        for text in content.empty where isTall {
            for part in text.wrapped(to: max(1, width - 2)) { lines.append((Line(part, .muted), nil)) }
        }
    }

    init(sections: [NearbyContent.Section], _ selected: Int?, width: Int, isTall: Bool) {
        self.width = width
        self.isTall = isTall
        for section in sections where !section.lines.isEmpty || section.none != nil {
            if isTall, !lines.isEmpty { lines.append(("", nil)) }
            lines.append((Line(section.title, .muted), nil))
            for line in section.lines { append(line, isSelected: line.row == selected) }
            if section.lines.isEmpty, let none = section.none {
                for part in none.wrapped(to: max(1, width - 2)) { lines.append((Line("  " + part, .muted), nil)) }
            }
            if let more = section.more { lines.append((Line("  " + more, .muted), nil)) }
        }
    }

    mutating func add(_ neighbours: [NearbyContent.Line], titled title: DisplayText) {
        guard !neighbours.isEmpty else { return }
        if isTall { lines.append(("", nil)) }
        lines.append((Line(title, .muted), nil))
        for line in neighbours { append(line, isSelected: false) }
    }

    private mutating func append(_ line: NearbyContent.Line, isSelected: Bool) {
        if isSelected { selectedLine = lines.count }
        let style = isSelected ? Style(.selection, [.reverse, .bold]) : line.isUrgent ? Style(.attention) : .text
        let mark: Line = isSelected ? [Span("▸ ", Style(.selection, [.reverse, .bold]))] : "  "
        let detail = CellWidth.of(line.detail) + 12 <= width ? Line(line.detail, .muted) : ""
        let room = max(1, width - 2 - detail.width - (detail.width > 0 ? 2 : 0))
        let label = Line(line.label.clipped(to: room), style)
        let left = room - label.width - 2
        let about = left >= 4 && !line.about.isEmpty ? Line([Span("  " + line.about.clipped(to: left), .muted)]) : ""
        let gap = max(0, width - 2 - label.width - about.width - detail.width)
        lines.append((mark + label + about + Line(.spaces(gap)) + detail, line.row))
    }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let top = max(0, min((selectedLine ?? 0) - area.height + 2, lines.count - area.height))
        for (y, line) in lines.dropFirst(top).prefix(area.height).enumerated() {
            line.line.draw(into: &buffer, in: area, y: y)
            if let row = line.row {
                buffer.target(Rect(x: area.x, y: area.y + y, width: area.width, height: 1), .select(row: row))
            }
        }
    }
}
