public import Domain

/// Pages by their addresses, files by their paths; every other one fails.
public struct FakeReading: PageFetching, SourceFileReading, DocumentReading, SourceCardReading, MarkdownRendering {
    public var pages: [String: String]
    public var failure: SourceFailure

    public init(pages: [String: String] = [:], failure: SourceFailure = .missing) {
        self.pages = pages
        self.failure = failure
    }

    public func fetch(_ address: String, allowsPrivate: Bool) async throws(SourceFailure) -> RawDocument {
        try await file(at: address)
    }

    public func file(at path: String) async throws(SourceFailure) -> RawDocument {
        guard let text = pages[path] else { throw failure }
        return RawDocument(bytes: Array(text.utf8), name: path)
    }

    /// A line that begins with `#` is a heading, and names the document.
    public func document(from raw: RawDocument) async throws(SourceFailure) -> SourceDocument {
        let lines = String(decoding: raw.bytes, as: UTF8.self).split(separator: "\n").map { line in
            line.hasPrefix("#")
                ? (kind: SourceDocument.LineKind.heading(level: 1), text: String(line.dropFirst()))
                : (kind: SourceDocument.LineKind.paragraph, text: String(line))
        }
        let title = lines.first { if case .heading = $0.kind { true } else { false } }?.text
        let document = SourceDocument(title: title, lines: lines)
        guard !document.kinds.isEmpty else { throw .noText }
        return document
    }

    public func document(of college: UnitID) async throws(SourceFailure) -> SourceDocument {
        SourceDocument(title: nil, lines: [(.paragraph, "college \(college)")])
    }

    public func document(of scholarship: AwardID) async throws(SourceFailure) -> SourceDocument {
        SourceDocument(title: nil, lines: [(.paragraph, "award \(scholarship.rawValue)")])
    }

    public func html(of markdown: String) -> String { "<p>" + markdown + "</p>" }
}
