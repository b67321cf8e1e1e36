import Domain
import Testing

@Suite("Rules of chat") struct ChatRulesTests {
    @Test("Flood control says so before it bites, and opens again one message at a time")
    func flood() {
        var gate = FloodGate(FloodLimits(burst: 4, warning: 2, interval: 100))
        func admit(at time: Int64) -> FloodGate.Verdict { gate.admit(at: time) }
        #expect(admit(at: 0) == .open)
        #expect(admit(at: 0) == .open)
        #expect(admit(at: 0) == .nearing(left: 1, interval: 100))
        #expect(admit(at: 0) == .nearing(left: 0, interval: 100))
        #expect(admit(at: 30) == .shut(until: 100))
        #expect(admit(at: 100) == .nearing(left: 0, interval: 100))
        #expect(admit(at: 101) == .shut(until: 200))
        #expect(admit(at: 5_000) == .open)
        #expect(admit(at: -9_000) == .open, "a clock that was set back shuts nobody out")
    }

    @Test("Typing and presence expire by themselves and name their next deadline")
    func expiry() {
        let (room, ann) = (RoomID("!r"), UserID("@2"))
        var typing = TypingBoard()
        typing.take(ann, isTyping: true, in: room, at: 0)
        #expect(typing.nextDeadline == TypingBoard.lifetime)
        let early = typing.expire(at: TypingBoard.lifetime - 1)
        let late = typing.expire(at: TypingBoard.lifetime)
        #expect(early.isEmpty && late == [room])
        #expect(typing.typing(in: room).isEmpty && typing.nextDeadline == nil)
        var presences = PresenceBoard()
        presences.take(ann, .online, at: 0)
        #expect(presences.presence(of: ann) == .online)
        let hasExpired = presences.expire(at: PresenceBoard.lifetime)
        #expect(hasExpired && presences.presence(of: ann) == .offline && presences.nextDeadline == nil)
    }

    @Test("Quiet hours may span midnight", arguments: [(1_320, true), (30, true), (420, false), (720, false)])
    func quietHours(minute: Int, isQuiet: Bool) throws {
        #expect(try #require(QuietHours(from: 1_320, to: 420)).contains(minute: minute) == isQuiet)
        #expect(QuietHours(from: 60, to: 60) == nil)
    }

    @Test(
        "A mention is the whole name, whatever its case",
        arguments: [("hi @An!", true), ("@an", true), ("@Anna", false), ("An", false), ("", false)])
    func mentions(text: String, occurs: Bool) { #expect(Mention.occurs(of: "An", in: text) == occurs) }

    @Test("A hash names its bytes")
    func hash() {
        let empty = ContentHash(of: [])
        #expect(empty.hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(ContentHash(hex: empty.hex) == empty)
        #expect(ContentHash(hex: "E3") == nil)
    }

    @Test("Loaded stretches grow together when they touch")
    func ranges() {
        func range(_ low: Int64, _ high: Int64) -> ClosedRange<TimelinePosition> {
            TimelinePosition(low)...TimelinePosition(high)
        }
        var ranges = PositionRanges()
        for part in [range(10, 12), range(1, 2), range(20, 21), range(5, 6)] { ranges.insert(part) }
        #expect(ranges.ranges == [range(1, 2), range(5, 6), range(10, 12), range(20, 21)])
        ranges.insert(range(3, 9))
        #expect(ranges.ranges == [range(1, 12), range(20, 21)])
        #expect(ranges.contains(TimelinePosition(7)) && !ranges.contains(TimelinePosition(13)))
        ranges.insert(range(0, 30))
        #expect(ranges.ranges == [range(0, 30)])
        ranges.removeBelow(TimelinePosition(25))
        #expect(ranges.ranges == [range(25, 30)])
    }
}
