public import Domain

/// Something the student has to read, with the key that closes it.
public struct NoticeModal: View {
    let title: DisplayText
    let lines: [Line]
    let hints: [KeyHint]
    let offset: Int

    /// `offset`: rows scrolled out at the top, where not all fit.
    public init(_ title: DisplayText, lines: [Line], hints: [KeyHint], offset: Int = 0) {
        self.title = title
        self.lines = lines
        self.hints = hints
        self.offset = offset
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let width = min(64, max(1, area.width - 8))
        let text = Paragraph(lines, hanging: 2, offset: offset)
        Modal(title, size: .fitting(width: width, height: text.height(width: width)), hints: hints, content: text)
            .draw(into: &buffer, in: area)
    }
}
