/// How often and how long after a failure a read is tried again.
public struct RetryRule: Sendable, Equatable {
    /// Tries for one page, the first one included.
    public var tries = 5
    /// Seconds that the server may ask to wait for; longer, and the program stops instead.
    public var longestWait = 120

    public init() {}

    /// Milliseconds to wait before the next try; `nil` when there is to be none.
    ///
    /// - Parameters:
    ///   - failures: Failures of this page so far, at least 1.
    ///   - jitter: 0...1, so that many programs do not come back at the same instant.
    public func wait(after error: ScorecardError, failures: Int, jitter: Double) -> Int64? {
        guard error.isPassing, failures < tries else { return nil }
        if case .limitReached(let seconds) = error {
            // Without a word on when, the hour's allowance is used up.
            guard let seconds, seconds <= longestWait else { return nil }
            return Int64(seconds) * 1_000 + Int64(jitter * 1_000)
        }
        let base = Int64(1_000) << Int64(min(failures - 1, 6))
        return base / 2 + Int64(Double(base / 2) * jitter)
    }
}
