import CursesScreen
import Domain
import Presentation
import Resources
import Services
import Store
import TerminalUI

/// The program on a terminal, from the first frame to the last.
@MainActor
final class FullScreen {
    let container: AppContainer
    let accounts: AccountSession
    let screen: CursesScreen
    let loop: TerminalLoop
    var router: KeyRouter
    var preferences: Preferences?
    /// The view-models of whoever is signed in; `nil` while nobody is.
    var session: Session?
    /// Covers the session while it stands: nothing of an account is drawn then.
    var desk: AccountDeskViewModel?
    var deskToken: ObservationToken?
    /// What `--lang` asked for, until a language is chosen on the screen.
    var language: String?
    /// Where `quad open` hands links in, while somebody is signed in.
    var door: LinkDoor?
    /// When the last key came, milliseconds since 1970.
    var lastKey: Int64
    private var pointer = Pointer()
    private var trace: FrameTrace?
    /// What a click does in the frame that is shown.
    private var targets: [ClickTarget] = []
    private var isStale = false
    private var isDrawPlanned = false
    /// Where keys arrive faster than fingers type, Enter is text.
    private var burst = EnterBurst()
    var isLeaving = false
    private var pace = FramePace()
    /// The card in front, and since when the screen has shown it.
    private var card: (id: UnitID?, shownAt: ContinuousClock.Instant)

