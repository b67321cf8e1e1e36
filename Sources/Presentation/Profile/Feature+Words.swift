public import Domain
public import Resources

extension Feature {
    /// What the feature is called on the screen: more of it is what a positive weight likes.
    public var labelKey: StringKey {
        switch self {
        case .bias: .featureBias
        case .fit: .featureFit
        case .price: .featurePrice
        case .overBudget: .featureOverBudget
        case .distance: .featureDistance
        case .distanceSquared: .featureDistanceSquared
        case .nearHome: .featureNearHome
        case .homeState: .featureHomeState
        case .size: .featureSize
        case .sizeSquared: .featureSizeSquared
        case .scoreGap: .featureScoreGap
        case .scoreGapSquared: .featureScoreGapSquared
        case .reach: .featureReach
        case .admissionRate: .featureAdmissionRate
        case .graduation: .featureGraduation
        case .earnings: .featureEarnings
        case .teachesFirst: .featureTeachesFirst
        case .strengthInFirst: .featureStrengthInFirst
        case .teachesSecond: .featureTeachesSecond
        case .north: .featureNorth
        case .northSquared: .featureNorthSquared
        case .east: .featureEast
        case .city: .featureCity
        case .suburb: .featureSuburb
        case .rural: .featureRural
        case .publicControl: .featurePublicControl
        case .forProfit: .featureForProfit
        case .twoYear: .featureTwoYear
        case .religious: .featureReligious
        case .athletics: .featureAthletics
        case .housing: .featureHousing
        case .classSize: .featureClassSize
        }
    }
}
