import Domain
import TestSupport
import Testing

@Suite("TastePosterior")
struct TastePosteriorTests {
    private func features(_ seed: UInt64) -> FeatureVector {
        var generator = SeededGenerator(seed: seed)
        var lanes = SIMD32<Float>.zero
        for lane in 0..<32 { lanes[lane] = Float.random(in: -1...1, using: &generator) }
        lanes[0] = 1
        return FeatureVector(lanes)
    }

    private func score(_ posterior: TastePosterior, _ x: FeatureVector) -> Double {
        (posterior.mean * SIMD32<Double>(x.lanes)).sum()
    }

    private func variance(_ posterior: TastePosterior, _ x: FeatureVector) -> Double {
        var sum = 0.0
        for row in 0..<32 {
            for column in 0..<32 {
                sum += posterior.covariance[row * 32 + column] * Double(x[row]) * Double(x[column])
            }
        }
        return sum
    }

    @Test("A like raises a college and those like it, a pass lowers them, and both make surer")
    func direction() {
        for seed in UInt64(1)..<50 {
            let x = features(seed)
            let before = TastePrior.posterior
            for liked in [true, false] {
                var after = before
                after.learn(x, liked: liked)
                #expect((score(after, x) > score(before, x)) == liked, "seed \(seed)")
                #expect(variance(after, x) < variance(before, x), "seed \(seed)")
            }
        }
    }

    @Test("After thousands of answers the covariance is still symmetric, positive and finite")
    func stays() {
        var posterior = TastePrior.posterior
        for seed in UInt64(1)..<3_000 { posterior.learn(features(seed), liked: seed % 3 == 0) }
        for row in 0..<32 {
            #expect(posterior.covariance[row * 33] > 0)
            for column in 0..<row {
                #expect(posterior.covariance[row * 32 + column] == posterior.covariance[column * 32 + row])
            }
        }
        var generator = SeededGenerator(seed: 1)
        let drawn = posterior.sample(spread: 1, using: &generator)
        #expect((0..<32).allSatisfy { drawn[$0].isFinite })
    }

    @Test("It learns the weights that the answers were drawn from")
    func recovers() {
        let truth = features(99)
        var posterior = TastePrior.posterior
        var generator = SeededGenerator(seed: 5)
        for seed in UInt64(1)..<4_000 {
            let x = features(seed + 500)
            let logit = 2 * Double((x.lanes * truth.lanes).sum())
            // Logistic noise by its definition: like where the logit beats the log odds of a uniform number.
            let uniform = Double.random(in: 1e-9..<1, using: &generator)
            posterior.learn(x, liked: logit > 0 ? uniform > 0.2 : uniform > 0.8)
        }
        let agreement = (1_000..<1_200).count { seed in
            let x = features(UInt64(seed))
            return (score(posterior, x) > 0) == ((x.lanes * truth.lanes).sum() > 0)
        }
        #expect(agreement > 170)
    }

    @Test("Draws repeat with their seed and have the believed mean and spread")
    func sampling() {
        var posterior = TastePrior.posterior
        for seed in UInt64(1)..<30 { posterior.learn(features(seed), liked: seed % 2 == 0) }
        var (one, two) = (SeededGenerator(seed: 3), SeededGenerator(seed: 3))
        #expect(posterior.sample(spread: 1, using: &one) == posterior.sample(spread: 1, using: &two))
        let x = features(77)
        var generator = SeededGenerator(seed: 8)
        let scores = (0..<4_000).map { _ in
            (posterior.sample(spread: 1, using: &generator) * SIMD32<Double>(x.lanes)).sum()
        }
        let mean = scores.reduce(0, +) / 4_000
        let spread = scores.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 4_000
        #expect(abs(mean - score(posterior, x)) < 0.1)
        #expect(abs(spread / variance(posterior, x) - 1) < 0.1)
    }
}

@Suite("TasteLedger")
struct TasteLedgerTests {
    /// A log of random swipes, stars, edits, freezes, resets and undos.
    private func log(_ seed: UInt64, count: Int = 80) -> [FeedEvent] {
        var generator = SeededGenerator(seed: seed)
        var events: [FeedEvent] = []
        for counter in 1...UInt32(count) {
            var lanes = SIMD32<Float>.zero
            for lane in 0..<32 { lanes[lane] = Float.random(in: -2...2, using: &generator) }
            lanes[0] = 1
            let id = UnitID(Int32.random(in: 100_000..<100_060, using: &generator))
            let kind: FeedEvent.Kind =
                switch Int.random(in: 0..<20, using: &generator) {
                case 0: .star(id, Bool.random(using: &generator))
                case 1: .edit(feature: UInt8.random(in: 0..<32, using: &generator), value: 0.5)
                case 2: .freeze(Bool.random(using: &generator))
                case 3: Bool.random(using: &generator) ? .reset : .probes(Bool.random(using: &generator))
                case 6:
                    .reflect(id, Reflection(.campus, isPraise: Bool.random(using: &generator)), FeatureVector(lanes))
                case 4, 5: events.randomElement(using: &generator).map { .undo($0.key) } ?? .reset
                default: .swipe(id, Bool.random(using: &generator) ? .like : .pass, FeatureVector(lanes))
                }
            events.append(FeedEvent(key: OrderKey(time: 1_000, device: 1, counter: counter), kind: kind))
        }
        return events
    }

