internal import Domain

/// How a document is read, by what it was called and what its bytes say.
enum DocumentFormat: Sendable, Hashable {
    case html, markdown, csv, text, docx, epub, pdf

    /// - Throws: `wrongType` for anything else.
    init(_ raw: RawDocument) throws(SourceFailure) {
        let ending = raw.name.lowercased().split(separator: ".").last.map(String.init) ?? ""
        if let packed = Self.packed(raw.mediaType, ending) {
            self = packed
            return
        }
        switch raw.mediaType {
        case "text/html", "application/xhtml+xml": self = .html
        case "text/markdown", "text/x-markdown": self = .markdown
        case "text/csv": self = .csv
        case "text/plain": self = Self.byEnding[ending] ?? .text
        case nil, "application/octet-stream":
            if let known = Self.byEnding[ending] {
                self = known
            } else if Self.looksLikeHTML(raw.bytes) {
                self = .html
            } else if Self.looksLikeText(raw.bytes) {
                self = .text
            } else {
                throw .wrongType(ending.isEmpty ? "binary" : ending)
            }
        case .some(let type): throw .wrongType(type)
        }
        guard Self.looksLikeText(raw.bytes) else { throw .wrongType(raw.mediaType ?? ending) }
    }

    /// Documents that are no text themselves; what their bytes are is found when they are read.
    private static func packed(_ mediaType: String?, _ ending: String) -> DocumentFormat? {
        switch mediaType {
        case "application/pdf": .pdf
        case "application/epub+zip": .epub
        case "application/vnd.openxmlformats-officedocument.wordprocessingml.document": .docx
        case nil, "application/octet-stream", "application/zip": ["pdf": .pdf, "epub": .epub, "docx": .docx][ending]
        default: nil
        }
    }

    private static let byEnding: [String: DocumentFormat] = [
        "html": .html, "htm": .html, "xhtml": .html, "md": .markdown, "markdown": .markdown, "csv": .csv, "txt": .text,
        "text": .text,
    ]

    /// What `<meta charset>` says in the first bytes; `nil` where it says nothing.
    static func declaredCharset(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(2_048), as: UTF8.self).lowercased()
        var rest = head[...]
        while let found = rest.firstRange(of: "charset") {
            rest = rest[found.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            guard value.first == "=" else { continue }
            let name = value.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
                .prefix { $0.isLetter || $0.isNumber || "-_:.".contains($0) }
            // A page that can be read this far is none of two bytes a character.
            return name.isEmpty || name.hasPrefix("utf-16") ? nil : String(name)
        }
        return nil
    }

    private static func looksLikeHTML(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(1_024), as: UTF8.self).lowercased()
        return ["<!doctype html", "<html", "<body", "<main", "<div"].contains { head.contains($0) }
    }

    /// No pictures, archives, programs: few control characters, or zeros in the rhythm of two bytes a character.
    private static func looksLikeText(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(4_096)
        if [
            [0x25, 0x50, 0x44, 0x46], [0x50, 0x4B, 3, 4], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF],
            [0x7F, 0x45, 0x4C, 0x46],
        ]
        .contains(where: { head.starts(with: $0) }) {
            return false
        }
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0, 0, 0xFE, 0xFF]) {
            return true
        }
        let controls = head.count { $0 < 0x20 && ![0, 0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
        let zeros = head.count { $0 == 0 }
        return controls * 50 <= head.count && (zeros == 0 || zeros * 3 > head.count && zeros * 3 < head.count * 2)
    }
}
