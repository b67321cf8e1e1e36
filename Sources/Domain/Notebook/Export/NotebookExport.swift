/// A workspace as files hold it: everything that makes the same notebook again, with numbers of its own.
public struct NotebookExport: Sendable, Hashable {
    public var name: String
    public var objective: String
    /// In the order they were added; a source's number is its place from 1.
    public var sources: [Item]
    /// The notebook document first, then the notes in the order they were made.
    public var notes: [NewNote]
    /// Titles of what could not be read, and is not in here.
    public var missing: [String]

    /// A source with its text.
    public struct Item: Sendable, Hashable {
        public var origin: SourceOrigin
        public var title: String
        /// `nil` for one that was never read.
        public var document: SourceDocument?
        /// Milliseconds since 1970.
        public var added: Int64

        public init(origin: SourceOrigin, title: String, document: SourceDocument?, added: Int64) {
            self.origin = origin
            self.title = title
            self.document = document
            self.added = added
        }
    }

    /// Citations of sources, and sources that are notes, name them by their numbers here; 0 names one that is gone.
    public init(
        name: String, objective: String = "", sources: [Item] = [], notes: [NewNote] = [], missing: [String] = []
    ) {
        self.name = name
        self.objective = objective
        self.sources = sources
        self.notes = notes
        self.missing = missing
    }

    /// The same with one note, and the sources it cites.
    public func only(noteAt index: Int) -> NotebookExport {
        var note = notes[index]
        var kept: [Int] = []
        note.citations = note.citations.map { citation in
            guard case .source(let id, let range) = citation.target, sources.indices.contains(Int(id.rawValue) - 1)
            else { return citation }
            let place = Int(id.rawValue) - 1
            if !kept.contains(place) { kept.append(place) }
            return citation.pointing(at: .source(SourceID(Int64((kept.firstIndex(of: place) ?? 0) + 1)), range))
        }
        var items = kept.map { sources[$0] }
        for index in items.indices {
            if case .note = items[index].origin { items[index].origin = .note(NoteID(0)) }
        }
        return NotebookExport(name: note.title, sources: items, notes: [note])
    }

    /// A name for a file, of letters and digits of any script, without what a file system or shell minds.
    public static func fileName(_ title: String) -> String {
        var name = ""
        for character in DisplayText(title).string {
            let isPlain = character.isLetter || character.isNumber
            if isPlain, name.utf8.count + String(character).utf8.count <= 80 {
                name.append(character)
            } else if !name.hasSuffix("-"), !name.isEmpty {
                name.append("-")
            }
        }
        while name.hasSuffix("-") { name.removeLast() }
        // Names that Windows keeps for devices.
        let reserved: Set = ["con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3"]
        return name.isEmpty || reserved.contains(name.lowercased()) ? "notebook" : name
    }
}

/// How a notebook is written into a file.
public enum NotebookFormat: String, Sendable, Hashable, CaseIterable {
    case markdown = "md"
    case text = "txt"
    case html
    case json
}

extension NoteCitation {
    public func pointing(at target: Target) -> NoteCitation {
        NoteCitation(number: number, target: target, title: title, place: place, quote: quote)
    }
}
