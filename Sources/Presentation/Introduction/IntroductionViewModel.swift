public import Domain

/// A pane whose work is still to come: says what it will hold and what works already.
@MainActor
public final class IntroductionViewModel: PaneModel {
    public private(set) var state: IntroductionState {
        didSet { if state != oldValue { observers.notify(state) } }
    }

    private let observers = Observers<IntroductionState>()

    /// - Parameter pane: Any but the Swipe pane.
    public init(_ pane: Pane) { state = IntroductionState(pane: pane) }

    public var context: KeyContext { .details }
    public var takesText: Bool { false }
    public var badge: Int { 0 }
    public var offers: [ActionID] { [.paneSwipe, .palette, .help] }

    public func reason(against action: ActionID) -> DisplayText? { nil }

    public func handle(_ action: Action) -> Bool {
        switch action {
        case .run(.down, let count):
            state.scroll = min(IntroductionState.scrollLimit, state.scroll + max(1, min(count, 99)))
        case .run(.up, let count): state.scroll = max(0, state.scroll - max(1, min(count, 99)))
        case .run(.first, _): state.scroll = 0
        default: return false
        }
        return true
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }
}

/// Which pane is introduced, and how far it was scrolled.
public struct IntroductionState: Equatable, Sendable {
    public let pane: Pane
    /// Lines that have left at the top; a view shows at least the last one.
    public var scroll = 0

    /// More lines than any introduction has on the narrowest screen.
    static let scrollLimit = 60

    public init(pane: Pane) { self.pane = pane }
}
