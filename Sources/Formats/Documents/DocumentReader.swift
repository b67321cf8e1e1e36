public import Domain

/// Makes plain text of pages and files: HTML, Markdown, CSV, text, docx, epub, and PDF where a program for it is there.
public struct DocumentReader: DocumentReading {
    private let pdf: (any PDFReading)?

    public init(pdf: (any PDFReading)? = nil) { self.pdf = pdf }

    public func document(from raw: RawDocument) async throws(SourceFailure) -> SourceDocument {
        guard raw.bytes.count <= Source.largestFile else { throw .tooLarge }
        let format = try DocumentFormat(raw)
        if format == .pdf {
            guard let pdf else { throw .needs("pdftotext (poppler-utils)") }
            let document = PlainText.document(try await pdf.text(of: raw.bytes))
            guard !document.kinds.isEmpty else { throw .noText }
            return document
        }
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
        case .docx: return try PackedDocument.docx(raw.bytes)
        case .epub: return try PackedDocument.epub(raw.bytes)
        case .text, .pdf: return PlainText.document(try TextDecoding.text(raw.bytes, declared: raw.charset))
        }
    }
}
