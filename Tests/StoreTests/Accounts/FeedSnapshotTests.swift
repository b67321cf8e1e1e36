import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct FeedSnapshotTests {
    let folder: TemporaryFolder
    let first: any FeedLog
    let second: any FeedLog

    init() throws {
        folder = try TemporaryFolder()
        first = try UserDatabase(path: folder.file("quad.db")).stores(for: .guest).feedLog
        second = try UserDatabase(path: folder.file("quad.db")).stores(for: .guest).feedLog
    }

    private func event(_ time: Int64) -> FeedEvent {
        FeedEvent(key: OrderKey(time: time, device: 1, counter: UInt32(time)), kind: .reset)
    }

    private func snapshot(_ time: Int64) -> FeedSnapshot {
        FeedSnapshot(key: event(time).key, bytes: [1, 2, UInt8(time)])
    }

    @Test("A snapshot comes back, and the newest replaces the one before")
    func roundTrip() async throws {
        #expect(try await first.snapshot() == nil)
        _ = try await first.events(after: nil)
        try await first.append([event(1), event(2)])
        try await first.save(snapshot(1))
        try await first.save(snapshot(2))
        #expect(try await second.snapshot() == snapshot(2))
    }

    @Test("A process that does not know the whole log keeps no snapshot")
    func partial() async throws {
        try await first.append([event(1)])
        try await first.save(snapshot(1))
        #expect(try await first.snapshot() == nil)
        _ = try await first.events(after: nil)
        try await second.append([event(2)])
        try await first.append([event(3)])
        try await first.save(snapshot(3))
        #expect(try await first.snapshot() == nil)
        #expect(try await first.events(after: nil).count == 3)
        try await first.save(snapshot(3))
        #expect(try await first.snapshot() == snapshot(3))
    }

    @Test("An older event that arrives late takes the snapshot away")
    func late() async throws {
        _ = try await first.events(after: nil)
        try await first.append([event(1), event(5)])
        try await first.save(snapshot(5))
        try await second.append([event(6)])
        #expect(try await second.snapshot() == snapshot(5))
        try await second.append([event(4)])
        #expect(try await first.snapshot() == nil)
    }
}
