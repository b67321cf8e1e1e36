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
    let colleges: any LikedColleges
    let settings: any SettingStore
    let perform: @MainActor (ScholarshipsEffect) -> Void
    /// What can be taken back, the last change last.
    var changes: [Change] = []
    private let observers = Observers<ScholarshipsState>()
    private let work = RunningWork()
    private var isLoading = false
    /// The award that a link named, until the shelf is there.
    private var wanted: AwardID?
    /// The card that the screen has shown; nobody decides on another.
    var shownCard: AwardID?

    /// Something as it was before a change.
    enum Change {
        case entries([AwardEntry], name: DisplayText)
        case plan(CollegePlan)
        /// An award of the student's own, `nil` where there was none, and what was done about it.
        case own(AwardEntry, Scholarship?)
    }

    static let formulaKey = "scholarships.formula"
    static let sortKey = "scholarships.sort"
    /// Where the rate of growth is kept.
    public nonisolated static let growthKey = "scholarships.growth"
    static let remindedKey = "scholarships.reminded"
    /// Deadlines of the board within so many days count on the tab.
    static let near = 14

    /// Reads nothing.
    public init(
        service: any ScholarshipProviding, colleges: any LikedColleges, settings: any SettingStore, format: Format,
        perform: @escaping @MainActor (ScholarshipsEffect) -> Void
    ) {
        self.service = service
        self.colleges = colleges
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

    /// Reads the board after the first frame, when there is one, so that the status line and reminders know it.
    public func prepare() {
        run { model in
            // Without an answer the pane reads when it is opened, and says what is wrong.
            guard model.state.known == nil, (try? await model.service.hasBoard()) == true else { return }
            model.load()
        }
    }

    /// When the next day begins where the student is: deadlines are a day nearer then. `nil` without a board.
    public var nextDeadline: Int64? {
        guard !isLoading, let shelf = state.known, !AwardTimeline.open(of: shelf).isEmpty else { return nil }
        return shelf.home.start(of: LocalDay(shelf.home.day(at: shelf.now).number + 1))
    }

    /// Called at or after ``nextDeadline``.
    public func deadlineReached(now: Int64) {
        if let deadline = nextDeadline, now >= deadline { load() }
    }

    /// The next things to do, for the status line.
    public var upcoming: [DisplayText] {
        guard let shelf = state.known else { return [] }
        return AwardTimeline.open(of: shelf).filter { (shelf.countdown(of: $0)?.days ?? -1) >= 0 }.prefix(3).compactMap
        { item in
            guard let days = shelf.countdown(of: item)?.days, days <= Self.ahead else { return nil }
            if case .award(let index) = item, shelf.dates[index]?.isDay != true { return nil }
            let name = format.name(of: item, in: shelf).string
            let short = name.count > 24 ? String(name.prefix(23)) + "…" : name
            return format.words(.awardsUpcoming, DisplayText(short), format.deadline(of: item, in: shelf))
        }
    }

    /// The status line looks so many days ahead.
    static let ahead = 60

    private func remind() async {
        guard let shelf = state.known else { return }
        do throws(StorageError) {
            var reminders = AwardReminders(stored: try await settings.value(for: Self.remindedKey) ?? "")
            let before = reminders
            let due = reminders.due(in: shelf)
            guard reminders != before else { return }
            // Kept first: a reminder that comes twice is worse than one that is only on the status line.
            try await settings.set(reminders.stored.isEmpty ? nil : reminders.stored, for: Self.remindedKey)
            guard let first = due.first else { return }
            let quiet = try await settings.value(for: ChatPreferences.quietHoursKey).flatMap { QuietHours(stored: $0) }
            let name = format.name(of: first, in: shelf)
            let when = format.deadline(of: first, in: shelf)
            let isStep = if case .step = first { true } else { false }
            let sentence =
                due.count == 1
                ? format.words(isStep ? .plansReminder : .awardsReminder, when, name)
                : format.words(
                    isStep ? .plansReminderMore : .awardsReminderMore, when, name, format.integer(due.count - 1))
            perform(.remind(sentence, rings: quiet?.contains(minute: shelf.home.minute(at: shelf.now)) != true))
        } catch {
            // The status line still says what comes next.
        }
    }

    /// Changes several things at once, so that observers hear of them together.
    func update(_ change: (inout ScholarshipsState) -> Void) {
        var next = state
        change(&next)
        state = next
    }

    /// The pane has come to the front: profile, day and board may have changed since.
    public func appear() {
        load()
        if state.section == .money || state.section == .plans { loadColleges() }
    }

    /// Opens the page of the award that a deep link names.
    public func open(_ link: DeepLink) -> Bool {
        guard case .scholarship(let id) = link else { return false }
        wanted = id
        showWanted()
        return true
    }

    private func showWanted() {
        guard let id = wanted, let shelf = state.known else { return }
        wanted = nil
        update { state in
            state.section = .list
            state.overlay = nil
            state.isSearching = false
            guard let index = shelf.index(of: id) else {
                state.details = nil
                state.trace = AwardTrace(format.words(.awardsUnknownLink))
                return
            }
            state.details = AwardDetails(id, rows: AwardDetails.rows(of: shelf, at: index).count)
            state.trace = nil
        }
    }

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
                    state.growth = remembered.growth
                }
                state.shelf = .loaded(shelf)
                state.arrange()
            }
            showWanted()
            await remind()
        } catch {
            update { $0.shelf = .failed(format.awardFailure(error)) }
        }
    }

    private func remembered() async -> (formula: EffortFormula, sort: AwardSort, growth: Int) {
        // Numbers that can't be read are as usual.
        let formula = try? await settings.value(for: Self.formulaKey)
        let sort = try? await settings.value(for: Self.sortKey)
        let growth = (try? await settings.value(for: Self.growthKey)).flatMap { FourYearCost.growth(stored: $0) }
        return (
            EffortFormula(stored: formula ?? ""), sort.flatMap { AwardSort(rawValue: $0) } ?? .verdict,
            growth ?? FourYearCost.usualGrowth
        )
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
    /// Deadlines that come near; `rings` outside of quiet hours.
    case remind(DisplayText, rings: Bool)
    /// To somebody in Messages.
    case share(Scholarship)
    /// The board as files, by places in the shelf, with the applications.
    case export(AwardShelf, [Int])
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
