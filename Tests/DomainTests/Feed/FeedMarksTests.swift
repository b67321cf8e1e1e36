import Domain
import Testing

@Suite struct FeedMarksTests {
    private func event(_ time: Int64, _ kind: FeedEvent.Kind) -> FeedEvent {
        FeedEvent(key: OrderKey(time: time, device: 1, counter: UInt32(time)), kind: kind)
    }

    private func swipe(_ time: Int64, _ college: Int32, _ decision: Decision) -> FeedEvent {
        event(time, .swipe(UnitID(college), decision, FeatureVector(.zero)))
    }

    @Test("The last decision on a college counts, the latest come first, and order of arrival does not matter")
    func decisions() {
        let events = [swipe(1, 100, .like), swipe(2, 200, .like), swipe(3, 100, .pass), swipe(4, 300, .like)]
        for events in [events, events.reversed()] {
            let marks = FeedMarks(events)
            #expect(marks.colleges(decided: .like) == [UnitID(300), UnitID(200)])
            #expect(marks.colleges(decided: .pass) == [UnitID(100)])
        }
    }

    @Test("What was undone does not stand, and the decision before it does again")
    func undo() {
        let events = [swipe(1, 100, .like), swipe(2, 100, .pass), event(3, .undo(swipe(2, 100, .pass).key))]
        #expect(FeedMarks(events).colleges(decided: .like) == [UnitID(100)])
        #expect(FeedMarks(events).colleges(decided: .pass).isEmpty)
    }

    @Test("A star is taken away by its end; a reset of what was learned takes no mark away")
    func stars() {
        let events = [
            event(1, .star(UnitID(100), true)), event(2, .star(UnitID(200), true)),
            event(3, .star(UnitID(100), false)), event(4, .reset),
        ]
        #expect(FeedMarks(events).starred == [UnitID(200)])
    }
}
