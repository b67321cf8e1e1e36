import Domain
import Resources
import Services

/// Fields of the list and the reader.
extension SourcesViewModel {
    func ask(_ kind: NotebookPrompt.Kind, _ text: String) {
        switch kind {
        case .addSource:
            state.prompt = NotebookPrompt(
                kind, title: words(.sourcesAdd), hint: words(.sourcesAddHint), text: text, limit: Source.longestText)
        case .rename:
            state.prompt = NotebookPrompt(
                kind, title: words(.sourcesRename), text: text, limit: Source.longestTitle)
        default:
            state.prompt = NotebookPrompt(
                .find, title: words(state.reader == nil ? .sourcesFind : .readerFind), text: text, limit: 200)
        }
    }

    func handlePrompt(_ action: Action) -> Bool {
        if state.prompt?.input.handle(action) == true {
            state.prompt?.problem = state.prompt?.input.notice.map { words($0) }
            return true
        }
        guard case .run(let id, _) = action, let prompt = state.prompt else { return true }
        switch id {
        case .back: state.prompt = nil
        case .open, .send, .confirm: answer(prompt)
        default: return false
        }
        return true
    }

    private func answer(_ prompt: NotebookPrompt) {
        let text = prompt.input.string
        switch prompt.kind {
        case .find:
            state.prompt = nil
            if state.reader != nil {
                state.reader?.find(text)
                if state.reader?.hits.isEmpty == true, !text.isEmpty {
                    notebook.perform(.toast(words(.readerNotFound)))
                }
            } else {
                state.words = text
                load()
            }
        case .rename(let id):
            run { model in
                do throws(NotebookError) {
                    try await model.service.renameSource(id, to: text)
                    model.state.prompt = nil
                } catch {
                    model.state.prompt?.problem = model.words(error)
                }
            }
        default: add(text)
        }
    }

    /// An address, a path, or the text itself: which of them, is told by how it begins.
    private func add(_ text: String) {
        guard let workspace = state.workspace else { return }
        run { model in
            do throws(NotebookError) {
                switch SourceEntry(text) {
                case .page(let address): _ = try await model.service.addPage(address, to: workspace.id)
                case .file(let path): _ = try await model.service.addFile(path, to: workspace.id)
                case .text(let text): _ = try await model.service.addText(text, title: "", to: workspace.id)
                }
                model.state.prompt = nil
                model.state.selection.select(0)
            } catch {
                model.state.prompt?.problem = model.words(error)
            }
        }
    }
}

/// What somebody typed or pasted to be a source.
enum SourceEntry: Equatable {
    case page(String)
    case file(String)
    case text(String)

    init(_ typed: String) {
        let line = typed.split(whereSeparator: \.isWhitespace)
        guard line.count == 1, let word = line.first.map(String.init) else {
            // A path may hold blanks; a text hardly begins like one.
            let trimmed = typed.drop { $0.isWhitespace }
            let isOneLine = !typed.contains(where: \.isNewline)
            self =
                isOneLine && (trimmed.hasPrefix("/") || trimmed.hasPrefix("~/")) ? .file(String(trimmed)) : .text(typed)
            return
        }
        let lower = word.lowercased()
        if lower.hasPrefix("https://") || lower.hasPrefix("http://") || lower.hasPrefix("www.") {
            self = .page(word)
        } else if word.hasPrefix("/") || word.hasPrefix("~/") || word.hasPrefix("./") || word.hasPrefix("../") {
            self = .file(word)
        } else {
            // `usa.gov/fafsa` is an address, `No.` is not.
            let host = word.prefix { $0 != "/" }
            let ending = host.split(separator: ".").last ?? ""
            let isHost = host.contains(".") && ending.count >= 2 && ending.allSatisfy { $0.isASCII && $0.isLetter }
            self = isHost && !host.hasPrefix(".") && !host.contains("@") ? .page(word) : .text(typed)
        }
    }
}
