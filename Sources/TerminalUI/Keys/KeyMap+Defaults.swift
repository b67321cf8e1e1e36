import Domain
import Presentation

extension KeyMap {
    /// The keys that Quad ships with.
    public static let standard: KeyMap = {
        var tables: [KeyTable: [KeyBinding]] = [.text: edits]
        for context in KeyContext.allCases { tables[.context(context)] = actions(in: context) }
        return KeyMap(tables)
    }()

    private static func actions(in context: KeyContext) -> [KeyBinding] {
        switch context {
        case .global: global
        case .card: card
        case .details: sideways + paging + sections + bind(.open, "Enter") + college
        case .list: sideways + paging + sections + bind(.open, "Enter") + bind(.toggle, "Space") + college + shortlist
        case .filter: filter
        case .map: sideways + paging + sections + bind(.open, "Enter") + bind(.zoomIn, "+") + bind(.zoomOut, "-")
        case .conversations: conversations
        case .timeline: timeline
        case .composer: composer
        case .picker: rows + bind(.open, "Enter")
        case .search: rows + bind(.open, "Enter")
        case .form: fields + bind(.onboarding, "Ctrl-O")
        case .choice: sideways + paging + bind(.confirm, "Enter") + bind(.toggle, "Space") + closing
        case .palette: rows + bind(.confirm, "Enter") + bind(.dismiss, "Esc")
        case .help: upDown + paging + bind(.confirm, "Enter") + bind(.startTour, "t") + closing + bind(.dismiss, "?")
        case .confirm: sideways + bind(.confirm, "Enter", "Space") + closing + bind(.dismiss, "n")
        case .awards: awards
        case .nearby: nearby
        case .nearbyChoice: sideways + paging + bind(.open, "Enter") + bind(.toggle, "Space")
        case .ask: ask
        case .sources: notebookList + bind(.readAgain, "R") + bind(.copy, "c")
        case .reader: reader
        case .notes: notebookList + noteActions + bind(.compose, "i")
        case .note: note
        case .noteEditor: bind(.editor, "Alt-e")
        case .notebookPanel:
            sideways + paging + bind(.open, "Enter") + bind(.addItem, "a") + bind(.renameItem, "r") + bind(.tags, "t")
                + bind(.archive, "A") + bind(.removeItem, "d", "Delete")
        case .awardCard: awardCard
        case .awardOptions: sideways + paging + bind(.toggle, "Space") + bind(.confirm, "Enter")
        case .notice: upDown + bind(.dismiss, "Enter", "Esc", "q", "Space")
        }
    }

    private static let global =
        bind(.paneSwipe, "1", "F1", "Alt-1") + bind(.paneMessages, "2", "F2", "Alt-2")
        + bind(.paneScholarships, "3", "F3", "Alt-3") + bind(.paneProfile, "4", "F4", "Alt-4")
        + bind(.focusNext, "Tab") + bind(.focusPrevious, "Shift-Tab")
        + bind(.search, "/") + bind(.palette, ":") + bind(.help, "?")
        + bind(.undo, "u") + bind(.back, "Esc")
        + bind(.repaint, "Ctrl-L") + bind(.suspend, "Ctrl-Z") + bind(.leave, "q") + bind(.quit, "Ctrl-C")
        + bind(.settings, "Comma") + bind(.lockScreen, "Alt-l")

    /// Arrows decide; hjkl mirror them.
    private static let card =
        bind(.pass, "Left", "h") + bind(.like, "Right", "l") + bind(.details, "Up", "k") + bind(.peek, "Down", "j")
        + bind(.open, "Enter") + college + bind(.likedList, "m") + bind(.filter, "f") + bind(.clearFilter, "F")
        + bind(.shortlist, "L") + bind(.map, "M") + bind(.whatIf, "W")
        + bind(.quickStart, "e") + bind(.calibrate, "x") + bind(.reflect, "r")

