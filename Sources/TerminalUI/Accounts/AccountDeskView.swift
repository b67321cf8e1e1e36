import Domain
public import Presentation
import Resources

/// The whole screen while somebody signs in, makes an account or unlocks: nothing of any session is on it.
public struct AccountDeskView: View {
    let state: DeskState
    let format: Format
    let keys: KeyMap
    let offers: [ActionID]
    let focus: KeyFocus
    let drawsBlocks: Bool

    public init(
        _ state: DeskState, format: Format, keys: KeyMap, offers: [ActionID], focus: KeyFocus, drawsBlocks: Bool
    ) {
        self.state = state
        self.format = format
        self.keys = keys
        self.offers = offers
        self.focus = focus
        self.drawsBlocks = drawsBlocks
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.width >= ShellView.smallest.width, area.height >= ShellView.smallest.height else {
            Line(format.words(.shellTooSmall), .strong).draw(into: &buffer, in: area)
            return
        }
        let (upper, hints) = area.split(bottom: 1)
        let content = DeskContent(state, format: format)
        let width = min(72, area.width - (area.width > 30 ? 4 : 0))
        // A code needs every row.
        let isSecret = if case .secret = state.page { true } else { false }
        let top = area.height >= 20 && !isSecret ? 3 : area.height >= 14 ? 1 : 0
        let body = Rect(
            x: area.x + (area.width - width) / 2, y: area.y + top, width: width, height: upper.height - top)
        KeyHints(keys.hints(for: offers, focus: focus, words: format.words)).draw(into: &buffer, in: hints)
        let (head, rest) = body.split(top: 1)
        Line(content.title, .title).draw(into: &buffer, in: head)
        Line(format.words(.shellProduct), .muted).draw(
            into: &buffer, in: head, x: CellWidth.of(content.title) + 2, alignment: .right)
        let foot = content.foot.map { $0.wrapped(to: width, rows: 2) } ?? []
        let (inner, bottom) = rest.split(bottom: foot.count)
        for (y, text) in foot.enumerated() {
            Line(text, content.isFailed ? Style(.attention) : .muted).draw(into: &buffer, in: bottom, y: y)
        }
        drawPage(content, into: &buffer, in: inner)
    }

    private func drawPage(_ content: DeskContent, into buffer: inout CellBuffer, in area: Rect) {
        let isRoomy = area.height >= 10
        var rest = area.split(top: isRoomy ? 1 : 0).rest
        let rowsWanted = content.rows.count + (isRoomy ? 1 : 0)
        let about = content.about.flatMap { $0.wrapped(to: area.width) }
        let shown = about.prefix(max(content.rows.isEmpty ? rest.height : 1, rest.height - rowsWanted))
        for (y, text) in shown.enumerated() { Line(text, .muted).draw(into: &buffer, in: rest, y: y) }
        rest = rest.split(top: shown.count + (isRoomy && !shown.isEmpty ? 1 : 0)).rest
        switch state.page {
        case .choose(let choice):
            ListView(choice.selection) { index in
                let row = content.rows[index]
                return ListRow(Line(row.label), detail: Line(row.detail, .muted))
            }.draw(into: &buffer, in: rest)
        case .form(let form): drawForm(form, content, into: &buffer, in: rest)
        case .secret(let secret): drawSecret(secret, into: &buffer, in: rest)
        case .notice: break
        }
    }

    private func drawForm(
        _ form: DeskForm, _ content: DeskContent, into buffer: inout CellBuffer, in area: Rect
    ) {
        let label = min(area.width / 2, (content.rows.map { CellWidth.of($0.label) }.max() ?? 0) + 4)
        var lines: [(row: Int?, text: DisplayText)] = []
        var focused = 0..<1
        for (index, row) in content.rows.enumerated() {
            let start = lines.count
            lines.append((index, ""))
            if let problem = row.problem {
                lines += problem.wrapped(to: max(8, area.width - label), rows: 3).map { (nil, $0) }
            }
            if index == form.focus { focused = start..<lines.count }
        }
        let offset = QuickStartView.offset(of: focused, in: area.height, count: lines.count)
        for (y, line) in lines.dropFirst(offset).prefix(area.height).enumerated() {
            let value = Rect(x: area.x + label, y: area.y + y, width: area.width - label, height: 1)
            guard let index = line.row else {
                Line(line.text, Style(.attention)).draw(into: &buffer, in: value)
                continue
            }
            let hasFocus = index == form.focus
            let row = content.rows[index]
            if hasFocus { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
            Line(row.label, hasFocus ? .strong : .muted).draw(into: &buffer, in: area, x: 2, y: y, columns: label - 3)
            switch row.kind {
            case .choice: break
            case .text(let input): TextField(input, isFocused: hasFocus).draw(into: &buffer, in: value)
            case .secret(let count):
                let dots = min(count, max(0, value.width - 1))
                Line(.repeating("•", dots)).draw(into: &buffer, in: value)
                if hasFocus { buffer.show(cursorAt: Point(x: value.x + dots, y: value.y), in: value) }
            }
            buffer.restyle(value) { $0.attributes.insert(.underline) }
        }
    }

    private func drawSecret(_ secret: DeskSecret, into buffer: inout CellBuffer, in area: Rect) {
        let lines = DisplayText(secret.text).wrapped(to: area.width)
        let (text, rest) = area.split(top: lines.count)
        for (y, line) in lines.enumerated() { Line(line, .strong).draw(into: &buffer, in: text, y: y) }
        guard let code = secret.code, drawsBlocks else { return }
        let below = rest.split(top: rest.height > QRView.size(of: code).height ? 1 : 0).rest
        let size = QRView.size(of: code)
        guard size.width <= below.width, size.height <= below.height else { return }
        QRView(code: code, drawsBlocks: true).draw(
            into: &buffer, in: Rect(x: below.x, y: below.y, width: size.width, height: size.height))
    }
}
