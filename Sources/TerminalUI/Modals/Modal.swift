public import Domain

/// A layer over the pane: a rounded frame with a title and the keys that work in it; the surround is dimmed.
///
/// Narrower than 60 columns or lower than 16 rows it takes the whole area and drops its side borders.
public struct Modal: View {
    let title: DisplayText
    let size: Size
    let hints: [KeyHint]
    let content: any View

    /// `size`: what the content needs; less is given where there is less.
    public init(_ title: DisplayText, size: Size, hints: [KeyHint] = [], content: any View) {
        self.title = title
        self.size = size
        self.hints = hints
        self.content = content
    }

    /// What the content of a modal needs.
    public enum Size: Sendable, Hashable {
        case fitting(width: Int, height: Int)
        /// Everything but a margin.
        case large
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard !area.isEmpty else { return }
        if isWhole(area) {
            drawWhole(into: &buffer, in: area)
        } else {
            drawFramed(into: &buffer, in: area)
        }
    }

    /// Where the content stands when the modal is drawn in `area`.
    public func contentArea(in area: Rect) -> Rect {
        if isWhole(area) {
            let below = area.split(top: area.height > 3 ? 2 : 1).rest
            // The text begins under the title; on the narrowest screens every column counts.
            let body = area.width >= 20 ? below.inset(x: 1) : below
            return hints.isEmpty || body.height < 3 ? body : body.split(bottom: 1).rest
        }
        let inner = frame(in: area).inset(x: 2, y: 1)
        return hints.isEmpty ? inner : inner.split(bottom: 2).rest
    }

    private func isWhole(_ area: Rect) -> Bool { area.width < 60 || area.height < 12 }

    private func frame(in area: Rect) -> Rect {
        let footer = hints.isEmpty ? 0 : 2
        let (width, height) =
            switch size {
            case .fitting(let width, let height): (width + 4, height + 2 + footer)
            case .large: (area.width - 4, area.height - 2)
            }
        let fitting = (width: min(max(width, 24), area.width - 4), height: min(max(height, 3), area.height - 2))
        return Rect(
            x: area.x + (area.width - fitting.width) / 2, y: area.y + (area.height - fitting.height) / 2,
            width: fitting.width, height: fitting.height)
    }

    private func drawFramed(into buffer: inout CellBuffer, in area: Rect) {
        let frame = frame(in: area)
        // Two columns of letters beside a frame say nothing.
        if size == .large { buffer.fill(area) } else { buffer.restyle(area) { $0 = Style(.muted, .dim) } }
        buffer.fill(frame)
        Border(title: Line(title, .title)).draw(into: &buffer, in: frame)
        content.draw(into: &buffer, in: contentArea(in: area))
        if !hints.isEmpty {
            let inner = frame.inset(x: 1, y: 1)
            KeyHints(hints).draw(into: &buffer, in: inner.split(bottom: 1).bottom)
        }
    }

    private func drawWhole(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        Line(title, .title).draw(into: &buffer, in: area, x: area.width > 2 ? 1 : 0)
        if area.height > 3 { Rule().draw(into: &buffer, in: area.split(top: 2).top.split(bottom: 1).bottom) }
        let body = contentArea(in: area)
        content.draw(into: &buffer, in: body)
        if body.bottom < area.bottom { KeyHints(hints).draw(into: &buffer, in: area.split(bottom: 1).bottom) }
    }
}
