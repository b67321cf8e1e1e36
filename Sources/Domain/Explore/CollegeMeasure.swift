/// A number by which colleges are filtered, sorted and compared: a published figure, or one worked out for the student.
public enum CollegeMeasure: Sendable, Hashable {
    /// Net price of the student's income band, dollars a year; the average where the band is unknown or unpublished.
    case price
    /// Great-circle miles from the student's home town.
    case distance
    /// Middle of the middle half of SAT totals, 400...1600.
    case sat
    /// Middle of the middle half of ACT composites, 1...36.
    case act
    /// As published; an admission rate is 1 where every applicant is taken.
    case figure(FigureKind)

    /// The name in tables and on the command line. It never changes.
    public var key: String {
        switch self {
        case .price: "price"
        case .distance: "distance"
        case .sat: "sat"
        case .act: "act"
        case .figure(let kind): kind.key
        }
    }

    public init?(key: some StringProtocol) {
        switch key {
        case "price": self = .price
        case "distance": self = .distance
        case "sat": self = .sat
        case "act": self = .act
        default:
            guard let kind = FigureKind(key: key) else { return nil }
            self = .figure(kind)
        }
    }

    /// `nil` for a distance, which is in miles.
    public var unit: FigureUnit? {
        switch self {
        case .price: .dollarsPerYear
        case .distance: nil
        case .sat, .act: .points
        case .figure(let kind): kind.unit
        }
    }

    /// What a college's number can be at all.
    public var domain: ClosedRange<Double> {
        switch self {
        case .sat: 400...1_600
        case .act, .figure(.act25), .figure(.act75): 1...36
        case .figure(.satReading25), .figure(.satReading75), .figure(.satMath25), .figure(.satMath75): 200...800
        case .distance: 0...12_500
        case .price: -.infinity ... .infinity
        case .figure(let kind):
            switch kind.unit {
            case .share: 0...1
            case .dollarsPerYear: -.infinity ... .infinity
            default: 0 ... .infinity
            }
        }
    }

    /// Whether less is better for a student, `nil` where neither is.
    public var prefersLess: Bool? {
        switch self {
        case .price: true
        case .distance, .sat, .act: nil
        case .figure(let kind):
            switch kind {
            case .tuitionInState, .tuitionOutOfState, .books, .roomAndBoard, .costOfAttendance, .netPrice,
                .netPrice0To30, .netPrice30To48, .netPrice48To75, .netPrice75To110, .netPriceAbove110,
                .studentFacultyRatio, .applicationFee, .debt:
                true
            case .graduationRate, .graduationRateOnTime, .retentionRate, .earnings: false
            default: nil
            }
        }
    }
}
