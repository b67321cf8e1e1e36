import Domain
import Formats
import Presentation
import Resources
import Services
import Store
import TerminalUI

/// The view-models of one account and the frames they make. Dropping it drops them all.
@MainActor
final class Session {
    let opening: Opening
    let swipe: SwipeViewModel
    let messages: MessagesViewModel
    let profile: ProfileViewModel
    let shell: ShellViewModel
    let scholarships: ScholarshipsViewModel
    let nearby: NearbyViewModel
    let ask: AskViewModel
    let notebook: NotebookModel
    let sources: SourcesViewModel
    let notes: NotesViewModel
    private let chatStores: ChatStores
    /// Carries out what the Messages pane asks for, once the shell is there.
    private let chatEffects: ChatEffects
    /// What the terminal last said of its focus.
    private var terminalFocus: Bool?
    /// Unread messages that the window's title tells of.
    private var titled = 0
    private let timelineMemo = TimelineMemo()
    private var hasDrawn = false
    private let settings: any SettingStore
    private let clock: any WallClock
    private let format: Format
    private let perform: @MainActor (Effect) -> Void
    private var tokens: [ObservationToken] = []
    private let trace: StateTrace?

    static let paneKey = "shell.pane"

    /// What a session asks of the program around it.
    enum Effect {
        case shell(ShellEffect)
        /// Account, settings and files; what concerns the feed alone stays within the session.
        case profile(ProfileEffect)
    }

    init(
        _ opening: Opening, container: AppContainer, preferences: Preferences, format: Format, keys: KeyMap,
        mouse: Bool, perform: @escaping @MainActor (Effect) -> Void
    ) {
        self.opening = opening
        self.format = format
        self.perform = perform
        settings = opening.stores.settings
        clock = container.clock
        swipe = SwipeViewModel(
            feed: opening.feed, catalog: opening.catalog, profiles: opening.stores.profile,
            settings: opening.stores.settings, explore: ExploreService(catalog: opening.catalog),
            shelf: opening.stores.explore, filter: opening.filter, clock: container.clock, words: format.words,
            units: format.units)
        let link = Link()
        profile = ProfileViewModel(
            account: opening.scope.account, feed: opening.feed, catalog: opening.catalog,
            profiles: opening.stores.profile, settings: opening.stores.settings, codes: QREncoder(),
            snapshot: preferences.snapshot(dataFolder: container.paths.dataFolder), format: format,
            offset: SystemZone().offset(at: container.clock.now()),
            checkKeys: { action, chords in
                preferences.problems(binding: action, to: chords).map { format.words($0) }
                    + preferences.conflicts(binding: action, to: chords).map { key, other in
                        format.words(.settingKeyTaken, key, format.words.label(other))
                    }
            },
            perform: { link.session?.follow($0) })
        scholarships = ScholarshipsViewModel(
            service: opening.scholarships, colleges: opening.feed, settings: opening.stores.settings,
            format: format,
            perform: { link.session?.follow($0) })
        chatStores = opening.chatStores
        let effects = ChatEffects(words: format.words) { perform(.shell($0)) }
        chatEffects = effects
        messages = MessagesViewModel(
            chat: opening.chat, catalog: opening.catalog, awards: opening.scholarships,
            settings: opening.stores.settings, clock: container.clock, zone: SystemZone(), words: format.words,
            reader: MarkdownReader()
        ) { effects.carryOut($0) }
        nearby = NearbyViewModel(
            nearby: opening.nearby, sources: PlaceSources(clock: container.clock), clock: container.clock,
            zone: SystemZone(), words: format.words, perform: { link.session?.follow($0) })
        messages.host(nearby, at: .nearby)
        messages.meetupCard = { [nearby] in await nearby.card(of: $0) }
        ask = AskViewModel(
            advisor: opening.advisor, store: opening.threads, clock: container.clock, format: format,
            place: { [notebook = opening.notebook, name = format.words(.askWorkspace).string] in
                // A notebook that can't be read has no sources to ask.
                guard let here = try? await notebook.workspaces.current(makingNamed: name),
                    let counts = try? await notebook.sources.counts(in: here.id)
                else { return nil }
                return AskPlace(workspace: here.id, sources: counts.all)
            },
            keepNote: { [notebook = opening.research, name = format.words(.askWorkspace).string] note in
                // Why it was not kept is the log's; the view says that it was not.
                guard let here = try? await notebook.current(makingNamed: name) else { return false }
                return (try? await notebook.addNote(note, to: here.id)) != nil
            }
        ) { effects.carryOut($0) }
        messages.host(ask, at: .ask)
        notebook = NotebookModel(service: opening.research, words: format.words) { link.session?.follow($0) }
        sources = SourcesViewModel(notebook)
        notes = NotesViewModel(notebook, journal: DraftJournal(folder: container.paths.dataFolder + "/drafts"))
        let panes: [any PaneModel] = [swipe, messages, scholarships, profile]
        shell = ShellViewModel(
            panes: panes, words: format.words, keys: keys,
            account: Self.name(of: opening.scope.account, format.words),
            clock: container.clock, zone: SystemZone(), showsClock: preferences.configuration.clock ?? true,
            mouse: mouse, perform: { perform(.shell($0)) })
        trace = StateTrace(shell, panes: panes, tracing: container.tracing)
        effects.use(shell: shell, messages: messages)
        swipe.hand = { [weak self] in self?.take($0) }
        link.session = self
        messages.host(sources, at: .sources)
        messages.host(notes, at: .notes)
        // Where a kill has closed the onboarding, it is the first thing to see.
        let isAsking = opening.settings[ProfileViewModel.onboardingKey] != nil
        let pane = opening.settings[Self.paneKey].flatMap { Int($0) }.flatMap { Pane(rawValue: $0) }
        profile.start(opening.settings)
        shell.open(isAsking ? .profile : pane ?? .swipe)
    }

