import Domain
import Glibc

/// Time to score a whole deck anew and find its best, and to learn from one swipe and find the next card.
enum RankBench {
    static let rank = BenchFigure("rank", summary: "rescore a deck of 32 floats each, top 50") { _, _ in
        for size in sizes {
            let matrix = randomMatrix(size.count)
            var weights = FeatureVector(SIMD32<Float>((0..<32).map { Float(($0 * 7_919) % 13) / 13 - 0.5 }))
            let samples = measure(size.runs) {
                let best = matrix.top(50, weights: weights)
                // The next scan waits for this one's outcome.
                weights.lanes[0] += 1e-6 * Float(best[0].row % 7)
            }
            report("rank", "rescore and top 50", size.count, samples)
        }
        return true
    }

    static let learn = BenchFigure("learn", summary: "learn one swipe, full covariance, and deal the next card") {
        _, _ in
        for size in sizes {
            let matrix = randomMatrix(size.count)
            let deck = Deck(
                matrix: matrix, unitIDs: (0..<size.count).map { UnitID(Int32($0 + 100_000)) }, seed: 1)
            var posterior = TastePrior.posterior
            var out = RowSet()
            var top = 0
            var place = 0
            let samples = measure(size.runs) {
                out.insert(top)
                posterior.learn(matrix[top], liked: place % 3 == 0)
                place += 1
                top = deck.deal(place: place, believing: posterior, excluding: out).rows[0]
            }
            report("learn", "one swipe and next card", size.count, samples)
        }
        return true
    }

    private static let sizes: [(count: Int, runs: Int)] = [(5_779, 501), (1_000_000, 51)]

    private static func randomMatrix(_ count: Int) -> FeatureMatrix {
        var generator = SeededGenerator(seed: 1)
        return FeatureMatrix(count: count) { _ in
            var lanes = SIMD32<Float>.zero
            for lane in 0..<32 { lanes[lane] = Float(generator.next() >> 40) / 16_777_216 - 0.5 }
            lanes[0] = 1
            return FeatureVector(lanes)
        }
    }

    /// Milliseconds of each run, after three that do not count.
    private static func measure(_ runs: Int, _ body: () -> Void) -> [Double] {
        (-3..<runs).compactMap { run in
            let start = now()
            body()
            return run < 0 ? nil : now() - start
        }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    private static func report(_ bench: String, _ figure: String, _ count: Int, _ samples: [Double]) {
        print(
            BenchLine(bench: bench, figure: figure, unit: "ms", samples: samples, context: [("n", String(count))]).text)
    }
}
