import Domain
public import Presentation

/// The first screen of a pane whose work is still to come.
public struct IntroductionView: View {
    let state: IntroductionState
    let format: Format

    public init(_ state: IntroductionState, format: Format) {
        self.state = state
        self.format = format
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty else { return }
        let isRoomy = area.width > 30
        let width = min(72, area.width - (isRoomy ? 4 : 0))
        let lines = lines(width: width, isRoomy: isRoomy && area.height > 12)
        let x = isRoomy ? max(2, (area.width - 76) / 2) : 0
        let offset = max(0, min(state.scroll, lines.count - area.height))
        let y = offset == 0 && area.height > lines.count + 4 ? min(2, (area.height - lines.count) / 3) : 0
        for (row, line) in lines.dropFirst(offset).prefix(area.height - y).enumerated() {
            line.draw(into: &buffer, in: area, x: x, y: y + row)
        }
    }

    private func lines(width: Int, isRoomy: Bool) -> [Line] {
        let content = IntroductionContent(state.pane, format: format)
        let gap: [Line] = isRoomy ? [""] : []
        var lines = content.title.wrapped(to: width).map { Line($0, .title) } + gap
        lines.append(Line(content.will, .muted))
        for item in content.items {
            for (index, text) in item.wrapped(to: width - 2).enumerated() {
                lines.append([Span(index == 0 ? "· " : "  ", Style(.accent)), Span(text)])
            }
        }
        lines += gap
        lines += content.works.wrapped(to: width).map { Line($0, .muted) }
        let column = (content.commands.map { CellWidth.of($0.command) }.max() ?? 0) + 2
        for command in content.commands {
            if width > column + 20 {
                for (index, text) in command.about.wrapped(to: width - column).enumerated() {
                    let name = index == 0 ? command.command.padded(to: column) : .spaces(column)
                    lines.append([Span(name, .key), Span(text)])
                }
            } else {
                lines.append(Line(command.command, .key))
                lines += command.about.wrapped(to: width - 2).map { Line("  " + $0) }
            }
        }
        return lines
    }
}
