import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteFeedLogTests {
    let folder: TemporaryFolder
    var path: String { folder.file("quad.db") }

    init() throws { folder = try TemporaryFolder() }

    private func log(_ account: AccountID = .guest) throws -> any FeedLog {
        try UserDatabase(path: path).stores(for: account).feedLog
    }

    private func events(_ count: Int, seed: UInt64, from start: Int64 = 1_000) -> [FeedEvent] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { index in
            let key = OrderKey(time: start + Int64(index), device: 7, counter: UInt32(index + 1))
            return FeedEvent(key: key, kind: .random(using: &generator))
        }
    }

    @Test("Every kind of event comes back bit for bit and in order", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) async throws {
        let written = events(200, seed: seed)
        try await log().append(written.shuffled())
        #expect(try await log().events(after: nil) == written, "seed \(seed)")
        #expect(try await log().events(after: written[49].key) == Array(written[50...]), "seed \(seed)")
    }

    @Test("Features keep their bits, not-a-number and minus zero too")
    func bits() async throws {
        var lanes = SIMD32<Float>(repeating: -0.0)
        lanes[1] = .nan
        lanes[2] = .leastNonzeroMagnitude
        lanes[31] = .greatestFiniteMagnitude
        let key = OrderKey(time: -1, device: .max, counter: .max)
        try await log().append([FeedEvent(key: key, kind: .swipe(UnitID(166683), .like, FeatureVector(lanes)))])
        guard case .swipe(_, _, let found) = try await log().events(after: nil).first?.kind else {
            return #expect(Bool(false))
        }
        for index in lanes.indices { #expect(found[index].bitPattern == lanes[index].bitPattern) }
    }

    @Test("The same event twice is one; another event under its key is refused and the first stays")
    func duplicates() async throws {
        let log = try log()
        let written = events(3, seed: 4)
        try await log.append(written)
        try await log.append(written)
        #expect(try await log.events(after: nil) == written)
        let other = FeedEvent(key: written[1].key, kind: .edit(feature: 9, value: 123))
        await #expect(throws: StorageError.self) { try await log.append([other]) }
        #expect(try await log.events(after: nil) == written)
    }

    @Test("A batch that fails leaves none of its events")
    func atomic() async throws {
        let log = try log()
        let key = OrderKey(time: 5, device: 1, counter: 1)
        try await log.append([FeedEvent(key: key, kind: .reset)])
        await #expect(throws: StorageError.self) {
            let fresh = FeedEvent(key: OrderKey(time: 4, device: 1, counter: 1), kind: .reset)
            try await log.append([fresh, FeedEvent(key: key, kind: .freeze(true))])
        }
        #expect(try await log.events(after: nil).map(\.key) == [key])
    }

    @Test("An account sees its own events alone, and erasing leaves the others'")
    func accounts() async throws {
        let database = try UserDatabase(path: path)
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute("INSERT INTO account (id, name, created) VALUES (2, 'second', 0)")
        let (guest, second) = (database.stores(for: .guest).feedLog, database.stores(for: AccountID(2)).feedLog)
        let (mine, theirs) = (events(3, seed: 5), events(4, seed: 6))
        try await guest.append(mine)
        try await second.append(theirs)
        #expect(try await guest.events(after: nil) == mine)
        try await guest.erase()
        #expect(try await guest.events(after: nil).isEmpty)
        #expect(try await second.events(after: nil) == theirs)
    }

    @Test("Events of an account that does not exist are refused")
    func strangers() async throws {
        let log = try log(AccountID(99))
        await #expect(throws: StorageError.self) { try await log.append(events(1, seed: 7)) }
    }

    @Test("Erased events leave no bytes in the files")
    func erase() async throws {
        let database = try UserDatabase(path: path)
        let log = database.stores(for: .guest).feedLog
        let lanes = SIMD32<Float>(repeating: Float(bitPattern: 0x4142_4344))
        let written = (1...50).map { index in
            FeedEvent(
                key: OrderKey(time: Int64(index), device: 1, counter: 1),
                kind: .swipe(UnitID(100_000), .pass, FeatureVector(lanes)))
        }
        try await log.append(written)
        try await log.erase()
        for suffix in ["", "-wal"] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path + suffix))
            #expect(bytes.range(of: Data("DCBADCBA".utf8)) == nil, "quad.db\(suffix)")
        }
    }

    @Test("The device's number is drawn once, for every process and account")
    func device() async throws {
        let number = try await log().device()
        #expect(number > 0)
        #expect(try await log(AccountID(1)).device() == number)
        let elsewhere = try UserDatabase(path: folder.file("other/quad.db")).stores(for: .guest).feedLog
        #expect(try await elsewhere.device() != number)
    }
}

extension FeedEvent.Kind {
    static func random(using generator: inout SeededGenerator) -> FeedEvent.Kind {
        let unit = UnitID(.random(in: 100_000...999_999, using: &generator))
        switch Int.random(in: 0...7, using: &generator) {
        case 0:
            var lanes = SIMD32<Float>()
            for index in lanes.indices { lanes[index] = .random(in: -3...3, using: &generator) }
            return .swipe(unit, .random(using: &generator), FeatureVector(lanes))
        case 1: return .star(unit, .random(using: &generator))
        case 2:
            let time = Int64.random(in: 0...2_000_000_000_000, using: &generator)
            return .undo(OrderKey(time: time, device: .random(in: 0...(.max), using: &generator), counter: 3))
        case 3:
            return .edit(feature: .random(in: 0...31, using: &generator), value: .random(in: -9...9, using: &generator))
        case 4: return .freeze(.random(using: &generator))
        case 5: return .probes(.random(using: &generator))
        case 6:
            let aspect = CollegeAspect.allCases.randomElement(using: &generator) ?? .costs
            let reflection = Reflection(aspect, isPraise: .random(using: &generator))
            return .reflect(unit, reflection, FeatureVector(SIMD32(repeating: 0.5)).keeping(aspect.features))
        default: return .reset
        }
    }
}

extension Decision {
    static func random(using generator: inout SeededGenerator) -> Decision {
        Bool.random(using: &generator) ? .like : .pass
    }
}