    /// Runs until the student leaves or something stops the program.
    /// - Parameter link: Where to begin.
    static func run(_ container: AppContainer, link: DeepLink? = nil) async -> ExitCode {
        let (progress, report) = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1))
        do throws(Failure) {
            // The catalogue is the same for everybody: it is read while it is found out who is here.
            if !container.options.plain { readCatalog(of: container) { report.yield($0) } }
            // A passphrase is asked for on the bare terminal, before curses has it.
            let accounts = try AccountSession(container)
            let scope = try await accounts.scope()
            guard !container.options.plain else { return try await PlainMode.run(container, scope: scope) }
            // Reading the disk runs beside the start of the terminal.
            let opening = Task.detached { () async -> Result<Opening, Failure> in
                defer { report.finish() }
                do throws(Failure) {
                    return .success(try await Opening(container, scope: scope))
                } catch {
                    return .failure(error)
                }
            }
            let screen: FullScreen
            do {
                screen = try FullScreen(container, accounts)
            } catch {
                if case .success(let opened) = await opening.value { opened.chatStores.close() }
                throw error
            }
            try await screen.run(opening, progress, link)
            return .success
        } catch {
            return error.report()
        }
    }

    /// Begins to read the catalogue. What goes wrong is heard of by whoever needs it.
    private static func readCatalog(
        of container: AppContainer, progress: @escaping @Sendable (Double) -> Void
    ) {
        Task.detached {
            guard let catalog = try? await container.catalog(progress: progress) else { return }
            _ = try? await catalog.columns()
            _ = try? await catalog.provenance()
        }
    }

    private init(_ container: AppContainer, _ accounts: AccountSession) throws(Failure) {
        self.container = container
        self.accounts = accounts
        language = container.options.language
        lastKey = container.clock.now()
        let configuration = container.config.configuration
        router = KeyRouter(KeySettings.keys(of: container.config).map)
        let words = container.words(configuration, language: container.options.language)
        let settings = ScreenSettings(configuration, words: words, log: container.paths.log)
        do {
            screen = try CursesScreen(settings.terminal)
            loop = try TerminalLoop(screen: screen, patience: settings.patience)
        } catch {
            throw Failure(error)
        }
        card = (nil, .now)
        trace = FrameTrace(container.tracing)
    }

    private func run(
        _ opening: Task<Result<Opening, Failure>, Never>, _ progress: AsyncStream<Double>, _ link: DeepLink?
    ) async throws(Failure) {
        defer {
            loop.stop()
            screen.leave()
        }
        let isMoving = container.config.configuration.motion ?? true
        var isWaiting = false
        for await share in progress where isMoving || !isWaiting {
            showProgress(isMoving ? share : nil)
            isWaiting = true
        }
        await open(try await opening.value.get())
        if let session { tellProblems(session) }
        if let link { follow(link) }
        draw()
        while !isLeaving, let event = await loop.next() {
            await handle(event)
            if !loop.hasWaiting { draw() }
            loop.nextWake = nextWake
        }
        closeDoor()
        await session?.end()
        session = nil
    }

    // MARK: Sessions

    /// Puts an account on the screen. The first frame is the card itself, unless reading it takes so long that a person
    /// would wonder.
    func open(_ opening: Opening) async {
        let preferences = Preferences(
            container, account: opening.scope.account.id, settings: opening.stores.settings,
            remembered: opening.settings)
        apply(preferences)
        let session = Session(
            opening, container: container, preferences: preferences, format: format(preferences), keys: router.map,
            mouse: screen.isMouseOn
        ) { [weak self] in self?.perform($0) }
        self.session = session
        if screen.showsPictures { session.messages.previewer = PictureProcess() }
        let slow = Task {
            try await Task.sleep(for: Self.patience)
            session.observe { [weak self] in self?.planDraw() }
            planDraw()
        }
        await session.start()
        slow.cancel()
        session.observe { [weak self] in self?.planDraw() }
        isStale = true
        // The first frame does not wait for it.
        let account = opening.scope.account.id
        Task { if self.session === session { openDoor(of: account) } }
    }

    private static let patience = Duration.milliseconds(80)

    /// Nothing of the account that was signed in is reachable afterwards, nor on the screen.
    func dropSession() async {
        weak let dropped = session
        await endSession()
        guard let tracing = container.tracing, tracing.isTracing(.state) else { return }
        // What a finished task still held goes with the next turns of the main actor.
        for _ in 0..<50 where dropped != nil { await Task.yield() }
        tracing.trace(.state, dropped == nil ? "session freed" : "session is still held")
    }

    private func endSession() async {
        guard let session else { return }
        let scope = session.opening.scope
        closeDoor()
        await session.end()
        self.session = nil
        preferences = nil
        targets = []
        card = (nil, .now)
        router.reset()
        scope.close()
        screen.setTitle("Quad")
        screen.repaint()
    }

    func format(_ preferences: Preferences) -> Format {
        let words = container.words(preferences.configuration, language: language)
        return Format(words, units: preferences.configuration.units)
    }

    /// A config file that did not wholly apply is spoken of once; quad doctor lists it all.
    private func tellProblems(_ session: Session) {
        let words = session.profile.format.words
        let config = container.config
        // The whole path would push the sentence off the line; quad doctor has it.
        let path = DisplayText(container.paths.config.split(separator: "/").last.map(String.init) ?? "")
        let keys = KeySettings.keys(of: config).problems
        guard let first = config.problems.first.map({ words($0, in: path) }) ?? keys.first.map({ words($0) })
        else { return }
        let more = config.problems.count + keys.count - 1
        session.shell.show(toast: more == 0 ? first : words(.shellConfigMore, first, "\(more)"))
    }

    // MARK: Events

    private func handle(_ event: TerminalEvent) async {
        switch event {
        case .input(let input, let readAt):
            lastKey = container.clock.now()
            handle(input, readAt: readAt)
        case .resized, .resumed: isStale = true
        case .suspendRequested: await suspend()
        case .wake:
            if let end = burst.deadline, .now >= end, burst.release() { session?.act(.run(.send)) }
            session?.deadlineReached()
            desk?.deadlineReached()
            lockWhenIdle()
        case .terminate, .hangup: isLeaving = true
        }
    }

    private var focus: KeyFocus {
        if let desk { return KeyFocus(desk.context, takesText: desk.takesText) }
        guard let session else { return KeyFocus(.notice) }
        let shell = session.shell
        return KeyFocus(shell.context, takesText: shell.takesText, isMultiline: shell.isMultiline)
    }

    private func handle(_ input: InputEvent, readAt: ContinuousClock.Instant) {
        switch input {
        case .key(let press):
            let count = router.pendingCount
            defer { if router.pendingCount != count { isStale = true } }
            switch router.route(press, focus: focus) {
            case .action(let action): take(action, readAt: readAt)
            case .pending, .ignored: break
            }
        case .paste(let text):
            if let desk { desk.handle(.paste(text)) } else { session?.act(.paste(text)) }
        case .mouse(let event):
            if let action = pointer.action(of: event, targets: targets) { act(action, readAt: readAt) }
        case .background(let isLight): if screen.learnBackground(isLight: isLight) { isStale = true }
        case .focus(let hasFocus): session?.focusChanged(hasFocus)
        }
    }

    /// An Enter in the composer sends only when a person pressed it.
    private func take(_ action: Action, readAt: ContinuousClock.Instant) {
        let outcome = burst.take(isEnter: action.isSend, at: readAt, hasWaiting: loop.hasWaiting)
        if outcome.endsLine { act(.edit(.newline), readAt: readAt) }
        switch outcome.verdict {
        case .hold: break
        case .newline: act(.edit(.newline), readAt: readAt)
        case .send, nil: act(action, readAt: readAt)
        }
    }

    private func act(_ action: Action, readAt: ContinuousClock.Instant) {
        if let desk {
            switch action {
            case .run(.quit, _): isLeaving = true
            case .run(.suspend, _): perform(.shell(.suspend))
            case .run(.repaint, _): perform(.shell(.repaint))
            default: desk.handle(action)
            }
            return
        }
        guard let session else { return }
        // Nobody decides on a card that they have not seen, however fast the key repeats.
        if action.isDecision, session.shell.state.pane == .swipe, readAt <= card.shownAt { return }
        if case .run(.copy, _) = action, let text = session.shell.copyText {
            perform(.shell(.copy(text)))
        } else {
            session.act(action)
        }
    }

    /// The earliest of all deadlines, on the clock that the loop waits by.
    private var nextWake: ContinuousClock.Instant? {
        let deadlines = [desk == nil ? session?.nextDeadline : desk?.nextDeadline, idleDeadline]
        let wake = deadlines.compactMap(\.self).min().map {
            ContinuousClock.Instant.now + .milliseconds(max(1, $0 - container.clock.now()))
        }
        return [wake, burst.deadline].compactMap(\.self).min()
    }

    // MARK: Drawing

    func planDraw() {
        isStale = true
        guard !isDrawPlanned else { return }
        isDrawPlanned = true
        let wait = pace.wait(at: .now)
        Task {
            // Nothing cancels this task.
            if wait > .zero { try? await Task.sleep(for: wait) }
            isDrawPlanned = false
            if !isLeaving { draw() }
        }
    }

    func markStale() { isStale = true }

    private func draw() {
        guard isStale else { return }
        let (width, height) = screen.size
        if let desk {
            isStale = false
            var frame = CellBuffer(width: width, height: height)
            AccountDeskView(
                desk.state, format: desk.format, keys: router.map, offers: desk.offers, focus: focus,
                drawsBlocks: screen.usesUTF8
            ).draw(into: &frame, in: frame.bounds)
            screen.show(frame)
            targets = frame.targets
        } else if let session {
            isStale = false
            let start = ContinuousClock.now
            let frame = session.frame(width: width, height: height, router: router, drawsBlocks: screen.usesUTF8)
            if trace == nil { screen.show(frame) } else { trace?.note(frame, since: start) { screen.show(frame) } }
            targets = frame.targets
            session.didDraw()
            let front = session.swipe.state.decidable?.id
            if front != card.id { card = (front, screen.shownAt) }
        }
        loop.nextWake = nextWake
    }

    private func showProgress(_ share: Double?) {
        var frame = CellBuffer(width: screen.size.width, height: screen.size.height)
        let words = container.words(container.config.configuration, language: language)
        CompilingView(share: share, words: words).draw(into: &frame, in: frame.bounds)
        screen.show(frame)
    }

    func suspend() async {
        await session?.save()
        if !screen.suspend(), let session {
            session.shell.show(toast: session.profile.format.words(.shellNoSuspend))
        }
        isStale = true
        draw()
    }
}

extension Action {
    /// Answers the card in front.
    fileprivate var isDecision: Bool {
        switch self {
        case .run(.like, _), .run(.pass, _): true
        default: false
        }
    }

    fileprivate var isSend: Bool { if case .run(.send, _) = self { true } else { false } }
}
