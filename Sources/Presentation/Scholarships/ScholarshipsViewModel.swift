public import Domain
import Resources
public import Services

/// The Scholarships pane: which awards a student can win, and how far each application is.
///
/// A change is shown only after it is on disk. Knows no key, no colour and no width.
@MainActor
public final class ScholarshipsViewModel: PaneModel {
    public internal(set) var state = ScholarshipsState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format

    let service: any ScholarshipProviding
    let settings: any SettingStore
    let perform: @MainActor (ScholarshipsEffect) -> Void
    /// What can be taken back, the last change last: the entries as they were.
    var changes: [(before: [AwardEntry], name: DisplayText)] = []
    private let observers = Observers<ScholarshipsState>()
    private let work = RunningWork()
    private var isLoading = false
    /// The card that the screen has shown; nobody decides on another.
    var shownCard: AwardID?

    static let formulaKey = "scholarships.formula"
    static let sortKey = "scholarships.sort"
    /// Deadlines of the board within so many days count on the tab.
    static let near = 14

    /// Reads nothing.
    public init(
        service: any ScholarshipProviding, settings: any SettingStore, format: Format,
        perform: @escaping @MainActor (ScholarshipsEffect) -> Void
    ) {
        self.service = service
        self.settings = settings
        self.format = format
        self.perform = perform
    }

    /// Calls `body` now and after each change, until the token is released.
    public func observeState(_ body: @escaping @MainActor (ScholarshipsState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    /// Returns when nothing is in flight any more: before leaving, and in tests.
    public func settle() async { await work.settle() }

    func run(_ body: @escaping @MainActor (ScholarshipsViewModel) async -> Void) {
        work.run { [weak self] in
            if let self { await body(self) }
        }
    }

    /// Changes several things at once, so that observers hear of them together.
    func update(_ change: (inout ScholarshipsState) -> Void) {
        var next = state
        change(&next)
        state = next
    }

    /// The pane has come to the front: profile, day and board may have changed since.
    public func appear() { load() }

    public func didDraw() {
        guard let deck = state.deck, state.details == nil, state.overlay == nil, !deck.isPeeking else { return }
        shownCard = deck.cards.first
    }

    func load() {
        guard !isLoading else { return }
        isLoading = true
        if state.known == nil { update { $0.shelf = .loading } }
        run { model in
            await model.read()
            model.isLoading = false
        }
    }

    private func read() async {
        do throws(ScholarshipError) {
            let isFirst = state.known == nil
            let remembered = isFirst ? await self.remembered() : nil
            let shelf = try await service.shelf()
            update { state in
                if let remembered {
                    state.formula = remembered.formula
                    state.sort = remembered.sort
                }
                state.shelf = .loaded(shelf)
                state.arrange()
            }
        } catch {
            update { $0.shelf = .failed(format.awardFailure(error)) }
        }
    }

    private func remembered() async -> (formula: EffortFormula, sort: AwardSort) {
        // Numbers that can't be read are as usual.
        let formula = try? await settings.value(for: Self.formulaKey)
        let sort = try? await settings.value(for: Self.sortKey)
        return (EffortFormula(stored: formula ?? ""), sort.flatMap { AwardSort(rawValue: $0) } ?? .verdict)
    }

    /// The profile has been edited: everything shown is judged anew.
    public func adopt(_ profile: Profile) {
        guard var shelf = state.known else { return }
        shelf.use(profile)
        update { state in
            state.shelf = .loaded(shelf)
            state.arrange()
        }
    }

    func keep(_ value: String, for key: String) {
        run { model in
            // Losing it costs a few keys at the next start.
            try? await model.settings.set(value.isEmpty ? nil : value, for: key)
        }
    }
}

/// What the Scholarships pane asks of the program around it.
public enum ScholarshipsEffect: Sendable, Equatable {
    /// The field of the profile that a rule lacks.
    case profile(ProfileItem)
    /// A complete address.
    case open(DisplayText)
}

extension Format {
    public func awardFailure(_ error: ScholarshipError) -> DisplayText {
        switch error {
        case .table(.missingResources(let path)): words(.awardsMissing, DisplayText(path))
        case .table(.damaged(let reason)): words(.awardsDamaged, DisplayText(reason))
        case .table(.unavailable(let reason)): words(.awardsDamaged, DisplayText(reason))
        case .storage(let error): failure(error)
        }
    }
}
