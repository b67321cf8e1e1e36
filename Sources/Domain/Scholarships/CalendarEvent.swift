/// Something that a calendar should hold.
public struct CalendarEvent: Sendable, Hashable {
    public enum When: Sendable, Hashable {
        /// The last moment at which something is open, milliseconds since 1970, in the zone in which it is stated.
        case moment(Int64, ZoneID)
        /// Whole days, the last one included.
        case days(CivilDate, CivilDate)
    }

    /// Stays the same in every export, so that a calendar brings its entry up to date.
    public let id: String
    public let summary: String
    public let details: String
    public let link: String
    public let when: When
    /// Reminders, whole days before.
    public let alarms: [Int]

    public init(
        id: String, summary: String, details: String = "", link: String = "", when: When, alarms: [Int] = [7, 1]
    ) {
        self.id = id
        self.summary = summary
        self.details = details
        self.link = link
        self.when = when
        self.alarms = alarms
    }

    /// The next closing of an award; `nil` when no time of the year is listed.
    public init?(_ award: Scholarship, _ date: AwardDate?, details: String) {
        guard let date else { return nil }
        let when: When =
            date.isDay ? .moment(date.end - 60_000, date.zone) : .days(date.span.first, date.span.last)
        self.init(
            id: "award-" + award.id.rawValue + (date.closing.label.map { "-" + $0.rawValue } ?? ""),
            summary: award.name, details: details, link: award.link, when: when)
    }
}

extension ZoneRules {
    /// What the clock changes to within a span, and from what.
    public struct Shift: Sendable, Hashable {
        /// Milliseconds since 1970.
        public let instant: Int64
        /// Milliseconds ahead of UTC.
        public let before: Int64
        public let after: Int64
    }

    /// Every change of the clock from an instant until another, in order.
    public func shifts(from start: Int64, until end: Int64) -> [Shift] {
        var shifts: [Shift] = []
        var instant = start
        while instant < end {
            let next = min(end, instant + 86_400_000)
            let before = offset(at: instant)
            let after = offset(at: next)
            if before != after {
                // Clocks change at whole seconds, and never twice a day.
                var (low, high) = (instant / 1_000, next / 1_000)
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if offset(at: middle * 1_000) == before { low = middle } else { high = middle }
                }
                shifts.append(Shift(instant: high * 1_000, before: before, after: after))
            }
            instant = next
        }
        return shifts
    }
}
