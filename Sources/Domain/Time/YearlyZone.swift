/// A zone whose rule is the same every year, as POSIX writes it in `TZ` and as a zone file ends.
public struct YearlyZone: Sendable, Hashable {
    /// Ahead of UTC outside of summer time, seconds.
    let standard: Int64
    private let summer: Summer?

    private struct Summer: Hashable {
        let offset: Int64
        let start: Moment
        let end: Moment
    }

    /// A moment of the year in local time.
    private struct Moment: Hashable {
        enum Day: Hashable {
            /// 1...365, a 29 February is never counted.
            case ordinal(Int)
            /// 0...365, a 29 February is counted.
            case index(Int)
            /// The nth weekday of a month, 5 for the last one; 0 is Sunday.
            case weekday(month: Int, week: Int, day: Int)
        }

        let day: Day
        /// After midnight, seconds; may be negative or more than a day.
        let time: Int64

        /// Since 1970, as if local time were UTC.
        func seconds(in year: Int) -> Int64 {
            guard let first = CivilDate(year: year, month: 1, day: 1)?.localDay.number else { return time }
            let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
            let number: Int
            switch day {
            case .ordinal(let ordinal): number = first + ordinal - 1 + (isLeap && ordinal >= 60 ? 1 : 0)
            case .index(let index): number = first + index
            case .weekday(let month, let week, let weekday):
                guard let start = CivilDate(year: year, month: month, day: 1) else { return time }
                // Domain counts from Monday, POSIX from Sunday.
                var day = 1 + (weekday + 6 - start.weekday + 7) % 7 + (week - 1) * 7
                while CivilDate(year: year, month: month, day: day) == nil { day -= 7 }
                number = start.localDay.number + day - 1
            }
            return Int64(number) * 86_400 + time
        }
    }

    /// Ahead of UTC, seconds.
    func offset(at seconds: Int64) -> Int64 {
        guard let summer else { return standard }
        let year = CivilDate(LocalDay(Int(ZoneRules.floor(seconds + standard, 86_400)))).year
        let start = summer.start.seconds(in: year) - standard
        let end = summer.end.seconds(in: year) - summer.offset
        let isSummer = start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
        return isSummer ? summer.offset : standard
    }

    /// Reads `EST5EDT,M3.2.0,M11.1.0`; `nil` for anything else.
    public init?(posix text: String) {
        var reader = Reader(text)
        guard reader.name(), let west = reader.time() else { return nil }
        standard = -west
        guard !reader.isAtEnd else {
            summer = nil
            return
        }
        guard reader.name() else { return nil }
        let offset = reader.next == "," ? standard + 3_600 : reader.time().map { -$0 }
        guard let offset, reader.take(","), let start = reader.moment(), reader.take(","), let end = reader.moment(),
            reader.isAtEnd
        else { return nil }
        summer = Summer(offset: offset, start: start, end: end)
    }

    private struct Reader {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        var isAtEnd: Bool { rest.isEmpty }
        var next: Character? { rest.first }

        mutating func take(_ mark: Character) -> Bool {
            guard rest.first == mark else { return false }
            rest.removeFirst()
            return true
        }

        /// Passes over `EST` or `<+07>`.
        mutating func name() -> Bool {
            let before = rest.count
            if take("<") {
                while let mark = rest.first, mark != ">" { rest.removeFirst() }
                return take(">")
            }
            while let letter = rest.first, letter.isASCII, letter.isLetter { rest.removeFirst() }
            return rest.count < before
        }

        mutating func number() -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...3).contains(digits.count) else { return nil }
            rest = rest.dropFirst(digits.count)
            return Int(digits)
        }

        /// `5`, `-12`, `3:30`, `+1:00:00`, in seconds.
        mutating func time() -> Int64? {
            let isNegative = take("-")
            if !isNegative { _ = take("+") }
            guard var seconds = number().map({ Int64($0) * 3_600 }) else { return nil }
            for unit in [Int64(60), 1] where rest.first == ":" {
                rest.removeFirst()
                guard let part = number(), part < 60 else { return nil }
                seconds += Int64(part) * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func moment() -> Moment? {
            let day: Moment.Day
            if take("M") {
                guard let month = number(), take("."), let week = number(), take("."), let weekday = number(),
                    (1...12).contains(month), (1...5).contains(week), (0...6).contains(weekday)
                else { return nil }
                day = .weekday(month: month, week: week, day: weekday)
            } else if take("J") {
                guard let ordinal = number(), (1...365).contains(ordinal) else { return nil }
                day = .ordinal(ordinal)
            } else {
                guard let index = number(), (0...365).contains(index) else { return nil }
                day = .index(index)
            }
            guard take("/") else { return Moment(day: day, time: 7_200) }
            return time().map { Moment(day: day, time: $0) }
        }
    }
}
