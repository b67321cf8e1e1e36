import Domain
import Presentation

/// One of the four screens of questions, in a frame of its own with how far it is.
struct OnboardingView: View {
    let content: OnboardingContent
    let state: OnboardingState

    /// A taller frame would be mostly empty.
    private static let tallest = 28

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (width, height) = (min(area.width, 100), min(area.height, Self.tallest))
        let framed = area.width >= 60 && area.height >= 14
        let outer = Rect(
            x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 3, width: width, height: height)
        let progress = Gauge(content.share).line(columns: framed ? 20 : 8)
        let title = Line(content.title, .title)
        let position = Line(content.position + "  ", .muted) + progress
        var inner = outer
        if framed {
            Border(title: title, trailing: position).draw(into: &buffer, in: outer)
            inner = outer.inset(x: 3, y: 2)
        } else {
            let (head, rest) = outer.split(top: 1)
            title.draw(into: &buffer, in: head, x: head.width > 30 ? 1 : 0)
            Line(content.shortPosition, .muted).draw(
                into: &buffer, in: head, x: title.width + 2, columns: head.width - title.width - 3, alignment: .right)
            inner = rest.width > 30 ? rest.split(left: 1).rest : rest
        }
        let foot = framed ? content.foot.wrapped(to: inner.width, rows: 2) : []
        let (form, below) = inner.split(bottom: foot.isEmpty ? 0 : foot.count)
        for (y, text) in foot.enumerated() { Line(text, .muted).draw(into: &buffer, in: below, y: y) }
        FormView(rows: content.rows, editor: content.editor, selected: state.form.selection.index)
            .draw(into: &buffer, in: form)
    }
}
