extension FigureKind {
    /// What a reported number of this kind can be; anything else is a fault of the source.
    public var range: ClosedRange<Double> {
        switch self {
        case .satReading25, .satReading75, .satMath25, .satMath75: return 200...800
        case .act25, .act75: return 1...36
        case .netPrice, .netPrice0To30, .netPrice30To48, .netPrice48To75, .netPrice75To110, .netPriceAbove110:
            // Aid can exceed the cost of attendance.
            return -1_000_000...1_000_000
        default: return unit == .share ? 0...1 : 0...10_000_000
        }
    }
}
