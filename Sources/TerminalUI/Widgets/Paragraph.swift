public import Domain

/// Running text, wrapped at words by columns; styles and links go on over the rows.
public struct Paragraph: View {
    let lines: [Line]
    let hanging: Int
    let offset: Int

    /// `hanging`: columns by which the rows after a line's first are set in; `offset`: rows scrolled out at the top.
    public init(_ lines: [Line], hanging: Int = 0, offset: Int = 0) {
        self.lines = lines
        self.hanging = max(0, hanging)
        self.offset = max(0, offset)
    }

    public init(_ text: DisplayText, style: Style = .text) { self.init([Line(text, style)]) }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        for (y, row) in rows(width: area.width).dropFirst(offset).prefix(area.height).enumerated() {
            row.draw(into: &buffer, in: area, y: y)
        }
    }

    /// The rows that the text takes at a width.
    public func rows(width: Int) -> [Line] { lines.flatMap { wrap($0, width: width) } }

    /// How many rows the text takes at a width.
    public func height(width: Int) -> Int { rows(width: width).count }

    private func wrap(_ line: Line, width: Int) -> [Line] {
        guard width > 0 else { return [] }
        if line.width <= width { return [line] }
        var characters: [Character] = []
        var owners: [Int] = []
        for (index, span) in line.spans.enumerated() {
            characters += span.text.string
            owners += Array(repeating: index, count: characters.count - owners.count)
        }
        let hanging = hanging < width / 2 ? hanging : 0
        let starts = WordWrap.starts(characters, width: width, hanging: hanging)
        return zip(starts, starts.dropFirst() + [characters.count]).enumerated().map { row, range in
            var end = range.1
            while end > range.0, characters[end - 1] == " " { end -= 1 }
            let indent = row > 0 && hanging > 0 ? [Span(.spaces(hanging))] : []
            return Line(indent + spans(of: line, characters, owners, range.0..<end))
        }
    }

    private func spans(of line: Line, _ characters: [Character], _ owners: [Int], _ range: Range<Int>) -> [Span] {
        var result: [Span] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = owners[start..<range.upperBound].firstIndex { $0 != owners[start] } ?? range.upperBound
            var span = line.spans[owners[start]]
            span.text = DisplayText(clean: String(characters[start..<end]))
            result.append(span)
            start = end
        }
        return result
    }
}
