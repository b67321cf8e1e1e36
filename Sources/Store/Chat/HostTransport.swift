internal import Domain

/// Carries messages between the accounts of one data folder: into their rows in one transaction, then a doorbell.
final class HostTransport: ChatTransport {
    let database: Database
    let account: AccountID
    let clock: any WallClock
    let doorbell: Doorbell

    init(_ database: Database, account: AccountID, clock: any WallClock, doorbell: Doorbell) {
        self.database = database
        self.account = account
        self.clock = clock
        self.doorbell = doorbell
    }

    var user: UserID { UserID(host: account) }
    var storesAtOnce: Bool { true }

    func signals() async -> AsyncStream<ChatSignal> { doorbell.signals() }

    func send(_ event: OutgoingEvent) async throws(ChatTransportError) -> SentEvent {
        let (outcome, newest) = try await write { [account] connection throws(SQLiteError) in
            (try HostSending.send(event, from: account, in: connection), connection.lastInsertedRow)
        } committed: { [doorbell] result in
            if case .sent = result.0 { doorbell.ring(.stored) }
        }
        switch outcome {
        case .known(let sent): return sent
        case .outOfOrder: throw .outOfOrder
        case .refused(let failure): throw .refused(failure)
        case .sent(let sent):
            if newest % ChatSearchIndex.slack < 2 { indexLater() }
            return sent
        }
    }

    /// Many events in one transaction, each as ``send(_:)`` would store it.
    func store(_ events: [OutgoingEvent]) async throws(ChatTransportError) {
        let refusal = try await write { [account] connection throws(SQLiteError) -> ChatTransportError? in
            for event in events {
                switch try HostSending.send(event, from: account, in: connection) {
                case .sent, .known: continue
                case .outOfOrder: return ChatTransportError.outOfOrder
                case .refused(let failure): return ChatTransportError.refused(failure)
                }
            }
            return nil
        }
        doorbell.ring(.stored)
        if let refusal { throw refusal }
    }

    /// All of a host's history is in the store already.
    func fetchHistory(of room: RoomID, before position: TimelinePosition) async throws(ChatTransportError) -> Bool {
        false
    }

    func markRead(
        _ room: RoomID, upTo position: TimelinePosition, tellsOthers: Bool
    ) async throws(ChatTransportError) {
        let isNew = try await write { [account] connection throws(SQLiteError) in
            try connection.run(
                """
                UPDATE chat_room SET read_position = ?1 WHERE account_id = ?2 AND room_id = ?3 AND read_position < ?1
                """, .integer(position.rawValue), SQLiteValue(account), .text(room.rawValue))
            guard connection.changes > 0 else { return false }
            guard tellsOthers else { return true }
            try connection.run(
                """
                UPDATE chat_member SET read_position = ?1 WHERE user_id = ?2 AND read_position < ?1
                AND room IN (SELECT key FROM chat_room WHERE room_id = ?3)
                """, .integer(position.rawValue), .text(UserID(host: account).rawValue), .text(room.rawValue))
            return true
        }
        if isNew { doorbell.ring(.stored) }
    }

    func setTyping(_ isTyping: Bool, in room: RoomID) async { doorbell.ring(.typing(user, isTyping: isTyping, room)) }

    func setPresence(_ presence: Presence?) async { doorbell.announce(presence, of: user) }

    /// Runs a transaction, with its failure in the words of the port.
    ///
    /// - Parameter committed: Called as soon as the changes are durable.
    func write<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result,
        committed: @Sendable (Result) -> Void = { _ in }
    ) async throws(ChatTransportError) -> Result {
        do throws(StorageError) {
            return try await database.write(body, committed: committed)
        } catch {
            throw error == .busy ? .unreachable(reason: "the database is busy") : .storage(error)
        }
    }

    /// Fills the search index, and carries the write-ahead log over, off the path of a message.
    private func indexLater() {
        Task { [database] in
            // Whoever searches catches up as well, and a log that stays longer only takes more room.
            _ = try? await database.write { connection throws(SQLiteError) in
                try ChatSearchIndex.catchUp(connection, limit: 2_000)
            }
            try? await database.run { connection throws(SQLiteError) in
                try connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            }
        }
    }
}
