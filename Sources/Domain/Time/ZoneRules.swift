/// What local time is ahead of UTC in one zone, past and future.
public struct ZoneRules: Sendable, Hashable {
    /// From an instant on, local time is so much ahead of UTC.
    public struct Change: Sendable, Hashable {
        /// Seconds since 1970.
        public let start: Int64
        /// Seconds.
        public let offset: Int64

        public init(start: Int64, offset: Int64) {
            self.start = start
            self.offset = offset
        }
    }

    /// Before the first change, seconds.
    private let first: Int64
    private let changes: [Change]
    /// After the last change.
    private let tail: YearlyZone?

    /// - Parameter changes: In the order of their starts.
    public init(first: Int64, changes: [Change] = [], tail: YearlyZone? = nil) {
        self.first = first
        self.changes = changes
        self.tail = tail
    }

    /// A rule as POSIX writes it in `TZ`, the same every year: `NZST-12NZDT,M9.5.0,M4.1.0/3`.
    public init?(posix text: String) {
        guard let tail = YearlyZone(posix: text) else { return nil }
        self.init(first: tail.standard, tail: tail)
    }

    public static let universal = ZoneRules(first: 0)

    /// What local time is ahead of UTC, milliseconds.
    /// - Parameter instant: Milliseconds since 1970.
    public func offset(at instant: Int64) -> Int64 {
        let seconds = Self.floor(instant, 1_000)
        guard let last = changes.last else { return (tail?.offset(at: seconds) ?? first) * 1_000 }
        if seconds >= last.start { return (tail?.offset(at: seconds) ?? last.offset) * 1_000 }
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].start <= seconds { low = middle + 1 } else { high = middle }
        }
        return (low == 0 ? first : changes[low - 1].offset) * 1_000
    }

    public func day(at instant: Int64) -> LocalDay {
        LocalDay(Int(Self.floor(instant + offset(at: instant), Self.dayLength)))
    }

    /// Minutes after midnight, 0..<1440.
    public func minute(at instant: Int64) -> Int {
        let local = instant + offset(at: instant)
        return Int((local - Self.floor(local, Self.dayLength) * Self.dayLength) / 60_000)
    }

    /// The first instant of a day, which is not midnight where the clock skips it.
    public func start(of day: LocalDay) -> Int64 { instant(of: day, minute: 0) }

    /// When a local time is reached first; a time that the clock skips is reached when it skips.
    /// - Parameter minute: After midnight.
    public func instant(of day: LocalDay, minute: Int) -> Int64 {
        let local = Int64(day.number) * Self.dayLength + Int64(minute) * 60_000
        let before = offset(at: local - Self.dayLength)
        let after = offset(at: local + Self.dayLength)
        for offset in [max(before, after), min(before, after)] {
            let candidate = local - offset
            if self.offset(at: candidate) == offset { return candidate }
        }
        // Nobody's clock shows that time: it is passed over at the change between the two offsets.
        var (low, high) = (local - Self.dayLength * 3 / 2, local + Self.dayLength * 3 / 2)
        let old = offset(at: low)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(at: middle) == old { low = middle } else { high = middle }
        }
        return high
    }

    private static let dayLength: Int64 = 86_400_000

    static func floor(_ value: Int64, _ divisor: Int64) -> Int64 {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }
}
