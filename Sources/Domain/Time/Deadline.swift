/// When something closes: a day, or an instant; always with the zone in which it was stated.
public enum Deadline: Sendable, Hashable {
    /// Open until the end of that day in the zone.
    case day(CivilDate, ZoneID)
    /// Open until this local time in the zone; minutes after midnight.
    case time(CivilDate, minute: Int, ZoneID)

    public var date: CivilDate {
        switch self {
        case .day(let date, _), .time(let date, _, _): date
        }
    }

    public var zone: ZoneID {
        switch self {
        case .day(_, let zone), .time(_, _, let zone): zone
        }
    }

    /// The first instant at which it is closed, milliseconds since 1970.
    ///
    /// A day that the clock makes 23 or 25 hours long is open to its own end. A time that the clock shows twice closes
    /// the first time, so that nobody is late.
    /// - Parameter rules: Those of ``zone``.
    public func end(in rules: ZoneRules) -> Int64 {
        switch self {
        case .day(let date, _): rules.start(of: LocalDay(date.localDay.number + 1))
        case .time(let date, let minute, _): rules.instant(of: date.localDay, minute: minute)
        }
    }
}

/// How long something is still open for a student, in days as the student's own calendar counts them.
public struct Countdown: Sendable, Hashable {
    /// 0 when it closes today, 1 tomorrow; negative when it has closed.
    public let days: Int
    /// Milliseconds until it closes; not positive when it has.
    public let remaining: Int64
    /// The student's own day and minute of the last moment at which it is open.
    public let day: LocalDay
    public let minute: Int

    /// - Parameters:
    ///   - end: The first instant at which it is closed.
    ///   - home: The zone where the student is.
    public init(to end: Int64, now: Int64, home: ZoneRules) {
        day = home.day(at: end - 1)
        minute = home.minute(at: end - 1)
        days = day.number - home.day(at: now).number
        remaining = end - now
    }

    public var isOpen: Bool { remaining > 0 }
}
