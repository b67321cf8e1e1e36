public import Domain

/// Plays a recorded track back, as fast as asked.
public struct RecordedWalk: LocationSource {
    public let kind = LocationSourceKind.replay
    private let points: [GPXReader.Point]
    private let speed: Double
    private let timer: any Clock<Duration>

    /// - Parameter speed: 2 plays two seconds of the recording in one.
    public init(_ points: [GPXReader.Point], speed: Double = 1, timer: any Clock<Duration> = ContinuousClock()) {
        self.points = points
        self.speed = max(0.01, min(10_000, speed))
        self.timer = timer
    }

    public func events() async -> AsyncStream<LocationEvent> {
        let (stream, continuation) = AsyncStream<LocationEvent>.makeStream()
        let task = Task {
            var time: Int64 = 0
            var before: Int64?
            for point in points {
                // A point without a time comes a second after the one before it; one that goes back comes at once.
                let step = point.time.flatMap { now in before.map { now - $0 } } ?? 1_000
                before = point.time ?? before.map { $0 + 1_000 }
                if time > 0, step > 0 {
                    // Cancelled means that nobody listens any more.
                    let pause = Duration.milliseconds(Int64(Double(min(step, 600_000)) / speed))
                    guard (try? await timer.sleep(for: pause)) != nil else { return }
                }
                time += max(step, time == 0 ? 1 : step)
                continuation.yield(.fix(LocationFix(point.coordinate, time: point.time ?? time)))
            }
            continuation.yield(.ended)
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