    /// What can be done with a college wherever one is shown.
    private static let college =
        bind(.why, "w") + bind(.star, "s") + bind(.openWebsite, "o") + bind(.copy, "c") + bind(.shareCard, "y")
        + bind(.askAdmissions, "A") + bind(.similar, "~")

    /// Rules in words; the page of questions is a form.
    private static let filter =
        rows + bind(.open, "Enter") + bind(.removeRule, "Alt-x") + bind(.countUnknown, "Alt-t")
        + bind(.saveFilter, "Alt-s") + bind(.savedFilters, "Alt-o")

    /// What a list of colleges can be put in order by, and what can be written on them.
    private static let shortlist =
        bind(.sortList, "S") + bind(.sortSecond, "T") + bind(.reverseSort, "R") + bind(.moveUp, "K")
        + bind(.moveDown, "J") + bind(.note, "n") + bind(.tags, "t") + bind(.compare, "=") + bind(.exportCompare, "e")

    private static let conversations =
        sideways + paging + sections + bind(.open, "Enter") + bind(.startConversation, "n") + bind(.filterList, "f")
        + bind(.compose, "i") + bind(.firstUnread, "U") + bind(.mute, "m") + bind(.archive, "a")
        + bind(.chatInfo, "v") + bind(.outbox, "o", "O") + bind(.chatSettings, "S")

    private static let timeline =
        sideways + paging + bind(.open, "Enter") + bind(.compose, "i") + bind(.reply, "r") + bind(.editMessage, "e")
        + bind(.redact, "d", "Delete") + bind(.react, "+") + bind(.copy, "c") + bind(.links, "o")
        + bind(.versions, "V") + bind(.firstUnread, "U") + bind(.jumpToDate, "t") + bind(.chatInfo, "v")
        + bind(.mute, "m") + bind(.archive, "a") + bind(.startConversation, "n") + bind(.outbox, "O")
        + bind(.chatSettings, "S")

    private static let nearby =
        upDown + paging + bind(.open, "Enter") + bind(.nearbyPlace, "p") + bind(.newMeetup, "n")
        + bind(.askToJoin, "r") + bind(.visibility, "v") + bind(.approveRequest, "a") + bind(.declineRequest, "d")
        + bind(.nearbyMap, "m")

    /// A list of what a workspace holds.
    private static let notebookList =
        sideways + paging + bind(.open, "Enter") + bind(.addItem, "a") + bind(.renameItem, "r")
        + bind(.removeItem, "d", "Delete") + bind(.filterList, "f", "/") + bind(.sortItems, "S")
        + bind(.workspaces, "w")

    private static let reader =
        sideways + paging + sections + bind(.open, "Enter") + bind(.filterList, "f", "/") + bind(.nextHit, "n")
        + bind(.previousHit, "N") + bind(.quotePassage, "s") + bind(.outline, "t") + bind(.backlinks, "b")
        + bind(.changes, "v") + bind(.readAgain, "R") + bind(.copy, "c")

    private static let noteActions =
        bind(.tags, "t") + bind(.noteToSource, "y") + bind(.exportItem, "e") + bind(.copy, "c")

    private static let note =
        sideways + paging + sections + noteActions + bind(.open, "Enter") + bind(.compose, "i") + bind(.links, "o")
        + bind(.backlinks, "b") + bind(.renameItem, "r") + bind(.editor, "E", "Alt-e")

    private static let awards =
        sideways + paging + sections + bind(.open, "Enter") + bind(.toggle, "Space") + bind(.saveAward, "s")
        + bind(.advanceAward, "m") + bind(.retreatAward, "M") + bind(.loseAward, "L") + bind(.amountWon, "w")
        + bind(.addTask, "a") + bind(.removeTask, "Delete", "X") + bind(.fillFact, "p") + bind(.passAward, "x")
        + bind(.awardDeck, "d") + bind(.openWebsite, "o") + bind(.copy, "c") + bind(.filterAwards, "f")
        + bind(.sortAwards, "S") + bind(.showHidden, "H") + bind(.awardFormula, "v") + bind(.shareCard, "y")
        + bind(.exportAwards, "e") + bind(.addAward, "n")

