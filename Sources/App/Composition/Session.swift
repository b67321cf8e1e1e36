import Domain
import Formats
import Presentation
import Resources
import Services
import Store
import TerminalUI

/// The view-models of one account and the frames they make.
@MainActor
final class Session {
    let swipe: SwipeViewModel
    let messages: MessagesViewModel
    let shell: ShellViewModel
    private let introductions: [IntroductionViewModel]
    private let chatStores: ChatStores
    /// Carries out what the Messages pane asks for, once the shell is there.
    private let chatEffects: ChatEffects
    /// What the terminal last said of its focus.
    private var terminalFocus: Bool?
    /// Unread messages that the window's title tells of.
    private var titled = 0
    private let settings: any SettingStore
    private let clock: any WallClock
    private let words: Words
    private let format: Format
    private var tokens: [ObservationToken] = []
    private let trace: StateTrace?

    /// What the account's settings held at the start.
    let remembered: [String: String]

    static let paneKey = "shell.pane"
    static let themeKey = "screen.theme"
    static let mouseKey = "screen.mouse"

    init(
        _ opening: Opening, container: AppContainer, words: Words, keys: KeyMap, mouse: Bool,
        perform: @escaping @MainActor (ShellEffect) -> Void
    ) {
        self.words = words
        settings = opening.stores.settings
        remembered = opening.settings
        clock = container.clock
        swipe = SwipeViewModel(
            feed: opening.feed, catalog: opening.catalog, profiles: opening.stores.profile,
            settings: opening.stores.settings, words: words,
            units: container.config.configuration.units)
        format = swipe.format
        introductions = [.scholarships, .profile].map { IntroductionViewModel($0) }
        chatStores = opening.chatStores
        let effects = ChatEffects(words: words, perform: perform)
        chatEffects = effects
        messages = MessagesViewModel(
            chat: opening.chat, catalog: opening.catalog, settings: opening.stores.settings, clock: container.clock,
            zone: SystemZone(),
            words: words, reader: MarkdownReader()
        ) { effects.carryOut($0) }
        let panes: [any PaneModel] = [swipe, messages] + introductions
        shell = ShellViewModel(
            panes: panes, words: words, keys: keys,
            account: Self.name(of: opening.scope.account, words),
            clock: container.clock, zone: SystemZone(),
            showsClock: container.config.configuration.clock ?? true, mouse: mouse, perform: perform)
        trace = StateTrace(shell, panes: panes, tracing: container.tracing)
        if let name = opening.settings[Self.paneKey], let index = Int(name), let pane = Pane(rawValue: index) {
            shell.open(pane)
        }
        effects.use(shell: shell, swipe: swipe, messages: messages)
        swipe.hand = { [weak self] in self?.take($0) }
    }

    /// A college goes from its card to Messages.
    private func take(_ handover: SwipeViewModel.Handover) {
        shell.open(.messages)
        switch handover {
        case .share(let college): messages.share(college)
        case .askAdmissions(let card, let notes): messages.askAdmissions(card, notes: notes)
        }
    }

    /// The guest has no name of their own; a name nobody has vouched for says so.
    private static func name(of account: Account, _ words: Words) -> DisplayText {
        guard account.id != .guest else { return words(.shellGuest) }
        let name = DisplayText(account.name)
        return account.isVerified ? name : words(.shellUnverified, name)
    }

    /// Calls `body` after each change of what the frame shows.
    func observe(_ body: @escaping @MainActor () -> Void) {
        tokens = [swipe.observe(body), messages.observe(body)] + introductions.map { $0.observe(body) }
        tokens.append(
            shell.observe { [weak self] state in
                self?.follow(state)
                body()
            })
    }

    /// Hands an action to what has focus.
    func act(_ action: Action) {
        trace?.note(action)
        shell.handle(action)
    }

    /// Returns when the first card stands, or the reason why there is none.
    func start() async {
        swipe.start()
        await swipe.settle()
        messages.start()
        if shell.state.pane == .messages { await messages.isReady() }
    }

    /// The screen shows the panes as they are now.
    func didDraw() { shell.didDraw() }

    /// Returns when nothing that the student asked for is in flight any more.
    func settle() async {
        await swipe.settle()
        await messages.settle()
    }

    /// The terminal says whether it is in front.
    func focusChanged(_ hasFocus: Bool) {
        terminalFocus = hasFocus
        messages.attend(isFront: shell.state.pane == .messages, focus: hasFocus)
    }

    /// The pane in front counts as seen; the window's title tells how much is unread.
    private func follow(_ state: ShellState) {
        messages.attend(isFront: state.pane == .messages, focus: terminalFocus)
        let unread = state.badges[Pane.messages.rawValue]
        guard unread != titled else { return }
        titled = unread
        let name = words(.shellProduct)
        chatEffects.title(unread == 0 ? name : "(\(unread)) " + name)
    }

    /// Writes everything, and takes leave of the others.
    func end() async {
        await save()
        await messages.end()
        chatStores.close()
    }

    /// Writes what a restart needs.
    func save() async {
        await swipe.settle()
        await swipe.saveSession()
        // Losing the place costs one key at the next start, and there is no screen left to say so on.
        try? await settings.set(String(shell.state.pane.rawValue), for: Self.paneKey)
    }

    /// Keeps a choice that was made on the screen.
    func remember(_ value: String, for key: String) {
        Task { [settings] in
            // The choice holds for this run; the next one asks for it again.
            try? await settings.set(value, for: key)
        }
    }

    /// When a deadline comes, on the clock that the loop waits by.
    var nextWake: ContinuousClock.Instant? {
        shell.nextDeadline.map { .now + .milliseconds(max(1, $0 - clock.now())) }
    }

    func frame(width: Int, height: Int, router: KeyRouter) -> CellBuffer {
        var buffer = CellBuffer(width: width, height: height)
        let focus = KeyFocus(shell.context, takesText: shell.takesText)
        if let rows = ShellView.overlayRows(of: shell.state, in: buffer.bounds) { shell.resizeOverlay(rows: rows) }
        if shell.state.pane == .messages {
            let pane = messagesPane(router.map)
            messages.measure = pane.layout(in: ShellView.paneArea(in: buffer.bounds))
        }
        ShellView(
            shell.state, focus: focus, keys: router.map, words: words, pane: pane(router.map),
            pendingCount: router.pendingCount
        ).draw(into: &buffer, in: buffer.bounds)
        return buffer
    }

    private func pane(_ keys: KeyMap) -> any View {
        switch shell.state.pane {
        case .swipe: SwipePane(swipe.state, format: format, keys: keys)
        case .messages: messagesPane(keys)
        case .scholarships, .profile:
            IntroductionView(introductions[shell.state.pane.rawValue - 2].state, format: format)
        }
    }

    private func messagesPane(_ keys: KeyMap) -> MessagesPane {
        MessagesPane(messages.state, format: format, texts: messages.texts, zone: SystemZone(), keys: keys)
    }
}
