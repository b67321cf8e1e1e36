public import Domain

/// Writes iCalendar (RFC 5545): events with their zones, reminders, and names that stay the same.
public struct CalendarWriter {
    private let zones: any ZoneCatalog
    private let now: Int64
    private var lines: [String] = []

    private init(_ zones: any ZoneCatalog, now: Int64) {
        self.zones = zones
        self.now = now
    }

    /// - Parameter now: When the file is made, milliseconds since 1970; a later file brings a calendar up to date.
    public static func text(_ events: [CalendarEvent], zones: any ZoneCatalog, now: Int64) -> String {
        var writer = CalendarWriter(zones, now: now)
        writer.line("BEGIN", "VCALENDAR")
        writer.line("VERSION", "2.0")
        writer.line("PRODID", "-//Quad//Deadlines//EN")
        writer.line("CALSCALE", "GREGORIAN")
        writer.line("METHOD", "PUBLISH")
        writer.zones(of: events)
        for event in events { writer.event(event) }
        writer.line("END", "VCALENDAR")
        return writer.lines.map { $0 + "\r\n" }.joined()
    }

    // MARK: Zones

    private mutating func zones(of events: [CalendarEvent]) {
        var spans: [ZoneID: ClosedRange<Int64>] = [:]
        for case .moment(let instant, let zone) in events.map(\.when) where zone != .universal {
            let known = spans[zone] ?? instant...instant
            spans[zone] = min(known.lowerBound, instant)...max(known.upperBound, instant)
        }
        for (zone, span) in spans.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let rules = zones.rules(of: zone) else { continue }
            component(zone, rules, span)
        }
    }

    /// The changes of the clock from a year before the first event on, each by itself.
    private mutating func component(_ zone: ZoneID, _ rules: ZoneRules, _ span: ClosedRange<Int64>) {
        let year: Int64 = 366 * 86_400_000
        let shifts = rules.shifts(from: span.lowerBound - year, until: span.upperBound + year)
        line("BEGIN", "VTIMEZONE")
        line("TZID", zone.rawValue)
        let usual = shifts.map(\.after).min() ?? rules.offset(at: span.lowerBound)
        if shifts.isEmpty {
            observance("STANDARD", start: 0, before: usual, after: usual)
        }
        for shift in shifts {
            observance(
                shift.after > usual ? "DAYLIGHT" : "STANDARD", start: shift.instant, before: shift.before,
                after: shift.after)
        }
        line("END", "VTIMEZONE")
    }

    private mutating func observance(_ name: String, start: Int64, before: Int64, after: Int64) {
        line("BEGIN", name)
        // A change is told by the clock that it ends.
        line("DTSTART", Self.stamp(start + before))
        line("TZOFFSETFROM", Self.offset(before))
        line("TZOFFSETTO", Self.offset(after))
        line("END", name)
    }

    // MARK: Events

    private mutating func event(_ event: CalendarEvent) {
        line("BEGIN", "VEVENT")
        line("UID", Self.escaped(event.id) + "@quad")
        line("DTSTAMP", Self.stamp(now) + "Z")
        line("LAST-MODIFIED", Self.stamp(now) + "Z")
        switch event.when {
        case .moment(let instant, let zone):
            if let rules = zones.rules(of: zone), zone != .universal {
                line("DTSTART;TZID=" + zone.rawValue, Self.stamp(instant + rules.offset(at: instant)))
            } else {
                line("DTSTART", Self.stamp(instant) + "Z")
            }
        case .days(let first, let last):
            line("DTSTART;VALUE=DATE", Self.day(first.localDay))
            line("DTEND;VALUE=DATE", Self.day(LocalDay(last.localDay.number + 1)))
        }
        line("SUMMARY", Self.escaped(event.summary))
        if !event.details.isEmpty { line("DESCRIPTION", Self.escaped(event.details)) }
        if !event.link.isEmpty { line("URL", Self.plain(event.link)) }
        line("TRANSP", "TRANSPARENT")
        for days in event.alarms {
            line("BEGIN", "VALARM")
            line("ACTION", "DISPLAY")
            line("TRIGGER", "-P\(max(0, days))D")
            line("DESCRIPTION", Self.escaped(event.summary))
            line("END", "VALARM")
        }
        line("END", "VEVENT")
    }

    // MARK: Lines

    /// Lines of more than 75 bytes go on in the next, which begins with a blank.
    private mutating func line(_ name: String, _ value: String) {
        var current = ""
        var bytes = 0
        for scalar in (name + ":" + value).unicodeScalars {
            let size = UTF8.width(scalar)
            if bytes + size > 75 {
                lines.append(current)
                current = " "
                bytes = 1
            }
            current.unicodeScalars.append(scalar)
            bytes += size
        }
        lines.append(current)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += "\\" + String(Character(scalar))
            case "\n": result += "\\n"
            case let scalar where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }))
    }

    /// `20261212T235900` of milliseconds since 1970, as if they were local.
    private static func stamp(_ milliseconds: Int64) -> String {
        let days = ZoneRules.universal.day(at: milliseconds)
        let seconds = Int((milliseconds - Int64(days.number) * 86_400_000) / 1_000)
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return day(days) + "T" + padded(seconds / 3_600) + padded(seconds / 60 % 60) + padded(seconds % 60)
    }

    private static func day(_ day: LocalDay) -> String { CivilDate(day).iso.filter { $0 != "-" } }

    private static func offset(_ milliseconds: Int64) -> String {
        let minutes = Int(abs(milliseconds) / 60_000)
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return (milliseconds < 0 ? "-" : "+") + padded(minutes / 60) + padded(minutes % 60)
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x80: 1
        case 0x80..<0x800: 2
        case 0x800..<0x10000: 3
        default: 4
        }
    }
}
