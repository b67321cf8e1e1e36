import Domain
import Services
import TestSupport
import Testing

@Suite("FeedService")
struct FeedServiceTests {
    private let sample = SampleColleges(count: 120, seed: 3)

    private func service(
        _ log: FakeFeedLog, profile: StudentProfile = .fixture(), seed: UInt64? = nil, interval: UInt32 = 128
    ) -> FeedService {
        FeedService(
            catalog: FakeCatalog(sample.colleges, offerings: sample.offerings), log: log, profile: profile,
            clock: FixedClock(), seed: seed, snapshotInterval: interval)
    }

    /// Swipes through the deck, liking every third card, and returns what was shown.
    private func swipe(_ count: Int, on feed: FeedService) async throws -> [UnitID] {
        var shown: [UnitID] = []
        var hand = try await feed.hand()
        for step in 0..<count {
            let current = try #require(hand.current)
            shown.append(current.id)
            hand = try await feed.decide(step % 3 == 0 ? .like : .pass, on: current.id)
        }
        return shown
    }

    @Test("Nothing is read before the first call")
    func isLazy() async throws {
        let log = FakeFeedLog()
        _ = service(log)
        #expect(await log.reads == 0)
    }

    @Test("A preview tells how an edit moves the first ten, and changes nothing")
    func preview() async throws {
        let log = FakeFeedLog()
        let feed = service(log, seed: 7)
        let before = try await feed.hand()
        var edited = StudentProfile.fixture()
        #expect(try await feed.preview(edited).isUnchanged)
        edited.budget = 9_000
        edited.weights.financial = 1
        let preview = try await feed.preview(edited)
        #expect(preview.after.map(\.after) == Array(1...10))
        #expect(!preview.isUnchanged)
        #expect(preview.leaving.allSatisfy { ($0.after ?? 99) > 10 && ($0.before ?? 99) <= 10 })
        #expect(try await feed.hand() == before)
        _ = try await feed.use(edited)
        #expect(try await feed.preview(edited).after.map(\.id) == preview.after.map(\.id))
        #expect(try await feed.preview(edited).isUnchanged)
    }

    @Test("The card that a peek shows is the next one")
    func peekHolds() async throws {
        let feed = service(FakeFeedLog())
        var hand = try await feed.hand()
        for step in 0..<40 {
            let next = try #require(hand.next)
            hand = try await feed.decide(step.isMultiple(of: 2) ? .like : .pass, on: try #require(hand.current).id)
            #expect(hand.current?.id == next.id)
        }
    }

    @Test("No college comes twice, and the deck ends")
    func noRepeats() async throws {
        let feed = service(FakeFeedLog())
        let count = try await feed.status().deckCount
        let shown = try await swipe(count, on: feed)
        #expect(Set(shown).count == count)
        let end = try await feed.hand()
        #expect(end.current == nil)
        #expect(end.status.remaining == 0)
    }

    @Test("A decision is in the log before the next card is known")
    func durableFirst() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let first = try #require(try await feed.hand().current)
        await log.fail(with: .full(path: "/"))
        await #expect(throws: FeedError.storage(.full(path: "/"))) { try await feed.decide(.like, on: first.id) }
        await log.fail(with: nil)
        let hand = try await feed.hand()
        #expect(hand.current?.id == first.id)
        #expect(hand.status.swipes == 0)
        _ = try await feed.decide(.like, on: first.id)
        #expect(await log.stored.count == 1)
    }

    @Test("Undoing the very first swipe brings the same card back and changes nothing else")
    func undoFirst() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let before = try await feed.hand()
        _ = try await feed.decide(.like, on: try #require(before.current).id)
        let (undone, after) = try await feed.undo()
        guard case .swipe(let id, .like, _) = undone else {
            Issue.record("the swipe was not undone")
            return
        }
        #expect(id == before.current?.id)
        #expect(after.current?.id == before.current?.id)
        #expect(after.next?.id == before.next?.id)
        #expect(after.status == before.status)
        #expect(try await feed.undo().undone == nil)
    }

    @Test("Undo reaches back through every swipe, also in a later session")
    func undoAcrossSessions() async throws {
        let log = FakeFeedLog()
        let shown = try await swipe(25, on: service(log, interval: 8))
        #expect(await log.savedSnapshot != nil)
        let later = service(log, interval: 8)
        for id in shown.reversed() {
            let (undone, hand) = try await later.undo()
            guard case .swipe(id, _, _) = undone else {
                Issue.record("\(id) was not undone")
                return
            }
            #expect(hand.current?.id == id)
        }
        let status = try await later.status()
        #expect(status.swipes == 0)
        #expect(!status.canUndo)
        #expect(try await later.posterior() == TastePrior.posterior)
    }

