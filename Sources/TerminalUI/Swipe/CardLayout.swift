import Domain
import Presentation

/// Chooses which rows of a card fit into a height: pictures go first, reasons last.
struct CardLayout {
    private enum Part: Int, CaseIterable { case head, tags, withheld, figures, plots, reasons, chance, caveat, marks }

    let content: CardContent
    let width: Int

    /// Rows from top to bottom, at most `height` of them; blank rows stand between parts where there is room.
    func rows(height: Int) -> [CardRow] {
        var chosen: [Part: [CardRow]] = [:]
        func total() -> Int { chosen.values.reduce(0) { $0 + $1.count } }
        @discardableResult
        func offer(_ part: Part, _ rows: [CardRow]) -> Bool {
            guard !rows.isEmpty, total() - (chosen[part]?.count ?? 0) + rows.count <= height else { return false }
            chosen[part] = rows
            return true
        }
        var reasonCount = 0
        func offerReasons(_ count: Int, rows: Int) {
            if offer(.reasons, reasons(count, rows: rows)) { reasonCount = count }
        }
        let reasonRows = width < 60 || height > 20 ? 2 : 1
        offer(.head, Array(head(withBar: false).prefix(1)))
        offer(.head, head(withBar: false))
        offer(.figures, shortFigures)
        offerReasons(1, rows: reasonRows)
        offer(.chance, chance(rows: 1))
        offerReasons(2, rows: reasonRows)
        offer(.chance, chance(rows: 3))
        offer(.withheld, withheld)
        offer(.figures, figures)
        offer(.marks, marks)
        offer(.tags, tags)
        if chosen[.tags] != nil { offer(.head, head(withBar: true)) }
        offer(.plots, plots)
        offerReasons(3, rows: reasonRows)
        offer(.caveat, caveat)
        // From here on air is worth more than a further reason.
        for count in 4...12 where count <= content.reasons.count && total() + Self.gapped.count < height {
            offerReasons(count, rows: reasonRows)
        }
        // A sentence that was cut gets its end before the parts get air.
        offerReasons(reasonCount, rows: 2)
        return spaced(Part.allCases.compactMap { part in chosen[part].map { (part, $0) } }, height: height)
    }

    /// Rows that the card would take with everything in it.
    var naturalHeight: Int { rows(height: 200).count }

    /// Parts that like a blank row above them, those that need it most first.
    private static let gapped: [Part] = [.plots, .reasons, .chance, .figures, .marks]

    private func spaced(_ parts: [(Part, [CardRow])], height: Int) -> [CardRow] {
        var spare = height - parts.reduce(0) { $0 + $1.1.count }
        var gaps: Set<Part> = []
        for part in Self.gapped where spare > 0 && parts.contains(where: { $0.0 == part }) {
            gaps.insert(part)
            spare -= 1
        }
        var rows: [CardRow] = []
        for (part, lines) in parts {
            if gaps.contains(part), !rows.isEmpty { rows.append(.text("")) }
            rows += lines
        }
        return rows
    }

    // MARK: Parts

    private func head(withBar: Bool) -> [CardRow] {
        let tone = Style(content.isFitting ? .good : .muted, .bold)
        var grade: Line = [Span(content.grade, tone)]
        if let score = content.score { grade = grade + Line("   ") + Line(score, .strong) }
        let sure = Line(content.confidence, .muted)
        let right = withBar ? content.fullness.map { Gauge($0).line(columns: 10) } ?? sure : sure
        let name = Line(content.name, .title)
        return [.text(name, right: grade), .text(Line(content.place, .muted), right: width < 34 ? nil : right)]
    }

    private var tags: [CardRow] {
        let right = content.fullness == nil ? nil : Line(content.confidence, .muted)
        let room = width - (right.map { $0.width + 2 } ?? 0)
        var line = Line([])
        for tag in content.tags {
            let longer =
                line.spans.isEmpty ? Line(tag, Style(.accent)) : line + Line(" · ", .muted) + Line(tag, Style(.accent))
            guard longer.width <= room else { break }
            line = longer
        }
        return line.spans.isEmpty && right == nil ? [] : [.text(line, right: right)]
    }

    private var withheld: [CardRow] {
        content.withheld.map { text in
            text.wrapped(to: width, rows: 2).map { CardRow.text(Line($0, Style(.attention))) }
        } ?? []
    }

