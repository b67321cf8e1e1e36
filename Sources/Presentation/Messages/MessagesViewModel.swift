public import Domain
import Resources
public import Services

/// The Messages pane: conversations, the open one, and what is being written.
///
/// Knows no key, no colour and no width; how many lines a message takes it asks of ``measure``.
@MainActor
public final class MessagesViewModel: PaneModel {
    public internal(set) var state = MessagesState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format
    public let texts: RichTexts
    /// How rows lie on the screen as it is; set with each frame.
    public var measure: (any TimelineMeasuring)?

    let chat: any ChatProviding
    let catalog: any CollegeCatalog
    let awards: any ScholarshipProviding
    let settings: any SettingStore
    let clock: any WallClock
    let zone: any LocalTimeReading
    let timer: any Clock<Duration>
    let perform: @MainActor (ChatEffect) -> Void

    var guests: [GuestPlace: any MessagesGuest] = [:]
    /// Looks up what a meetup's card shows.
    public var meetupCard: (@MainActor (MeetupID) async -> CardSummary?)?
    var hosting: [ObservationToken] = []
    /// Every conversation, by newest message.
    var all: [Conversation] = []
    var contacts: [UserID: Contact.State] = [:]
    var blocked: Set<UserID> = []
    var timelines: [RoomID: Timeline] = [:]
    /// Conversations as they were left, the one left last at the end.
    var left: [RoomState] = []
    /// Read up to here, as far as this process has said so.
    var marked: [RoomID: TimelinePosition] = [:]
    /// Where the reader was before a jump.
    var jumpedFrom: [RoomID: [TimelineScroll]] = [:]
    /// When keys last moved the cursor of the list, milliseconds since 1970.
    var listKeyAt: Int64 = 0
    /// The person is known to look: by the terminal's report, or by a key since the last arrival.
    var attention = Attention()
    /// When a message last rang, milliseconds since 1970.
    var rangAt: Int64 = 0
    var rowsAreStale = false
    var isLoadingList = false
    var loadsListAgain = false
    var loadingGaps: Set<TimelineGap> = []
    var askedNames: Set<UserID> = []
    var askedCards: Set<DeepLink> = []
    var askedAttachments: Set<ContentHash> = []
    /// Pictures in the order in which they were asked for; the first ones make room.
    var askedPictures: [ContentHash] = []
    /// Makes small pictures; `nil` where the screen can show none.
    public var previewer: (any PicturePreviewing)?
    /// Questions to admissions offices, by college.
    var questions: [UnitID: AdmissionsQuestion] = [:]
    var openGeneration = 0
    var searchGeneration = 0
    var vanishing: Task<Void, Never>?
    var recount: Task<Void, Never>?

    private let observers = Observers<MessagesState>()
    private var listening: Task<Void, Never>?
    private let work = RunningWork()
    /// Apart from what keys have started: leaving does not wait for a picture.
    let previews = RunningWork()
    private var loading: [CheckedContinuation<Void, Never>] = []

    public init(
        chat: any ChatProviding, catalog: any CollegeCatalog, awards: any ScholarshipProviding,
        settings: any SettingStore, clock: any WallClock, zone: any LocalTimeReading, words: Words,
        reader: any RichTextReading = PlainTextReader(), timer: any Clock<Duration> = ContinuousClock(),
        perform: @escaping @MainActor (ChatEffect) -> Void
    ) {
        self.chat = chat
        self.catalog = catalog
        self.awards = awards
        self.settings = settings
        self.clock = clock
        self.zone = zone
        self.timer = timer
        self.perform = perform
        format = Format(words)
        texts = RichTexts(reader)
    }

    var words: Words { format.words }

    static let styleKey = "chat.style"
    static let roomKey = "chat.room"

    /// Calls `body` now and after each change, until the token is released.
    public func observeState(_ body: @escaping @MainActor (MessagesState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken {
        observers.add { _ in body() }
    }

    /// Begins to listen and loads the list; says itself when it cannot.
    public func start() {
        guard listening == nil else { return }
        listening = Task { [weak self, chat] in
            let updates = await chat.updates()
            await self?.load()
            for await update in updates {
                guard let self else { return }
                self.hear(update)
            }
        }
    }

    /// Tries again what failed at the start.
    func startAgain() {
        listening?.cancel()
        listening = nil
        state.phase = .loading
        start()
    }

    /// Saves the draft, carries out what was waiting to be undone, and remembers the open conversation.
    public func end() async {
        await settle()
        if let vanishing { await commitVanishing(vanishing) }
        // Losing the place costs one key at the next start.
        try? await settings.set(state.room?.id.rawValue, for: Self.roomKey)
        listening?.cancel()
        recount?.cancel()
        await chat.stop()
    }

    /// Returns when nothing is in flight any more that a key has started.
    public func settle() async { await work.settle() }

    /// Returns when every picture that was asked for is there, or was given up.
    public func settlePreviews() async { await previews.settle() }

    /// Returns when the list stands, or the reason why there is none.
    public func isReady() async {
        while state.phase == .loading, listening != nil {
            await withCheckedContinuation { loading.append($0) }
        }
    }

    private func load() async {
        defer {
            loading.forEach { $0.resume() }
            loading = []
        }
        do throws(ChatError) {
            try await chat.start()
        } catch {
            update { $0.phase = .failed(format.chatFailure(error)) }
            return
        }
        // Without its settings the pane looks as it does for everybody.
        let stored = (try? await settings.values()) ?? [:]
        state.names[chat.user] = words(.chatYou)
        loadQuestions(stored)
        await loadPeople()
        await loadList()
        let style = stored[Self.styleKey].flatMap(MessageStyle.init(rawValue:)) ?? .compact
        update {
            $0.phase = .ready
            $0.style = style
            $0.today = zone.day(at: clock.now())
        }
        if let room = stored[Self.roomKey].map(RoomID.init), all.contains(where: { $0.id == room }) {
            await show(room, focus: .list)
        }
    }

    // MARK: Work

    func run(_ body: @escaping @MainActor () async -> Void) { work.run(body) }

    /// Does something that may fail, and says why it did.
    func attempt(_ body: @escaping @MainActor () async throws(ChatError) -> Void) {
        run {
            do throws(ChatError) { try await body() } catch { self.say(error) }
        }
    }

    func say(_ error: ChatError) { perform(.toast(format.chatFailure(error))) }

    /// Changes several things at once, so that observers hear of them together.
    func update(_ change: (inout MessagesState) -> Void) {
        var next = state
        change(&next)
        state = next
    }

    func updateRoom(_ change: (inout RoomState) -> Void) {
        guard var room = state.room else { return }
        change(&room)
        state.room = room
    }

    /// What a conversation is called.
    func title(of conversation: Conversation) -> DisplayText { format.title(of: conversation, in: state) }
}

/// Whether somebody looks at the screen.
struct Attention: Equatable {
    /// The pane is in front of the others.
    var isFront = false
    /// What the terminal reported last; `nil` while it has reported nothing, as many never do.
    var focus: Bool?
    /// A key was pressed after the last arrival: somebody is there, whatever the terminal says.
    var hasKey = false

    /// What is on the screen counts as read.
    var reads: Bool { isFront && (focus == true || hasKey) }
    /// A message in the open conversation rings no bell.
    var watches: Bool { isFront && focus == true }
}
