internal import Domain

/// Colleges that two accounts both like, if both have said that such colleges may be told.
struct LikesInCommon {
    private let database: Database

    init(_ database: Database) { self.database = database }

    func between(_ account: AccountID, _ other: AccountID) async throws(StorageError) -> [UnitID] {
        try await database.read { connection throws(SQLiteError) in
            for one in [account, other] where try !Self.tells(one, connection) { return [] }
            let own = try Self.likes(of: account, connection)
            return try Self.likes(of: other, connection).intersection(own).sorted()
        }
    }

    private static func tells(_ account: AccountID, _ connection: Connection) throws(SQLiteError) -> Bool {
        try connection.first(
            "SELECT 1 FROM setting WHERE account_id = ? AND key = ? AND value = '1'", SQLiteValue(account),
            .text(NearbySetting.tellsLikes)
        ) { _ in true } ?? false
    }

    /// The last swipe of a college counts, without those that were taken back.
    private static func likes(of account: AccountID, _ connection: Connection) throws(SQLiteError) -> Set<UnitID> {
        var likes: Set<UnitID> = []
        let swipes = try connection.rows(
            """
            SELECT e.subject, e.value FROM feed_event e WHERE e.account_id = ?1 AND e.kind = 'swipe'
                AND NOT EXISTS (SELECT 1 FROM feed_event u WHERE u.account_id = ?1 AND u.kind = 'undo'
                    AND (u.undone_time, u.undone_device, u.undone_counter) = (e.time, e.device, e.counter))
            ORDER BY e.time, e.device, e.counter
            """, SQLiteValue(account)
        ) { row throws(SQLiteError) in (UnitID(try row.integer(0, as: Int32.self)), try row.real(1)) }
        for (college, value) in swipes { if value > 0 { likes.insert(college) } else { likes.remove(college) } }
        return likes
    }
}
