/// A date of the Gregorian calendar.
public struct CivilDate: Sendable, Hashable, Comparable {
    public let year: Int
    /// 1...12.
    public let month: Int
    /// 1...31.
    public let day: Int

    /// `nil` for a date that does not exist, or lies outside of the years 1...9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
        // A 30th of February comes back as a day in March.
        guard CivilDate(LocalDay(days)) == self else { return nil }
    }

    /// The date of a day, by the algorithm of Howard Hinnant's `civil_from_days`.
    public init(_ local: LocalDay) {
        let shifted = local.number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Reads `2026-11-30`.
    public init?(iso text: some StringProtocol) {
        let parts = text.split(separator: Character("-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public var localDay: LocalDay { LocalDay(days) }

    /// 0 for Monday ... 6 for Sunday.
    public var weekday: Int { ((days + 3) % 7 + 7) % 7 }

    public static func < (left: CivilDate, right: CivilDate) -> Bool { left.days < right.days }

    /// Since 1970-01-01.
    private var days: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
