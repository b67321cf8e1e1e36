public import Resources

extension KeyContext {
    /// The heading above this context's keys in help.
    public var titleKey: StringKey {
        switch self {
        case .global: .contextGlobal
        case .card: .contextCard
        case .details: .contextDetails
        case .list: .contextList
        case .filter: .contextFilter
        case .map: .contextMap
        case .conversations: .contextConversations
        case .timeline: .contextTimeline
        case .composer: .contextComposer
        case .picker: .contextPicker
        case .search: .contextSearch
        case .form: .contextForm
        case .choice: .contextChoice
        case .palette: .contextPalette
        case .help: .contextHelp
        case .confirm: .contextConfirm
        case .notice: .contextNotice
        case .awards: .contextAwards
        case .nearby: .contextNearby
        case .nearbyChoice: .contextNearbyChoice
        case .sources: .contextSources
        case .reader: .contextReader
        case .notes: .contextNotes
        case .note: .contextNote
        case .noteEditor: .contextNoteEditor
        case .notebookPanel: .contextNotebookPanel
        case .awardCard: .contextAwardCard
        case .awardOptions: .contextAwardOptions
        case .ask: .contextAsk
        }
    }
}
