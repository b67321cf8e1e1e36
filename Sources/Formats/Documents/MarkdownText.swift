private import CMarkdown
internal import Domain

/// Lines of a Markdown text without its marks, by cmark-gfm; without the library the text stays as it is written.
enum MarkdownText {
    static func document(_ text: String) -> SourceDocument {
        var writer = Writer()
        var text = text
        let isRead = text.withUTF8 { bytes in
            withUnsafeMutablePointer(to: &writer) { context in
                bytes.withMemoryRebound(to: CChar.self) { pointer in
                    cmarkdown_walk(pointer.baseAddress, pointer.count, context) { context, step in
                        guard let context, let step else { return }
                        context.assumingMemoryBound(to: Writer.self).pointee.take(step.pointee)
                    }
                }
            }
        }
        return isRead ? SourceDocument(title: writer.title, lines: writer.lines) : PlainText.document(text)
    }

    private struct Writer {
        var lines: [(kind: SourceDocument.LineKind, text: String)] = []
        var title: String?
        private var line = ""
        private var lists = 0
        private var quotes = 0
        private var images = 0

        mutating func take(_ step: cmarkdown_step) {
            switch step.kind {
            case cmarkdown_paragraph: if !step.enters { endLine(resting) }
            case cmarkdown_heading:
                if step.enters { return }
                if title == nil { title = line }
                endLine(.heading(level: Int(step.number)))
            case cmarkdown_quote: quotes += step.enters ? 1 : -1
            case cmarkdown_list: lists += step.enters ? 1 : -1
            case cmarkdown_code_block:
                for part in text(step).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                    lines.append((.code, String(part)))
                }
            case cmarkdown_soft_break, cmarkdown_line_break: line += " "
            case cmarkdown_text, cmarkdown_code: if images == 0 { line += text(step) }
            case cmarkdown_image: images += step.enters ? 1 : -1
            default: break
            }
        }

        private var resting: SourceDocument.LineKind {
            if lists > 0 { return .item(depth: lists - 1) }
            return quotes > 0 ? .quote : .paragraph
        }

        private func text(_ step: cmarkdown_step) -> String { step.literal.map { String(cString: $0) } ?? "" }

        private mutating func endLine(_ kind: SourceDocument.LineKind) {
            lines.append((kind, line))
            line = ""
        }
    }
}
