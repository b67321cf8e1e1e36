public import Domain
public import Services

/// What Sources shows: the list of the workspace's sources, and the one that is being read.
public struct SourcesState: Equatable, Sendable {
    public var workspace: Workspace?
    public var counts = SourceCounts(all: 0, ready: 0)
    public var items: [Source] = []
    /// How many there are on all pages.
    public var total = 0
    public var selection = ListSelection()
    public var order = NotebookOrder.updated
    /// Words that the list is searched for; empty for all.
    public var words = ""
    public var isLoaded = false
    public var prompt: NotebookPrompt?
    public var panel: NotebookPanel?
    public var reader: ReaderState?
    /// The list of workspaces and its field lie over everything.
    public var desk: NotebookPanel?
    public var naming: NotebookPrompt?

    public init() {}

    public var selected: Source? { selection.index.flatMap { items.indices.contains($0) ? items[$0] : nil } }
}

/// A source that is being read.
public struct ReaderState: Equatable, Sendable {
    public let source: Source
    public let lines: [ReaderLine]
    /// The line that the reader is at.
    public var selection: ListSelection
    /// What a citation points at, in the UTF-8 of the document's text.
    public var mark: Range<Int>?
    /// Words that were looked for, and the lines that hold them.
    public var wanted = ""
    public var hits: [Int] = []
    /// The place where a reading that was interrupted goes on.
    public init(_ source: Source, _ document: SourceDocument, mark: Range<Int>? = nil) {
        self.source = source
        lines = ReaderLine.lines(of: document)
        selection = ListSelection(count: lines.count)
        self.mark = mark
        if let mark, let row = lines.firstIndex(where: { $0.range.overlaps(mark) }) { selection.select(row) }
    }

    public var selected: ReaderLine? { selection.index.map { lines[$0] } }

    /// The headings above a line, outermost first.
    public func headings(above row: Int) -> [DisplayText] {
        var found: [DisplayText] = []
        var level = 7
        for line in lines[...row].reversed() {
            guard case .heading(let own) = line.kind, own < level, !line.isContinued else { continue }
            level = own
            found.insert(line.text, at: 0)
        }
        return found
    }

    /// Looks for all of the words within a line.
    public mutating func find(_ words: String) {
        wanted = words
        let keys = SearchFolding.words(of: words)
        hits =
            keys.isEmpty
            ? []
            : lines.indices.filter { row in
                let own = SearchFolding.key(of: lines[row].text.string)
                return keys.allSatisfy { own.contains(String(decoding: $0, as: UTF8.self)) }
            }
        if let at = selection.index, let next = hits.first(where: { $0 >= at }) ?? hits.first { selection.select(next) }
    }

    /// The next hit behind or before the line, around the end.
    public mutating func step(forward: Bool) {
        guard let at = selection.index, !hits.isEmpty else { return }
        let next = forward ? hits.first { $0 > at } ?? hits.first : hits.last { $0 < at } ?? hits.last
        if let next { selection.select(next) }
    }
}

/// A piece of a document that is short enough for a few rows of a screen.
public struct ReaderLine: Equatable, Sendable {
    public let kind: SourceDocument.LineKind
    public let text: DisplayText
    /// Where it stands in the UTF-8 of the document's text.
    public let range: Range<Int>
    /// Goes on with the paragraph of the line before.
    public let isContinued: Bool

    /// Bytes of one piece at most, where sentences and blanks allow it.
    static let longest = 280

    static func lines(of document: SourceDocument) -> [ReaderLine] {
        var lines: [ReaderLine] = []
        var text = document.text
        text.withUTF8 { bytes in
            var start = 0
            for kind in document.kinds {
                let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
                var next = start
                while next < end {
                    let stop = piece(of: bytes, from: next, to: end)
                    lines.append(
                        ReaderLine(
                            kind: kind, text: DisplayText(String(decoding: bytes[next..<stop], as: UTF8.self)),
                            range: next..<stop, isContinued: next > start))
                    next = stop
                    while next < end, bytes[next] == 0x20 { next += 1 }
                }
                start = min(bytes.count, end + 1)
            }
        }
        return lines
    }

    private static func piece(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        guard end - start > longest else { return end }
        let window = start + longest / 3..<start + longest
        return window.last { bytes[$0] == 0x20 && [0x2E, 0x21, 0x3F].contains(bytes[$0 - 1]) }
            ?? window.last { bytes[$0] == 0x20 } ?? window.last { bytes[$0] & 0xC0 != 0x80 } ?? end
    }
}
