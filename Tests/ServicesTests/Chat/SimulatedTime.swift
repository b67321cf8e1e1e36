import Domain
import Synchronization

/// A clock on the wall and a timer that agree, and in which every sleep is over at once.
final class SimulatedTime: WallClock, Clock {
    private let milliseconds = Mutex<Int64>(0)

    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    var now: Instant { Instant(offset: .milliseconds(milliseconds.withLock { $0 })) }
    var minimumResolution: Duration { .milliseconds(1) }

    func now() -> Int64 { milliseconds.withLock { $0 } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        let (seconds, attoseconds) = deadline.offset.components
        let target = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
        milliseconds.withLock { $0 = max($0, target) }
        await Task.yield()
    }
}