    private static let ask =
        sideways + paging + bind(.open, "Enter") + bind(.compose, "i") + bind(.copy, "c") + bind(.rateAnswer, "x")
        + bind(.retryAnswer, "r") + bind(.threads, "t") + bind(.renameThread, "e") + bind(.keepAnswer, "s")
        + bind(.startConversation, "n")

    /// The arrows decide, as on a college's card.
    private static let awardCard =
        bind(.passAward, "Left", "h") + bind(.saveAward, "Right", "l", "s") + bind(.details, "Up", "k")
        + bind(.peek, "Down", "j") + bind(.open, "Enter") + bind(.fillFact, "p") + bind(.awardDeck, "d")
        + bind(.openWebsite, "o") + bind(.copy, "c") + bind(.filterAwards, "f") + bind(.sortAwards, "S")
        + bind(.awardFormula, "v") + bind(.shareCard, "y") + bind(.nextSection, "]") + bind(.previousSection, "[")

    /// Up and down belong to the text; the page keys move the messages above it.
    private static let composer =
        bind(.send, "Enter") + bind(.pageUp, "PageUp") + bind(.pageDown, "PageDown") + bind(.editor, "Alt-e")
        + bind(.firstUnread, "Alt-u") + bind(.startConversation, "Alt-n") + bind(.links, "Alt-o")
        + bind(.chatInfo, "Alt-v") + bind(.threads, "Alt-t")

    private static let upDown = bind(.up, "Up", "k") + bind(.down, "Down", "j")
    private static let sideways = bind(.left, "Left", "h") + bind(.right, "Right", "l") + upDown
    private static let paging =
        bind(.pageUp, "PageUp", "Ctrl-B") + bind(.pageDown, "PageDown", "Ctrl-F")
        + bind(.first, "Home", "g") + bind(.last, "End", "G") + bind(.count, "#")
    private static let sections = bind(.nextSection, "]") + bind(.previousSection, "[")
    private static let closing = bind(.dismiss, "Esc", "q")

    /// Movement beside a text field that has focus: Home and End belong to the text.
    private static let rows =
        bind(.up, "Up", "Ctrl-P") + bind(.down, "Down", "Ctrl-N") + bind(.pageUp, "PageUp")
        + bind(.pageDown, "PageDown")

    private static let fields =
        sideways + bind(.pageUp, "PageUp") + bind(.pageDown, "PageDown") + bind(.first, "Home", "g")
        + bind(.last, "End", "G") + bind(.toggle, "Space") + bind(.confirm, "Enter")

    /// The Emacs line keys.
    private static let edits =
        line(.left, "Left", "Ctrl-B") + line(.right, "Right", "Ctrl-F") + line(.up, "Up", "Ctrl-P")
        + line(.down, "Down", "Ctrl-N")
        + line(.wordLeft, "Ctrl-Left", "Alt-Left", "Alt-b") + line(.wordRight, "Ctrl-Right", "Alt-Right", "Alt-f")
        + line(.lineStart, "Home", "Ctrl-A") + line(.lineEnd, "End", "Ctrl-E")
        + line(.deleteBackward, "Backspace", "Ctrl-H") + line(.deleteForward, "Delete", "Ctrl-D")
        + line(.deleteWordBackward, "Ctrl-W", "Alt-Backspace") + line(.deleteToLineEnd, "Ctrl-K")
        + line(.deleteToLineStart, "Ctrl-U") + line(.yank, "Ctrl-Y") + line(.undo, "Ctrl-_", "Ctrl-/")
        + line(.newline, "Enter", "Alt-Enter")

    private static func bind(_ action: ActionID, _ chords: String...) -> [KeyBinding] {
        chords.compactMap(KeyPress.init(chord:)).map { KeyBinding($0, .action(action)) }
    }

    private static func line(_ command: EditCommand, _ chords: String...) -> [KeyBinding] {
        chords.compactMap(KeyPress.init(chord:)).map { KeyBinding($0, .edit(command)) }
    }
}
