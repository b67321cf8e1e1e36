private import CMath

/// What is believed about a student's taste: a normal distribution over the 32 weights of a logistic model.
///
/// Every step is plain IEEE 754 arithmetic in a fixed order, so equal logs give equal bits.
public struct TastePosterior: Sendable, Hashable {
    public private(set) var mean: SIMD32<Double>
    /// Symmetric, row by row.
    public private(set) var covariance: [SIMD32<Double>]

    public init(mean: SIMD32<Double>, covariance: [SIMD32<Double>]) {
        precondition(covariance.count == FeatureVector.count, "one row for each feature")
        self.mean = mean
        self.covariance = covariance
    }

    /// Bayes' rule for one answer, by Laplace's approximation along the answer's own direction.
    ///
    /// The likelihood depends on the weights through z = w·x alone, so its mode is found on a line: Newton's steps on z
    /// under the prior N(m·x, x'Cx). The covariance then loses one rank.
    public mutating func learn(_ features: FeatureVector, liked: Bool) {
        let x = SIMD32<Double>(features.lanes)
        var direction = SIMD32<Double>.zero
        for row in 0..<FeatureVector.count { direction += covariance[row] * x[row] }
        let variance = (direction * x).sum()
        guard variance > 0, variance.isFinite else { return }
        let answer = liked ? 1.0 : 0.0
        let expected = (mean * x).sum()
        var z = expected
        for _ in 0..<12 {
            let p = Logistic.sigmoid(z)
            let step = ((z - expected) / variance + p - answer) / (1 / variance + p * (1 - p))
            z -= max(-4, min(4, step))
            if abs(step) < 1e-10 { break }
        }
        let p = Logistic.sigmoid(z)
        let curvature = p * (1 - p)
        mean += direction * ((z - expected) / variance)
        let shrink = curvature / (1 + curvature * variance)
        for row in 0..<FeatureVector.count { covariance[row] -= (direction * direction[row]) * shrink }
    }

    /// The student's own word on one weight: it takes that mean, and half the spread it had.
    public mutating func set(_ feature: Int, to value: Float) {
        mean[feature] = Double(value)
        for row in 0..<FeatureVector.count {
            covariance[row][feature] *= 0.5
        }
        covariance[feature] *= 0.5
    }

    /// One draw of the weights: mean + spread · L·normal, where L·L' is the covariance.
    public func sample(spread: Double, using generator: inout some RandomNumberGenerator) -> SIMD32<Double> {
        guard spread > 0 else { return mean }
        var normals = NormalDraws(generator: generator)
        var columns = covariance
        var result = mean
        for pivot in 0..<FeatureVector.count {
            let diagonal = columns[pivot][pivot]
            let normal = normals.next()
            // A direction that is known exactly, up to rounding, has nothing to draw.
            guard diagonal > 1e-12 else { continue }
            let column = columns[pivot] / diagonal.squareRoot()
            result += column * (spread * normal)
            for row in (pivot + 1)..<max(pivot + 1, FeatureVector.count) { columns[row] -= column * column[row] }
        }
        generator = normals.generator
        return result
    }
}

/// Standard normal numbers by Marsaglia's polar method.
private struct NormalDraws<Generator: RandomNumberGenerator> {
    var generator: Generator
    private var spare: Double?

    init(generator: Generator) { self.generator = generator }

    mutating func next() -> Double {
        if let value = spare {
            spare = nil
            return value
        }
        while true {
            let u = uniform() * 2 - 1
            let v = uniform() * 2 - 1
            let square = u * u + v * v
            guard square > 0, square < 1 else { continue }
            let scale = (-2 * cmath_log(square) / square).squareRoot()
            spare = v * scale
            return u * scale
        }
    }

    private mutating func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
}

extension TastePosterior {
    /// Points by which what was learned moves a college, on the scale of the match score, −50...50.
    ///
    /// How readily the student likes at all moves every college alike, so the bias has no part in it.
    public func tastePoints(_ features: FeatureVector) -> Int {
        let learned = (mean - TastePrior.posterior.mean) * SIMD32<Double>(features.lanes)
        let logits = learned.sum() - learned[Int(Feature.bias.rawValue)]
        let points = logits * 50 / (FeatureRules.fitScale * Feature.fit.prior.mean)
        return Int(max(-50, min(50, points)).rounded())
    }
}
