import Domain
import Presentation

/// The turns of a thread broken into lines of a width, each with the place it belongs to.
struct AskLayout {
    struct Row {
        let line: Line
        let stop: AskState.Stop?
    }

    let state: AskState
    let format: Format
    let zone: any LocalTimeReading
    let width: Int

    var lines: [Row] {
        var rows: [Row] = []
        for turn in state.turns {
            if !rows.isEmpty { rows.append(Row(line: "", stop: nil)) }
            rows += self.rows(of: turn)
        }
        return rows
    }

    private func rows(of turn: AskState.Turn) -> [Row] {
        let whole = AskState.Stop(turn: turn.id)
        let isChosen = state.stop == whole
        let time = zone.localTime(at: turn.asked).text
        let name = format.askYou
        let gap = max(1, width - CellWidth.of(name) - CellWidth.of(time))
        var rows = [Row(line: [Span(name, .muted), Span(.spaces(gap)), Span(time, .muted)], stop: nil)]
        for line in DisplayText.lines(of: turn.question) {
            rows += line.wrapped(to: width).map { Row(line: Line($0), stop: nil) }
        }
        rows.append(Row(line: "", stop: nil))
        var head: [Span] = [
            Span(isChosen ? "▸ " : "", Style(.selection, .bold)),
            Span(format.askAdvisor, isChosen ? .selected : Style(.muted)),
        ]
        if let isUseful = turn.isUseful { head.append(Span(" · " + format.feedback(isUseful), .muted)) }
        rows.append(Row(line: Line(head), stop: whole))
        rows += answer(turn.answer).map { Row(line: $0, stop: whole) }
        switch turn.phase {
        case .answering:
            if turn.answer.isEmpty { rows.append(Row(line: Line(format.askThinking, .muted), stop: whole)) }
            return rows
        case .failed(let sentence):
            rows += sentence.wrapped(to: width).map { Row(line: Line($0, Style(.bad)), stop: whole) }
        case .done: break
        }
        rows += notes(turn).map { Row(line: $0, stop: whole) }
        if !turn.answer.citations.isEmpty { rows.append(Row(line: "", stop: nil)) }
        for citation in turn.answer.citations { rows.append(self.citation(citation, of: turn.id)) }
        return rows
    }

    /// Badges stand out; a sentence with a figure that nothing supports says so itself.
    private func answer(_ answer: Answer) -> [Line] {
        var lines: [[Span]] = [[]]
        for sentence in answer.sentences {
            let breaks = sentence.lead.filter { $0 == "\n" }.count
            if breaks > 0 {
                for _ in 0..<min(2, breaks) { lines.append([]) }
            } else if !(lines.last?.isEmpty ?? true) {
                lines[lines.count - 1].append(Span(" "))
            }
            var spans = self.spans(of: sentence)
            if !sentence.isSupported {
                spans.append(Span(" " + format.unsupported(sentence.unsupported), Style(.bad, .bold)))
            }
            lines[lines.count - 1] += spans
        }
        return lines.flatMap { spans in spans.isEmpty ? [Line("")] : Paragraph([Line(spans)]).rows(width: width) }
            .drop { $0.spans.allSatisfy { $0.text.isEmpty } }.map(\.self)
    }

    private func spans(of sentence: AnswerSentence) -> [Span] {
        let style = sentence.isSupported ? Style.text : Style(.bad)
        var spans: [Span] = []
        var plain = ""
        var rest = Substring(sentence.text)
        while let open = rest.firstIndex(of: "[") {
            plain += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "]"), let number = Int(inside[..<close]),
                sentence.citations.contains(number)
            else {
                plain.append("[")
                rest = inside
                continue
            }
            if !plain.isEmpty { spans.append(Span(DisplayText(plain), style)) }
            plain = ""
            spans.append(Span("[\(number)]", Style(.accent)))
            rest = inside[inside.index(after: close)...]
        }
        plain += rest
        if !plain.isEmpty { spans.append(Span(DisplayText(plain), style)) }
        return spans
    }

    private func notes(_ turn: AskState.Turn) -> [Line] {
        var lines: [Line] = []
        if let checked = format.checked(turn.answer) {
            let isWhole = turn.answer.checkedFigures.found == turn.answer.checkedFigures.all
            lines += checked.wrapped(to: width).map { Line($0, isWhole ? .muted : Style(.bad)) }
        }
        for limitation in turn.answer.limitations {
            lines += format.limitation(limitation).wrapped(to: width).map { Line($0, .muted) }
        }
        return lines.isEmpty ? [] : [""] + lines
    }

    /// One clean line: the title may hold anything.
    private func citation(_ citation: Citation, of turn: Int) -> Row {
        let stop = AskState.Stop(turn: turn, citation: citation.index)
        let isChosen = state.stop == stop
        let label = DisplayText(citation.evidence.title) + " · " + DisplayText(citation.evidence.place)
        let line: Line = [
            Span(isChosen ? "▸" : " ", Style(.selection, .bold)),
            Span("\(citation.index) ", Style(.accent)),
            Span(label.clipped(to: max(1, width - 5)), isChosen ? .selected : .muted),
        ]
        return Row(line: line, stop: stop)
    }
}
