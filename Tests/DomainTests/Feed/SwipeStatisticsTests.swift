import Domain
import TestSupport
import Testing

@Suite struct SwipeStatisticsTests {
    private static let day: Int64 = 86_400_000
    private let columns = CollegeColumns([
        .fixture(id: 1, setting: .city), .fixture(id: 2, control: .public, setting: .rural),
        .fixture(id: 3, setting: .city),
    ])

    private func swipe(_ id: Int32, _ decision: Decision, day: Int64, _ counter: UInt32) -> FeedEvent {
        FeedEvent(
            key: OrderKey(time: day * Self.day + 1_000, device: 1, counter: counter),
            kind: .swipe(UnitID(id), decision, FeatureVector(SIMD32(repeating: 0))))
    }

    @Test("Undone swipes and all but the last on a college do not count")
    func counting() {
        let first = swipe(1, .pass, day: 99, 1)
        let undone = swipe(2, .like, day: 100, 2)
        let events = [
            first, undone,
            FeedEvent(key: OrderKey(time: 100 * Self.day + 2_000, device: 1, counter: 3), kind: .undo(undone.key)),
            swipe(1, .like, day: 100, 4), swipe(3, .pass, day: 100, 5),
        ]
        let statistics = SwipeStatistics(events, columns: columns, now: 100 * Self.day + 5_000)
        #expect(statistics.swipes == 2 && statistics.likes == 1)
        #expect(statistics.perDay.last == 2 && statistics.perDay.reduce(0, +) == 2)
        #expect(statistics.settings.map(\.kind) == [.city])
        #expect(statistics.settings.first?.share == 0.5)
        #expect(statistics.likeShares.isEmpty)
    }

    @Test("A swipe late in the evening belongs to the day of the student's own clock")
    func localDays() {
        let events = [swipe(1, .like, day: 100, 1)]
        let now = 100 * Self.day + 2_000
        // One second past midnight in UTC is still yesterday in New York.
        let statistics = SwipeStatistics(events, columns: columns, now: now + 10 * 3_600_000, offset: -5 * 3_600_000)
        #expect(Array(statistics.perDay.suffix(2)) == [1, 0])
    }
}
