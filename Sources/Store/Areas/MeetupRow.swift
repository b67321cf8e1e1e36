internal import Domain

/// Meetups and deeds as rows, within the caller's transaction.
struct MeetupRow {
    let key: Int64
    let meetup: Meetup

    private static let columns = """
        key, account_id, id, host, campus, area, area_name, title, kind, about, intention, audience, reach, college,
        starts, ends, created
        """

    static func find(_ id: MeetupID, in connection: Connection) throws(SQLiteError) -> MeetupRow? {
        let found = try connection.first(
            "SELECT \(columns) FROM meetup WHERE id = ?", .text(id.rawValue)
        ) { row throws(SQLiteError) in try read(row) }
        guard let found else { return nil }
        return try whole(found.key, found.post, connection)
    }

    /// What may concern an account: on the campus, or its own whatever the campus; ended after `since`.
    static func all(
        on campus: CampusID?, for account: AccountID, since: Int64, in connection: Connection
    ) throws(SQLiteError) -> [MeetupRow] {
        let found = try connection.rows(
            """
            SELECT \(columns) FROM meetup WHERE ends > ?1 AND (campus = ?2 OR account_id = ?3 OR host = ?3
                OR key IN (SELECT meetup FROM meetup_deed WHERE account_id = ?3))
            ORDER BY starts, key
            """, .integer(since), SQLiteValue(campus?.rawValue), SQLiteValue(account)
        ) { row throws(SQLiteError) in try read(row) }
        var rows: [MeetupRow] = []
        for (key, post) in found { rows.append(try whole(key, post, connection)) }
        return rows
    }

    static func insert(_ post: MeetupPost, in connection: Connection) throws(SQLiteError) -> Int64? {
        guard let creator = post.creator.hostAccount, let host = post.host.hostAccount else { return nil }
        try connection.run(
            """
            INSERT INTO meetup (account_id, id, host, campus, area, area_name, title, kind, about, intention, audience,
                reach, college, starts, ends, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, SQLiteValue(creator), .text(post.id.rawValue), SQLiteValue(host), .text(post.campus.rawValue),
            .text(post.area.rawValue), .text(post.areaName), .text(post.title), .text(post.kind.rawValue),
            .text(post.about), .text(post.intention.rawValue), .text(post.audience.rawValue),
            .text(post.reach.rawValue), SQLiteValue(post.college?.rawValue), .integer(post.starts),
            .integer(post.ends), .integer(post.created))
        return connection.lastInsertedRow
    }

    /// Writes what a deed has changed: one entry more, or one less.
    func save(_ after: Meetup, in connection: Connection) throws(SQLiteError) {
        if after.entries.count > meetup.entries.count, let entry = after.entries.last {
            try append(entry, in: connection)
        } else if let gone = meetup.entries.indices.first(where: { index in
            index >= after.entries.count || after.entries[index] != meetup.entries[index]
        }) {
            try connection.run(
                """
                DELETE FROM meetup_deed WHERE key =
                    (SELECT key FROM meetup_deed WHERE meetup = ? ORDER BY key LIMIT 1 OFFSET ?)
                """, .integer(key), SQLiteValue(gone))
        }
    }

    func append(_ entry: Meetup.Entry, in connection: Connection) throws(SQLiteError) {
        guard let actor = entry.actor.hostAccount, let name = Self.name(of: entry.deed) else { return }
        try connection.run(
            "INSERT INTO meetup_deed (account_id, meetup, deed, subject, time) VALUES (?, ?, ?, ?, ?)",
            SQLiteValue(actor), .integer(key), .text(name), SQLiteValue(entry.subject?.hostAccount?.rawValue),
            .integer(entry.time))
    }

    // MARK: - Reading

    private static func whole(
        _ key: Int64, _ post: MeetupPost, _ connection: Connection
    ) throws(SQLiteError) -> MeetupRow {
        let entries = try connection.rows(
            "SELECT account_id, deed, subject, time FROM meetup_deed WHERE meetup = ? ORDER BY key", .integer(key)
        ) { row throws(SQLiteError) -> Meetup.Entry? in
            let actor = UserID(host: AccountID(try row.integer(0)))
            let subject = try row.integerOrNil(2).map { UserID(host: AccountID($0)) }
            let time = try row.integer(3)
            return deed(try row.text(1), subject).map { Meetup.Entry($0, by: actor, at: time) }
        }
        return MeetupRow(key: key, meetup: Meetup(post, replaying: entries.compactMap(\.self)))
    }

    private static func deed(_ name: String, _ subject: UserID?) -> Meetup.Deed? {
        switch (name, subject) {
        case ("ask", _): .ask
        case ("withdraw", _): .withdraw
        case ("approve", let user?): .approve(user)
        case ("decline", let user?): .decline(user)
        case ("confirm", let user?): .confirm(user)
        case ("cancel", _): .cancel
        default: nil
        }
    }

    private static func name(of deed: Meetup.Deed) -> String? {
        switch deed {
        case .ask: "ask"
        case .withdraw: "withdraw"
        case .approve: "approve"
        case .decline: "decline"
        case .confirm: "confirm"
        case .cancel: "cancel"
        case .undo: nil
        }
    }

    private static func read(_ row: Statement) throws(SQLiteError) -> (key: Int64, post: MeetupPost) {
        let creator = UserID(host: AccountID(try row.integer(1)))
        let host = UserID(host: AccountID(try row.integer(3)))
        let post = MeetupPost(
            id: MeetupID(try row.text(2)), by: creator, asking: host == creator ? nil : host,
            campus: CampusID(try row.text(4)), area: AreaID(try row.text(5)), areaName: try row.text(6),
            title: try row.text(7), kind: MeetupPost.Kind(rawValue: try row.text(8)) ?? .other,
            about: try row.text(9), intention: MeetupPost.Intention(rawValue: try row.text(10)) ?? .other,
            audience: MeetupPost.Audience(rawValue: try row.text(11)) ?? .anyone,
            reach: MeetupPost.Reach(rawValue: try row.text(12)) ?? .contacts,
            college: try row.integerOrNil(13).flatMap { Int32(exactly: $0) }.map { UnitID($0) },
            starts: try row.integer(14), ends: try row.integer(15), created: try row.integer(16))
        return (try row.integer(0), post)
    }
}
