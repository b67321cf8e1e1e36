internal import Domain

/// From an added source to one that can be searched.
extension NotebookService {
    func read(_ source: Source) {
        guard reading[source.id] == nil else { return }
        reading[source.id] = Task {
            await work(on: source)
            reading[source.id] = nil
        }
    }

    private func work(on source: Source) async {
        do throws(SourceFailure) {
            try await enter(.extracting, source)
            let document = try await document(from: source)
            try await enter(.indexing, source)
            try await storingSource { () throws(StorageError) in
                try await ports.sources.save(document, of: source.id)
                if let title = Self.newTitle(for: source, document) {
                    try await ports.sources.rename(source.id, to: title)
                }
            }
            tell(.sources(source.workspace))
        } catch {
            // A source that was stopped stays as it is, to be taken up again.
            if Task.isCancelled || error == .cancelled { return }
            // Where even this can't be stored, the source stays unfinished and is taken up by the next start.
            try? await ports.sources.setState(.failed(error), of: source.id)
            tell(.sources(source.workspace))
        }
    }

    private func enter(_ state: SourceState, _ source: Source) async throws(SourceFailure) {
        if Task.isCancelled { throw .cancelled }
        try await storingSource { () throws(StorageError) in try await ports.sources.setState(state, of: source.id) }
        tell(.sources(source.workspace))
    }

    private func document(from source: Source) async throws(SourceFailure) -> SourceDocument {
        switch source.origin {
        case .page(let address):
            let raw = try await ports.pages.fetch(address, allowsPrivate: allowsPrivate)
            return try await ports.reader.document(from: raw)
        case .file(let path): return try await ports.reader.document(from: try await ports.files.file(at: path))
        case .text:
            let input = try await storingSource { () throws(StorageError) in
                try await ports.sources.input(of: source.id)
            }
            guard let input else { throw .missing }
            return try await ports.reader.document(
                from: RawDocument(bytes: input, mediaType: "text/markdown", charset: "utf-8", name: source.title))
        case .college(let id): return try await ports.cards.document(of: id)
        case .scholarship(let id): return try await ports.cards.document(of: id)
        case .note(let id):
            let note = try await storingSource { () throws(StorageError) in try await ports.notes.note(id) }
            guard let note else { throw .missing }
            return try await ports.reader.document(
                from: RawDocument(
                    bytes: Array(note.body.utf8), mediaType: "text/markdown", charset: "utf-8", name: note.title))
        }
    }

    /// What the document calls itself, where the source has no name but its address.
    private static func newTitle(for source: Source, _ document: SourceDocument) -> String? {
        guard let title = document.title, !title.isEmpty else { return nil }
        switch source.origin {
        case .page(let address):
            return source.title == shortened(Self.title(ofPage: address)) ? shortened(title) : nil
        case .file(let path):
            return source.title == shortened(path.split(separator: "/").last.map(String.init) ?? path)
                ? shortened(title) : nil
        default: return nil
        }
    }

    private func storingSource<Result: Sendable>(
        _ body: () async throws(StorageError) -> Result
    ) async throws(SourceFailure) -> Result {
        do throws(StorageError) { return try await body() } catch { throw .storage(error) }
    }
}
