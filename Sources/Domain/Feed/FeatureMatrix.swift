private import CMath

/// The feature vectors of a deck, sixteen colleges side by side so that one pass scores them all.
///
/// Block `b` holds rows `16 b ..< 16 b + 16`: 32 vectors of 16 lanes, one for each feature.
public struct FeatureMatrix: Sendable {
    public let count: Int
    private let blocks: [SIMD16<Float>]
    /// Where the rows are too many for the processor's own memory, the scan is as slow as it has to read.
    private let coarse: CoarseMatrix?
    private static let coarseFrom = 1 << 16
    /// Rows of a block; those that do not exist but fill up the last one count for nothing.
    public static let width = 16

    /// - Parameter isAskedOften: Of a large matrix the bytes are kept as well, which pays after a few scans.
    public init(count: Int, isAskedOften: Bool = true, vector: (Int) -> FeatureVector) {
        self.count = count
        let blockCount = (count + Self.width - 1) / Self.width
        blocks = [SIMD16<Float>](unsafeUninitializedCapacity: blockCount * FeatureVector.count) { buffer, used in
            let bytes = buffer.count * MemoryLayout<SIMD16<Float>>.stride
            if bytes > 1 << 24, let start = buffer.baseAddress { cmath_advise_large_pages(start, bytes) }
            buffer.initialize(repeating: .zero)
            let cells = UnsafeMutableRawBufferPointer(buffer).assumingMemoryBound(to: Float.self)
            for row in 0..<count {
                let first = row / Self.width * FeatureVector.count * Self.width + row % Self.width
                vector(row).withLanes { lanes in
                    for feature in 0..<FeatureVector.count { cells[first + feature * Self.width] = lanes[feature] }
                }
            }
            used = buffer.count
        }
        coarse = count < Self.coarseFrom || !isAskedOften ? nil : CoarseMatrix(blocks)
    }

    /// - Parameter first: Made of whole blocks.
    public init(joining first: FeatureMatrix, _ second: FeatureMatrix, isAskedOften: Bool = true) {
        precondition(first.count.isMultiple(of: Self.width), "the second begins with a block of its own")
        count = first.count + second.count
        blocks = first.blocks + second.blocks
        coarse = count < Self.coarseFrom || !isAskedOften ? nil : CoarseMatrix(blocks)
    }

    public subscript(row: Int) -> FeatureVector {
        var lanes = SIMD32<Float>.zero
        let base = row / Self.width * FeatureVector.count
        for feature in 0..<FeatureVector.count { lanes[feature] = blocks[base + feature][row % Self.width] }
        return FeatureVector(lanes)
    }

    /// The sixteen scores of one block. A product and a sum, not a fused one: where the hardware is not known to fuse, the
    /// fused one is a library call.
    @inline(__always)
    private static func scores(
        of block: UnsafePointer<SIMD16<Float>>, _ weights: UnsafePointer<Float>
    ) -> SIMD16<Float> {
        var scores = SIMD16<Float>.zero
        for feature in 0..<FeatureVector.count { scores += block[feature] * weights[feature] }
        return scores
    }

    /// The best rows for these weights, best first; of equal scores the lower row.
    ///
    /// One pass: a block is looked into only when one of its sixteen scores beats the worst of those kept, and nothing
    /// is sorted but what is kept. A large matrix is asked by its bytes first which blocks those are.
    public func top(_ limit: Int, weights: FeatureVector, excluding excluded: RowSet = RowSet()) -> [RankedRow] {
        guard limit > 0, count > 0 else { return [] }
        var best = BoundedRanking(limit: limit)
        let hasExcluded = !excluded.isEmpty
        let full = count / Self.width
        let blockCount = (count + Self.width - 1) / Self.width
        let question = coarse?.question(weights)
        blocks.withUnsafeBufferPointer { blocks in
            guard let first = blocks.baseAddress else { return }
            var cut = -Float.infinity
            var next = 0
            while next < blockCount {
                if let coarse, let question {
                    next = coarse.next(from: next, above: cut, question)
                    guard next < blockCount else { break }
                }
                let block = next
                next += 1
                let scores = weights.withLanes { Self.scores(of: first + block * FeatureVector.count, $0) }
                guard any(scores .> cut) else { continue }
                let lanes = block < full ? Self.width : count - full * Self.width
                for lane in 0..<lanes where scores[lane] > cut {
                    let row = block * Self.width + lane
                    if hasExcluded && excluded.contains(row) { continue }
                    best.insert(RankedRow(row: row, score: scores[lane]))
                    cut = best.cut
                }
            }
        }
        return best.sorted()
    }

    /// The places of some rows among all, from 1, in one pass; of equal scores the lower row comes first.
    public func places(of rows: [Int], weights: FeatureVector, excluding excluded: RowSet = RowSet()) -> [Int] {
        var places = [Int](repeating: 1, count: rows.count)
        let hasExcluded = !excluded.isEmpty
        blocks.withUnsafeBufferPointer { blocks in
            guard let first = blocks.baseAddress else { return }
            // Summed in the same order as those they are compared with.
            let own = rows.map { row in
                weights.withLanes { Self.scores(of: first + row / Self.width * FeatureVector.count, $0) }[
                    row % Self.width]
            }
            for block in 0..<(count + Self.width - 1) / Self.width {
                let scores = weights.withLanes { Self.scores(of: first + block * FeatureVector.count, $0) }
                for lane in 0..<min(Self.width, count - block * Self.width) {
                    let row = block * Self.width + lane
                    if hasExcluded && excluded.contains(row) { continue }
                    for index in rows.indices where rows[index] != row {
                        let isAhead = scores[lane] > own[index] || scores[lane] == own[index] && row < rows[index]
                        if isAhead { places[index] += 1 }
                    }
                }
            }
        }
        return places
    }
}

/// A row and its score.
public struct RankedRow: Sendable, Hashable {
    public let row: Int
    public let score: Float

    public init(row: Int, score: Float) {
        self.row = row
        self.score = score
    }
}
