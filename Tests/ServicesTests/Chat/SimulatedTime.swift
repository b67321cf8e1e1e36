import Domain
import Synchronization

/// The time of a test, as a clock on the wall.
final class SimulatedTime: WallClock {
    private let milliseconds = Mutex<Int64>(0)

    func now() -> Int64 { milliseconds.withLock { $0 } }
    func advance(to time: Int64) { milliseconds.withLock { $0 = max($0, time) } }
}

/// A timer in which every sleep is over at once, and the time with it.
struct SimulatedTimer: Clock {
    let time: SimulatedTime

    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    var now: Instant { Instant(offset: .milliseconds(time.now())) }
    var minimumResolution: Duration { .milliseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        let (seconds, attoseconds) = deadline.offset.components
        time.advance(to: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
        await Task.yield()
    }
}
