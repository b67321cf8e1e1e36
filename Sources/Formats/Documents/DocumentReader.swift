public import Domain

/// Makes plain text of pages and files: HTML, Markdown, CSV, text.
public struct DocumentReader: DocumentReading {
    public init() {}

    public func document(from raw: RawDocument) async throws(SourceFailure) -> SourceDocument {
        guard raw.bytes.count <= Source.largestFile else { throw .tooLarge }
        let format = try DocumentFormat(raw)
        let document = try Self.document(from: raw, format)
        guard !document.kinds.isEmpty else { throw .noText }
        return document
    }

    private static func document(
        from raw: RawDocument, _ format: DocumentFormat
    ) throws(SourceFailure) -> SourceDocument {
        switch format {
        case .html:
            let declared = raw.charset ?? DocumentFormat.declaredCharset(in: raw.bytes)
            return try HTMLText.document(try TextDecoding.text(raw.bytes, declared: declared))
        case .markdown: return MarkdownText.document(try TextDecoding.text(raw.bytes, declared: raw.charset))
        case .csv: return TableText.document(try TextDecoding.text(raw.bytes, declared: raw.charset))
        case .text: return PlainText.document(try TextDecoding.text(raw.bytes, declared: raw.charset))
        }
    }
}
