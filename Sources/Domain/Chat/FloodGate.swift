/// Holds back a held-down key, and says so before it does: a number of messages at once, then one each interval.
public struct FloodGate: Sendable, Equatable {
    public let limits: FloodLimits
    /// Messages that may go at once, as of `time`.
    private var left: Int
    private var time: Int64?

    public enum Verdict: Sendable, Hashable {
        case open
        /// Goes, but after `left` more the gate shuts; a further one is let through each `interval` milliseconds.
        case nearing(left: Int, interval: Int64)
        /// Does not go. The text stays where it is until this instant, milliseconds since 1970.
        case shut(until: Int64)
    }

    public init(_ limits: FloodLimits = FloodLimits()) {
        self.limits = limits
        left = limits.burst
    }

    /// Asks for one message to be let through.
    public mutating func admit(at now: Int64) -> Verdict {
        // A clock that was set back must not shut the gate for long.
        let since = max(0, now - min(time ?? now, now))
        let gained = since / limits.interval
        left = Int(min(Int64(limits.burst), Int64(left) + gained))
        time = left == limits.burst ? now : now - since % limits.interval
        guard left > 0 else { return .shut(until: now - since % limits.interval + limits.interval) }
        left -= 1
        return left < limits.warning ? .nearing(left: left, interval: limits.interval) : .open
    }
}

/// How many messages are too many.
public struct FloodLimits: Sendable, Hashable {
    /// Messages at once.
    public let burst: Int
    /// From here on the student is told.
    public let warning: Int
    /// Milliseconds for each further one.
    public let interval: Int64

    public init(burst: Int = 15, warning: Int = 5, interval: Int64 = 1_000) {
        self.burst = burst
        self.warning = warning
        self.interval = interval
    }

    /// For programs that send on purpose.
    public static let none = FloodLimits(burst: 1 << 40, warning: 0, interval: 1)
}
