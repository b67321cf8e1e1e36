import Domain
import Resources
import Services

/// The reader and the lists that are opened from it.
extension SourcesViewModel {
    func handleReader(_ action: Action) -> Bool {
        guard let reader = state.reader else { return false }
        switch action {
        // A line is a few rows of the screen, so a page is fewer lines than the screen has rows.
        case .run(.pageUp, let count): state.reader?.selection.move(by: -6 * count)
        case .run(.pageDown, let count): state.reader?.selection.move(by: 6 * count)
        case .run(.back, _), .run(.left, _):
            if !reader.hits.isEmpty || !reader.wanted.isEmpty {
                state.reader?.find("")
            } else {
                state.reader = nil
            }
        case .run(.nextSection, _): jump(forward: true)
        case .run(.previousSection, _): jump(forward: false)
        case .run(.filterList, _), .run(.search, _): ask(.find, reader.wanted)
        case .run(.nextHit, _): state.reader?.step(forward: true)
        case .run(.previousHit, _): state.reader?.step(forward: false)
        case .run(.outline, _): showOutline(reader)
        case .run(.changes, _): showChanges(reader)
        case .run(.backlinks, _): showCiting(reader)
        case .run(.quotePassage, _): chooseNote(reader)
        case .run(.readAgain, _):
            change { model throws(NotebookError) in
                try await model.service.readAgain(reader.source.id)
                guard let source = try await model.service.settled(reader.source.id) else { return }
                if case .failed(let failure) = source.state { throw .source(failure) }
                guard model.state.reader?.source.id == source.id,
                    let document = try await model.service.document(of: source.id)
                else { return }
                let row = model.state.reader?.selection.index ?? 0
                var again = ReaderState(source, document)
                again.selection.select(row)
                model.state.reader = again
                model.notebook.perform(.toast(model.words(.readerReadAgain)))
            }
        default: return state.reader?.selection.handle(action) ?? false
        }
        return true
    }

    func handlePanel(_ action: Action) -> Bool {
        switch state.panel?.take(action) {
        case .stays, nil: break
        case .chosen: choose()
        case .closed: state.panel = nil
        case .unknown: return false
        }
        return true
    }

    private func choose() {
        guard let panel = state.panel, let entry = panel.selected else { return }
        switch entry.choice {
        case .line(let row):
            state.panel = nil
            state.reader?.selection.select(row)
        case .note(let id):
            state.panel = nil
            if panel.kind == .quoteTarget { quote(in: id) } else { notebook.perform(.note(id)) }
        case .newNote:
            state.panel = nil
            quoteInNewNote()
        case .nothing, .workspace, .source, .college: break
        }
    }

    private func jump(forward: Bool) {
        guard let reader = state.reader, let at = reader.selection.index else { return }
        let headings = reader.lines.indices.filter { row in
            if case .heading = reader.lines[row].kind { true } else { false }
        }
        let next = forward ? headings.first { $0 > at } : headings.last { $0 < at }
        if let next { state.reader?.selection.select(next) }
    }

    private func showOutline(_ reader: ReaderState) {
        var entries: [NotebookPanel.Entry] = []
        for (row, line) in reader.lines.enumerated() {
            guard case .heading(let level) = line.kind, !line.isContinued else { continue }
            let indent = DisplayText(String(repeating: " ", count: 2 * (level - 1)))
            entries.append(NotebookPanel.Entry(indent + line.text, choice: .line(row)))
        }
        state.panel = NotebookPanel(
            .outline, title: words(.readerOutline), entries: entries, empty: words(.readerNoOutline))
    }

    /// Lines that the last reading brought, and those that it took.
    private func showChanges(_ reader: ReaderState) {
        change { model throws(NotebookError) in
            let old = try await model.service.previousDocument(of: reader.source.id)
            var entries: [NotebookPanel.Entry] = []
            if let old {
                let before = Set(old.text.split(separator: "\n"))
                var kept: Set<DisplayText> = []
                for (row, line) in reader.lines.enumerated() where !line.isContinued {
                    let whole = reader.whole(row)
                    kept.insert(whole)
                    if !before.contains(Substring(whole.string)) {
                        entries.append(NotebookPanel.Entry("+ " + whole, choice: .line(row)))
                    }
                }
                for line in old.text.split(separator: "\n") where !kept.contains(DisplayText(String(line))) {
                    entries.append(NotebookPanel.Entry("− " + DisplayText(String(line)), choice: .nothing))
                }
            }
            model.state.panel = NotebookPanel(
                .changes, title: model.words(.readerChanges), entries: entries,
                empty: model.words(old == nil ? .readerNeverChanged : .readerUnchanged))
        }
    }

    private func showCiting(_ reader: ReaderState) {
        change { model throws(NotebookError) in
            let notes = try await model.service.notes(citing: reader.source.id)
            model.state.panel = NotebookPanel(
                .backlinks, title: model.words(.readerCitedBy),
                entries: notes.map { note in
                    let numbers = note.citations.filter { citation in
                        if case .source(reader.source.id, _) = citation.target { true } else { false }
                    }
                    return NotebookPanel.Entry(
                        DisplayText(note.title),
                        detail: DisplayText(numbers.map { "[\($0.number)]" }.joined(separator: " ")),
                        choice: .note(note.id))
                },
                empty: model.words(.readerNotCited))
        }
    }

    private func chooseNote(_ reader: ReaderState) {
        change { model throws(NotebookError) in
            guard let workspace = model.state.workspace else { return }
            let notes = try await model.service.notes(in: workspace.id, NotebookQuery(limit: 30)).items
            model.state.panel = NotebookPanel(
                .quoteTarget, title: model.words(.readerQuoteWhere),
                entries: [NotebookPanel.Entry(model.words(.notesNew), choice: .newNote)]
                    + notes.map { NotebookPanel.Entry(DisplayText($0.title), choice: .note($0.id)) },
                empty: "")
        }
    }

    private func quote(in id: NoteID) {
        guard let reader = state.reader, let row = reader.selection.index else { return }
        let place = reader.headings(above: row).map(\.string).joined(separator: " › ")
        let (range, text) = reader.quotation(at: row)
        change { model throws(NotebookError) in
            try await model.service.quote(text.string, of: reader.source, range: range, place: place, in: id)
            model.notebook.perform(.toast(model.words(.readerQuoted)))
        }
    }

    private func quoteInNewNote() {
        guard let reader = state.reader, let workspace = state.workspace else { return }
        change { model throws(NotebookError) in
            let title = String(reader.source.title.prefix(Note.longestTitle))
            let note = try await model.service.addNote(NewNote(title: title), to: workspace.id)
            model.quote(in: note.id)
        }
    }
}

extension ReaderState {
    /// The paragraph that begins at a row, with the pieces that go on with it.
    func whole(_ row: Int) -> DisplayText {
        var text = lines[row].text
        for line in lines[(row + 1)...] {
            guard line.isContinued else { break }
            text = text + " " + line.text
        }
        return text
    }

    /// What is marked where the reader is, else the line.
    func quotation(at row: Int) -> (range: Range<Int>, text: DisplayText) {
        guard let mark, lines[row].range.overlaps(mark) else { return (lines[row].range, lines[row].text) }
        let marked = lines.filter { $0.range.overlaps(mark) }
        let range = (marked.first?.range.lowerBound ?? 0)..<(marked.last?.range.upperBound ?? 0)
        return (range, marked.dropFirst().reduce(marked.first?.text ?? "") { $0 + " " + $1.text })
    }
}
