import Domain
import Services
import TestSupport
import Testing

@Suite struct FeedReflectionTests {
    private let colleges = (0..<60).map { (number: Int) -> College in
        let price = Figure.known(Double(8_000 + number * 700))
        let size = Figure.known(Double(500 + number * 400))
        return .fixture(
            id: Int32(100_001 + number), name: "College \(number)",
            figures: [.netPrice: price, .undergraduates: size])
    }

    private func service(_ log: FakeFeedLog = FakeFeedLog()) -> FeedService {
        FeedService(
            catalog: FakeCatalog(colleges), log: log, profile: .fixture(), clock: FixedClock(), seed: 5)
    }

    @Test("A worry moves the weights of its side, survives a restart, and is taken back by undo")
    func reflects() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        let id = try #require(try await feed.hand().current).id
        _ = try await feed.decide(.like, on: id)
        let before = try await feed.posterior()
        _ = try await feed.reflect(Reflection(.costs, isPraise: false), on: id)
        let after = try await feed.posterior()
        #expect(before != after)
        #expect(try await service(log).posterior() == after)
        let (undone, hand) = try await feed.undo()
        guard case .reflect(id, _, _)? = undone else {
            Issue.record("\(String(describing: undone))")
            return
        }
        #expect(try await feed.posterior() == before)
        #expect(hand.status.swipes == 1)
        await #expect(throws: FeedError.unknownCollege(UnitID(7))) {
            try await feed.reflect(Reflection(.costs, isPraise: true), on: UnitID(7))
        }
    }

    @Test("With the cards that test taste switched off none is dealt, the meter says so, and a restart agrees")
    func probes() async throws {
        let log = FakeFeedLog()
        let feed = service(log)
        var hand = try await feed.probe(false)
        #expect(hand.status.explorationRate == 0)
        for _ in 0..<30 {
            let card = try #require(hand.current)
            #expect(!card.isProbe)
            let again = try await service(log).hand()
            #expect(again.current?.id == card.id && again.status.explorationRate == 0)
            hand = try await feed.decide(card.id.rawValue.isMultiple(of: 2) ? .like : .pass, on: card.id)
        }
        #expect(try await feed.probe(true).status.explorationRate > 0)
        let (undone, back) = try await feed.undo()
        #expect(undone == .probes(true) && back.status.explorationRate == 0)
        #expect(try await service(log).hand().current?.id == back.current?.id)
    }

    @Test("The report foretells the card on top and names the colleges in its evidence")
    func report() async throws {
        let feed = service()
        var hand = try await feed.hand()
        for _ in 0..<12 {
            let id = try #require(hand.current).id
            hand = try await feed.decide(id.rawValue < 100_030 ? .like : .pass, on: id)
        }
        let report = try await feed.report()
        #expect(report.next?.id == hand.current?.id && report.next?.name == hand.current?.college.name)
        #expect((0...1).contains(report.next?.probability ?? -1))
        #expect(report.record.count == 12 && !report.evidence.isEmpty)
        #expect(report.colleges.allSatisfy { report.names[$0]?.hasPrefix("College") == true })
    }
}