    /// What is on a card goes to Messages.
    private func take(_ handover: SwipeViewModel.Handover) {
        if case .write(let files) = handover { return perform(.profile(.writeAll(files))) }
        shell.open(.messages)
        switch handover {
        case .write: break
        case .share(let college): messages.share(college)
        case .askAdmissions(let card, let notes): messages.askAdmissions(card, notes: notes)
        }
    }

    /// Lets the view-models reach the session that is still being made.
    private final class Link {
        weak var session: Session?
    }

    /// The guest has no name of their own. Whether somebody has vouched for the name is for others, and the account page.
    private static func name(of account: Account, _ words: Words) -> DisplayText {
        account.id == .guest ? words(.shellGuest) : DisplayText(account.name)
    }

    private func follow(_ effect: ProfileEffect) {
        switch effect {
        case .saved(let profile, let hand): swipe.adopt(profile, hand)
        case .learned(let hand): swipe.adopt(nil, hand)
        case .run(let id): shell.handle(.run(id))
        case .show: if shell.state.pane != .profile { shell.open(.profile) }
        case .desk, .tryOut, .set, .bind, .copy, .write, .writeAll: perform(.profile(effect))
        }
    }

    private func follow(_ effect: NearbyEffect) {
        switch effect {
        case .toast(let text): shell.show(toast: text)
        case .notify(let text):
            shell.show(toast: text)
            perform(.shell(.notify(text)))
        case .open(let room): _ = shell.open(.conversation(room.rawValue))
        case .write(let user): messages.write(with: user)
        case .calendar(let post):
            let event = CalendarEvent(
                id: "meetup-" + post.id.rawValue, summary: post.title, details: post.areaName,
                when: .moment(post.starts, .universal), alarms: [])
            let text = CalendarWriter.text([event], zones: ZoneFolder(), now: clock.now())
            perform(.profile(.writeAll([ExportedText(text, name: "meetup.ics")])))
        }
    }

    private func follow(_ effect: NotebookEffect) {
        switch effect {
        case .toast(let sentence): shell.show(toast: sentence)
        case .note(let id):
            messages.visit(.notes)
            notes.open(id)
        case .source(let id, let range):
            messages.visit(.sources)
            sources.open(id, at: range)
        case .college(let id): _ = shell.open(DeepLink.college(id))
        case .write(let files): perform(.profile(.writeAll(files)))
        case .edit(let text): perform(.shell(.editNote(text)))
        }
    }

    private func follow(_ effect: ScholarshipsEffect) {
        switch effect {
        case .profile(let item): profile.ask(item)
        case .open(let address):
            // Where no desktop is, the address is worth having in the clipboard.
            if !DesktopOpener.open(address.string) { perform(.shell(.copy(address))) }
        case .remind(let sentence, let rings):
            shell.show(toast: sentence)
            if rings { perform(.shell(.notify(sentence))) }
        case .share(let award):
            shell.open(.messages)
            messages.share(award)
        case .export(let shelf, let chosen):
            let export = ScholarshipsExport(shelf, chosen, format: format, zones: ZoneFolder(), now: clock.now())
            perform(
                .profile(
                    .writeAll(
                        ScholarshipsExport.Kind.allCases.map { kind in
                            ExportedText(export.text(kind), name: "scholarships." + kind.rawValue)
                        })))
        }
    }

    /// Calls `body` after each change of what the frame shows.
    func observe(_ body: @escaping @MainActor () -> Void) {
        tokens = [swipe, messages, scholarships, profile].map { (pane: any PaneModel) in pane.observe(body) }
        tokens.append(scholarships.observeState { [weak self] state in self?.swipe.adopt(state.held) })
        // An answer of any kind may decide a rule of a scholarship.
        tokens.append(
            profile.observe { [weak self] in
                if let self, let whole = profile.state.known { scholarships.adopt(whole) }
            })
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
        await settle()
        messages.start()
        if shell.state.pane == .messages { await messages.isReady() }
    }

