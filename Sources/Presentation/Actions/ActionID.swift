/// Everything that a key, the palette or the mouse can ask for, by intent. The raw value is what the config file binds.
public enum ActionID: String, Sendable, Hashable, CaseIterable {
    // Everywhere
    case paneSwipe = "pane.swipe"
    case paneMessages = "pane.messages"
    case paneScholarships = "pane.scholarships"
    case paneProfile = "pane.profile"
    case focusNext = "focus.next"
    case focusPrevious = "focus.previous"
    case back = "go.back"
    case search = "go.search"
    case palette = "go.palette"
    case help = "go.help"
    case undo = "edit.undo"
    case repaint = "screen.repaint"
    case suspend = "app.suspend"
    case quit = "app.quit"
    /// Back one level, and out at the root.
    case leave = "go.leave"
    case toggleMouse = "screen.mouse"
    case nextTheme = "screen.theme"
    case startTour = "app.tour"
    case copy = "edit.copy"

    // Moving in lists, forms and pages
    case up = "move.up"
    case down = "move.down"
    case left = "move.left"
    case right = "move.right"
    case pageUp = "move.page-up"
    case pageDown = "move.page-down"
    case first = "move.first"
    case last = "move.last"
    case nextSection = "move.next-section"
    case previousSection = "move.previous-section"
    /// Starts a count for the next movement; digits alone choose panes.
    case count = "move.count"
    case open = "go.open"
    case toggle = "edit.toggle"

    // The card
    case pass = "card.pass"
    case like = "card.like"
    case details = "card.details"
    case peek = "card.peek"
    case why = "card.why"
    case star = "card.star"
    case likedList = "card.liked-list"
    case openWebsite = "card.website"
    case shareCard = "card.share"
    case askAdmissions = "card.admissions"
    case reflect = "card.reflect"
    case quickStart = "card.quick-start"
    case calibrate = "card.calibrate"
    case resetFeed = "card.reset-feed"

    // Exploring
    case filter = "explore.filter"
    case clearFilter = "explore.clear-filter"
    case shortlist = "explore.shortlist"
    case compare = "explore.compare"
    case exportCompare = "explore.export-compare"
    case similar = "explore.similar"
    case map = "explore.map"
    case whatIf = "explore.what-if"
    case zoomIn = "map.zoom-in"
    case zoomOut = "map.zoom-out"
    case sortList = "shortlist.sort"
    case sortSecond = "shortlist.sort-second"
    case reverseSort = "shortlist.reverse"
    case moveUp = "shortlist.move-up"
    case moveDown = "shortlist.move-down"
    case note = "shortlist.note"
    case tags = "shortlist.tags"
    case countUnknown = "filter.unknown"
    case removeRule = "filter.remove-rule"
    case saveFilter = "filter.save"
    case savedFilters = "filter.saved"

    // Messages
    case send = "chat.send"
    case compose = "chat.compose"
    case startConversation = "chat.new"
    case filterList = "chat.filter"
    case reply = "chat.reply"
    case editMessage = "chat.edit"
    case redact = "chat.redact"
    case react = "chat.react"
    case versions = "chat.versions"
    case links = "chat.links"
    case firstUnread = "chat.first-unread"
    case jumpToDate = "chat.date"
    case chatInfo = "chat.info"
    case mute = "chat.mute"
    case archive = "chat.archive"
    case outbox = "chat.outbox"
    case chatSettings = "chat.settings"
    case editor = "chat.editor"

    // Nearby
    case nearbyPlace = "nearby.place"
    case newMeetup = "nearby.new"
    case askToJoin = "nearby.ask"
    case visibility = "nearby.visible"
    case approveRequest = "nearby.approve"
    case declineRequest = "nearby.decline"
    case nearbyMap = "nearby.map"
    // Advisor
    case threads = "ask.threads"
    case retryAnswer = "ask.retry"
    case rateAnswer = "ask.rate"
    case renameThread = "ask.rename"
    case keepAnswer = "ask.keep"

    // Notebook
    case addItem = "notebook.add"
    case renameItem = "notebook.rename"
    case removeItem = "notebook.remove"
    case sortItems = "notebook.sort"
    case workspaces = "notebook.workspaces"
    case exportItem = "notebook.export"
    case backlinks = "notebook.backlinks"
    case readAgain = "source.again"
    case quotePassage = "reader.quote"
    case outline = "reader.outline"
    case changes = "reader.changes"
    case nextHit = "reader.next"
    case previousHit = "reader.previous"
    case noteToSource = "note.source"

    // Scholarships
    case saveAward = "award.save"
    case passAward = "award.pass"
    case advanceAward = "award.advance"
    case retreatAward = "award.retreat"
    case loseAward = "award.lose"
    case amountWon = "award.amount"
    case fillFact = "award.fill"
    case filterAwards = "award.filter"
    case sortAwards = "award.sort"
    case showHidden = "award.hidden"
    case awardDeck = "award.deck"
    case awardFormula = "award.formula"
    case addTask = "award.task"
    case addAward = "award.add"
    case removeTask = "award.untask"
    case exportAwards = "award.export"

    // Profile, account and settings
    case onboarding = "profile.onboarding"
    case forgetTaste = "profile.forget-taste"
    case settings = "app.settings"
    case lockScreen = "account.lock"
    case signIn = "account.sign-in"
    case signUp = "account.sign-up"
    case signOut = "account.sign-out"
    case exportAccount = "account.export"
    case removeAccount = "account.remove"

    // Modals
    case confirm = "modal.confirm"
    case dismiss = "modal.dismiss"

    /// What can't be taken back by `u`, or throws work away: help and palette mark it, and it asks first.
    public var isDestructive: Bool { self == .resetFeed || self == .forgetTaste || self == .removeAccount }

    /// The Profile pane carries it out, wherever it was asked for.
    public var belongsToProfile: Bool {
        switch self {
        case .onboarding, .forgetTaste, .settings, .lockScreen, .signIn, .signUp, .signOut, .exportAccount,
            .removeAccount:
            true
        default: false
        }
    }
}
