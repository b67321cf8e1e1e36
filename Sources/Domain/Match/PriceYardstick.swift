/// What a price is compared with when the student names no budget.
public enum PriceYardstick {
    /// Median net price of the catalogue's four-year colleges, dollars a year; 18,000 when it publishes none.
    public static func median(of columns: CollegeColumns) -> Double {
        let prices = columns[.netPrice]
        var known: [Float] = []
        known.reserveCapacity(columns.count)
        for row in 0..<columns.count where columns.levels[row] == InstitutionLevel.fourYear.rawValue {
            if prices[row].isFinite { known.append(prices[row]) }
        }
        guard !known.isEmpty else { return 18_000 }
        known.sort()
        return Double(known[known.count / 2])
    }
}
