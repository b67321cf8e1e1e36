/// From where to where a number may lie; an end that is `nil` is open.
public struct FilterBounds: Sendable, Hashable {
    public var lower: Double?
    public var upper: Double?
    /// The end itself is left out: `under`, `over`.
    public var excludesLower: Bool
    public var excludesUpper: Bool

    public init(
        from lower: Double? = nil, to upper: Double? = nil, excludesLower: Bool = false, excludesUpper: Bool = false
    ) {
        self.lower = lower
        self.upper = upper
        self.excludesLower = excludesLower && lower != nil
        self.excludesUpper = excludesUpper && upper != nil
    }

    /// The least and the most in the precision of the catalogue's columns.
    public var limits: (least: Float, most: Float) {
        let least = lower.map { excludesLower ? Float($0).nextUp : Float($0) } ?? -.infinity
        let most = upper.map { excludesUpper ? Float($0).nextDown : Float($0) } ?? .infinity
        return (least, most)
    }

    /// Nothing lies between the ends.
    public var isEmpty: Bool { limits.least > limits.most }

    public func contains(_ value: Float) -> Bool { value >= limits.least && value <= limits.most }

    /// No number of the range can lie between the ends.
    public func misses(_ range: ClosedRange<Double>) -> Bool {
        let (least, most) = limits
        return Double(least) > range.upperBound || Double(most) < range.lowerBound
    }

    public func misses(_ other: FilterBounds) -> Bool {
        max(limits.least, other.limits.least) > min(limits.most, other.limits.most)
    }

    /// What is not between the ends; `nil` where that is on both sides of them, or nowhere.
    public var negated: FilterBounds? {
        switch (lower, upper) {
        case (nil, .some(let upper)): FilterBounds(from: upper, excludesLower: !excludesUpper)
        case (.some(let lower), nil): FilterBounds(to: lower, excludesUpper: !excludesLower)
        default: nil
        }
    }

    func scaled(by factor: Double) -> FilterBounds {
        FilterBounds(
            from: lower.map { $0 * factor }, to: upper.map { $0 * factor }, excludesLower: excludesLower,
            excludesUpper: excludesUpper)
    }
}
