/// When an award opens and closes, year after year, as far as a listing says.
public struct AwardCycle: Sendable, Hashable {
    public let closings: [Closing]
    public let opens: CyclePoint?
    /// The zone that is stated; most listings state none.
    public let zone: ZoneID?
    /// The year in which the listed date lies; `nil` when the listing names none.
    public let listed: Int?

    public init(closings: [Closing] = [], opens: CyclePoint? = nil, zone: ZoneID? = nil, listed: Int? = nil) {
        self.closings = closings
        self.opens = opens
        self.zone = zone
        self.listed = listed
    }

    /// One of the times of a year at which an award closes.
    public struct Closing: Sendable, Hashable {
        public let point: CyclePoint
        public let label: Label?

        public init(_ point: CyclePoint, _ label: Label? = nil) {
            self.point = point
            self.label = label
        }

        /// What closes then, where an award has several closings.
        public enum Label: String, Sendable, Hashable, CaseIterable {
            case early, regular, national, state, nominations
        }
    }

    /// The next time at which it closes, as far as that can be told; of several the earliest that is still open.
    /// - Parameters:
    ///   - now: Milliseconds since 1970.
    ///   - rules: Those of the zone in which it counts.
    public func next(after now: Int64, zone: ZoneID, rules: ZoneRules) -> AwardDate? {
        let year = CivilDate(rules.day(at: now)).year
        var best: AwardDate?
        for closing in closings {
            for candidate in [year, year + 1] {
                guard let span = closing.point.span(in: candidate) else { continue }
                let end = span.deadline(zone).end(in: rules)
                guard end > now else { continue }
                let isBetter = best.map { (span.first, end) < ($0.span.first, $0.end) } ?? true
                if isBetter { best = AwardDate(closing: closing, span: span, zone: zone, end: end, cycle: self) }
                break
            }
        }
        return best
    }

    /// Whether a single date has gone by, so that it will not come again.
    public func isOver(at now: Int64, zone: ZoneID, rules: ZoneRules) -> Bool {
        guard !closings.isEmpty, closings.allSatisfy({ $0.point.isSingle }) else { return false }
        return next(after: now, zone: zone, rules: rules) == nil
    }
}

/// The next closing of an award.
public struct AwardDate: Sendable, Hashable {
    public let closing: AwardCycle.Closing
    public let span: CycleSpan
    public let zone: ZoneID
    /// The first instant at which it is closed, milliseconds since 1970.
    public let end: Int64
    /// The date was carried over from the listing of an earlier year.
    public let isProjected: Bool

    init(closing: AwardCycle.Closing, span: CycleSpan, zone: ZoneID, end: Int64, cycle: AwardCycle) {
        self.closing = closing
        self.span = span
        self.zone = zone
        self.end = end
        isProjected = !closing.point.isSingle && cycle.listed != span.last.year
    }

    /// One day is named, be it an estimate.
    public var isDay: Bool { span.first == span.last }
}

/// The days within which something closes in one year.
public struct CycleSpan: Sendable, Hashable {
    public let first: CivilDate
    public let last: CivilDate
    /// After midnight of the last day; `nil` for its end.
    public let minute: Int?

    public init(_ first: CivilDate, _ last: CivilDate, minute: Int? = nil) {
        self.first = first
        self.last = last
        self.minute = minute
    }

    func deadline(_ zone: ZoneID) -> Deadline {
        if let minute { .time(last, minute: minute, zone) } else { .day(last, zone) }
    }
}
