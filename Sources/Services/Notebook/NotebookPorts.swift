public import Domain

/// What the notebook reaches storage, network and files through.
public struct NotebookPorts: Sendable {
    public var workspaces: any WorkspaceStore
    public var sources: any SourceStore
    public var passages: any PassageSearching
    public var notes: any NoteStore
    public var pages: any PageFetching
    public var files: any SourceFileReading
    public var reader: any DocumentReading
    public var cards: any SourceCardReading
    public var renderer: any MarkdownRendering

    public init(
        workspaces: any WorkspaceStore, sources: any SourceStore, passages: any PassageSearching,
        notes: any NoteStore, pages: any PageFetching, files: any SourceFileReading, reader: any DocumentReading,
        cards: any SourceCardReading, renderer: any MarkdownRendering
    ) {
        self.workspaces = workspaces
        self.sources = sources
        self.passages = passages
        self.notes = notes
        self.pages = pages
        self.files = files
        self.reader = reader
        self.cards = cards
        self.renderer = renderer
    }
}
