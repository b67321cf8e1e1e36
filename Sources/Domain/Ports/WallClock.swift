/// The time of day, passed in so that tests decide it.
public protocol WallClock: Sendable {
    /// Milliseconds since 1970, UTC.
    func now() -> Int64
}
