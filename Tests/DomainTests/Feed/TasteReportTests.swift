import Domain
import TestSupport
import Testing

@Suite struct TasteReportTests {
    private let status = FeedStatus(
        phase: .discovery, swipes: 0, likes: 0, starred: 0, explorationRate: 0.3, canUndo: false, isFrozen: false,
        deckCount: 10, remaining: 10, calibration: nil)

    private func features(_ values: [Feature: Float]) -> FeatureVector {
        var lanes = SIMD32<Float>.zero
        lanes[0] = 1
        for (feature, value) in values { lanes[Int(feature.rawValue)] = value }
        return FeatureVector(lanes)
    }

    private func log(_ kinds: [FeedEvent.Kind]) -> [FeedEvent] {
        kinds.enumerated().map { index, kind in
            FeedEvent(key: OrderKey(time: Int64(index), device: 1, counter: UInt32(index + 1)), kind: kind)
        }
    }

    private func report(_ kinds: [FeedEvent.Kind]) -> TasteReport { TasteReport(log(kinds), status: status, next: nil) }

    @Test("What is no number foretells nothing")
    func noNumber() {
        var record = PredictionRecord()
        for value in [Double.nan, .infinity, -.infinity] { record.add(value, isLike: true) }
        #expect(record == PredictionRecord())
    }

    @Test("What moved a weight is named, strongest first, and adds up to where the weight stands")
    func evidence() throws {
        let kinds: [FeedEvent.Kind] = (1...4).map {
            .swipe(UnitID(Int32($0)), $0.isMultiple(of: 2) ? .like : .pass, features([.size: Float($0) - 2.5]))
        }
        let report = report(kinds)
        let found = try #require(report.evidence[.size])
        #expect(found.map { abs($0.shift) } == found.map { abs($0.shift) }.sorted(by: >))
        let ledger = TasteLedger(log(kinds))
        let lane = Int(Feature.size.rawValue)
        let moved = ledger.posterior.mean[lane] - TastePrior.posterior.mean[lane]
        #expect(abs(found.map(\.shift).reduce(0, +) - moved) < 0.02)
    }

    @Test("Undone swipes, earlier swipes of one college and what came before a reset are no evidence")
    func standing() {
        let big = features([.size: 2])
        let undone =
            log([.swipe(UnitID(1), .like, big)]) + [
                FeedEvent(
                    key: OrderKey(time: 9, device: 1, counter: 9),
                    kind: .undo(OrderKey(time: 0, device: 1, counter: 1)))
            ]
        #expect(TasteReport(undone, status: status, next: nil).evidence.isEmpty)
        #expect(report([.swipe(UnitID(1), .like, big), .reset]).evidence.isEmpty)
        let twice = report([.swipe(UnitID(1), .like, big), .swipe(UnitID(1), .pass, big)])
        #expect(twice.evidence[.size]?.map(\.cause) == [.swipe(UnitID(1), .pass)])
        #expect(twice.record.count == 1)
        #expect(report([.freeze(true), .swipe(UnitID(1), .like, big)]).evidence.isEmpty)
    }

    @Test("A reflection moves the weights of its side and no other, in its own direction")
    func reflections() throws {
        let college = features([.price: 1.5, .size: 1.5])
        for isPraise in [true, false] {
            let masked = college.keeping(CollegeAspect.costs.features)
            #expect(masked[Int(Feature.size.rawValue)] == 0 && masked[0] == 0)
            let report = report([.reflect(UnitID(1), Reflection(.costs, isPraise: isPraise), masked)])
            let shift = try #require(report.evidence[.price]?.first).shift
            #expect((shift > 0) == isPraise)
            let ledger = TasteLedger(log([.reflect(UnitID(1), Reflection(.costs, isPraise: isPraise), masked)]))
            #expect(ledger.swipes == 0 && ledger.decisions.isEmpty && ledger.canUndo)
        }
        #expect(CollegeAspect.allCases.allSatisfy { !$0.features.isEmpty && !$0.features.contains(.bias) })
    }

    @Test("Every swipe is scored by what was foretold before it, and certainty is earned")
    func record() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        // Somebody who likes what is small.
        let kinds: [FeedEvent.Kind] = (1...120).map { number in
            let size = Float.random(in: -2...2, using: &generator)
            return .swipe(UnitID(Int32(number)), size < 0 ? .like : .pass, features([.size: size]))
        }
        let record = report(kinds).record
        #expect(record.count == 120 && record.hits > 80, "seed \(seed): \(record.hits)")
        let low = record.bins[0].liked ?? 0
        let high = record.bins[4].liked ?? 1
        #expect(low < high, "seed \(seed)")
        for bin in record.bins { if let foretold = bin.foretold { #expect((0...1).contains(foretold)) } }
    }

    @Test("The ends of the scale fall into the outer fifths")
    func ends() {
        var record = PredictionRecord()
        record.add(0, isLike: false)
        record.add(1, isLike: true)
        #expect(record.bins.map(\.count) == [1, 0, 0, 0, 1] && record.hits == 2)
    }

    @Test("Probe cards can be switched off: the rate is none and no deal is one")
    func probes() {
        var ledger = TasteLedger(log([.probes(false)]))
        #expect(!ledger.probes)
        let again = ledger.snapshot.flatMap { TasteLedger($0) }
        #expect(again?.probes == false)
        _ = ledger.append(FeedEvent(key: OrderKey(time: 5, device: 1, counter: 5), kind: .probes(true)))
        #expect(ledger.probes)
        let deck = Deck(unitIDs: (1...40).map { UnitID($0) }, seed: 3) { id in features([.size: Float(id.rawValue % 7)])
        }
        for place in 0..<60 {
            let deal = deck.deal(place: place, believing: TastePrior.posterior, excluding: RowSet(), probes: false)
            #expect(!deal.isProbe)
        }
    }
}
