/// A time of the year as listings state it, from a day down to a season.
public enum CyclePoint: Sendable, Hashable {
    /// A day of every year; about that day when the listing says so.
    case day(YearDay, isAbout: Bool)
    /// A month of every year, 1...12.
    case month(Int, Part?)
    /// From one month to another, 1...12.
    case months(Int, Int)
    case season(Season, isEarly: Bool)
    case seasons(Season, Season)
    /// At any time.
    case rolling
    case varies
    /// Once.
    case date(CivilDate)
    /// Once, at a time of that day; minutes after midnight.
    case time(CivilDate, minute: Int)

    public enum Part: String, Sendable, Hashable, CaseIterable { case early, mid, late }
    public enum Season: String, Sendable, Hashable, CaseIterable { case winter, spring, summer, fall }

    /// Does not come back.
    public var isSingle: Bool {
        switch self {
        case .date, .time: true
        default: false
        }
    }

    /// The days in which it lies in a year, as far as they can be told; a part of a month is a third of it.
    public func span(in year: Int) -> CycleSpan? {
        switch self {
        case .day(let day, _): return day.date(in: year).map { CycleSpan($0, $0) }
        case .date(let date): return date.year == year ? CycleSpan(date, date) : nil
        case .time(let date, let minute): return date.year == year ? CycleSpan(date, date, minute: minute) : nil
        case .month(let month, let part):
            let days =
                switch part {
                case nil: (1, 31)
                case .early: (1, 10)
                case .mid: (11, 20)
                case .late: (21, 31)
                }
            guard let first = CivilDate(year: year, month: month, day: days.0) else { return nil }
            let last = CivilDate(year: year, month: month, day: days.1) ?? CivilDate.last(ofMonth: month, in: year)
            return last.map { CycleSpan(first, $0) }
        case .months(let from, let to):
            guard let first = CivilDate(year: from <= to ? year : year - 1, month: from, day: 1),
                let last = CivilDate.last(ofMonth: to, in: year)
            else { return nil }
            return CycleSpan(first, last)
        case .season, .seasons, .rolling, .varies: return nil
        }
    }

    /// As the table writes it.
    public var text: String {
        switch self {
        case .day(let day, let isAbout): (isAbout ? "~" : "") + Self.padded(day.month) + "-" + Self.padded(day.day)
        case .month(let month, let part): (part.map { $0.rawValue + " " } ?? "") + Self.padded(month)
        case .months(let from, let to): Self.padded(from) + ".." + Self.padded(to)
        case .season(let season, let isEarly): (isEarly ? "early " : "") + season.rawValue
        case .seasons(let from, let to): from.rawValue + ".." + to.rawValue
        case .rolling: "rolling"
        case .varies: "varies"
        case .date(let date): date.iso
        case .time(let date, let minute): date.iso + "T" + Self.padded(minute / 60) + ":" + Self.padded(minute % 60)
        }
    }

    /// Reads what ``text`` writes; `nil` for anything else, a date that does not exist included.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        let words = text.split(separator: " ").map(String.init)
        let ends = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
        if text == "rolling" {
            self = .rolling
        } else if text == "varies" {
            self = .varies
        } else if let season = Season(rawValue: text) {
            self = .season(season, isEarly: false)
        } else if words.count == 2, words[0] == "early", let season = Season(rawValue: words[1]) {
            self = .season(season, isEarly: true)
        } else if words.count == 2, let part = Part(rawValue: words[0]), let month = Self.month(words[1]) {
            self = .month(month, part)
        } else if text.contains(".."), ends.count == 2, let from = Self.month(ends[0]), let to = Self.month(ends[1]) {
            self = .months(from, to)
        } else if text.contains(".."), ends.count == 2, let from = Season(rawValue: ends[0]),
            let to = Season(rawValue: ends[1])
        {
            self = .seasons(from, to)
        } else if let month = Self.month(text) {
            self = .month(month, nil)
        } else if let day = YearDay(text.first == "~" ? text.dropFirst() : text[...]) {
            self = .day(day, isAbout: text.first == "~")
        } else if let date = CivilDate(iso: text) {
            self = .date(date)
        } else if let point = Self.time(text) {
            self = point
        } else {
            return nil
        }
    }

    /// `2027-03-15T17:00`, also with a blank between.
    private static func time(_ text: String) -> CyclePoint? {
        let parts = text.split { $0 == "T" || $0 == " " }
        guard parts.count == 2, let date = CivilDate(iso: parts[0]) else { return nil }
        let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        guard clock.count == 2, clock.allSatisfy({ $0.utf8.count == 2 }), let hour = Int(clock[0]),
            let minute = Int(clock[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return .time(date, minute: hour * 60 + minute)
    }

    private static func month(_ text: String) -> Int? {
        guard text.utf8.count == 2, let month = Int(text), (1...12).contains(month) else { return nil }
        return month
    }

    private static func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
