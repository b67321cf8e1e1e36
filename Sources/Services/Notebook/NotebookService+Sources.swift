public import Domain

extension NotebookService {
    public func sources(
        in workspace: WorkspaceID, _ query: NotebookQuery = NotebookQuery()
    ) async throws(NotebookError) -> NotebookPage<Source> {
        try await storing { () throws(StorageError) in try await ports.sources.sources(in: workspace, query) }
    }

    public func source(_ id: SourceID) async throws(NotebookError) -> Source? {
        try await storing { () throws(StorageError) in try await ports.sources.source(id) }
    }

    public func sourceCounts(in workspace: WorkspaceID) async throws(NotebookError) -> SourceCounts {
        let counts = try await storing { () throws(StorageError) in try await ports.sources.counts(in: workspace) }
        return SourceCounts(all: counts.all, ready: counts.ready)
    }

    public func document(of id: SourceID) async throws(NotebookError) -> SourceDocument? {
        try await storing { () throws(StorageError) in try await ports.sources.document(of: id) }
    }

    public func previousDocument(of id: SourceID) async throws(NotebookError) -> SourceDocument? {
        try await storing { () throws(StorageError) in try await ports.sources.previousDocument(of: id) }
    }

    public func passages(
        matching words: String, in scope: SourceScope, of workspace: WorkspaceID, limit: Int
    ) async throws(NotebookError) -> [PassageHit] {
        try await storing { () throws(StorageError) in
            try await ports.passages.passages(matching: words, in: scope, of: workspace, limit: limit)
        }
    }

    /// The source's state is `added` when this returns; what becomes of it is told by ``signals()``.
    public func addPage(_ address: String, to workspace: WorkspaceID) async throws(NotebookError) -> Source {
        let address = try Self.line(address, limit: 8_192)
        return try await add(.page(address), title: Self.title(ofPage: address), to: workspace)
    }

    public func addFile(_ path: String, to workspace: WorkspaceID) async throws(NotebookError) -> Source {
        guard !path.isEmpty else { throw .empty }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return try await add(.file(path), title: name, to: workspace)
    }

    /// - Parameter title: Empty for the text's first words.
    public func addText(
        _ text: String, title: String, to workspace: WorkspaceID
    ) async throws(NotebookError) -> Source {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard text.count <= Source.longestText else { throw .tooLong(limit: Source.longestText) }
        let first = text.prefix(400).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return try await add(.text, title: title.isEmpty ? first : title, input: Array(text.utf8), to: workspace)
    }

    public func addCollege(
        _ id: UnitID, named name: String, to workspace: WorkspaceID
    ) async throws(NotebookError) -> Source {
        try await add(.college(id), title: name, to: workspace)
    }

    public func addScholarship(
        _ id: AwardID, named name: String, to workspace: WorkspaceID
    ) async throws(NotebookError) -> Source {
        try await add(.scholarship(id), title: name, to: workspace)
    }

    /// - Throws: `source(.circular)` for a note that rests, through whatever sources, on itself.
    public func addNote(_ id: NoteID, to workspace: WorkspaceID) async throws(NotebookError) -> Source {
        let note = try await storing { () throws(StorageError) in try await ports.notes.note(id) }
        guard let note else { throw .missing }
        guard try await !rests(note, on: id) else { throw .source(.circular) }
        return try await add(.note(id), title: note.title, to: workspace)
    }

    /// Reads a source once more: after a failure, or to see what has changed.
    public func readAgain(_ id: SourceID) async throws(NotebookError) {
        guard let source = try await source(id) else { throw .missing }
        guard reading[id] == nil else { return }
        // A pasted text is not kept once it was read; there is nothing that could have changed.
        if source.origin == .text, source.state == .ready { return }
        try await storing { () throws(StorageError) in try await ports.sources.setState(.added, of: id) }
        tell(.sources(source.workspace))
        read(source)
    }

    public func renameSource(_ id: SourceID, to title: String) async throws(NotebookError) {
        let title = try Self.line(title, limit: Source.longestTitle)
        try await change(id) { () throws(StorageError) in try await ports.sources.rename(id, to: title) }
    }

    public func removeSource(_ id: SourceID) async throws(NotebookError) {
        reading[id]?.cancel()
        try await change(id) { () throws(StorageError) in try await ports.sources.remove(id) }
    }

    public func restoreSource(_ id: SourceID) async throws(NotebookError) {
        try await storing { () throws(StorageError) in try await ports.sources.restore(id) }
        guard let source = try await source(id) else { return }
        tell(.sources(source.workspace))
        if source.state.progress.map({ $0 < 100 }) == true { read(source) }
    }

    /// Waits until the source is ready or has failed.
    public func settled(_ id: SourceID) async throws(NotebookError) -> Source? {
        await reading[id]?.value
        return try await source(id)
    }

    private func change(
        _ id: SourceID, _ body: () async throws(StorageError) -> Void
    ) async throws(NotebookError) {
        guard let source = try await source(id) else { throw .missing }
        try await storing(body)
        tell(.sources(source.workspace))
    }

    private func add(
        _ origin: SourceOrigin, title: String, input: [UInt8]? = nil, to workspace: WorkspaceID
    ) async throws(NotebookError) -> Source {
        let title = Self.shortened(title)
        let source = try await storing { () throws(StorageError) in
            try await ports.sources.add(origin, title: title, input: input, to: workspace)
        }
        tell(.sources(workspace))
        read(source)
        return source
    }

    /// Whether a note cites a source that, through notes and their sources, is the note `target`.
    private func rests(_ note: Note, on target: NoteID) async throws(NotebookError) -> Bool {
        var seen: Set<NoteID> = []
        var waiting = [note]
        while let next = waiting.popLast() {
            for case .source(let id, _) in next.citations.map(\.target) {
                guard case .note(let inner)? = try await source(id)?.origin else { continue }
                if inner == target { return true }
                guard seen.insert(inner).inserted else { continue }
                let found = try await storing { () throws(StorageError) in try await ports.notes.note(inner) }
                if let found { waiting.append(found) }
            }
        }
        return false
    }

    /// An address without its scheme.
    static func title(ofPage address: String) -> String {
        for scheme in ["https://", "http://"] where address.lowercased().hasPrefix(scheme) {
            return String(address.dropFirst(scheme.count))
        }
        return address
    }

    /// One line of at most ``Source/longestTitle`` characters, cut behind a word.
    static func shortened(_ title: String) -> String {
        let line = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > Source.longestTitle else { return line }
        let head = line.prefix(Source.longestTitle - 1)
        let end = head.lastIndex(of: " ").flatMap { head.distance(from: head.startIndex, to: $0) > 40 ? $0 : nil }
        return String(head[..<(end ?? head.endIndex)]) + "…"
    }
}

/// How many sources a workspace has.
public struct SourceCounts: Sendable, Hashable {
    public let all: Int
    public let ready: Int

    public init(all: Int, ready: Int) {
        self.all = all
        self.ready = ready
    }
}
