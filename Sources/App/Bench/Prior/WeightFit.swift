import Domain
import Glibc

/// The logistic weights that come nearest to given probabilities of liking.
struct WeightFit {
    private static let count = FeatureVector.count
    /// Precision of each weight around 0: it only keeps apart what the colleges cannot tell apart.
    private static let ridge = 0.1

    /// Newton's method, damped; `points` are feature vectors with the probability of a like.
    static func weights(_ points: [(x: [Double], like: Double)]) -> [Double] {
        var weights = [Double](repeating: 0, count: count)
        weights[0] = -3
        var loss = loss(weights, points)
        for _ in 0..<25 {
            let step = newtonStep(weights, points)
            var scale = 1.0
            var next = weights
            var nextLoss = Double.infinity
            while scale > 1e-3 {
                next = zip(weights, step).map { $0 - scale * $1 }
                nextLoss = Self.loss(next, points)
                if nextLoss <= loss { break }
                scale /= 2
            }
            guard nextLoss <= loss else { break }
            let gain = loss - nextLoss
            (weights, loss) = (next, nextLoss)
            if gain < 1e-6 { break }
        }
        return weights
    }

    private static func dot(_ left: [Double], _ right: [Double]) -> Double {
        var sum = 0.0
        for lane in 0..<count { sum += left[lane] * right[lane] }
        return sum
    }

    private static func loss(_ weights: [Double], _ points: [(x: [Double], like: Double)]) -> Double {
        points.reduce(ridge / 2 * dot(weights, weights)) { sum, point in
            let z = dot(weights, point.x)
            return sum + max(z, 0) + log1p(exp(-abs(z))) - point.like * z
        }
    }

    private static func newtonStep(_ weights: [Double], _ points: [(x: [Double], like: Double)]) -> [Double] {
        var gradient = weights.map { ridge * $0 }
        var hessian = [Double](repeating: 0, count: count * count)
        for lane in 0..<count { hessian[lane * count + lane] = ridge }
        for point in points {
            let p = 1 / (1 + exp(-dot(weights, point.x)))
            for row in 0..<count {
                gradient[row] += (p - point.like) * point.x[row]
                let factor = p * (1 - p) * point.x[row]
                for column in 0...row { hessian[row * count + column] += factor * point.x[column] }
            }
        }
        return solve(hessian, gradient)
    }

    /// Cholesky's way; the matrix is read in its lower half.
    private static func solve(_ matrix: [Double], _ right: [Double]) -> [Double] {
        var lower = matrix
        for row in 0..<count {
            for column in 0...row {
                var sum = lower[row * count + column]
                for lane in 0..<column { sum -= lower[row * count + lane] * lower[column * count + lane] }
                lower[row * count + column] = row == column ? sum.squareRoot() : sum / lower[column * count + column]
            }
        }
        var solution = right
        for row in 0..<count {
            for lane in 0..<row { solution[row] -= lower[row * count + lane] * solution[lane] }
            solution[row] /= lower[row * count + row]
        }
        for row in (0..<count).reversed() {
            for lane in (row + 1)..<max(row + 1, count) { solution[row] -= lower[lane * count + row] * solution[lane] }
            solution[row] /= lower[row * count + row]
        }
        return solution
    }
}
