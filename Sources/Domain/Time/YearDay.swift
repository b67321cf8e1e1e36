/// A day that comes back every year.
public struct YearDay: Sendable, Hashable, Comparable {
    /// 1...12.
    public let month: Int
    /// 1...31; a 29 February is the 28th in common years, so that nobody is late.
    public let day: Int

    /// `nil` for a day that no year has.
    public init?(month: Int, day: Int) {
        // 2000 was a leap year.
        guard CivilDate(year: 2_000, month: month, day: day) != nil else { return nil }
        self.month = month
        self.day = day
    }

    /// Reads `03-15`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: Character("-"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }), let month = Int(parts[0]),
            let day = Int(parts[1])
        else { return nil }
        self.init(month: month, day: day)
    }

    /// - Parameter year: 1...9999.
    public func date(in year: Int) -> CivilDate? {
        CivilDate(year: year, month: month, day: day) ?? CivilDate(year: year, month: month, day: day - 1)
    }

    public static func < (left: YearDay, right: YearDay) -> Bool {
        (left.month, left.day) < (right.month, right.day)
    }
}

extension CivilDate {
    /// `2026-11-30`.
    public var iso: String {
        func padded(_ value: Int, to width: Int) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
    }

    /// The last day of a month.
    public static func last(ofMonth month: Int, in year: Int) -> CivilDate? {
        (28...31).lazy.reversed().compactMap { CivilDate(year: year, month: month, day: $0) }.first
    }
}
