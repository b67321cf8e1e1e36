/// A piece of a source's text, about a paragraph or a few: what is searched, cited and jumped to.
public struct Passage: Sendable, Hashable, Identifiable {
    public let id: PassageID
    public let source: SourceID
    /// The headings above it, outermost first; may be empty. From outside.
    public let headings: [String]
    /// Where it stands in the UTF-8 of ``SourceDocument/text``, at the borders of characters.
    public let range: Range<Int>
    /// Exactly what the range holds. From outside.
    public let text: String

    public init(id: PassageID, source: SourceID, headings: [String], range: Range<Int>, text: String) {
        self.id = id
        self.source = source
        self.headings = headings
        self.range = range
        self.text = text
    }
}

/// A passage that was found, with what a citation of it needs.
public struct PassageHit: Sendable, Hashable, Identifiable {
    public let passage: Passage
    /// Title and origin of the passage's source.
    public let title: String
    public let origin: SourceOrigin
    /// BM25, greater is better; only to be compared within one search.
    public let score: Double

    public var id: PassageID { passage.id }

    public init(passage: Passage, title: String, origin: SourceOrigin, score: Double) {
        self.passage = passage
        self.title = title
        self.origin = origin
        self.score = score
    }
}

/// Which sources of a workspace are asked. Only ready ones ever answer.
public enum SourceScope: Sendable, Hashable {
    /// Every source; asking is refused while one of them is not ready.
    case all
    /// Those that are ready, whatever the others do.
    case ready
    case chosen(Set<SourceID>)
}