    @Test("Undoing any last part of a log gives, bit for bit, what the shorter log gave")
    func undoPrefix() {
        for seed in UInt64(1)..<6 {
            let swipes = log(seed).filter { if case .swipe = $0.kind { true } else { false } }
            for length in [0, 1, 2, swipes.count / 2, swipes.count - 1] {
                var ledger = TasteLedger(swipes)
                var counter = UInt32(1_000)
                for event in swipes.suffix(swipes.count - length).reversed() {
                    counter += 1
                    let key = OrderKey(time: 2_000, device: 1, counter: counter)
                    let isTaken = ledger.append(FeedEvent(key: key, kind: .undo(event.key)))
                    #expect(isTaken)
                }
                let short = TasteLedger(Array(swipes.prefix(length)))
                #expect(ledger.posterior == short.posterior, "seed \(seed), \(length) swipes")
                #expect(ledger.previous == short.previous, "seed \(seed), \(length) swipes")
                #expect(ledger.decisions == short.decisions, "seed \(seed), \(length) swipes")
            }
        }
    }

    @Test("Taking events one by one gives what folding the whole log gives")
    func incremental() {
        for seed in UInt64(1)..<30 {
            let events = log(seed)
            var ledger = TasteLedger()
            for event in events {
                let isTaken = ledger.append(event)
                #expect(isTaken)
            }
            #expect(ledger == TasteLedger(events), "seed \(seed)")
        }
    }

    @Test("A snapshot anywhere in the log and the rest of it give what the whole log gives")
    func snapshot() throws {
        for seed in UInt64(1)..<20 {
            let events = log(seed)
            let cut = Int(seed) * 3
            let saved = try #require(TasteLedger(Array(events.prefix(cut))).snapshot)
            var ledger = try #require(TasteLedger(saved))
            let whole = TasteLedger(events)
            guard events.dropFirst(cut).allSatisfy({ ledger.append($0) }) else { continue }
            #expect(ledger.posterior == whole.posterior, "seed \(seed)")
            #expect(ledger.decisions == whole.decisions, "seed \(seed)")
            #expect(ledger.starred == whole.starred, "seed \(seed)")
            #expect(ledger.counters == whole.counters, "seed \(seed)")
        }
    }

    @Test("A snapshot that is cut short or damaged is refused")
    func damaged() throws {
        let saved = try #require(TasteLedger(log(3)).snapshot)
        for length in stride(from: 0, to: saved.bytes.count, by: 97) {
            #expect(TasteLedger(FeedSnapshot(key: saved.key, bytes: Array(saved.bytes.prefix(length)))) == nil)
        }
        var bytes = saved.bytes
        bytes[3] ^= 1
        #expect(TasteLedger(FeedSnapshot(key: saved.key, bytes: bytes)) == nil)
    }
}

@Suite("Deck")
struct DeckTests {
    private let sample = SampleColleges(count: 200, seed: 9)

    @Test("The same seed, place and belief deal the same cards, and an excluded college is never dealt")
    func deals() {
        let columns = sample.columns
        let table = FeatureTable(
            scorer: MatchScorer(profile: .fixture(), medianPrice: 18_600), columns: columns, offerings: [:])
        let deck = Deck(unitIDs: columns.unitIDs, seed: 5) { table.vector(row: columns.row(of: $0) ?? 0) }
        var out = RowSet()
        for place in 0..<200 {
            let deal = deck.deal(place: place, believing: TastePrior.posterior, excluding: out)
            #expect(deal == deck.deal(place: place, believing: TastePrior.posterior, excluding: out))
            #expect(deal.rows.count == min(Deck.readyCount, 200 - place))
            #expect(deal.rows.allSatisfy { !out.contains($0) })
            out.insert(deal.rows[0])
        }
        #expect(deck.deal(place: 200, believing: TastePrior.posterior, excluding: out).rows.isEmpty)
    }

    @Test("Exploration falls from phase to phase")
    func exploration() {
        let rates = FeedStatus.Phase.allCases.map(Exploration.rate)
        #expect(rates == rates.sorted(by: >))
    }

    @Test("No feature of a random profile is NaN or out of bounds, and the first is the bias")
    func features() {
        let columns = sample.columns
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            let profile = StudentProfile.random(&generator)
            let table = FeatureTable(
                scorer: MatchScorer(profile: profile, medianPrice: 18_600), columns: columns,
                offerings: columns.rows(for: profile.intendedFields, in: sample.offerings))
            for row in stride(from: 0, to: columns.count, by: 17) {
                let lanes = table.vector(row: row).lanes
                #expect(lanes[0] == 1)
                #expect((0..<32).allSatisfy { abs(lanes[$0]) <= 9 }, "seed \(seed), row \(row)")
            }
        }
    }

    @Test("The calibration deck names different colleges, the nearest of their kind")
    func calibration() {
        let columns = sample.columns
        var profile = StudentProfile.fixture()
        profile.scope = .everyLevel
        let rows = CalibrationDeck.rows(in: columns, for: profile)
        #expect(!rows.isEmpty)
        #expect(Set(rows).count == rows.count)
        #expect(columns.controls[rows[0]] == Control.public.rawValue)
        #expect(columns[.undergraduates][rows[0]] >= 20_000)
    }
}
