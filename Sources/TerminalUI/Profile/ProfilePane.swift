import Domain
public import Presentation
import Resources

/// Draws the Profile pane from its state and nothing else.
public struct ProfilePane: View {
    let state: ProfileState
    let format: Format
    let keys: KeyMap
    let drawsBlocks: Bool

    /// From this width on, the list of pages stands beside the page.
    static let wideWidth = 72
    /// From this width on, what an edit would do stands beside the form.
    static let previewWidth = 84

    /// - Parameters:
    ///   - keys: Names the keys that sentences mention.
    ///   - drawsBlocks: The terminal shows half blocks, of which QR codes are made.
    public init(_ state: ProfileState, format: Format, keys: KeyMap = .standard, drawsBlocks: Bool = true) {
        self.state = state
        self.format = format
        self.keys = keys
        self.drawsBlocks = drawsBlocks
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard area.height > 1, area.width >= 12 else { return }
        if let code = state.code {
            QRView(code: code, drawsBlocks: drawsBlocks).draw(into: &buffer, in: area.inset(x: area.width > 30 ? 2 : 0))
        } else if let onboarding = state.onboarding {
            let content = OnboardingContent(onboarding, in: state, format: format) {
                keys.hint(of: $0, in: .form, takesText: true) ?? ""
            }
            OnboardingView(content: content, state: onboarding).draw(into: &buffer, in: area)
        } else if area.width >= Self.wideWidth {
            let (left, right) = area.split(left: 28)
            drawList(into: &buffer, in: left)
            for y in 0..<area.height { buffer.write("│", x: 28, y: y, style: Style(.border), in: area) }
            drawPage(into: &buffer, in: Rect(x: right.x + 2, y: right.y, width: right.width - 3, height: right.height))
        } else if state.isInside {
            drawPage(into: &buffer, in: area.width > 30 ? area.split(left: 1).rest : area)
        } else {
            drawList(into: &buffer, in: area)
        }
    }

    private func drawList(into buffer: inout CellBuffer, in area: Rect) {
        // Beside the page, its own line says what happened.
        let (body, foot) = area.split(bottom: area.width > 28 && state.trace != nil ? 1 : 0)
        ListView(state.sections, isFocused: !state.isInside) { index in
            let section = ProfileSection.listed[index]
            return ListRow(Line(format.words(section.titleKey)), detail: detail(of: section))
        }.draw(into: &buffer, in: body.width > 30 ? body.split(left: 1).rest : body)
        drawTrace(into: &buffer, in: foot)
    }

    /// How much of a group is answered, where something is missing.
    private func detail(of section: ProfileSection) -> Line? {
        guard let group = section.group, let profile = state.known else { return nil }
        let part = profile.completeness(of: group)
        guard part.answered < part.asked else { return Line("✓", Style(.good)) }
        return Line(format.integer(part.answered) + "/" + format.integer(part.asked), .muted)
    }

    // MARK: The page

    private func drawPage(into buffer: inout CellBuffer, in area: Rect) {
        switch state.profile {
        case .failed(let sentence):
            Paragraph(sentence, style: Style(.attention)).draw(into: &buffer, in: area)
            return
        case .idle where state.section.group != nil, .loading where state.section.group != nil:
            Line(format.words(.profileLoading), .muted).draw(into: &buffer, in: area)
            return
        case .idle, .loading, .loaded: break
        }
        let content = ProfileContent(state, format: format)
        let isRoomy = area.height >= 14
        let (upper, foot) = area.split(bottom: state.trace != nil && area.height >= 4 ? 1 : 0)
        let (head, rest) = upper.split(top: upper.height < 5 ? 0 : 1)
        Line(content.title, .title).draw(into: &buffer, in: head)
        let about = (content.about?.wrapped(to: max(1, rest.width - 1), rows: isRoomy ? 3 : 1) ?? [])
            .prefix(rest.height > 5 || content.rows.isEmpty ? 3 : 0)
        for (y, text) in about.enumerated() { Line(text, .muted).draw(into: &buffer, in: rest, y: y) }
        let body = rest.split(top: about.count + (isRoomy ? 1 : 0)).rest
        drawForm(content, into: &buffer, in: body)
        drawTrace(into: &buffer, in: foot)
    }

    private func drawForm(_ content: ProfileContent, into buffer: inout CellBuffer, in area: Rect) {
        let form = FormView(
            rows: content.rows, editor: content.editor, selected: state.form.selection.index, isFocused: state.isInside)
        if let panel = content.panel {
            let view = TastePanelView(content: panel)
            let rows = min(view.height, max(4, area.height * 60 / 100))
            let (top, bottom) = area.split(bottom: area.height > 5 ? rows : 0)
            form.draw(into: &buffer, in: top)
            return view.draw(into: &buffer, in: bottom)
        }
        guard let preview = state.preview else { return form.draw(into: &buffer, in: area) }
        let view = PreviewView(content: PreviewContent(preview, format: format))
        if area.width >= Self.previewWidth {
            let (left, right) = area.split(left: area.width - max(44, area.width * 45 / 100))
            form.draw(into: &buffer, in: left)
            view.draw(into: &buffer, in: right.split(left: 2).rest)
        } else {
            let rows = min(view.height, max(3, area.height * 55 / 100))
            let (top, bottom) = area.split(bottom: area.height > 5 ? rows : 0)
            form.draw(into: &buffer, in: top)
            view.draw(into: &buffer, in: bottom)
        }
    }

    private func drawTrace(into buffer: inout CellBuffer, in area: Rect) {
        guard let trace = state.trace, !area.isEmpty else { return }
        let text = format.trace(trace, undoKey: keys.hint(of: .undo, in: .list))
        Line(text, Style(trace.isFailure ? .attention : .accent)).draw(into: &buffer, in: area)
    }
}

extension ProfileTrace {
    fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
