import TerminalUI
import Testing

@Suite struct EnterBurstTests {
    private let start = ContinuousClock.now

    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    @Test("Fingers send at once")
    func fingers() {
        var burst = EnterBurst()
        _ = burst.take(isEnter: false, at: at(0), hasWaiting: false)
        #expect(burst.take(isEnter: true, at: at(80), hasWaiting: false).verdict == .send)
        #expect(burst.deadline == nil)
    }

    @Test("Of thirty pasted lines not one is sent, wherever the reads cut them")
    func paste() {
        for cut in 0..<60 {
            var burst = EnterBurst()
            var verdicts: [EnterBurst.Verdict] = []
            var lines = 0
            for key in 0..<60 {
                // A read ends behind `cut`; there nothing more is waiting.
                let isEnter = key % 2 == 1
                let outcome = burst.take(isEnter: isEnter, at: at(key / 20), hasWaiting: key != cut && key != 59)
                if outcome.endsLine { lines += 1 }
                if let verdict = outcome.verdict { verdicts.append(verdict) }
            }
            lines += verdicts.count { $0 == .newline }
            #expect(!verdicts.contains(.send), "cut behind key \(cut)")
            #expect(lines == 30, "cut behind key \(cut)")
            #expect(burst.deadline == nil)
        }
    }

    @Test("A program that types one line and Enter is served after a moment")
    func program() {
        var burst = EnterBurst()
        for key in 0..<5 { _ = burst.take(isEnter: false, at: at(key), hasWaiting: true) }
        #expect(burst.take(isEnter: true, at: at(5), hasWaiting: false).verdict == .hold)
        #expect(burst.deadline == at(5) + EnterBurst.patience)
        let released = burst.release()
        #expect(released)
        #expect(burst.deadline == nil)
        #expect(!burst.take(isEnter: false, at: at(200), hasWaiting: false).endsLine)
    }
}
