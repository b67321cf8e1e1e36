internal import Domain

/// One account's presence and meetups in the shared file.
///
/// What others may see is decided here, within the query's own transaction: nobody blocked either way, nobody who shows
/// themself to contacts only unless this account is one of theirs.
struct SQLiteNearbyStore: NearbyStore {
    let database: Database
    let account: AccountID
    /// Rung after what others may want to see.
    var doorbell: Doorbell?

    /// Milliseconds for which a meetup that is over stays in the lists.
    static let keeping: Int64 = 86_400_000

    func share(_ presence: AreaPresence?) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            guard let presence else {
                try connection.run("DELETE FROM area_presence WHERE account_id = ?", SQLiteValue(account))
                return
            }
            try connection.run(
                "INSERT OR REPLACE INTO area_presence VALUES (?, ?, ?, ?, ?, ?)", SQLiteValue(account),
                .text(presence.campus.rawValue), .text(presence.area.rawValue), .text(presence.areaName),
                .text(presence.reach.rawValue), .integer(presence.expires))
        }
        doorbell?.ring(.stored)
    }

    func presence(at now: Int64) async throws(StorageError) -> AreaPresence? {
        try await database.read { [account] connection throws(SQLiteError) in
            try connection.first(
                """
                SELECT campus, area, area_name, reach, expires FROM area_presence WHERE account_id = ? AND expires > ?
                """, SQLiteValue(account), .integer(now)
            ) { row throws(SQLiteError) in
                AreaPresence(
                    campus: CampusID(try row.text(0)), area: AreaID(try row.text(1)), areaName: try row.text(2),
                    reach: MeetupPost.Reach(rawValue: try row.text(3)) ?? .contacts, expires: try row.integer(4))
            }
        }
    }

    func look(from area: AreaID, neighbours: [AreaID], at now: Int64) async throws(StorageError) -> NearbyView {
        var view = NearbyView()
        var here: [(account: AccountID, name: String, isContact: Bool)] = []
        let rows = try await database.read { [account] connection throws(SQLiteError) in
            var counts: [AreaID: Int] = [:]
            for neighbour in neighbours where neighbour != area {
                let count = try Self.others(of: account, in: neighbour, at: now, connection).count { $0.isEveryone }
                if count > 0 { counts[neighbour] = count }
            }
            let next = try connection.first(
                "SELECT min(expires) FROM area_presence WHERE expires > ? AND account_id <> ?", .integer(now),
                SQLiteValue(account)
            ) { row throws(SQLiteError) in try row.integerOrNil(0) }
            return (try Self.others(of: account, in: area, at: now, connection), counts, next ?? nil)
        }
        view.nextExpiry = rows.2
        view.neighbours = rows.1
        for other in rows.0 {
            if other.isEveryone || other.isContact {
                here.append((other.account, other.name, other.isContact))
            } else {
                view.unseen += 1
            }
        }
        for other in here {
            let profile = try await SQLiteProfileStore(database, account: other.account).wholeProfile()
            let shown = profile.social.shown(to: other.isContact ? .contacts : .area)
            var interests: [String] = []
            if case .list(let list)? = shown[.interests] { interests = list }
            view.people.append(
                NearbyPerson(
                    id: UserID(host: other.account), name: other.name, interests: interests, isContact: other.isContact,
                    colleges: try await LikesInCommon(database).between(account, other.account)))
        }
        return view
    }

    private struct Other {
        let account: AccountID
        let name: String
        let isEveryone: Bool
        /// This account is a contact of theirs.
        let isContact: Bool
    }

    private static func others(
        of account: AccountID, in area: AreaID, at now: Int64, _ connection: Connection
    ) throws(SQLiteError) -> [Other] {
        try connection.rows(
            """
            SELECT p.account_id, coalesce(n.name, a.name), p.reach = 'everyone',
                EXISTS (SELECT 1 FROM chat_contact c WHERE c.account_id = p.account_id AND c.user_id = ?4
                    AND c.state = 'contact')
            FROM area_presence p JOIN account a ON a.id = p.account_id LEFT JOIN person n ON n.account_id = a.id
            WHERE p.area = ?1 AND p.expires > ?2 AND p.account_id <> ?3
                AND NOT EXISTS (SELECT 1 FROM chat_block b WHERE b.account_id = p.account_id AND b.user_id = ?4)
                AND NOT EXISTS (SELECT 1 FROM chat_block b WHERE b.account_id = ?3
                    AND b.user_id = '@' || p.account_id || ':host')
            ORDER BY 2, 1
            """, .text(area.rawValue), .integer(now), SQLiteValue(account), .text(UserID(host: account).rawValue)
        ) { row throws(SQLiteError) in
            Other(
                account: AccountID(try row.integer(0)), name: try row.text(1), isEveryone: try row.integer(2) != 0,
                isContact: try row.integer(3) != 0)
        }
    }

    // MARK: - Meetups

    func meetups(on campus: CampusID?, at now: Int64) async throws(StorageError) -> [Meetup] {
        try await database.read { [account] connection throws(SQLiteError) in
            let rows = try MeetupRow.all(on: campus, for: account, since: now - Self.keeping, in: connection)
            var seen: [Meetup] = []
            for row in rows where try Self.may(account, see: row.meetup, connection) { seen.append(row.meetup) }
            return seen
        }
    }

    func meetup(_ id: MeetupID) async throws(StorageError) -> Meetup? {
        try await database.read { [account] connection throws(SQLiteError) in
            guard let row = try MeetupRow.find(id, in: connection), try Self.may(account, see: row.meetup, connection)
            else { return nil }
            return row.meetup
        }
    }

    func post(_ post: MeetupPost) async throws(NearbyStoreError) {
        let isStored = try await writing { [account] connection throws(SQLiteError) in
            guard post.creator.hostAccount == account, let host = post.host.hostAccount else { return false }
            if post.isDirect {
                guard try Self.mayAsk(account, host, at: post.created, connection) else { return false }
            }
            guard let key = try MeetupRow.insert(post, in: connection) else { return false }
            if post.isDirect {
                let row = MeetupRow(key: key, meetup: Meetup(post))
                try row.append(Meetup.Entry(.ask, by: post.creator, at: post.created), in: connection)
            }
            return true
        }
        guard isStored else { throw .unavailable }
        doorbell?.ring(.stored)
    }

    func apply(_ deed: Meetup.Deed, to id: MeetupID, at now: Int64) async throws(NearbyStoreError) -> MeetupChange {
        let outcome = try await writing { [account] connection throws(SQLiteError) -> Outcome in
            guard let row = try MeetupRow.find(id, in: connection), try Self.may(account, see: row.meetup, connection)
            else { return .unknown }
            var after = row.meetup
            let user = UserID(host: account)
            let wrote = deed == .undo ? try Self.wrote(since: row.meetup, user, connection) : nil
            let undone: Meetup.Entry?
            do throws(Meetup.Refusal) {
                undone = try after.apply(deed, by: user, at: now, wrote: wrote)
            } catch {
                return .refused(error)
            }
            try row.save(after, in: connection)
            return .changed(MeetupChange(before: row.meetup, after: after, undone: undone))
        }
        switch outcome {
        case .changed(let change):
            doorbell?.ring(.stored)
            return change
        case .refused(let refusal): throw .refused(refusal)
        case .unknown: throw .unknown
        }
    }

    private enum Outcome: Sendable {
        case changed(MeetupChange)
        case refused(Meetup.Refusal)
        case unknown
    }

    func report(_ user: UserID, about meetup: MeetupID?, reason: String, at now: Int64) async throws(StorageError) {
        try await database.write { [account] connection throws(SQLiteError) in
            var body = ""
            if let meetup, let row = try MeetupRow.find(meetup, in: connection) { body = row.meetup.post.title }
            try connection.run(
                """
                INSERT INTO chat_report (account_id, user_id, body, reason, time, meetup) VALUES (?, ?, ?, ?, ?, ?)
                """, SQLiteValue(account), .text(user.rawValue), .text(body), .text(reason), .integer(now),
                SQLiteValue(meetup?.rawValue))
        }
    }

    // MARK: - Who may

    /// Its two sides and whoever asked see it whatever happens; others while it is open to them. Nobody sees what
    /// somebody whom they block, or who blocks them, has posted.
    private static func may(
        _ account: AccountID, see meetup: Meetup, _ connection: Connection
    ) throws(SQLiteError) -> Bool {
        let user = UserID(host: account)
        let post = meetup.post
        if post.creator == user { return try !isApart(account, post.host.hostAccount, connection) }
        guard let creator = post.creator.hostAccount, try !isApart(account, creator, connection) else { return false }
        if post.host == user || meetup.requesters.contains(user) { return true }
        guard !post.isDirect else { return false }
        if post.reach == .everyone { return true }
        return try HostRooms.contact(account, of: creator, in: connection) == .contact
    }

    private static func isApart(
        _ account: AccountID, _ other: AccountID?, _ connection: Connection
    ) throws(SQLiteError) -> Bool {
        guard let other, other != account else { return false }
        if try HostRooms.isBlocking(account, other, in: connection) { return true }
        return try HostRooms.isBlocking(other, account, in: connection)
    }

    /// Somebody in the same area who is visible to the asker, and who has not declined within a day.
    private static func mayAsk(
        _ account: AccountID, _ host: AccountID, at now: Int64, _ connection: Connection
    ) throws(SQLiteError) -> Bool {
        guard try !isApart(account, host, connection) else { return false }
        let area = try connection.first(
            "SELECT area FROM area_presence WHERE account_id = ? AND expires > ?", SQLiteValue(host), .integer(now)
        ) { row throws(SQLiteError) in AreaID(try row.text(0)) }
        guard let area else { return false }
        let here = try others(of: account, in: area, at: now, connection)
        guard here.contains(where: { $0.account == host && ($0.isEveryone || $0.isContact) }) else { return false }
        let recent = try connection.first(
            """
            SELECT 1 FROM meetup m JOIN meetup_deed d ON d.meetup = m.key WHERE m.account_id = ? AND m.host = ?
                AND m.host <> m.account_id AND d.deed IN ('decline', 'withdraw') AND d.time > ?
            """, SQLiteValue(account), SQLiteValue(host), .integer(now - Meetup.askAgain)
        ) { _ in true }
        return recent == nil
    }

    /// When the other side of the actor's last deed wrote in the conversation of the two.
    private static func wrote(
        since meetup: Meetup, _ user: UserID, _ connection: Connection
    ) throws(SQLiteError) -> Int64? {
        guard let entry = meetup.entries.last(where: { $0.actor == user }) else { return nil }
        let other = entry.subject == user ? meetup.post.host : entry.subject
        guard let account = user.hostAccount, let other else { return nil }
        return try connection.first(
            """
            SELECT max(e.time) FROM chat_event e JOIN chat_room r ON r.key = e.room
            WHERE r.account_id = ?1 AND r.kind = 'direct' AND e.sender = ?2 AND e.time >= ?3
            """, SQLiteValue(account), .text(other.rawValue), .integer(entry.time)
        ) { row throws(SQLiteError) in try row.integerOrNil(0) } ?? nil
    }

    private func writing<Result: Sendable>(
        _ body: @Sendable (Connection) throws(SQLiteError) -> Result
    ) async throws(NearbyStoreError) -> Result {
        do throws(StorageError) { return try await database.write(body) } catch { throw .storage(error) }
    }
}
