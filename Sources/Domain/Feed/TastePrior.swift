/// What is believed about a student's taste before the first swipe.
///
/// The profile speaks through the feature `fit`, whose weight starts at 1; the other weights are what a student's taste
/// adds to it. Their means are 0 unless nearly everybody agrees; their spreads are wide where students differ (setting,
/// religion, climate, size, distance) and narrow where they do not (graduation, class size). docs/matching.md gives the
/// reason for each number.
public enum TastePrior {
    public static let posterior = TastePosterior(
        mean: Feature.allCases.reduce(into: .zero) { $0[Int($1.rawValue)] = $1.prior.mean },
        covariance: Feature.allCases.flatMap { feature in
            var row = [Double](repeating: 0, count: FeatureVector.count)
            row[Int(feature.rawValue)] = feature.prior.spread * feature.prior.spread
            return row
        })

    /// Changes whenever a number of the prior does, so that bytes written under another prior are recognised.
    static let digest: UInt64 = Feature.allCases.reduce(0xCBF2_9CE4_8422_2325) { digest, feature in
        let numbers = [feature.prior.mean.bitPattern, feature.prior.spread.bitPattern]
        return numbers.reduce(digest) { ($0 ^ $1) &* 0x0000_0100_0000_01B3 }
    }
}

extension Feature {
    /// Mean and standard deviation of its weight, in logits for one unit of the standardised feature.
    var prior: (mean: Double, spread: Double) {
        switch self {
        case .bias: (-3.2, 1.2)
        case .fit: (0.6, 0.35)
        case .price: (-0.3, 0.6)
        case .overBudget: (-0.2, 0.35)
        case .distance: (0, 0.9)
        case .distanceSquared: (-0.3, 0.25)
        case .nearHome: (0, 0.25)
        case .homeState: (0.3, 0.25)
        case .size: (0, 1.2)
        case .sizeSquared: (-0.3, 0.25)
        case .scoreGap: (0, 0.6)
        case .scoreGapSquared: (-0.3, 0.25)
        case .reach: (0, 0.15)
        case .admissionRate: (0, 0.1)
        case .graduation: (0.2, 0.3)
        case .earnings: (0.1, 0.25)
        case .teachesFirst: (0.8, 0.35)
        case .strengthInFirst: (0.4, 0.25)
        case .teachesSecond: (0.2, 0.25)
        case .north: (0, 0.9)
        case .northSquared: (-0.1, 0.25)
        case .east: (0, 0.25)
        case .city, .suburb, .rural: (0, 1.0)
        case .publicControl: (0, 0.7)
        case .forProfit: (-0.7, 0.6)
        case .twoYear: (-1.0, 1.2)
        case .religious: (0, 1.3)
        case .athletics, .housing: (0, 1.2)
        case .classSize: (-0.1, 0.15)
        }
    }
}
