/// What a student has won, and the rate by which they take prices to grow.
public struct HeldAwards: Sendable, Hashable {
    public var awards: [FourYearCost.Award]
    /// Tenths of a percent a year.
    public var growth: Int

    public init(_ awards: [FourYearCost.Award] = [], growth: Int = FourYearCost.usualGrowth) {
        self.awards = awards
        self.growth = growth
    }

    /// What a college costs a year as prices are today, dollars, on average over four years after these awards.
    public func yearly(_ college: College, for profile: StudentProfile) -> Double? {
        FourYearCost(college, for: profile, holding: HeldAwards(awards, growth: 0)).map { Double($0.gap) / 4 }
    }
}

extension AwardShelf {
    /// The awards that were won, as costs count them.
    public var won: [FourYearCost.Award] {
        entries.values.compactMap { entry in
            guard entry.stage == .won, let won = entry.won, let index = index(of: entry.id) else { return nil }
            return FourYearCost.Award(amount: awards[index].amount, won: won, college: awards[index].college)
        }
        // Entries stand in no order, and equal holdings are to be equal.
        .sorted { ($0.won, $0.college?.rawValue ?? 0) < ($1.won, $1.college?.rawValue ?? 0) }
    }
}
