public import Domain
import Resources

/// Holds the panes, hands actions to the layer that has focus, and keeps what all panes share.
@MainActor
public final class ShellViewModel {
    public internal(set) var state: ShellState {
        didSet { if state != oldValue { observers.notify(state) } }
    }

    /// How long a toast stands, in milliseconds.
    static let toastTime: Int64 = 4_000

    let words: Words
    let keys: any KeyGuide
    let perform: @MainActor (ShellEffect) -> Void
    let panes: [any PaneModel]
    private let clock: any WallClock
    private let zone: any LocalTimeReading
    private let observers = Observers<ShellState>()
    private var tokens: [ObservationToken] = []
    private var toastEnd: Int64?
    /// Whether the mouse is captured, as the screen has it.
    public var isMouseOn: Bool

    /// - Parameters:
    ///   - panes: One for each ``Pane``, in their order.
    ///   - perform: Carries out what reaches beyond the view-models.
    public init(
        panes: [any PaneModel], words: Words, keys: any KeyGuide, account: DisplayText, clock: any WallClock,
        zone: any LocalTimeReading, showsClock: Bool, mouse: Bool,
        perform: @escaping @MainActor (ShellEffect) -> Void
    ) {
        precondition(panes.count == Pane.allCases.count, "one model for each pane")
        self.panes = panes
        self.words = words
        self.keys = keys
        self.clock = clock
        self.zone = zone
        isMouseOn = mouse
        self.perform = perform
        state = ShellState(
            pane: .swipe, badges: panes.map(\.badge), account: account,
            time: showsClock ? zone.localTime(at: clock.now()) : nil, toast: nil, overlay: nil, offers: [])
        tokens = panes.map { pane in pane.observe { [weak self] in self?.follow() } }
        follow()
    }

    /// Calls `body` now and after each change, until the token is released.
    public func observe(_ body: @escaping @MainActor (ShellState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    /// What has focus.
    public var context: KeyContext {
        switch state.overlay {
        case .palette: .palette
        case .help: .help
        case .confirm: .confirm
        case nil: pane.context
        }
    }

    public var takesText: Bool { state.overlay == nil ? pane.takesText : context.takesText }

    /// The text field that has focus has several lines.
    public var isMultiline: Bool { state.overlay == nil && pane.isMultiline }

    /// What a copy takes where focus is; `nil` when nothing there can be copied.
    public var copyText: DisplayText? { state.overlay == nil ? pane.copyText : nil }

    var pane: any PaneModel { panes[state.pane.rawValue] }

    /// The screen shows the pane in front as it is now.
    public func didDraw() { pane.didDraw() }

    public func handle(_ action: Action) {
        if state.overlay != nil, handleOverlay(action) { return }
        guard case .run(let id, _) = action else {
            _ = pane.handle(action)
            return
        }
        run(id, action)
    }

    /// Shows a sentence that leaves by itself.
    public func show(toast: DisplayText) {
        toastEnd = clock.now() + Self.toastTime
        state.toast = toast
    }

    /// Brings a pane forward, as its key or a restart does.
    public func open(_ pane: Pane) {
        state.pane = pane
        panes[pane.rawValue].appear()
        follow()
    }

    /// Goes to what a deep link names, in the pane that knows such places.
    /// - Returns: Whether any does.
    public func open(_ link: DeepLink) -> Bool {
        guard let index = panes.firstIndex(where: { $0.open(link) }), let pane = Pane(rawValue: index) else {
            return false
        }
        state.overlay = nil
        open(pane)
        return true
    }

    /// When something leaves or changes by itself, in milliseconds since 1970; `nil` when nothing will.
    public var nextDeadline: Int64? {
        let minute = state.time.map { _ in (clock.now() / 60_000 + 1) * 60_000 }
        return [minute, toastEnd].compactMap(\.self).min()
    }

    /// Called at or after ``nextDeadline``.
    public func deadlineReached() {
        let now = clock.now()
        var next = state
        if next.time != nil { next.time = zone.localTime(at: now) }
        if let end = toastEnd, now >= end {
            toastEnd = nil
            next.toast = nil
        }
        state = next
    }

    func run(_ id: ActionID, _ action: Action) {
        if let pane = Pane(id) {
            open(pane)
        } else if id.isDestructive {
            ask(before: id)
        } else if id.belongsToProfile {
            _ = panes[Pane.profile.rawValue].handle(action)
        } else if !runEverywhere(id), !pane.handle(action), id == .leave, !pane.handle(.run(.back)) {
            perform(.quit)
        }
    }

    private func follow() {
        var next = state
        next.badges = panes.map(\.badge)
        next.offers = pane.offers
        next.status = panes.lazy.compactMap(\.status).first
        next.upcoming = panes.flatMap(\.upcoming)
        state = next
    }

    private func runEverywhere(_ id: ActionID) -> Bool {
        switch id {
        case .palette:
            let entries = keys.paletteEntries(in: pane.context, words: words, reason: pane.reason(against:))
            state.overlay = .palette(PaletteState(entries, words: words))
        case .help:
            let sections = keys.helpSections(
                in: pane.context, takesText: pane.takesText, words: words, reason: pane.reason(against:))
            state.overlay = .help(HelpState(sections, words: words))
        case .quit: if !pane.interrupt() { perform(.quit) }
        case .suspend: perform(.suspend)
        case .repaint: perform(.repaint)
        case .nextTheme: perform(.nextTheme)
        case .toggleMouse:
            isMouseOn.toggle()
            perform(.setMouse(isMouseOn))
            show(toast: words(isMouseOn ? .shellMouseOn : .shellMouseOff))
        default: return false
        }
        return true
    }
}
