public import Domain
public import Services

/// The Profile pane: everything the student has said, what the feed made of it, account and settings.
///
/// An answer is shown only after it is on disk. Knows no key, no colour and no width.
@MainActor
public final class ProfileViewModel: PaneModel {
    public internal(set) var state: ProfileState {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format

    /// A feed that also says what it has learned.
    public typealias Feed = FeedProviding & TasteProviding

    let feed: any Feed
    let catalog: any CollegeCatalog
    let profiles: any WholeProfileStore
    let settings: any SettingStore
    let codes: any QREncoding
    let perform: @MainActor (ProfileEffect) -> Void
    /// What would be wrong with keys for an action, in words; the key table is not known here.
    let checkKeys: @MainActor (ActionID, String) -> [DisplayText]
    /// What local time is ahead of UTC, milliseconds.
    let offset: Int64
    /// What can be taken back, the last edit last.
    var edits: [(before: Profile, field: FormField)] = []
    private var generation = 0
    private let observers = Observers<ProfileState>()
    private let work = RunningWork()

    static let placeKey = "profile.place"
    static let sharedKey = "profile.shared"
    /// Set while the onboarding is open, so that a start after a kill opens it again.
    public static let onboardingKey = "onboarding.open"

    public init(
        account: Account, feed: any Feed, catalog: any CollegeCatalog, profiles: any WholeProfileStore,
        settings: any SettingStore, codes: any QREncoding, snapshot: SettingsSnapshot, format: Format, offset: Int64,
        checkKeys: @escaping @MainActor (ActionID, String) -> [DisplayText],
        perform: @escaping @MainActor (ProfileEffect) -> Void
    ) {
        state = ProfileState(account: account, settings: snapshot)
        self.feed = feed
        self.catalog = catalog
        self.profiles = profiles
        self.settings = settings
        self.codes = codes
        self.format = format
        self.offset = offset
        self.checkKeys = checkKeys
        self.perform = perform
    }

    /// Calls `body` now and after each change, until the token is released.
    public func observeState(_ body: @escaping @MainActor (ProfileState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken { observers.add { _ in body() } }

    /// Returns when nothing is in flight any more: before leaving, and in tests.
    public func settle() async { await work.settle() }

    func run(_ body: @escaping @MainActor (ProfileViewModel) async -> Void) {
        work.run { [weak self] in
            if let self { await body(self) }
        }
    }

    /// Changes several things at once, so that observers hear of them together.
    func update(_ change: (inout ProfileState) -> Void) {
        var next = state
        change(&next)
        next.showRows()
        state = next
    }

    /// Late answers to any but the last question fall.
    func ask() -> Int {
        generation += 1
        return generation
    }

    func isCurrent(_ question: Int) -> Bool { question == generation }

    // MARK: Beginning

    /// The pane has come to the front: the profile may have changed elsewhere.
    public func appear() {
        // An edit that is open keeps what it was opened on.
        guard state.editor == nil else { return }
        run { await $0.load() }
    }

    /// Loads the profile, and opens the onboarding again where a kill has closed it.
    public func start(_ remembered: [String: String]) {
        update { state in
            if let name = remembered[Self.placeKey], let section = ProfileSection(rawValue: name) {
                state.sections.select(ProfileSection.listed.firstIndex(of: section) ?? 0)
            }
            let names = remembered[Self.sharedKey]?.split(separator: " ").map(String.init)
            state.shared = names.map { Set($0.compactMap { ProfileItem(rawValue: $0) }) } ?? SharingCard.usual
        }
        let reopens = remembered[Self.onboardingKey] != nil
        guard reopens else { return }
        run { model in
            await model.load()
            await model.openOnboarding()
        }
    }

    func load() async {
        do throws(StorageError) {
            let profile = try await profiles.wholeProfile()
            let unknown = Set(profile.matching.intendedFields.filter { state.titles[$0] == nil })
            // A title that can't be found is shown by its number.
            let titles = unknown.isEmpty ? [:] : (try? await catalog.titles(of: unknown)) ?? [:]
            update { state in
                if state.profile != .loaded(profile), state.known != nil { edits = [] }
                state.profile = .loaded(profile)
                state.titles.merge(titles) { $1 }
            }
        } catch {
            update { $0.profile = .failed(format.failure(error)) }
        }
        await loadPage()
    }

    /// What a page needs beside the profile.
    func loadPage() async {
        do throws(FeedError) {
            switch state.section {
            case .taste:
                try await showTaste()
            case .statistics:
                let statistics = try await feed.statistics(offset: offset)
                update { $0.statistics = .loaded(statistics) }
            default: break
            }
        } catch {
            guard error != .cancelled else { return }
            update { $0.trace = .failed(format.failure(error)) }
        }
    }
}

/// What the Profile pane asks of the program around it.
public enum ProfileEffect: Sendable, Equatable {
    /// The profile is on disk, and the feed deals by it.
    case saved(StudentProfile, FeedHand)
    /// The feed deals anew, for a change to what it has learned.
    case learned(FeedHand)
    /// An action that asks first, or that the shell carries out.
    case run(ActionID)
    case desk(DeskRequest)
    /// Shows a choice without keeping it.
    case tryOut(SettingField, String)
    case set(SettingField, String)
    /// Keys as they are typed into a config file.
    case bind(ActionID, String)
    case copy(DisplayText, text: String)
    /// A file in the student's folder, by its name.
    case write(String, name: String)
    /// Files of another pane, written together.
    case writeAll([ExportedText])
    /// Brings the pane forward.
    case show
}
