/// A day as a student types it.
public enum PlanDate {
    /// Reads `2027-01-15`, `1/15/2027`, `Jan 15 2027`; without a year it is the next such day.
    ///
    /// `nil` for a day that does not exist, for anything but one day, and for years that are no deadline's.
    public static func read(_ text: String, today: CivilDate) -> CivilDate? {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // Why it can't be read is the same sentence for all.
        switch try? DateText.point(trimmed) {
        case .day(let day, isAbout: false):
            return [today.year, today.year + 1].compactMap { day.date(in: $0) }.first { $0 >= today }
        case .date(let date): return (today.year - 1...today.year + 10).contains(date.year) ? date : nil
        default: return nil
        }
    }
}
