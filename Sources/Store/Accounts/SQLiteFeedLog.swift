internal import Domain
private import Synchronization

/// One account's feed log. Several processes may append to it at the same time.
final class SQLiteFeedLog: FeedLog {
    private let database: Database
    private let account: AccountID
    /// The file's version at which this process knew the whole log; `nil` before it has read it.
    private let knownVersion = Mutex<Int64?>(nil)

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    func events(after key: OrderKey?) async throws(StorageError) -> [FeedEvent] {
        let (events, version) = try await database.read { [account] connection throws(SQLiteError) in
            let least = key ?? OrderKey(time: .min, device: 0, counter: 0)
            let rows = try connection.rows(
                """
                SELECT \(FeedEventRow.columns) FROM feed_event
                WHERE account_id = ? AND (time, device, counter) > (?, ?, ?) ORDER BY time, device, counter
                """, SQLiteValue(account), .integer(least.time), SQLiteValue(least.device), SQLiteValue(least.counter)
            ) { row in
                // A damaged row must not take the others with it; `quad check` reports it and sets it aside.
                try? FeedEventRow.event(row)
            }
            return (rows.compactMap { $0 }, try connection.dataVersion())
        }
        if key == nil { knownVersion.withLock { $0 = version } }
        return events
    }

    /// Storing the same event again changes nothing.
    func append(_ events: [FeedEvent]) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try SQLiteFeedLog.insert(events, for: account, into: connection)
        }
    }

    func append(_ event: FeedEvent, place: FeedPlace?) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try SQLiteFeedLog.insert([event], for: account, into: connection)
            try SQLiteSettingStore.set(place?.text, for: SQLiteFeedLog.placeKey, of: account, in: connection)
        }
    }

    private static func insert(
        _ events: [FeedEvent], for account: AccountID, into connection: Connection
    ) throws(SQLiteError) {
        guard let first = events.map(\.key).min() else { return }
        for event in events { try FeedEventRow.insert(event, for: account, into: connection) }
        // What was learned up to a later event no longer holds.
        try connection.run(
            "DELETE FROM feed_snapshot WHERE account_id = ? AND (time, device, counter) > (?, ?, ?)",
            SQLiteValue(account), .integer(first.time), SQLiteValue(first.device), SQLiteValue(first.counter))
    }

    /// The place is one of the account's settings: a line of text that nothing else reads.
    private static let placeKey = "feed.place"

    func place() async throws(StorageError) -> FeedPlace? {
        try await database.run { [account] connection throws(SQLiteError) in
            try SQLiteSettingStore.value(for: SQLiteFeedLog.placeKey, of: account, in: connection)
        }.flatMap(FeedPlace.init)
    }

    func save(_ place: FeedPlace?) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            try SQLiteSettingStore.set(place?.text, for: SQLiteFeedLog.placeKey, of: account, in: connection)
        }
    }

    func device() async throws(StorageError) -> UInt32 {
        let query = "SELECT number FROM device"
        let known = try await database.run { connection throws(SQLiteError) in
            try connection.first(query) { row throws(SQLiteError) in try row.integer(0, as: UInt32.self) }
        }
        if let known { return known }
        let drawn = UInt32.random(in: 1...UInt32.max)
        return try await database.write { connection throws(SQLiteError) in
            // Another process may have been faster; its number counts.
            try connection.run("INSERT OR IGNORE INTO device (only, number) VALUES (1, ?)", SQLiteValue(drawn))
            return try connection.first(query) { row throws(SQLiteError) in
                try row.integer(0, as: UInt32.self)
            } ?? drawn
        }
    }

    func snapshot() async throws(StorageError) -> FeedSnapshot? {
        let (snapshot, version) = try await database.read { [account] connection throws(SQLiteError) in
            let snapshot = try connection.first(
                "SELECT time, device, counter, bytes FROM feed_snapshot WHERE account_id = ?", SQLiteValue(account)
            ) { row throws(SQLiteError) in
                let (time, device) = (try row.integer(0), try row.integer(1, as: UInt32.self))
                let key = OrderKey(time: time, device: device, counter: try row.integer(2, as: UInt32.self))
                return FeedSnapshot(key: key, bytes: try row.blob(3))
            }
            return (snapshot, try connection.dataVersion())
        }
        if snapshot != nil { knownVersion.withLock { $0 = version } }
        return snapshot
    }

    /// Keeps nothing when another process has written since this one read the log: the snapshot might lack its events.
    func save(_ snapshot: FeedSnapshot) async throws(StorageError) {
        guard let known = knownVersion.withLock({ $0 }) else { return }
        try await database.write { [account] connection throws(SQLiteError) in
            guard try connection.dataVersion() == known else { return }
            try connection.run(
                """
                INSERT OR REPLACE INTO feed_snapshot (account_id, time, device, counter, bytes)
                VALUES (?, ?, ?, ?, ?)
                """, SQLiteValue(account), .integer(snapshot.key.time), SQLiteValue(snapshot.key.device),
                SQLiteValue(snapshot.key.counter), .blob(snapshot.bytes))
        }
    }

    func erase() async throws(StorageError) {
        try await database.run { connection throws(SQLiteError) in
            // Freed pages are overwritten, and the log that still holds them is emptied.
            try connection.execute("PRAGMA secure_delete = ON")
        }
        try await database.write { [account] connection throws(SQLiteError) in
            for table in ["feed_event", "feed_snapshot", "damaged_row"] {
                try connection.run("DELETE FROM \(table) WHERE account_id = ?", SQLiteValue(account))
            }
            try SQLiteSettingStore.set(nil, for: SQLiteFeedLog.placeKey, of: account, in: connection)
        }
        try await database.run { connection throws(SQLiteError) in
            // Another process that is reading keeps the log for now; the rows are gone all the same.
            try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            try connection.execute("PRAGMA secure_delete = OFF")
        }
    }
}
