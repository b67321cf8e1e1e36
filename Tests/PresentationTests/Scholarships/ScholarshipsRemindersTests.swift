import Domain
import Presentation
import Services
import Synchronization
import TestSupport
import Testing

/// A clock that a test moves.
private final class MovingClock: WallClock {
    private let instant = Mutex(NovemberClock.instant)

    func now() -> Int64 { instant.withLock { $0 } }
    func set(_ value: Int64) { instant.withLock { $0 = value } }
}

@Suite("Reminders of scholarships") @MainActor struct ScholarshipsRemindersTests {
    private final class Effects { var seen: [ScholarshipsEffect] = [] }

    private let effects = Effects()
    private let settings = FakeSettings()
    private let clock = MovingClock()

    private static let day: Int64 = 86_400_000

    private func model(_ entries: [AwardEntry], awards: [Scholarship] = Scholarship.fixtures) -> ScholarshipsViewModel {
        let service = ScholarshipService(
            table: FakeAwardTable(awards), book: FakeAwardBook(entries), profiles: FakeWholeProfiles(.senior),
            zones: FakeZones(), clock: clock)
        let effects = effects
        return ScholarshipsViewModel(
            service: service,
            colleges: FakeFeed([
                .fixture(decision: .like),
                .fixture(.fixture(id: 100_001, name: "Hill College", figures: nil), decision: .like),
            ]), settings: settings, format: Format(), perform: { effects.seen.append($0) })
    }

    private func prepared(_ entries: [AwardEntry]) async -> ScholarshipsViewModel {
        let model = model(entries)
        model.prepare()
        await model.settle()
        return model
    }

    @Test("Without a board nothing is read, nothing is told and nothing wakes the program")
    func empty() async {
        let model = await prepared([])
        #expect(model.state.shelf == .idle && model.upcoming.isEmpty && model.nextDeadline == nil)
        #expect(effects.seen.isEmpty)
    }

    @Test("The status line names what comes next, the nearest first, and leaves out what was sent or is far away")
    func upcoming() async {
        let model = await prepared([.fixture("S1"), .fixture("S2"), .fixture("S3", .submitted)])
        #expect(model.upcoming.map(\.string) == ["Amber Scholars in 12 d"])
    }

    @Test("A deadline is told of seven days before, the day before and on the day, each once")
    func steps() async {
        let model = await prepared([.fixture("S1", .drafting)])
        #expect(effects.seen.isEmpty)
        for (days, words) in [
            (6, "Closes in 6 d: Amber Scholars"), (7, nil), (11, "Closes tomorrow: Amber Scholars"),
            (12, "Closes today: Amber Scholars"),
        ] as [(Int64, String?)] {
            effects.seen = []
            clock.set(NovemberClock.instant + days * Self.day)
            model.deadlineReached(now: clock.now())
            await model.settle()
            #expect(effects.seen == words.map { [.remind("\($0)", rings: true)] } ?? [], "\(days)")
            // Another start on the same day.
            effects.seen = []
            _ = await prepared([.fixture("S1", .drafting)])
            #expect(effects.seen.isEmpty)
        }
    }

    @Test("Several at once are one toast, and within quiet hours nothing rings")
    func quiet() async {
        // Noon in New York is nine o'clock at home.
        await settings.set("480-600", for: ChatPreferences.quietHoursKey)
        clock.set(NovemberClock.instant + 11 * Self.day)
        let second = Scholarship.fixture(id: "S9", name: "Fir", closes: "12-13")
        let model = model([.fixture("S1"), .fixture("S9")], awards: [.fixture(), second])
        model.prepare()
        await model.settle()
        #expect(effects.seen == [.remind("Closes tomorrow: Amber Scholars, and 1 more", rings: false)])
    }

    @Test("The program wakes when the student's next day begins")
    func wake() async throws {
        let model = await prepared([.fixture("S1")])
        let home = FakeZones().local()
        let next = try #require(model.nextDeadline)
        #expect(home.minute(at: next) == 0)
        #expect(home.day(at: next).number == home.day(at: NovemberClock.instant).number + 1)
    }
}
