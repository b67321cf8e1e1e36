/// Something a workspace reads from: a page, a file, a text, a college's card, a scholarship, a note.
public struct Source: Sendable, Hashable, Identifiable {
    /// Bytes of a file or page.
    public static let largestFile = 50 * 1_024 * 1_024
    /// Characters of a pasted text.
    public static let longestText = 100_000
    /// Characters of a title; longer ones are cut at the end of a word.
    public static let longestTitle = 150

    public let id: SourceID
    public let workspace: WorkspaceID
    public let origin: SourceOrigin
    /// As the source calls itself, or as the student renamed it. From outside.
    public var title: String
    public var state: SourceState
    /// Milliseconds since 1970.
    public let added: Int64
    /// When its text was read last, or its state changed.
    public let updated: Int64
    /// 0 until it is ready.
    public let passages: Int

    public init(
        id: SourceID, workspace: WorkspaceID, origin: SourceOrigin, title: String, state: SourceState = .added,
        added: Int64, updated: Int64, passages: Int = 0
    ) {
        self.id = id
        self.workspace = workspace
        self.origin = origin
        self.title = title
        self.state = state
        self.added = added
        self.updated = updated
        self.passages = passages
    }
}

/// Where a source comes from.
public enum SourceOrigin: Sendable, Hashable {
    /// An address, `http` or `https`.
    case page(String)
    /// The path of a file at the time it was added.
    case file(String)
    case text
    case college(UnitID)
    case scholarship(AwardID)
    case note(NoteID)

    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case page, file, text, college, scholarship, note
    }

    public var kind: Kind {
        switch self {
        case .page: .page
        case .file: .file
        case .text: .text
        case .college: .college
        case .scholarship: .scholarship
        case .note: .note
        }
    }

    /// What names the thing within its kind; empty for a pasted text.
    public var reference: String {
        switch self {
        case .page(let address): address
        case .file(let path): path
        case .text: ""
        case .college(let id): id.description
        case .scholarship(let id): id.rawValue
        case .note(let id): String(id.rawValue)
        }
    }

    /// `nil` for a reference that names nothing of this kind.
    public init?(_ kind: Kind, reference: String) {
        switch kind {
        case .page: self = .page(reference)
        case .file: self = .file(reference)
        case .text: self = .text
        case .college:
            guard let id = UnitID(reference) else { return nil }
            self = .college(id)
        case .scholarship: self = .scholarship(AwardID(reference))
        case .note:
            guard let id = Int64(reference) else { return nil }
            self = .note(NoteID(id))
        }
    }
}

/// How far a source has come.
public enum SourceState: Sendable, Hashable {
    case added
    case extracting
    case indexing
    case ready
    case failed(SourceFailure)

    /// 0, 25, 50 or 100 per cent; `nil` for one that failed.
    public var progress: Int? {
        switch self {
        case .added: 0
        case .extracting: 25
        case .indexing: 50
        case .ready: 100
        case .failed: nil
        }
    }
}