    /// Two rows of four columns, or one row a figure where four columns do not fit.
    private var figures: [CardRow] {
        let columns = content.figures.map { figure in
            (
                [Span(figure.label + " ", .muted), Span(figure.value, figure.isMissing ? .muted : .strong)] as Line,
                Line(figure.note, .muted)
            )
        }
        let widths = columns.map { max($0.0.width, $0.1.width) }
        let spare = width - widths.reduce(0, +)
        guard spare >= 2 * (columns.count - 1) else { return stackedFigures }
        let gap = min(4, spare / (columns.count - 1))
        var (top, bottom) = (Line([]), Line([]))
        for (index, (column, columnWidth)) in zip(columns, widths).enumerated() {
            let room = index == columns.count - 1 ? 0 : columnWidth + gap
            top = top + column.0 + Line(.spaces(room - column.0.width))
            bottom = bottom + column.1 + Line(.spaces(room - column.1.width))
        }
        return [.text(top), .text(bottom)]
    }

    private var stackedFigures: [CardRow] {
        let label = content.figures.map { CellWidth.of($0.label) }.max() ?? 0
        let value = content.figures.map { CellWidth.of($0.value) }.max() ?? 0
        return content.figures.map { figure in
            let isMissing = figure.isMissing
            return .text([
                Span(figure.label.padded(to: label + 2), .muted),
                Span(isMissing ? figure.note : figure.value.padded(to: value + 2), isMissing ? .muted : .strong),
                Span(isMissing ? "" : figure.note, .muted),
            ])
        }
    }

    /// Two figures a row without their years, for the smallest screens.
    private var shortFigures: [CardRow] {
        let cells = content.figures.map { figure in
            [
                Span(figure.label + " ", .muted),
                Span(figure.isMissing ? figure.note : figure.value, figure.isMissing ? .muted : .strong),
            ] as Line
        }
        let half = width / 2
        guard cells.allSatisfy({ $0.width < half }) else { return cells.map { .text($0) } }
        return stride(from: 0, to: cells.count, by: 2).map { index in
            let left = cells[index]
            return .text(left + Line(.spaces(half - left.width)) + cells[index + 1])
        }
    }

    private var plots: [CardRow] {
        guard width >= 40 else { return [] }
        let columns = PlotColumns(content.plots, width: width)
        return content.plots.map { .plot($0, columns) }
    }

    /// The strongest ones, at least one of each sign where there are both, in so many rows each at most.
    private func reasons(_ count: Int, rows: Int) -> [CardRow] {
        var shown = Array(content.reasons.prefix(count))
        if count >= 2, let last = shown.last, shown.allSatisfy({ $0.isGood == last.isGood }),
            let other = content.reasons.first(where: { $0.isGood != last.isGood })
        {
            shown[shown.count - 1] = other
        }
        return shown.flatMap { reason in
            reason.text.wrapped(to: width - 2, rows: rows).enumerated().map {
                index, text in
                let sign = index == 0 ? reason.sign + " " : "  "
                return .text([Span(sign, Style(reason.isGood ? .good : .bad, .bold)), Span(text)])
            }
        }
    }

    private func chance(rows: Int) -> [CardRow] {
        let band = Span(content.chance.band + "  ", Style(.accent, .bold))
        let indent = CellWidth.of(band.text)
        let room = max(1, width - indent)
        let isShort = rows == 1 && CellWidth.of(content.chance.sentence) > room
        let sentence = isShort ? content.chance.brief : content.chance.sentence
        return sentence.wrapped(to: room, rows: rows).enumerated().map { index, text in
            .text([index == 0 ? band : Span(.spaces(indent)), Span(text)])
        }
    }

    private var caveat: [CardRow] {
        content.chance.caveat.wrapped(to: width, rows: 2).map { .text(Line($0, .muted)) }
    }

    private var marks: [CardRow] {
        let parts = [
            content.mark.map { Span($0, .strong) }, content.taste.map { Span($0, .muted) },
            content.probe.map { Span($0, Style(.attention)) },
        ].compactMap(\.self)
        guard !parts.isEmpty else { return [] }
        return [.text(Line(Array(parts.map { [$0] }.joined(separator: [Span(" · ", .muted)]))))]
    }
}