    @Test("A restart finds the same hand")
    func restart() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        for _ in 0..<12 {
            _ = try await swipe(1, on: feed)
            let hand = try await feed.hand()
            let again = try await service(log).hand()
            #expect(again.current?.id == hand.current?.id)
            #expect(again.next?.id == hand.next?.id)
            #expect(again.status == hand.status)
        }
    }

    @Test("The same seed and the same answers deal the same cards, another seed does not")
    func seededReplay() async throws {
        let first = try await swipe(30, on: service(FakeFeedLog(), seed: 11))
        #expect(try await swipe(30, on: service(FakeFeedLog(), seed: 11)) == first)
        #expect(try await swipe(30, on: service(FakeFeedLog(), seed: 12)) != first)
    }

    @Test("A decision from search is stored, and the hand stays")
    func decideFromSearch() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let hand = try await feed.hand()
        let other = try #require(sample.colleges.first { $0.id != hand.current?.id && $0.id != hand.next?.id })
        let after = try await feed.decide(.like, on: other.id)
        #expect(after.current?.id == hand.current?.id)
        #expect(after.next?.id == hand.next?.id)
        #expect(try await feed.marked(.liked).map(\.id) == [other.id])
        #expect(try await feed.card(for: other.id).decision == .like)
    }

    @Test("A second decision on a college replaces the first, and undo brings that back")
    func secondThoughts() async throws {
        let feed = service(FakeFeedLog())
        let id = try #require(try await feed.hand().current).id
        _ = try await feed.decide(.like, on: id)
        let liked = try await feed.posterior()
        let hand = try await feed.decide(.pass, on: id)
        #expect(hand.status.swipes == 1)
        #expect(hand.status.likes == 0)
        #expect(try await feed.marked(.passed).map(\.id) == [id])
        _ = try await feed.undo()
        #expect(try await feed.marked(.liked).map(\.id) == [id])
        #expect(try await feed.posterior() == liked)
    }

    @Test("Stars are listed and taken back")
    func stars() async throws {
        let feed = service(FakeFeedLog())
        let id = sample.colleges[5].id
        #expect(try await feed.star(id, true).status.starred == 1)
        #expect(try await feed.star(id, true).status.starred == 1)
        #expect(try await feed.marked(.starred).map(\.isStarred) == [true])
        let (undone, hand) = try await feed.undo()
        #expect(undone == .star(id, true))
        #expect(hand.status.starred == 0)
    }

    @Test("A new profile changes scores and deck and keeps what was swiped")
    func newProfile() async throws {
        let feed = service(FakeFeedLog())
        _ = try await swipe(10, on: feed)
        let before = try await feed.status()
        let posterior = try await feed.posterior()
        var profile = StudentProfile.fixture()
        profile.scope = .everyLevel
        profile.budget = 9_000
        let hand = try await feed.use(profile)
        #expect(hand.status.swipes == before.swipes)
        #expect(hand.status.deckCount > before.deckCount)
        #expect(try await feed.posterior() == posterior)
    }

    @Test("The calibration deck counts its cards and ends by itself or when told")
    func calibration() async throws {
        let feed = service(FakeFeedLog())
        let plain = try await feed.hand()
        var hand = try await feed.calibrate(true)
        let count = try #require(hand.status.calibration).count
        for position in 1...count {
            #expect(hand.status.calibration?.position == position)
            hand = try await feed.decide(.pass, on: try #require(hand.current).id)
        }
        #expect(hand.status.calibration == nil)
        let (_, back) = try await feed.undo()
        #expect(back.status.calibration?.position == count)
        hand = try await feed.calibrate(false)
        #expect(hand.status.calibration == nil)
        #expect(plain.status.deckCount == hand.status.deckCount)
    }

    @Test("While frozen, swipes teach nothing; after a reset, what was swiped stays swiped")
    func freezeAndReset() async throws {
        let feed = service(FakeFeedLog())
        _ = try await swipe(5, on: feed)
        let learned = try await feed.posterior()
        _ = try await feed.freeze(true)
        _ = try await swipe(5, on: feed)
        #expect(try await feed.posterior() == learned)
        let hand = try await feed.reset()
        #expect(try await feed.posterior() == TastePrior.posterior)
        #expect(hand.status.swipes == 10)
    }

    @Test("An edited weight has the student's mean until swipes move it")
    func editWeight() async throws {
        let feed = service(FakeFeedLog())
        _ = try await feed.edit(.religious, to: 1.5)
        #expect(try await feed.posterior().mean[Int(Feature.religious.rawValue)] == 1.5)
        _ = try await feed.undo()
        #expect(try await feed.posterior() == TastePrior.posterior)
    }

    @Test("Events of another process on the same log are taken in")
    func foreignEvents() async throws {
        let log = FakeFeedLog()
        let (one, two) = (service(log), service(log))
        _ = try await one.hand()
        _ = try await swipe(3, on: two)
        let hand = try await one.hand()
        #expect(hand.status.swipes == 3)
        #expect(hand.current?.decision == nil)
    }

    @Test("Erasing forgets everything")
    func erase() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let first = try await feed.hand()
        _ = try await swipe(7, on: feed)
        let hand = try await feed.erase()
        #expect(hand == first)
        #expect(await log.stored.isEmpty)
    }

    @Test("A snapshot of another layout is ignored and the log folded")
    func foreignSnapshot() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        _ = try await swipe(9, on: feed)
        let key = try #require(await log.stored.last).key
        let events = await log.stored
        for bytes in [[], [1, 2, 3], Array(repeating: UInt8(0), count: 40_000)] as [[UInt8]] {
            let other = service(FakeFeedLog(events, snapshot: FeedSnapshot(key: key, bytes: bytes)))
            #expect(try await other.posterior() == (try await feed.posterior()))
        }
    }

    @Test("Calls that come at once are answered one after the other")
    func manyCallers() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let ids = sample.colleges.prefix(20).map(\.id)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in ids { group.addTask { _ = try await feed.decide(.like, on: id) } }
            try await group.waitForAll()
        }
        #expect(Set(await log.stored.map(\.key.counter)).count == 20)
        #expect(try await feed.status().likes == 20)
    }

    @Test("A restart shows the same hand, whatever was decided from search, taken back or edited before")
    func sameHandAfterRestart() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let log = FakeFeedLog()
        var feed = service(log)
        var hand = try await feed.hand()
        for step in 0..<120 {
            switch Int.random(in: 0..<7, using: &generator) {
            case 0, 1, 2:
                hand = try await feed.decide(
                    Bool.random(using: &generator) ? .like : .pass, on: try #require(hand.current).id)
            case 3:
                // The search finds the card beneath as well.
                let any = try #require(sample.colleges.randomElement(using: &generator)).id
                let id = Bool.random(using: &generator) ? any : hand.next?.id ?? any
                hand = try await feed.decide(Bool.random(using: &generator) ? .like : .pass, on: id)
            case 4: hand = try await feed.undo().hand
            case 5: hand = try await feed.star(try #require(hand.next).id, Bool.random(using: &generator))
            default: hand = try await feed.edit(.price, to: Float.random(in: -1...1, using: &generator))
            }
            feed = service(log)
            let again = try await feed.hand()
            #expect(
                [again.current?.id, again.next?.id] == [hand.current?.id, hand.next?.id], "step \(step), seed \(seed)")
            #expect(again.current?.isProbe == hand.current?.isProbe, "step \(step), seed \(seed)")
            hand = again
        }
    }

    @Test("A calibration that was begun goes on after a restart, and ends for good")
    func calibrationSurvives() async throws {
        let log = FakeFeedLog()
        var hand = try await service(log).calibrate(true)
        let count = try #require(hand.status.calibration).count
        #expect(count > 1)
        for position in 1..<count {
            let feed = service(log)
            hand = try await feed.hand()
            #expect(hand.status.calibration == .init(position: position, count: count))
            hand = try await feed.decide(.like, on: try #require(hand.current).id)
        }
        _ = try await service(log).calibrate(false)
        #expect(try await service(log).hand().status.calibration == nil)
        #expect(await log.savedPlace == nil)
    }

    @Test("A place is a line of text and back; anything else is no place")
    func placeText() {
        let place = FeedPlace(
            key: OrderKey(time: 5, device: 7, counter: 9),
            hand: [.init(id: UnitID(170_976), isProbe: true), .init(id: UnitID(166_683), isProbe: false)],
            calibration: [UnitID(209_922)])
        #expect(FeedPlace(place.text) == place)
        let bare = FeedPlace(key: nil, hand: [], calibration: [])
        #expect(FeedPlace(bare.text) == bare)
        for text in ["", "x", "1-2|3|4", "||x", "|1,2,3|", "1-2-3-4||"] { #expect(FeedPlace(text) == nil) }
    }
}
