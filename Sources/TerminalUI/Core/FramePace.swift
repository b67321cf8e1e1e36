/// How often what arrives by itself may be drawn: a few frames at once, so that a message and its mark in the list come
/// without delay, then thirty a second, however much arrives.
public struct FramePace: Sendable, Equatable {
    public static let interval = Duration.milliseconds(34)
    /// Frames that may follow each other at once after a rest.
    public static let burst = 4

    /// When the allowance is full again.
    private var full: ContinuousClock.Instant?

    public init() {}

    /// Asks for one frame.
    /// - Returns: How long it has to wait.
    public mutating func wait(at now: ContinuousClock.Instant) -> Duration {
        let start = max(full ?? now, now)
        full = start + Self.interval
        return max(.zero, start - now - Self.interval * (Self.burst - 1))
    }
}
