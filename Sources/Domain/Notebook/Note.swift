/// A note in Markdown. Its body is kept byte by byte as it was written.
public struct Note: Sendable, Hashable, Identifiable {
    /// Characters.
    public static let longestTitle = 150
    public static let longestBody = 20_000
    public static let longestNotebook = 100_000

    public enum Kind: String, Sendable, Hashable {
        case note
        /// The one document of a workspace that goes first in its export.
        case notebook
    }

    public let id: NoteID
    public let workspace: WorkspaceID
    public let kind: Kind
    public var title: String
    public var body: String
    /// Without `#`, in the order they were given.
    public var tags: [String]
    /// The college on whose card the note shows.
    public var college: UnitID?
    /// What `[1]`, `[2]` … in the body rest on.
    public var citations: [NoteCitation]
    /// Milliseconds since 1970.
    public let created: Int64
    public let updated: Int64

    public init(
        id: NoteID, workspace: WorkspaceID, kind: Kind = .note, title: String, body: String = "", tags: [String] = [],
        college: UnitID? = nil, citations: [NoteCitation] = [], created: Int64, updated: Int64
    ) {
        self.id = id
        self.workspace = workspace
        self.kind = kind
        self.title = title
        self.body = body
        self.tags = tags
        self.college = college
        self.citations = citations
        self.created = created
        self.updated = updated
    }

    /// Characters a body of this kind may have.
    public var limit: Int { kind == .note ? Note.longestBody : Note.longestNotebook }
}

/// What one `[n]` of a note rests on. The quotation stays even when the source changes or goes.
public struct NoteCitation: Sendable, Hashable {
    /// From 1, as in the body.
    public let number: Int
    public let target: Target
    /// Title of the source, from outside.
    public let title: String
    /// Where in it: the headings, or the figure with its year. From outside, may be empty.
    public let place: String
    /// What was read there, word for word. From outside.
    public let quote: String

    public enum Target: Sendable, Hashable {
        /// A passage of a workspace's source; the range is one of ``SourceDocument/text``.
        case source(SourceID, Range<Int>)
        case college(UnitID)
        case scholarship(AwardID)
        /// A guidance text that ships, by its name.
        case guidance(String)
        case profile
    }

    public init(number: Int, target: Target, title: String, place: String, quote: String) {
        self.number = number
        self.target = target
        self.title = title
        self.place = place
        self.quote = quote
    }
}

/// A note that is about to be made.
public struct NewNote: Sendable, Hashable {
    public var kind: Note.Kind
    public var title: String
    public var body: String
    public var tags: [String]
    public var college: UnitID?
    public var citations: [NoteCitation]

    public init(
        kind: Note.Kind = .note, title: String, body: String = "", tags: [String] = [], college: UnitID? = nil,
        citations: [NoteCitation] = []
    ) {
        self.kind = kind
        self.title = title
        self.body = body
        self.tags = tags
        self.college = college
        self.citations = citations
    }
}
