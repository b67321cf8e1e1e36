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
    private let container: AppContainer
    private let screen: CursesScreen
    private let loop: TerminalLoop
    private let words: Words
    private var router: KeyRouter
    private var session: Session?
    private var pointer = Pointer()
    private var trace: FrameTrace?
    /// What a click does in the frame that is shown.
    private var targets: [ClickTarget] = []
    private var isStale = false
    private var isDrawPlanned = false
    /// Where keys arrive faster than fingers type, Enter is text.
    private var burst = EnterBurst()
    private var isLeaving = false
    private var pace = FramePace()
    /// The card in front, and since when the screen has shown it.
    private var card: (id: UnitID?, shownAt: ContinuousClock.Instant)

    /// Runs until the student leaves or something stops the program.
    static func run(_ container: AppContainer) async -> ExitCode {
        // Reading the disk runs beside the start of the terminal.
        let (progress, report) = AsyncStream<Double>.makeStream(bufferingPolicy: .bufferingNewest(1))
        do throws(Failure) {
            // A passphrase is asked for on the bare terminal, before curses has it.
            let scope = try await AccountSession(container).scope()
            guard !container.options.plain else { return try await PlainMode.run(container, scope: scope) }
            let screen = try FullScreen(container)
            let opening = Task.detached { () async -> Result<Opening, Failure> in
                defer { report.finish() }
                do throws(Failure) {
                    return .success(try await Opening(container, scope: scope) { report.yield($0) })
                } catch {
                    return .failure(error)
                }
            }
            try await screen.run(opening, progress)
            return .success
        } catch {
            return error.report()
        }
    }

    private init(_ container: AppContainer) throws(Failure) {
        self.container = container
        words = container.words
        let config = container.config
        router = KeyRouter(KeySettings.keys(of: config).map)
        let settings = ScreenSettings(config.configuration, words: words, log: container.paths.log)
        do {
            screen = try CursesScreen(settings.terminal)
            loop = try TerminalLoop(screen: screen, patience: settings.patience)
        } catch {
            throw Failure(error)
        }
        card = (nil, .now)
        trace = FrameTrace(container.tracing)
    }

    private func run(_ opening: Task<Result<Opening, Failure>, Never>, _ progress: AsyncStream<Double>)
        async throws(Failure)
    {
        defer {
            loop.stop()
            screen.leave()
        }
        for await share in progress { showProgress(share) }
        let session = Session(
            try await opening.value.get(), container: container, words: words, keys: router.map, mouse: screen.isMouseOn
        ) { [weak self] in self?.perform($0) }
        self.session = session
        recall(session.remembered)
        await begin(session)
        while !isLeaving, let event = await loop.next() {
            await handle(event, in: session)
            if !loop.hasWaiting { draw() }
            loop.nextWake = nextWake(of: session)
        }
        await session.end()
    }

    /// The first frame is the card itself, unless reading it takes so long that a person would wonder.
    private func begin(_ session: Session) async {
        let slow = Task {
            try await Task.sleep(for: Self.patience)
            session.observe { [weak self] in self?.planDraw() }
            planDraw()
        }
        await session.start()
        slow.cancel()
        session.observe { [weak self] in self?.planDraw() }
        tellProblems(session)
        isStale = true
        draw()
    }

    private static let patience = Duration.milliseconds(80)

    /// What the config file does not say holds from the last time.
    private func recall(_ settings: [String: String]) {
        let configuration = container.config.configuration
        if configuration.theme == nil, let theme = settings[Session.themeKey].flatMap(Theme.Name.init(rawValue:)) {
            screen.theme = theme
            screen.configuration.asksBackground = false
        }
        if configuration.mouse == nil, settings[Session.mouseKey] == "on" {
            screen.isMouseOn = true
            session?.shell.isMouseOn = true
        }
    }

    /// A config file that did not wholly apply is spoken of once; quad doctor lists it all.
    private func tellProblems(_ session: Session) {
        let config = container.config
        // The whole path would push the sentence off the line; quad doctor has it.
        let path = DisplayText(container.paths.config.split(separator: "/").last.map(String.init) ?? "")
        let keys = KeySettings.keys(of: config).problems
        guard let first = config.problems.first.map({ words($0, in: path) }) ?? keys.first.map({ words($0) })
        else { return }
        let more = config.problems.count + keys.count - 1
        session.shell.show(toast: more == 0 ? first : words(.shellConfigMore, first, "\(more)"))
    }

    private func handle(_ event: TerminalEvent, in session: Session) async {
        switch event {
        case .input(let input, let readAt): handle(input, readAt: readAt, in: session)
        case .resized, .resumed: isStale = true
        case .suspendRequested: await suspend(session)
        case .wake:
            if let end = burst.deadline, .now >= end, burst.release() { session.act(.run(.send)) }
            session.shell.deadlineReached()
        case .terminate, .hangup: isLeaving = true
        }
    }

    private func handle(_ input: InputEvent, readAt: ContinuousClock.Instant, in session: Session) {
        switch input {
        case .key(let press):
            let shell = session.shell
            let count = router.pendingCount
            defer { if router.pendingCount != count { isStale = true } }
            let focus = KeyFocus(shell.context, takesText: shell.takesText, isMultiline: shell.isMultiline)
            switch router.route(press, focus: focus) {
            case .action(let action): take(action, readAt: readAt, in: session)
            case .pending, .ignored: break
            }
        case .paste(let text): session.act(.paste(text))
        case .mouse(let event):
            if let action = pointer.action(of: event, targets: targets) { act(action, readAt: readAt, in: session) }
        case .background(let isLight): if screen.learnBackground(isLight: isLight) { isStale = true }
        case .focus(let hasFocus): session.focusChanged(hasFocus)
        }
    }

    /// An Enter in the composer sends only when a person pressed it.
    private func take(_ action: Action, readAt: ContinuousClock.Instant, in session: Session) {
        let outcome = burst.take(isEnter: action.isSend, at: readAt, hasWaiting: loop.hasWaiting)
        if outcome.endsLine { act(.edit(.newline), readAt: readAt, in: session) }
        switch outcome.verdict {
        case .hold: break
        case .newline: act(.edit(.newline), readAt: readAt, in: session)
        case .send, nil: act(action, readAt: readAt, in: session)
        }
    }

    private func act(_ action: Action, readAt: ContinuousClock.Instant, in session: Session) {
        // Nobody decides on a card that they have not seen, however fast the key repeats.
        if action.isDecision, session.shell.state.pane == .swipe, readAt <= card.shownAt { return }
        if case .run(.copy, _) = action, let text = session.shell.copyText {
            perform(.copy(text))
        } else {
            session.act(action)
        }
    }

    // MARK: Drawing

    private func planDraw() {
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

    private func draw() {
        guard isStale, let session else { return }
        isStale = false
        let start = ContinuousClock.now
        let frame = session.frame(width: screen.size.width, height: screen.size.height, router: router)
        if trace == nil { screen.show(frame) } else { trace?.note(frame, since: start) { screen.show(frame) } }
        targets = frame.targets
        session.didDraw()
        let front = session.swipe.state.decidable?.id
        if front != card.id { card = (front, screen.shownAt) }
        loop.nextWake = nextWake(of: session)
    }

    private func nextWake(of session: Session) -> ContinuousClock.Instant? {
        [session.nextWake, burst.deadline].compactMap(\.self).min()
    }

    private func showProgress(_ share: Double) {
        var frame = CellBuffer(width: screen.size.width, height: screen.size.height)
        CompilingView(share: share, words: words).draw(into: &frame, in: frame.bounds)
        screen.show(frame)
    }

    // MARK: Effects

    private func perform(_ effect: ShellEffect) {
        switch effect {
        case .quit: isLeaving = true
        case .suspend: Task { if let session { await suspend(session) } }
        case .repaint:
            screen.repaint()
            isStale = true
        case .setMouse(let isOn):
            screen.isMouseOn = isOn
            session?.remember(isOn ? "on" : "off", for: Session.mouseKey)
        case .nextTheme:
            let names = Theme.Name.allCases
            let next = names[((names.firstIndex(of: screen.theme) ?? 0) + 1) % names.count]
            screen.theme = next
            session?.remember(next.rawValue, for: Session.themeKey)
            session?.shell.show(toast: words(.shellTheme, DisplayText(next.rawValue)))
            isStale = true
        case .copy(let text): session?.shell.show(toast: copied(screen.copy(text.string), text))
        case .ring: screen.notify("")
        case .notify(let text): screen.notify(text)
        case .title(let text): screen.setTitle(text)
        case .edit(let text, let question): edit(text, for: question)
        }
    }

    private func copied(_ outcome: CursesScreen.CopyOutcome, _ text: DisplayText) -> DisplayText {
        switch outcome {
        case .sent: words(.shellCopied, text)
        case .tooLong, .off: words(.shellNotCopied, text)
        }
    }

    /// What the editor leaves behind goes back to where the text came from.
    private func edit(_ text: String, for question: UnitID?) {
        guard let session else { return }
        guard ExternalEditor.isAllowed else { return session.shell.show(toast: words(.chatEditorAway)) }
        var edited: String?
        loop.lend { edited = ExternalEditor.edit(text, in: container.paths.dataFolder) }
        isStale = true
        guard let edited else { return session.shell.show(toast: words(.chatEditorFailed)) }
        if let question { session.messages.take(edited, for: question) } else { session.messages.take(edited) }
    }

    private func suspend(_ session: Session) async {
        await session.save()
        if !screen.suspend() { session.shell.show(toast: words(.shellNoSuspend)) }
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
