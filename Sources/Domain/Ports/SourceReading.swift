/// Fetches one page of the web.
public protocol PageFetching: Sendable {
    /// - Parameter allowsPrivate: Addresses of this machine and its own network are asked as well.
    func fetch(_ address: String, allowsPrivate: Bool) async throws(SourceFailure) -> RawDocument
}

/// Reads one file of this machine.
public protocol SourceFileReading: Sendable {
    /// - Throws: `missing`, `unreadable`, or `tooLarge` above ``Source/largestFile``.
    func file(at path: String) async throws(SourceFailure) -> RawDocument
}

/// Makes plain text of what was fetched, read or pasted.
public protocol DocumentReading: Sendable {
    func document(from raw: RawDocument) async throws(SourceFailure) -> SourceDocument
}

/// Bytes with what is known of them. All of it from outside.
public struct RawDocument: Sendable, Hashable {
    public var bytes: [UInt8]
    /// In small letters and without parameters, `text/html`; `nil` when nobody said.
    public var mediaType: String?
    /// As the server named it; `nil` when it did not.
    public var charset: String?
    /// A file's name or a page's address, for its ending and as the title of last resort.
    public var name: String

    public init(bytes: [UInt8], mediaType: String? = nil, charset: String? = nil, name: String) {
        self.bytes = bytes
        self.mediaType = mediaType
        self.charset = charset
        self.name = name
    }
}

/// Writes what the program knows of a college or a scholarship as a document.
public protocol SourceCardReading: Sendable {
    /// - Throws: `missing` when there is none of this id.
    func document(of college: UnitID) async throws(SourceFailure) -> SourceDocument
    func document(of scholarship: AwardID) async throws(SourceFailure) -> SourceDocument
}

/// Makes HTML of Markdown, without markup of the text's own.
public protocol MarkdownRendering: Sendable {
    func html(of markdown: String) -> String
}

/// Reads the text of a PDF.
public protocol PDFReading: Sendable {
    func text(of bytes: [UInt8]) async throws(SourceFailure) -> String
}
