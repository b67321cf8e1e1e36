import Domain
import Presentation
import Services
import TestSupport

/// Local time is UTC.
struct UTCZone: LocalTimeReading {
    func localTime(at instant: Int64) -> LocalTime {
        LocalTime(hour: Int(instant / 3_600_000 % 24), minute: Int(instant / 60_000 % 60))
    }
    func day(at instant: Int64) -> LocalDay { LocalDay(Int(instant / 86_400_000)) }
    func start(of day: LocalDay) -> Int64 { Int64(day.number) * 86_400_000 }
}

/// Every row is one line high.
struct OneLine: TimelineMeasuring {
    var height = 10
    var isBesideList = true
    func height(of row: TimelineRow, below previous: TimelineRow?) -> Int { 1 }
}

/// Sleeps until it is let go.
struct PatientClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }
    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        // Nothing but the end of its task wakes it.
        let (stream, _) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        throw CancellationError()
    }
}

/// The pane on a chat in memory.
@MainActor
final class MessagesHarness {
    let chat = FakeChatting()
    let settings = FakeSettings()
    private(set) var effects: [ChatEffect] = []
    private(set) lazy var model = MessagesViewModel(
        chat: chat, catalog: FakeCatalog(),
        awards: ScholarshipService(
            table: FakeAwardTable(), book: FakeAwardBook(), profiles: FakeWholeProfiles(.senior), zones: FakeZones(),
            clock: NovemberClock()),
        settings: settings, clock: StillClock(), zone: UTCZone(), words: Words(), timer: PatientClock()
    ) { [unowned self] in self.effects.append($0) }

    let an = UserID("@2:host")
    let ben = UserID("@3:host")

    /// Two conversations, with An and with Ben, and the pane in front.
    init(height: Int = 10) async {
        await chat.name(an, "An")
        await chat.name(ben, "Ben")
        await chat.add(.fixture(id: RoomID("!r"), others: [an]))
        await chat.add(.fixture(id: RoomID("!b"), others: [ben]))
        model.measure = OneLine(height: height)
    }

    func start() async {
        model.start()
        await model.isReady()
        model.attend(isFront: true, focus: nil)
        await settle()
    }

    /// What was asked is done, and what was told is heard.
    func settle() async {
        for _ in 0..<40 {
            await model.settle()
            await Task.yield()
        }
    }

    func press(_ actions: Action...) async {
        for action in actions {
            _ = model.handle(action)
            await settle()
            model.didDraw()
        }
        await settle()
    }

    func open(_ room: String) async {
        model.open(RoomID(room))
        await settle()
        model.didDraw()
        await settle()
    }

    var toasts: [DisplayText] {
        effects.compactMap { if case .toast(let text) = $0 { text } else { nil } }
    }

    var bodies: [String] {
        (model.state.room?.rows ?? []).compactMap { row in
            if case .message(let message) = row { message.content.body } else { nil }
        }
    }
}
