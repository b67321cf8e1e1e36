/// The plain text of a source as the reader shows it: one block a line, with what each line is.
public struct SourceDocument: Sendable, Hashable {
    /// Lines with line feeds between them, no blank ones. From outside, invalid UTF-8 replaced.
    public let text: String
    /// As many as there are lines.
    public let kinds: [LineKind]
    /// As the document calls itself; `nil` when it does not.
    public let title: String?

    public enum LineKind: Sendable, Hashable {
        case paragraph
        /// 1 is the outermost.
        case heading(level: Int)
        /// `depth` counts from 0.
        case item(depth: Int)
        case quote
        case code
        /// Cells with a tab between them.
        case row
    }

    /// - Parameter lines: Line breaks within one become spaces; an empty one is left out.
    public init(title: String?, lines: [(kind: LineKind, text: String)]) {
        var text = ""
        var kinds: [LineKind] = []
        for line in lines {
            let clean =
                line.text.contains(where: \.isNewline) ? String(line.text.map { $0.isNewline ? " " : $0 }) : line.text
            guard clean.contains(where: { !$0.isWhitespace }) else { continue }
            if !kinds.isEmpty { text += "\n" }
            text += clean
            kinds.append(line.kind)
        }
        self.title = title
        self.text = text
        self.kinds = kinds
    }

    /// Takes what ``text`` and ``kinds`` held; `nil` when they don't belong together.
    public init?(title: String?, text: String, kinds: [LineKind]) {
        let lines = kinds.isEmpty && text.isEmpty ? 0 : text.utf8.count { $0 == 0x0A } + 1
        guard lines == kinds.count else { return nil }
        self.title = title
        self.text = text
        self.kinds = kinds
    }
}

extension SourceDocument.LineKind {
    /// One letter: `p`, `1`…`6`, `a`…`i` for an entry's depth, `q`, `z`, `r`.
    public var code: Character {
        switch self {
        case .paragraph: "p"
        case .heading(let level): Character(String(min(6, max(1, level))))
        case .item(let depth): Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(min(8, max(0, depth)))))
        case .quote: "q"
        case .code: "z"
        case .row: "r"
        }
    }

    public init?(code: Character) {
        switch code {
        case "p": self = .paragraph
        case "q": self = .quote
        case "z": self = .code
        case "r": self = .row
        case "1"..."6": self = .heading(level: Int(code.asciiValue ?? 0) - 0x30)
        case "a"..."i": self = .item(depth: Int(code.asciiValue ?? 0) - 0x61)
        default: return nil
        }
    }
}
