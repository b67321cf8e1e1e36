import Domain
import Presentation
import Testing

/// A pane that writes down what it was handed.
@MainActor
private final class PaneSpy: PaneModel {
    var context = KeyContext.card
    var takesText = false
    var badge = 0
    var offers: [ActionID] = [.like]
    var levels = 0
    private(set) var taken: [Action] = []

    func reason(against action: ActionID) -> DisplayText? { nil }

    func handle(_ action: Action) -> Bool {
        if case .run(.leave, _) = action { return false }
        if case .run(.back, _) = action {
            guard levels > 0 else { return false }
            levels -= 1
            return true
        }
        taken.append(action)
        return true
    }

    func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { ObservationToken.none }
}

private struct StillClock: WallClock, LocalTimeReading {
    let instant: Int64
    func now() -> Int64 { instant }
    func localTime(at instant: Int64) -> LocalTime {
        LocalTime(hour: Int(instant / 3_600_000 % 24), minute: Int(instant / 60_000 % 60))
    }
    func day(at instant: Int64) -> LocalDay { LocalDay(Int(instant / 86_400_000)) }
    func start(of day: LocalDay) -> Int64 { Int64(day.number) * 86_400_000 }
}

private struct NoKeys: KeyGuide {
    func paletteEntries(in context: KeyContext, words: Words, reason: (ActionID) -> DisplayText?) -> [ActionEntry] {
        ActionID.allCases.map { ActionEntry($0, keys: "", reason: reason($0), words: words) }
    }
    func helpSections(
        in context: KeyContext, takesText: Bool, words: Words, reason: (ActionID) -> DisplayText?
    ) -> [HelpSection] { [] }
}

@MainActor
@Suite("The shell") struct ShellViewModelTests {
    private final class Effects { var seen: [ShellEffect] = [] }

    private let spies = Pane.allCases.map { _ in PaneSpy() }
    private let effects = Effects()
    private let clock = StillClock(instant: 9 * 3_600_000 + 41 * 60_000 + 30_000)

    private func shell() -> ShellViewModel {
        ShellViewModel(
            panes: spies, words: Words(), keys: NoKeys(), account: "guest", clock: clock, zone: clock,
            showsClock: true, mouse: false
        ) { [effects] in effects.seen.append($0) }
    }

    @Test("A key of the pane reaches the pane in front and no other")
    func routing() {
        let shell = shell()
        shell.handle(.run(.like))
        shell.handle(.run(.paneProfile))
        shell.handle(.run(.down))
        #expect(spies[0].taken == [.run(.like)])
        #expect(spies[3].taken == [.run(.down)])
        #expect(shell.state.pane == .profile)
    }

    @Test("q goes back while there is something to go back from, and leaves at the root")
    func leaving() {
        let shell = shell()
        spies[0].levels = 1
        shell.handle(.run(.leave))
        #expect(effects.seen.isEmpty)
        shell.handle(.run(.leave))
        #expect(effects.seen == [.quit])
    }

    @Test("The palette takes every key until it closes, and what is chosen runs in the pane")
    func palette() {
        let shell = shell()
        shell.handle(.run(.palette))
        #expect(shell.context == .palette)
        #expect(shell.takesText)
        shell.handle(.type("like"))
        #expect(spies[0].taken.isEmpty)
        shell.handle(.run(.confirm))
        #expect(shell.state.overlay == nil)
        #expect(spies[0].taken.count == 1)
    }

    @Test("What can't be taken back asks first, and Enter alone keeps everything")
    func destructive() {
        let shell = shell()
        shell.handle(.run(.resetFeed))
        #expect(shell.context == .confirm)
        shell.handle(.run(.resetFeed))
        shell.handle(.run(.confirm))
        #expect(spies[0].taken.isEmpty)
        #expect(shell.state.overlay == nil)
        shell.handle(.run(.resetFeed))
        shell.handle(.run(.down))
        shell.handle(.run(.confirm))
        #expect(spies[0].taken == [.run(.resetFeed)])
    }

    @Test("Leaving and repainting act through a layer")
    func through() {
        let shell = shell()
        shell.handle(.run(.help))
        shell.handle(.run(.repaint))
        shell.handle(.run(.quit))
        #expect(effects.seen == [.repaint, .quit])
    }

    @Test("The next deadline is the clock's next minute")
    func deadline() {
        let nextMinute: Int64 = 9 * 3_600_000 + 42 * 60_000
        #expect(shell().nextDeadline == nextMinute)
        #expect(shell().state.time?.text == "09:41")
    }
}
