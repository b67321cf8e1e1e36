import Domain
import Testing

@Suite struct SignInDelayTests {
    @Test("The wait never shrinks with failures, ends at a quarter of an hour, and a clock set back never adds to it")
    func growing() {
        var last: Int64 = 0
        for failures in 0...100 {
            let delay = SignInDelay.milliseconds(after: failures)
            #expect(delay >= last && delay <= SignInDelay.longest)
            #expect(SignInDelay.remaining(failures: failures, last: 1_000_000, now: 0) <= delay)
            last = delay
        }
        #expect(SignInDelay.milliseconds(after: 2) == 0)
        #expect(SignInDelay.milliseconds(after: 3) == 1_000)
        #expect(last == SignInDelay.longest)
    }
}
