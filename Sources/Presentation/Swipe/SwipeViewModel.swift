public import Domain
public import Services

/// The Swipe pane: the card, what is pushed over it, and what the student decides.
///
/// Knows no key, no colour and no width. A decision is shown only after the feed has it on disk.
@MainActor
public final class SwipeViewModel: PaneModel {
    public internal(set) var state = SwipeState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format

    let feed: any FeedProviding & TasteProviding
    let catalog: any CollegeCatalog
    let profiles: any ProfileStore
    let settings: any SettingStore
    let explore: ExploreService
    let shelf: any ExploreStore
    let clock: any WallClock
    /// A decision is on its way to the disk. No part of the state: the screen shows what comes of it, once.
    public internal(set) var isDeciding = false
    /// The card that the screen has shown: what was not yet drawn can't be decided on.
    var shown: UnitID?
    /// Counts questions; an answer to any but the last one of its kind falls.
    var generations: [Question: Int] = [:]
    var savedSession: [String: String] = [:]
    /// The fields of study of the card beneath. No part of the state: nothing shows them yet.
    var ahead: CardOfferings?
    /// The form, kept when it is left so that what was typed is there again.
    var quickStart: QuickStartViewModel?

    private let observers = Observers<SwipeState>()
    private let work = RunningWork()

    /// - Parameter filter: What the feed deals by.
    public init(
        feed: any FeedProviding & TasteProviding, catalog: any CollegeCatalog, profiles: any ProfileStore,
        settings: any SettingStore, explore: ExploreService, shelf: any ExploreStore, filter: CollegeFilter? = nil,
        clock: any WallClock, words: Words, units: Configuration.LengthUnit? = nil
    ) {
        self.feed = feed
        self.catalog = catalog
        self.profiles = profiles
        self.settings = settings
        self.explore = explore
        self.shelf = shelf
        self.clock = clock
        state.filter = filter
        format = Format(words, units: units)
    }

    /// What leaves the pane: a college for Messages, or a file.
    public enum Handover: Equatable, Sendable {
        case share(College)
        case askAdmissions(FeedCard, CatalogNotes)
        case write([ExportedText])
    }

    /// Takes what leaves the pane.
    public var hand: @MainActor (Handover) -> Void = { _ in }

    /// Questions whose late answers must not win.
    enum Question { case hand, offerings, search, marked, filter, similar, whatIf }

    /// Calls `body` now and after each change, until the token is released.
    public func observeState(_ body: @escaping @MainActor (SwipeState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken {
        observers.add { _ in body() }
    }

    /// Loads profile, hand and the saved session.
    public func start() {
        run { await self.load(restoring: true) }
    }

    /// Awards were won, or the rate of growth was changed.
    public func adopt(_ held: HeldAwards) {
        if held != state.held { update { $0.held = held } }
    }

    /// The profile was changed elsewhere, and the feed has dealt by it; `nil` when only what is learned has changed.
    public func adopt(_ profile: StudentProfile?, _ hand: FeedHand) {
        quickStart = nil
        run {
            let notes = try? await self.gathered(hand.top, titles: profile?.intendedFields ?? [])
            self.update { $0.notes = notes ?? $0.notes }
            await self.take(hand) { state in
                if let profile { state.profile = profile }
                state.levels.removeAll { if case .quickStart = $0 { true } else { false } }
            }
            await self.refresh()
        }
    }

    /// Goes to what a deep link names.
    public func open(_ link: DeepLink) -> Bool {
        guard case .college(let id) = link else { return false }
        openCard(id)
        return true
    }

    /// Returns when nothing is in flight any more: before leaving, and in tests.
    public func settle() async { await work.settle() }

    public var copyText: DisplayText? {
        switch state.levels.last {
        case .marked(let marked): marked.chosen.map { DisplayText($0.college.name) }
        case .shortlist(let shortlist): shortlist.selected.map { DisplayText($0.college.name) }
        case .similar(let similar): similar.selected.map { DisplayText($0.name) }
        case .search(let search): search.selected.map { DisplayText($0.name) }
        case .peek: state.next.map { DisplayText($0.college.name) }
        case .map(let map): map.chosen.map { DisplayText($0.name) }
        case .quickStart, .filter, .whatIf: nil
        default: state.subject.map { DisplayText($0.college.name) }
        }
    }

    /// The screen shows the state as it is now: its card may be decided on.
    public func didDraw() { shown = state.decidable?.id }

    // MARK: Work

    func run(_ body: @escaping @MainActor () async -> Void) { work.run(body) }

    /// Changes several things at once, so that observers hear of them together.
    func update(_ change: (inout SwipeState) -> Void) {
        var next = state
        change(&next)
        state = next
    }

    func ask(_ question: Question) -> Int {
        generations[question, default: 0] += 1
        return generations[question, default: 0]
    }

    func isCurrent(_ question: Question, _ generation: Int) -> Bool { generations[question] == generation }
}
