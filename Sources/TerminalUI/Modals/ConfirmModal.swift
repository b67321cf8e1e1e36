import Domain
public import Presentation

/// A question with two answers in a modal; the safe one stands first and has focus when it opens.
public struct ConfirmModal: View {
    let state: ConfirmState
    let hints: [KeyHint]

    public init(_ state: ConfirmState, hints: [KeyHint]) {
        self.state = state
        self.hints = hints
    }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        let width = min(56, max(1, area.width - 8))
        let text = Paragraph(state.sentence).height(width: width)
        Modal(
            state.title, size: .fitting(width: width, height: text + 3), hints: hints, content: Question(state: state)
        ).draw(into: &buffer, in: area)
    }

    private struct Question: View {
        let state: ConfirmState

        func draw(into buffer: inout CellBuffer, in area: Rect) {
            let answers = ConfirmState.Choice.allCases
            // The answers stand whatever happens to the sentence.
            let (text, rest) = area.split(bottom: min(area.height, answers.count + (area.height > 3 ? 1 : 0)))
            Paragraph(state.sentence).draw(into: &buffer, in: text)
            let rows = rest.split(bottom: answers.count).bottom
            for (y, choice) in answers.enumerated() {
                let isSelected = choice == state.choice
                var style = choice == .risky ? Style(.bad) : .text
                if isSelected { style.attributes.formUnion([.reverse, .bold]) }
                let label = choice == .safe ? state.safeLabel : state.riskyLabel
                buffer.write(isSelected ? "▸ " : "  ", y: y, style: Style(.selection, .bold), in: rows)
                Line(label, style).draw(into: &buffer, in: rows, x: min(2, max(0, rows.width - 1)), y: y)
            }
        }
    }
}
