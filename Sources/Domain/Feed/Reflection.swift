/// What a student says moved them about a college, in a word; asked after a like, and never required.
public struct Reflection: Sendable, Hashable {
    public let aspect: CollegeAspect
    /// Liked most; otherwise a worry.
    public let isPraise: Bool

    public init(_ aspect: CollegeAspect, isPraise: Bool) {
        self.aspect = aspect
        self.isPraise = isPraise
    }
}

/// Sides of a college that a reflection can name; the raw value is stored and never changes.
public enum CollegeAspect: UInt8, Sendable, Hashable, CaseIterable {
    case costs = 0, academics, admissions, campus, financialAid, specialPrograms, career

    /// The features that tell of this side.
    public var features: [Feature] {
        switch self {
        case .costs: [.price, .overBudget, .homeState]
        case .academics: [.teachesFirst, .strengthInFirst, .teachesSecond, .classSize, .graduation]
        case .admissions: [.scoreGap, .scoreGapSquared, .reach, .admissionRate]
        case .campus: [.size, .sizeSquared, .city, .suburb, .rural, .housing, .athletics, .religious]
        // What a family pays after aid is the one thing known of it.
        case .financialAid: [.price, .overBudget]
        case .specialPrograms: [.strengthInFirst, .teachesSecond]
        case .career: [.earnings, .graduation]
        }
    }
}

extension FeatureVector {
    /// The same college with everything but these features at the average.
    public func keeping(_ features: [Feature]) -> FeatureVector {
        var kept = SIMD32<Float>.zero
        for feature in features { kept[Int(feature.rawValue)] = lanes[Int(feature.rawValue)] }
        return FeatureVector(kept)
    }
}
