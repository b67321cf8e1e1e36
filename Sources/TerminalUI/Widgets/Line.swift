public import Domain

/// A run of text in one style.
public struct Span: Sendable, Hashable {
    public var text: DisplayText
    public var style: Style
    /// An address that the terminal opens on a click.
    public var target: DisplayText?

    public init(_ text: DisplayText, _ style: Style = .text, target: DisplayText? = nil) {
        self.text = text
        self.style = style
        self.target = target
    }
}

/// One line of spans.
public struct Line: Sendable, Hashable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
    public var spans: [Span]

    public init(_ spans: [Span]) { self.spans = spans }

    public init(_ text: DisplayText, _ style: Style = .text) { spans = [Span(text, style)] }

    public init(arrayLiteral elements: Span...) { spans = elements }

    public init(stringLiteral value: String) { spans = [Span(DisplayText(stringLiteral: value))] }

    public init(stringInterpolation: DisplayText.Interpolation) {
        spans = [Span(DisplayText(stringInterpolation: stringInterpolation))]
    }

    /// Columns that the line takes.
    public var width: Int { spans.reduce(0) { $0 + CellWidth.of($1.text) } }

    /// The words without their look.
    public var text: DisplayText { spans.reduce("") { $0 + $1.text } }

    public static func + (left: Line, right: Line) -> Line { Line(left.spans + right.spans) }

    /// The line itself when it fits, else its beginning and `…` in the style of the span that was cut.
    public func clipped(to columns: Int) -> Line {
        guard width > columns else { return self }
        var room = columns
        var result: [Span] = []
        for span in spans where room > 0 {
            let taken = CellWidth.of(span.text)
            var span = span
            // The mark belongs where the text breaks off, also when that is between two spans.
            if taken >= room { span.text = (span.text + " ").clipped(to: room) }
            result.append(span)
            room -= min(taken, room)
        }
        return Line(result)
    }

    /// The same words, each span's style changed.
    public func styled(_ change: (inout Style) -> Void) -> Line {
        Line(
            spans.map { span in
                var span = span
                change(&span.style)
                return span
            })
    }

    /// Draws into row `y` of `area`, clipped with `…` to the columns from `x` on.
    /// - Returns: The column after the line, relative to `area`.
    @discardableResult
    public func draw(
        into buffer: inout CellBuffer, in area: Rect, x: Int = 0, y: Int = 0, columns: Int? = nil,
        alignment: Alignment = .left
    ) -> Int {
        let room = max(0, min(columns ?? .max, area.width - x))
        guard room > 0, y >= 0, y < area.height else { return x }
        let taken = width
        let line = taken > room ? clipped(to: room) : self
        let missing = max(0, room - taken)
        var column = x
        switch alignment {
        case .left: break
        case .center: column += missing / 2
        case .right: column += missing
        }
        for span in line.spans {
            var style = span.style
            if let target = span.target { style.link = buffer.link(to: target) }
            column = buffer.write(span.text, x: column, y: y, style: style, in: area)
        }
        return column
    }
}
