/// How long a sign-in has to wait after failures: nothing for the first two, then twice as long each time.
public enum SignInDelay {
    /// Longest wait, milliseconds.
    public static let longest: Int64 = 15 * 60 * 1_000
    private static let free = 2

    /// Milliseconds after the last failure during which no attempt is looked at.
    public static func milliseconds(after failures: Int) -> Int64 {
        guard failures > free else { return 0 }
        return min(longest, 1_000 << Int64(min(failures - free - 1, 20)))
    }

    /// Milliseconds that are left. A clock that was set back never makes the wait longer than it was.
    public static func remaining(failures: Int, last: Int64, now: Int64) -> Int64 {
        let delay = milliseconds(after: failures)
        return min(delay, max(0, last + delay - now))
    }
}
