import Domain
import Presentation

/// Rich text broken into lines of a width, its links short and with their host in sight.
struct RichTextLayout {
    let lines: [Line]

    /// - Parameters:
    ///   - highlight: Words that a search found.
    ///   - lead: Stands in front of the first line.
    init(_ text: RichText, width: Int, highlight: String?, lead: Line? = nil, isMuted: Bool = false) {
        let numbers = Dictionary(text.links.enumerated().map { ($1.target, $0 + 1) }) { first, _ in first }
        let words = (highlight ?? "").split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
        var lines: [Line] = []
        for (index, source) in text.lines.enumerated() {
            var spans: [Span] = index == 0 ? lead?.spans ?? [] : []
            for span in source.spans {
                spans += Self.spans(of: span, in: source.kind, numbers: numbers, isMuted: isMuted)
            }
            if !words.isEmpty { spans = spans.flatMap { Self.mark($0, words) } }
            lines += Self.rows(Line(spans), source.kind, width: width)
        }
        self.lines = lines
    }

    private static func rows(_ line: Line, _ kind: RichText.Kind, width: Int) -> [Line] {
        let lead: Line
        switch kind {
        case .text: lead = ""
        case .quote, .code: lead = [Span("▏ ", Style(.border))]
        case .item(let marker, let depth):
            lead = [Span(.spaces(min(8, 2 * depth)) + DisplayText(marker).clipped(to: 6) + " ", .muted)]
        }
        guard lead.width > 0, lead.width < width / 2 else { return nonEmpty(Paragraph([line]).rows(width: width)) }
        let rows = nonEmpty(Paragraph([line]).rows(width: width - lead.width))
        return rows.enumerated().map { index, row in
            if case .item = kind, index > 0 { return Line(.spaces(lead.width)) + row }
            return lead + row
        }
    }

    private static func nonEmpty(_ rows: [Line]) -> [Line] { rows.isEmpty ? [""] : rows }

    private static func spans(
        of span: RichText.Span, in kind: RichText.Kind, numbers: [String: Int], isMuted: Bool
    ) -> [Span] {
        var style = isMuted || kind == .quote || span.style.contains(.struck) ? Style.muted : .text
        if span.style.contains(.code) || kind == .code { style.role = .sample }
        if span.style.contains(.strong) { style.attributes.insert(.bold) }
        if span.style.contains(.emphasis) { style.attributes.insert(.underline) }
        guard let link = span.link else { return [Span(DisplayText(span.text), style)] }
        let target = DisplayText(link.target)
        let isAddress = span.text == link.target
        var spans = [
            Span(isAddress ? LinkLabel.short(link) : DisplayText(span.text), Style(.link), target: target)
        ]
        if !isAddress {
            spans.append(Span(" (" + DisplayText(link.host) + ")", link.isMisleading ? Style(.bad) : .muted))
        }
        if link.isMisleading { spans.append(Span(" ⚠", Style(.bad, .bold))) }
        if numbers.count > 1, let number = numbers[link.target] { spans.append(Span("[\(number)]", .muted)) }
        return spans
    }

    /// Cuts a span at the words of a search and marks them.
    private static func mark(_ span: Span, _ words: [String]) -> [Span] {
        let characters = Array(span.text.string)
        let folded = characters.map { $0.lowercased() }
        var marked = [Bool](repeating: false, count: characters.count)
        for word in words {
            let needle = word.map(String.init)
            guard !needle.isEmpty, folded.count >= needle.count else { continue }
            for start in 0...(folded.count - needle.count)
            where folded[start..<start + needle.count].elementsEqual(needle) {
                for index in start..<start + needle.count { marked[index] = true }
            }
        }
        guard marked.contains(true) else { return [span] }
        var result: [Span] = []
        var start = 0
        while start < characters.count {
            let end = marked[start...].firstIndex { $0 != marked[start] } ?? characters.count
            var piece = span
            piece.text = DisplayText(clean: String(characters[start..<end]))
            if marked[start] { piece.style.attributes.formUnion([.bold, .reverse]) }
            result.append(piece)
            start = end
        }
        return result
    }
}

/// How an address is shown where it stands for itself.
enum LinkLabel {
    /// Columns of a long address that are shown.
    static let limit = 48

    /// Host and path without the scheme, long ones cut in the path; never cut in the host.
    static func short(_ link: MessageLink) -> DisplayText {
        let whole = DisplayText(link.target)
        guard CellWidth.of(whole) > limit else { return whole }
        guard let slashes = link.target.range(of: "://") else { return whole.clipped(to: limit) }
        let rest = link.target[slashes.upperBound...]
        let host = rest.prefix { !"/?#".contains($0) }
        let path = DisplayText(String(rest.dropFirst(host.count)))
        // What stands before an @ is no host, and must not pass for one.
        let shownHost = DisplayText(link.host)
        return shownHost + path.clipped(to: max(8, limit - CellWidth.of(shownHost)))
    }
}

extension String {
    /// The first occurrence, without Foundation.
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
