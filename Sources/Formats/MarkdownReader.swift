private import CMarkdown
public import Domain

/// Reads messages as Markdown by libcmark-gfm, which is opened with the first message that needs it; without the library
/// a message stands as it was written.
public struct MarkdownReader: RichTextReading {
    public init() {}

    public func read(_ body: String) -> RichText {
        guard Self.mayHoldMarkdown(body) else { return PlainTextReader().read(body) }
        var writer = RichTextWriter()
        let isRead = withUnsafeMutablePointer(to: &writer) { writer in
            var text = body
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    cmarkdown_walk(characters.baseAddress, characters.count, writer) { context, step in
                        guard let context, let step else { return }
                        context.assumingMemoryBound(to: RichTextWriter.self).pointee.take(step.pointee)
                    }
                }
            }
        }
        return isRead ? writer.finished() : PlainTextReader().read(body)
    }

    /// Most messages are plain, and need no library.
    private static func mayHoldMarkdown(_ body: String) -> Bool {
        var atStart = true
        var digits = false
        for byte in body.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "&"):
                return true
            case UInt8(ascii: ">"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"): if atStart { return true }
            case UInt8(ascii: "."), UInt8(ascii: ")"): if digits { return true }
            default: break
            }
            digits = (atStart || digits) && (0x30...0x39).contains(byte)
            atStart = byte == 0x0A || (atStart && byte == 0x20)
        }
        return false
    }
}

/// Makes lines of the parts of a document as they are visited.
private struct RichTextWriter {
    private var lines: [RichText.Line] = []
    private var spans: [RichText.Span] = []
    private var styles: [RichText.Style] = []
    private var link: (target: String, start: Int)?
    /// The next number of each list around; `nil` for bullets.
    private var lists: [Int?] = []
    /// Stands in front of the first line of an entry.
    private var marker: String?
    private var quotes = 0
    private var lastLine = 0

    mutating func take(_ step: cmarkdown_step) {
        switch step.kind {
        case cmarkdown_paragraph, cmarkdown_heading:
            if step.enters {
                leaveGap(before: step)
                if step.kind == cmarkdown_heading { styles.append(.strong) }
            } else {
                if step.kind == cmarkdown_heading { styles.removeLast() }
                endLine()
                lastLine = Int(step.last_line)
            }
        case cmarkdown_quote: quotes += step.enters ? 1 : -1
        case cmarkdown_list:
            if step.enters { lists.append(step.number < 0 ? nil : Int(step.number)) } else { lists.removeLast() }
        case cmarkdown_item:
            if step.enters { beginItem() } else if marker != nil { endLine() }
        case cmarkdown_code_block, cmarkdown_html_block:
            leaveGap(before: step)
            for line in Self.text(step).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).trimmed {
                lines.append(RichText.Line(.code, [RichText.Span(String(line))]))
            }
            lastLine = Int(step.last_line)
        case cmarkdown_rule:
            leaveGap(before: step)
            lines.append(RichText.Line(.text, [RichText.Span("────")]))
            lastLine = Int(step.last_line)
        case cmarkdown_soft_break, cmarkdown_line_break: endLine()
        case cmarkdown_text: add(Self.text(step), style)
        case cmarkdown_html: add(Self.text(step), style)
        case cmarkdown_code: add(Self.text(step), style.union(.code))
        case cmarkdown_emphasis: change(.emphasis, step)
        case cmarkdown_strong: change(.strong, step)
        case cmarkdown_struck: change(.struck, step)
        case cmarkdown_link, cmarkdown_image:
            if step.enters {
                link = (step.url.map { String(cString: $0) } ?? "", spans.count)
            } else {
                endLink()
            }
        default: break
        }
    }

    mutating func finished() -> RichText {
        if !spans.isEmpty { endLine() }
        for index in lines.indices { lines[index].spans = Self.joined(lines[index].spans) }
        return RichText(lines: lines.isEmpty ? [RichText.Line(.text, [RichText.Span("")])] : lines)
    }

    private static func text(_ step: cmarkdown_step) -> String { step.literal.map { String(cString: $0) } ?? "" }

    private var style: RichText.Style { styles.reduce([]) { $0.union($1) } }

    private mutating func change(_ style: RichText.Style, _ step: cmarkdown_step) {
        if step.enters { styles.append(style) } else { styles.removeLast() }
    }

    private mutating func add(_ text: String, _ style: RichText.Style) {
        if !text.isEmpty { spans.append(RichText.Span(text, style)) }
    }

    /// A blank line of the source stays one.
    private mutating func leaveGap(before step: cmarkdown_step) {
        guard lastLine > 0, Int(step.first_line) > lastLine + 1, marker == nil else { return }
        lines.append(RichText.Line(quotes > 0 ? .quote : .text, [RichText.Span("")]))
    }

    private mutating func beginItem() {
        guard let last = lists.indices.last else { return }
        if let number = lists[last] {
            marker = "\(number)."
            lists[last] = number + 1
        } else {
            marker = "•"
        }
    }

    private mutating func endLine() {
        var kind = RichText.Kind.text
        if let marker {
            kind = .item(marker: marker, depth: max(0, lists.count - 1))
        } else if quotes > 0 {
            kind = .quote
        } else if !lists.isEmpty {
            // What follows in an entry stands under its text.
            kind = .item(marker: " ", depth: max(0, lists.count - 1))
        }
        marker = nil
        lines.append(RichText.Line(kind, spans))
        spans = []
        if link != nil { link?.start = 0 }
    }

    private mutating func endLink() {
        guard let open = link else { return }
        link = nil
        let text = spans[min(open.start, spans.count)...].map(\.text).joined()
        guard let target = MessageLink(open.target, text: text) else {
            // Not a place to go to: what was written stays in sight.
            return add(" (" + open.target + ")", style)
        }
        if text.isEmpty { add(open.target, style) }
        for index in min(open.start, spans.count)..<spans.count { spans[index].link = target }
    }

    /// Neighbours of one look are one span; addresses in plain text become links.
    private static func joined(_ spans: [RichText.Span]) -> [RichText.Span] {
        var result: [RichText.Span] = []
        for span in spans {
            if let last = result.last, last.style == span.style, last.link == span.link {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
        return result.flatMap { span -> [RichText.Span] in
            guard span.link == nil, !span.style.contains(.code) else { return [span] }
            return MessageLink.spans(of: span.text, style: span.style)
        }
    }
}

extension [Substring] {
    /// Without the empty last line of a code block.
    fileprivate var trimmed: [Substring] { last?.isEmpty == true ? Array(dropLast()) : self }
}
