import Glibc
import Presentation

/// The machine's time zone, as `TZ` or /etc/localtime names it.
struct SystemZone: LocalTimeReading {
    func localTime(at instant: Int64) -> LocalTime {
        var seconds = time_t(instant / 1_000)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return LocalTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    }
}
