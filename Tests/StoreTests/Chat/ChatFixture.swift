import Domain
import TestSupport

@testable import Store

/// Some people on one data folder, each with a connection of their own, as separate processes would have.
struct ChatFixture {
    let folder: TemporaryFolder
    let clock = FixedClock()

    struct Member {
        let account: AccountID
        let user: UserID
        let database: UserDatabase
        let chat: ChatStores
        var store: any ChatStore { chat.store }
        var transport: any ChatTransport { chat.transport }

        func send(
            _ body: String, to room: RoomID, as id: TransactionID = .random()
        ) async throws -> SentEvent {
            try await send(.message(MessageContent(body)), to: room, as: id)
        }

        func send(
            _ content: OutgoingEvent.Content, to room: RoomID, as id: TransactionID = .random()
        ) async throws -> SentEvent {
            try await transport.send(OutgoingEvent(id: id, room: room, time: 5, content: content))
        }

        func bodies(in room: RoomID) async throws -> [String] {
            let page = try await store.page(of: room, .newest, limit: 1_000)
            return page?.events.compactMap { $0.message?.body } ?? []
        }
    }

    struct FixedClock: WallClock {
        func now() -> Int64 { 1_000 }
    }

    init() throws { folder = try TemporaryFolder() }

    func member(_ name: String, isFindable: Bool = true) async throws -> Member {
        let database = try UserDatabase(path: folder.file("quad.db"))
        let account = try await database.people.makeAccount(named: name)
        try await database.people.save(name: name, isFindable: isFindable, of: account)
        return Member(
            account: account, user: UserID(host: account), database: database,
            chat: try database.chat(for: account, clock: clock))
    }
}
