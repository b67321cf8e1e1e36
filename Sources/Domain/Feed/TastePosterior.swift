private import CMath

/// What is believed about a student's taste: a normal distribution over the 32 weights of a logistic model.
///
/// Learning is plain IEEE 754 arithmetic in a fixed order, so equal logs give equal bits.
public struct TastePosterior: Sendable, Hashable {
    public private(set) var mean: SIMD32<Double>
    /// Symmetric, row by row, 32 numbers each.
    public private(set) var covariance: [Double]

    private static let count = FeatureVector.count

    public init(mean: SIMD32<Double>, covariance: [Double]) {
        precondition(covariance.count == Self.count * Self.count, "a number for each pair of features")
        self.mean = mean
        self.covariance = covariance
    }

    /// Bayes' rule for one answer, by Laplace's approximation along the answer's own direction.
    ///
    /// The likelihood depends on the weights through z = w·x alone, so its mode is found on a line: Newton's steps on z
    /// under the prior N(m·x, x'Cx). The covariance then loses one rank.
    public mutating func learn(_ features: FeatureVector, liked: Bool) {
        let x = SIMD32<Double>(features.lanes)
        let direction = times(x)
        let variance = (direction * x).sum()
        guard variance > 0, variance.isFinite else { return }
        let expected = (mean * x).sum()
        let (z, curvature) = Self.mode(expected: expected, variance: variance, answer: liked ? 1 : 0)
        mean += direction * ((z - expected) / variance)
        shrink(along: direction, by: curvature / (1 + curvature * variance))
    }

    /// How likely a like is, 0...1, over everything that is believed possible.
    ///
    /// MacKay's approximation: what is unsure pulls towards one half.
    public func likelihood(_ features: FeatureVector) -> Double {
        let x = SIMD32<Double>(features.lanes)
        let variance = max(0, (times(x) * x).sum())
        return Logistic.sigmoid((mean * x).sum() / (1 + Double.pi / 8 * variance).squareRoot())
    }

    /// The student's own word on one weight: it takes that mean. Its spread stays, so that swipes still move it.
    public mutating func set(_ feature: Int, to value: Float) { mean[feature] = Double(value) }

    /// Where the log of prior times likelihood is highest along z, and the likelihood's curvature there.
    private static func mode(expected: Double, variance: Double, answer: Double) -> (z: Double, curvature: Double) {
        var z = expected
        var p = Logistic.sigmoid(z)
        for _ in 0..<12 {
            let step = ((z - expected) / variance + p - answer) / (1 / variance + p * (1 - p))
            z -= max(-4, min(4, step))
            p = Logistic.sigmoid(z)
            if abs(step) < 1e-10 { break }
        }
        return (z, p * (1 - p))
    }

    /// Covariance times a vector; the rows of a symmetric matrix are its columns.
    private func times(_ x: SIMD32<Double>) -> SIMD32<Double> {
        var result = SIMD32<Double>.zero
        covariance.withUnsafeBufferPointer { rows in
            Self.withNumbers(x) { x in
                Self.withMutableNumbers(&result) { result in
                    for row in 0..<Self.count {
                        let (factor, base) = (x[row], row * Self.count)
                        for lane in 0..<Self.count { result[lane] += rows[base + lane] * factor }
                    }
                }
            }
        }
        return result
    }

    /// Takes factor · d d' away.
    private mutating func shrink(along direction: SIMD32<Double>, by factor: Double) {
        covariance.withUnsafeMutableBufferPointer { rows in
            Self.withNumbers(direction) { direction in
                for row in 0..<Self.count {
                    let (own, base) = (direction[row], row * Self.count)
                    for lane in 0..<Self.count { rows[base + lane] -= direction[lane] * own * factor }
                }
            }
        }
    }
}

extension TastePosterior {
    /// One draw of the weights: mean + spread · L·normal, where L·L' is the covariance.
    public func sample(spread: Double, using generator: inout SeededGenerator) -> SIMD32<Double> {
        guard spread > 0 else { return mean }
        var normals = NormalDraws(generator: generator)
        var rest = covariance
        var result = mean
        rest.withUnsafeMutableBufferPointer { rest in
            Self.withMutableNumbers(&result) { result in
                for pivot in 0..<Self.count {
                    let normal = normals.next()
                    let column = rest.baseAddress.map { $0 + pivot * Self.count }
                    // A direction that is known exactly, up to rounding, has nothing to draw.
                    guard let column, column[pivot] > 1e-12 else { continue }
                    let scale = 1 / column[pivot].squareRoot()
                    for lane in pivot..<Self.count {
                        column[lane] *= scale
                        result[lane] += column[lane] * (spread * normal)
                    }
                    for row in (pivot + 1)..<max(pivot + 1, Self.count) {
                        let (own, other) = (column[row], column + (row - pivot) * Self.count)
                        for lane in row..<Self.count { other[lane] -= column[lane] * own }
                    }
                }
            }
        }
        generator = normals.generator
        return result
    }

    /// Fifty points, the reach of the match score, stand for ten logits: from a sure pass to a sure like.
    private static let pointsPerLogit = 5.0

    /// Points by which what was learned moves a college, on the scale of the match score, −50...50.
    ///
    /// How readily the student likes at all moves every college alike, so the bias has no part in it.
    public func tastePoints(_ features: FeatureVector) -> Int {
        let learned = (mean - TastePrior.posterior.mean) * SIMD32<Double>(features.lanes)
        let logits = learned.sum() - learned[Int(Feature.bias.rawValue)]
        let points = logits * Self.pointsPerLogit
        return Int(max(-50, min(50, points)).rounded())
    }

    @inline(__always)
    private static func withNumbers<Result>(
        _ vector: SIMD32<Double>, _ body: (UnsafePointer<Double>) -> Result
    ) -> Result {
        withUnsafePointer(to: vector) { pointer in
            pointer.withMemoryRebound(to: Double.self, capacity: count) { body($0) }
        }
    }

    @inline(__always)
    private static func withMutableNumbers<Result>(
        _ vector: inout SIMD32<Double>, _ body: (UnsafeMutablePointer<Double>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &vector) { pointer in
            pointer.withMemoryRebound(to: Double.self, capacity: count) { body($0) }
        }
    }
}

/// Standard normal numbers by Marsaglia's polar method.
private struct NormalDraws {
    var generator: SeededGenerator
    private var spare: Double?

    init(generator: SeededGenerator) { self.generator = generator }

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
