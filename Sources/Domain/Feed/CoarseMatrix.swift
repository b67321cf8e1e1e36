private import CMath

/// A byte for each number of a feature matrix: enough to tell, from a quarter of the memory, which blocks can't hold a
/// row that is good enough.
///
/// Never decides by itself. It errs on the side of looking: a block that it leaves out has no row above the cut.
struct CoarseMatrix: Sendable {
    /// Blocks of sixteen rows, two columns of each row side by side.
    private let cells: [Int8]
    /// What one step of a column's byte is worth.
    private let steps: FeatureVector
    private let blockCount: Int

    private static let byteLimit: Float = 127
    /// With more, a row's sum would not fit into 32 bits.
    private static let weightLimit: Float = 1_023

    /// - Parameter blocks: 32 vectors of sixteen rows for each block.
    init(_ blocks: [SIMD16<Float>]) {
        let columns = FeatureVector.count
        blockCount = blocks.count / columns
        var steps = SIMD32<Float>.zero
        for column in 0..<columns {
            var peak = SIMD16<Float>.zero
            for index in stride(from: column, to: blocks.count, by: columns) {
                peak = pointwiseMax(peak, pointwiseMax(blocks[index], -blocks[index]))
            }
            steps[column] = peak.max() / Self.byteLimit
        }
        self.steps = FeatureVector(steps)
        cells = [Int8](unsafeUninitializedCapacity: blocks.count * 16) { buffer, used in
            for index in blocks.indices {
                let (block, column) = (index / columns, index % columns)
                let first = block * columns * 16 + column / 2 * 32 + column % 2
                var bytes = steps[column] > 0 ? (blocks[index] / steps[column]).rounded(.toNearestOrEven) : .zero
                // A row that is no number is never better than the cut.
                bytes.replace(with: 0, where: bytes .!= bytes)
                bytes.clamp(
                    lowerBound: -SIMD16(repeating: Self.byteLimit), upperBound: SIMD16(repeating: Self.byteLimit))
                for row in 0..<16 { buffer[first + row * 2] = Int8(bytes[row]) }
            }
            used = buffer.count
        }
    }

    /// What these weights ask of the bytes; `nil` when they tell nothing apart.
    func question(_ weights: FeatureVector) -> Question? {
        let scaled = (weights.lanes * steps.lanes)
        let peak = pointwiseMax(scaled, -scaled).max()
        let step = peak / Self.weightLimit
        guard step.isNormal, all(scaled - scaled .== .zero) else { return nil }
        let rounded = (scaled / step).rounded(.toNearestOrEven)
        var slack: Float = 0
        for column in 0..<FeatureVector.count {
            // Half a step of the byte, what the weight lost, and the rounding of the sums themselves.
            slack += abs(scaled[column]) * 0.502 + abs(scaled[column] - rounded[column] * step) * Self.byteLimit
        }
        return Question(
            weights: (0..<FeatureVector.count).map { Int16(rounded[$0]) }, unit: Double(step) / 256,
            slack: Double(slack) * 1.001)
    }

    /// The first block at or after `first` that may hold a row above `cut`; the number of blocks when none does.
    func next(from first: Int, above cut: Float, _ question: Question) -> Int {
        let bound = ((Double(cut) - question.slack) / question.unit).rounded(.down) - 1
        let limit = Int32(max(Double(Int32.min), min(Double(Int32.max), bound)))
        return cmath_next_block(cells, first, blockCount, question.weights, limit)
    }

    /// Weights as whole numbers, and how far a sum of theirs may be from the true score.
    struct Question {
        fileprivate let weights: [Int16]
        fileprivate let unit: Double
        fileprivate let slack: Double
    }
}
