import Domain
import Testing

@Suite("FeatureMatrix")
struct FeatureMatrixTests {
    private func vector(_ generator: inout SeededGenerator) -> FeatureVector {
        var lanes = SIMD32<Float>.zero
        // Few distinct values, so that equal scores occur.
        for lane in 0..<32 { lanes[lane] = Float(Int.random(in: -1...1, using: &generator)) }
        return FeatureVector(lanes)
    }

    @Test("The top rows are those of a full sort, whatever the size of the deck", arguments: [0, 1, 15, 16, 17, 333])
    func topEqualsSort(_ count: Int) {
        for seed in UInt64(1)..<20 {
            var generator = SeededGenerator(seed: seed)
            let vectors = (0..<count).map { _ in vector(&generator) }
            let matrix = FeatureMatrix(count: count) { vectors[$0] }
            let weights = vector(&generator)
            var excluded = RowSet()
            for row in 0..<count where Int.random(in: 0..<5, using: &generator) == 0 { excluded.insert(row) }
            let expected = vectors.indices.filter { !excluded.contains($0) }.map { row in
                RankedRow(row: row, score: (vectors[row].lanes * weights.lanes).sum())
            }.sorted { $0.score == $1.score ? $0.row < $1.row : $0.score > $1.score }
            for limit in [1, 5, 50] {
                #expect(
                    matrix.top(limit, weights: weights, excluding: excluded) == Array(expected.prefix(limit)),
                    "seed \(seed)")
            }
        }
    }

    @Test("A deck too large for the processor's own memory has the same top rows as a scan of every number")
    func large() {
        var generator = SeededGenerator(seed: 9)
        let count = 66_000
        let vectors = (0..<count).map { row in
            var lanes = SIMD32<Float>.zero
            for half in 0..<16 {
                let bits = generator.next()
                lanes[2 * half] = Float(Int32(truncatingIfNeeded: bits >> 32)) * 0x1p-30
                // Columns of very different sizes, and one that is zero everywhere.
                lanes[2 * half + 1] = half == 3 ? 0 : Float(Int32(truncatingIfNeeded: bits)) * 0x1p-20
            }
            // Equal rows, so that equal scores occur.
            return FeatureVector(row % 7 == 6 ? SIMD32<Float>(repeating: 0.25) : lanes)
        }
        let matrix = FeatureMatrix(count: count) { vectors[$0] }
        var single = SIMD32<Float>.zero
        single[30] = -3
        var excluded = RowSet()
        for row in stride(from: 0, to: count, by: 5) { excluded.insert(row) }
        let weights: [SIMD32<Float>] = [
            SIMD32((0..<32).map { Float(($0 * 7_919) % 13) / 13 - 0.5 }), SIMD32((0..<32).map { 1 / Float($0 + 1) }),
            single, .zero, SIMD32(repeating: 1e-12), SIMD32(repeating: 1e9),
        ]
        for lanes in weights {
            let scores = vectors.map { vector in
                // Added one after the other, as the scan does.
                (0..<32).reduce(Float.zero) { $0 + vector.lanes[$1] * lanes[$1] }
            }
            let expected = scores.indices.filter { !excluded.contains($0) }
                .sorted { scores[$0] == scores[$1] ? $0 < $1 : scores[$0] > scores[$1] }.prefix(50)
            #expect(
                matrix.top(50, weights: FeatureVector(lanes), excluding: excluded).map(\.row) == Array(expected),
                "weights \(lanes)")
        }
    }

    @Test("The places of rows are those of a full ranking", arguments: [1, 16, 17, 333])
    func places(_ count: Int) {
        for seed in UInt64(1)..<10 {
            var generator = SeededGenerator(seed: seed)
            let vectors = (0..<count).map { _ in vector(&generator) }
            let matrix = FeatureMatrix(count: count) { vectors[$0] }
            let weights = vector(&generator)
            var excluded = RowSet()
            for row in 0..<count where Int.random(in: 0..<5, using: &generator) == 0 { excluded.insert(row) }
            let ranking = matrix.top(count, weights: weights, excluding: excluded).map(\.row)
            let places = matrix.places(of: ranking, weights: weights, excluding: excluded)
            #expect(places == Array(1..<ranking.count + 1), "seed \(seed)")
        }
    }

    @Test("A row reads back as it was put in")
    func rows() {
        var generator = SeededGenerator(seed: 4)
        let vectors = (0..<40).map { _ in vector(&generator) }
        let matrix = FeatureMatrix(count: 40) { vectors[$0] }
        #expect((0..<40).map { matrix[$0] } == vectors)
    }
}
