import Domain
import Glibc
import Presentation

/// The machine's time zone, as `TZ` or /etc/localtime names it.
struct SystemZone: LocalTimeReading {
    func localTime(at instant: Int64) -> LocalTime {
        let parts = parts(at: instant)
        return LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    }

    func day(at instant: Int64) -> LocalDay {
        let parts = parts(at: instant)
        let date = CivilDate(year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        return date?.localDay ?? LocalDay(Int(instant / 86_400_000))
    }

    func start(of day: LocalDay) -> Int64 {
        let date = CivilDate(day)
        var parts = tm()
        parts.tm_year = Int32(date.year - 1_900)
        parts.tm_mon = Int32(date.month - 1)
        parts.tm_mday = Int32(date.day)
        // The system knows whether summer time holds on that day.
        parts.tm_isdst = -1
        return Int64(mktime(&parts)) * 1_000
    }

    private func parts(at instant: Int64) -> tm {
        var seconds = time_t(instant / 1_000)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return parts
    }

    /// What local time is ahead of UTC, milliseconds.
    func offset(at instant: Int64) -> Int64 {
        var seconds = time_t(instant / 1_000)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return Int64(parts.tm_gmtoff) * 1_000
    }
}
