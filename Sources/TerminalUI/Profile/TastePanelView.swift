import Domain
import Presentation

/// What moved a weight, or how often the feed was right, below the learned weights.
struct TastePanelView: View {
    let content: TastePanelContent

    /// Rows of the screen that all of it takes.
    var height: Int { content.rows.count + (content.note == nil ? 1 : 2) + 1 }

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.height > 1 else { return }
        Rule().draw(into: &buffer, in: area.split(top: 1).top)
        let (head, body) = area.split(top: 1).rest.split(top: 1)
        Line(content.title, .title).draw(into: &buffer, in: head)
        let widest = content.rows.map { CellWidth.of($0.label) }.max() ?? 0
        let values = content.rows.map { CellWidth.of($0.value) }.max() ?? 0
        let picture = min(24, max(0, body.width - min(widest, body.width / 2) - values - 4))
        let label = max(8, body.width - picture - values - 4)
        for (y, row) in content.rows.prefix(body.height).enumerated() {
            Line(row.label).draw(into: &buffer, in: body, y: y, columns: min(widest, label))
            let x = min(widest, label) + 2
            if picture >= 5 { line(row.picture, columns: picture).draw(into: &buffer, in: body, x: x, y: y) }
            Line(row.value, .muted).draw(into: &buffer, in: body, x: x + (picture >= 5 ? picture + 2 : 0), y: y)
        }
        guard let note = content.note else { return }
        let rest = body.split(top: content.rows.count).rest
        for (y, text) in note.wrapped(to: max(1, rest.width)).prefix(rest.height).enumerated() {
            Line(text, .muted).draw(into: &buffer, in: rest, y: y)
        }
    }

    private func line(_ picture: TastePanelContent.Picture?, columns: Int) -> Line {
        switch picture {
        case nil: Line([])
        case .signed(let value): SignedBar(value).line(columns: columns)
        case .points(let foretold, let liked): Self.points(foretold, liked, columns: columns)
        }
    }

    /// A scale of 0...1 with both points on it; what was foretold stands behind what came.
    private static func points(_ foretold: Double?, _ liked: Double?, columns: Int) -> Line {
        func place(_ share: Double?) -> Int? { share.map { Int(($0 * Double(columns - 1)).rounded()) } }
        let (expected, found) = (place(foretold), place(liked))
        return Line(
            (0..<columns).map { column in
                if column == found { return Span("●", Style(.good, .bold)) }
                if column == expected { return Span("◇", Style(.accent)) }
                return Span("·", Style(.chartMuted))
            })
    }
}