    /// Returns when nothing that the student asked for is in flight any more.
    func settle() async {
        await swipe.settle()
        await profile.settle()
        // A profile that was saved makes the deck deal anew.
        await swipe.settle()
        await messages.settle()
        await scholarships.settle()
        await nearby.settle()
        await ask.settle()
        await sources.settle()
        await notes.settle()
    }

    /// The screen shows the panes as they are now.
    func didDraw() {
        shell.didDraw()
        // Nothing of scholarships is read before the first frame stands.
        if !hasDrawn {
            scholarships.prepare()
            nearby.start()
        }
        hasDrawn = true
    }

    /// The terminal says whether it is in front.
    func focusChanged(_ hasFocus: Bool) {
        terminalFocus = hasFocus
        messages.attend(isFront: shell.state.pane == .messages, focus: hasFocus)
    }

    /// The pane in front counts as seen; the window's title tells how much is unread.
    private func follow(_ state: ShellState) {
        messages.attend(isFront: state.pane == .messages, focus: terminalFocus)
        // Nothing of the notebook is read, or made, before its pane is opened.
        if state.pane == .messages { notebook.start() }
        let unread = state.badges[Pane.messages.rawValue]
        guard unread != titled else { return }
        titled = unread
        let name = format.words(.shellProduct)
        chatEffects.title(unread == 0 ? name : "(\(unread)) " + name)
    }

    /// Writes what a restart needs.
    func save() async {
        await settle()
        await swipe.saveSession()
        // Losing the place costs one key at the next start, and there is no screen left to say so on.
        try? await settings.set(String(shell.state.pane.rawValue), for: Self.paneKey)
    }

    /// Saves, and stops telling anybody anything. Whoever drops the session afterwards drops its view-models.
    func end() async {
        tokens = []
        await save()
        await nearby.end()
        await messages.end()
        await notebook.end()
        chatStores.close()
    }

    /// When a deadline comes, milliseconds since 1970.
    var nextDeadline: Int64? { [shell.nextDeadline, scholarships.nextDeadline].compactMap(\.self).min() }

    /// Called at or after ``nextDeadline``.
    func deadlineReached() {
        shell.deadlineReached()
        scholarships.deadlineReached(now: clock.now())
    }

    func frame(width: Int, height: Int, router: KeyRouter, drawsBlocks: Bool = true) -> CellBuffer {
        var buffer = CellBuffer(width: width, height: height)
        let focus = KeyFocus(shell.context, takesText: shell.takesText, isMultiline: shell.isMultiline)
        if let rows = ShellView.overlayRows(of: shell.state, in: buffer.bounds) { shell.resizeOverlay(rows: rows) }
        if shell.state.pane == .messages {
            let pane = messagesPane(router.map)
            messages.measure = pane.layout(in: ShellView.paneArea(in: buffer.bounds))
        }
        ShellView(
            shell.state, focus: focus, keys: router.map, words: format.words,
            pane: pane(router.map, drawsBlocks: drawsBlocks), pendingCount: router.pendingCount
        ).draw(into: &buffer, in: buffer.bounds)
        return buffer
    }

    private func pane(_ keys: KeyMap, drawsBlocks: Bool) -> any View {
        switch shell.state.pane {
        case .swipe: SwipePane(swipe.state, format: format, keys: keys)
        case .messages: messagesPane(keys)
        case .profile: ProfilePane(profile.state, format: format, keys: keys, drawsBlocks: drawsBlocks)
        case .scholarships: ScholarshipsPane(scholarships.state, format: format, keys: keys)
        }
    }

    private func messagesPane(_ keys: KeyMap) -> MessagesPane {
        MessagesPane(
            messages.state, format: format, texts: messages.texts, zone: SystemZone(), keys: keys, memo: timelineMemo,
            guest: messages.state.shownGuest.map { guest($0, keys) })
    }

    private var isGuestFocused: Bool { messages.state.focus == .guest }

    /// What the parts of Messages with view-models of their own show.
    private func guest(_ place: GuestPlace, _ keys: KeyMap) -> any View {
        switch place {
        case .nearby: NearbyPane(nearby.state, format: format, zone: SystemZone(), keys: keys)
        case .ask:
            AskView(
                ask.state, format: format, zone: SystemZone(), isFocused: messages.state.focus == .guest)
        case .sources: SourcesView(sources.state, format: format, keys: keys, isFocused: isGuestFocused)
        case .notes: NotesView(notes.state, format: format, keys: keys, isFocused: isGuestFocused)
        }
    }
}
