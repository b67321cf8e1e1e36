/// What four years at a college cost a student after grants, and what is left after the awards they hold.
///
/// The net price of the student's income band is what families paid on average after grants; out of their own state a
/// public college's difference of tuitions stands on top. It grows by one rate from year to year. An award never lowers a year below nothing: with the college's grants it may not exceed the cost of
/// attendance. Awards that pay what others leave open come last.
public struct FourYearCost: Sendable, Hashable {
    /// Whole dollars of each year, before awards.
    public let prices: [Int]
    /// Whole dollars of each year that awards pay.
    public let held: [Int]
    /// What the college's grants pay over four years; `nil` when it reports no cost of attendance.
    public let grants: Int?
    /// The price is that of the student's income band, not the average over all.
    public let isOfBand: Bool

    public var total: Int { prices.reduce(0, +) }
    public var heldTotal: Int { held.reduce(0, +) }
    /// What is left to pay.
    public var gap: Int { total - heldTotal }

    /// An award that a student holds.
    public struct Award: Sendable, Hashable {
        public let amount: AwardAmount
        /// Whole dollars, by the amount's basis.
        public let won: Int
        /// Where it can be used; `nil` anywhere.
        public let college: UnitID?

        public init(amount: AwardAmount, won: Int, college: UnitID?) {
            self.amount = amount
            self.won = won
            self.college = college
        }
    }

    /// Growth in tenths of a percent a year.
    public static let growthRange = 0...150
    public static let usualGrowth = 30

    /// Reads a kept rate; `nil` for one out of range.
    public static func growth(stored: String) -> Int? { Int(stored).flatMap { growthRange.contains($0) ? $0 : nil } }

    /// `nil` when the college reports no net price.
    public init?(_ college: College, for profile: StudentProfile, holding: HeldAwards = HeldAwards()) {
        guard let price = college.price(for: profile) else { return nil }
        isOfBand = profile.incomeBand.map { college[$0.netPrice].value != nil } ?? false
        let rates = Self.growth(holding.growth)
        let prices = rates.map { max(0, Int((price * $0).rounded())) }
        self.prices = prices
        grants = college[.costOfAttendance].value.map { cost in
            rates.reduce(0) { $0 + max(0, Int(((cost - price) * $1).rounded())) }
        }
        var held = [0, 0, 0, 0]
        let usable = holding.awards.filter { $0.college == nil || $0.college == college.id }
        for award in usable.filter({ !$0.amount.basis.isLastDollar }) + usable.filter(\.amount.basis.isLastDollar) {
            for (year, paid) in award.amount.years(of: award.won).enumerated() {
                held[year] = min(prices[year], held[year] + max(0, paid))
            }
        }
        self.held = held
    }

    /// The factor of each year.
    private static func growth(_ tenths: Int) -> [Double] {
        let rate = 1 + Double(min(max(tenths, growthRange.lowerBound), growthRange.upperBound)) / 1_000
        return [1, rate, rate * rate, rate * rate * rate]
    }
}
