import TerminalUI
import Testing

@Suite struct FramePaceTests {
    @Test("A few frames come at once; of a flood at most thirty a second are drawn")
    func flood() {
        var pace = FramePace()
        var now = ContinuousClock.now
        let start = now
        var frames = 0
        while now - start < .seconds(10) {
            now += max(pace.wait(at: now), .microseconds(100))
            frames += 1
        }
        #expect(frames <= 300 + FramePace.burst)
        #expect(frames >= 290)
    }

    @Test("After a rest the next frames wait for nothing")
    func rest() {
        var pace = FramePace()
        let now = ContinuousClock.now
        for _ in 0..<FramePace.burst { #expect(pace.wait(at: now) == .zero) }
        #expect(pace.wait(at: now) > .zero)
        #expect(pace.wait(at: now + .seconds(1)) == .zero)
    }
}
