/// What an award pays, whole US dollars.
public struct AwardAmount: Sendable, Hashable {
    /// `nil` when no lower end is listed.
    public let least: Int?
    public let most: Int?
    /// What the figures are of.
    public let basis: Basis
    /// Paid again in later years; `nil` when the listing does not say.
    public let isRenewable: Bool?

    /// Two ends that stand the wrong way round are turned; a lower end of 0 says nothing and is left out.
    public init(least: Int? = nil, most: Int? = nil, basis: Basis = .unstated, isRenewable: Bool? = nil) {
        var ends = (least, most)
        if let low = least, let high = most, low > high { ends = (high, low) }
        self.least = ends.0 == 0 ? nil : ends.0
        self.most = ends.1
        self.basis = basis
        self.isRenewable = isRenewable
    }

    /// The words of a listing on what its figures mean.
    public enum Basis: String, Sendable, Hashable, CaseIterable {
        case unstated
        case year
        case fourYears = "four-years"
        case fullCost = "full-cost"
        case studyAbroad = "study-abroad"
        case yearWithTuition = "year-with-tuition"
        case internship
        case fullTuition = "full-tuition"
        case yearLastDollar = "year-last-dollar"
        case partnerTuition = "partner-tuition"
        case research
        case fourYearAward = "four-year-award"
        case lastDollar = "last-dollar"
        case varies

        /// Pays what other aid leaves open.
        public var isLastDollar: Bool { self == .yearLastDollar || self == .lastDollar }
    }

    public var isKnown: Bool { least != nil || most != nil }

    /// What sorts an award by its amount: the upper end.
    public var rank: Int { most ?? least ?? -1 }

    /// A figure between the two ends.
    /// - Parameter percent: 0 for the lower end, 100 for the upper; without a lower end it counts from 0.
    public func value(at percent: Int) -> Int? {
        guard let high = most ?? least else { return nil }
        let low = most == nil ? high : least ?? 0
        return low + (high - low) / 100 * percent + (high - low) % 100 * percent / 100
    }

    /// How an amount that was won counts in each of four years.
    /// - Parameter won: What the sponsor granted, by this amount's basis.
    public func years(of won: Int) -> [Int] {
        switch basis {
        case .fourYears, .fourYearAward, .lastDollar, .fullTuition, .fullCost, .partnerTuition:
            let part = won / 4
            return [won - part * 3, part, part, part]
        case .year, .yearWithTuition, .yearLastDollar:
            return isRenewable == false ? [won, 0, 0, 0] : [won, won, won, won]
        case .unstated, .varies:
            return isRenewable == true ? [won, won, won, won] : [won, 0, 0, 0]
        case .studyAbroad, .internship, .research: return [won, 0, 0, 0]
        }
    }
}
