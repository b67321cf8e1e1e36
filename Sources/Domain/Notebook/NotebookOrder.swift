/// How a list of sources or notes is sorted.
public enum NotebookOrder: String, Sendable, Hashable, CaseIterable {
    /// Last changed first.
    case updated
    /// Last made first.
    case added
    /// By title, without case and accents.
    case ascending, descending
}

/// Which part of a list is wanted.
public struct NotebookQuery: Sendable, Hashable {
    /// Each of these words has to occur, the last one may be unfinished; all for none.
    public var words: String
    public var order: NotebookOrder
    /// Items before the page.
    public var offset: Int
    public var limit: Int

    public init(words: String = "", order: NotebookOrder = .updated, offset: Int = 0, limit: Int = 50) {
        self.words = words
        self.order = order
        self.offset = offset
        self.limit = limit
    }
}

/// One part of a list.
public struct NotebookPage<Item: Sendable & Hashable>: Sendable, Hashable {
    public let items: [Item]
    /// How many there are on all pages.
    public let total: Int

    public init(items: [Item], total: Int) {
        self.items = items
        self.total = total
    }
}
