public import Domain
import Resources

extension Format {
    public var sourcesTitle: DisplayText { words(.chatGuestSources) }
    public var notesTitle: DisplayText { words(.chatGuestNotes) }
    public var noSources: DisplayText { words(.sourcesEmpty) }
    public var addSource: DisplayText { words(.sourcesAdd) }
    public var sourceFailed: DisplayText { words(.sourcesFailed) }
    public var noNotes: DisplayText { words(.notesEmpty) }
    public var newNote: DisplayText { words(.notesNew) }
    public var notebookDocument: DisplayText { words(.notesNotebook) }
    public var emptyNote: DisplayText { words(.notesWriteHere) }
    public var noteSaved: DisplayText { words(.notesSaved) }

    public func order(_ order: NotebookOrder) -> DisplayText { words(order) }
    public func kind(of source: Source) -> DisplayText { words(source.origin.kind) }

    /// Characters that still fit.
    public func room(_ count: Int) -> DisplayText { words(.notesRoom, integer(count)) }

    /// `3 of 7`; where the cursor is on none of them, how many there are.
    public func hits(_ index: Int?, of count: Int) -> DisplayText {
        words(.readerHits, index.map { integer($0 + 1) } ?? "–", integer(count))
    }
}
