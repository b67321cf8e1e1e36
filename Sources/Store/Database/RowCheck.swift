internal import Domain

/// Reads every personal row as the stores would.
struct RowCheck {
    private let connection: Connection

    init(_ connection: Connection) { self.connection = connection }

    struct Outcome {
        var count = 0
        var damaged: [DamagedRow] = []
        var disorder: [String] = []

        var findings: [CheckFinding] {
            damaged.map { .damagedRow(table: $0.table, key: $0.keyText, reason: $0.reason) }
                + disorder.map { .disorder(key: $0) }
        }
    }

    func run() throws(SQLiteError) -> Outcome {
        var outcome = Outcome()
        try checkAccounts(&outcome)
        try checkEvents(&outcome)
        try checkSnapshots(&outcome)
        try checkProfiles(&outcome)
        try checkAwards(&outcome)
        return outcome
    }

    /// Rows whose account is gone, in every table that has accounts.
    private func checkAccounts(_ outcome: inout Outcome) throws(SQLiteError) {
        for table in try connection.tableNames() where table != "damaged_row" {
            guard try connection.columnNames(of: table).contains("account_id") else { continue }
            let columns = try connection.keyColumns(of: table)
            outcome.damaged += try connection.rows(
                """
                SELECT \(columns.joined(separator: ", ")) FROM \(table)
                WHERE account_id NOT IN (SELECT id FROM account)
                """
            ) { row throws(SQLiteError) in
                var key: [DamagedRow.Part] = []
                for (index, column) in columns.enumerated() {
                    key.append(DamagedRow.Part(column: column, value: try row.value(index)))
                }
                return DamagedRow(table: table, key: key, reason: "its account does not exist")
            }
        }
    }

    private func checkEvents(_ outcome: inout Outcome) throws(SQLiteError) {
        var previous: (account: Int64, key: OrderKey)?
        let rows = try connection.rows(
            """
            SELECT \(FeedEventRow.columns), account_id FROM feed_event
            WHERE account_id IN (SELECT id FROM account) ORDER BY account_id, device, counter, time
            """
        ) { row throws(SQLiteError) -> (DamagedRow?, String?) in
            let account = try row.integer(10)
            do throws(SQLiteError) {
                let event = try FeedEventRow.event(row)
                defer { previous = (account, event.key) }
                guard let before = previous, before.account == account, before.key.device == event.key.device,
                    before.key.time > event.key.time
                else { return (nil, nil) }
                return (nil, "\(event.key.time)-\(event.key.device)-\(event.key.counter)")
            } catch {
                var key = [DamagedRow.Part(column: "account_id", value: .integer(account))]
                for (index, column) in ["time", "device", "counter"].enumerated() {
                    key.append(DamagedRow.Part(column: column, value: try row.value(index)))
                }
                return (DamagedRow(table: "feed_event", key: key, reason: error.message), nil)
            }
        }
        outcome.count += rows.count
        outcome.damaged += rows.compactMap(\.0)
        outcome.disorder += rows.compactMap(\.1)
    }

    /// A snapshot is a cache: one whose key is no event's is useless.
    private func checkSnapshots(_ outcome: inout Outcome) throws(SQLiteError) {
        outcome.damaged += try connection.rows(
            """
            SELECT account_id FROM feed_snapshot AS s WHERE account_id IN (SELECT id FROM account) AND NOT EXISTS (
                SELECT 1 FROM feed_event AS e WHERE e.account_id = s.account_id
                AND (e.time, e.device, e.counter) = (s.time, s.device, s.counter))
            """
        ) { row throws(SQLiteError) in
            let key = DamagedRow.Part(column: "account_id", value: try row.value(0))
            return DamagedRow(table: "feed_snapshot", key: [key], reason: "no event has its key")
        }
    }

    private func checkProfiles(_ outcome: inout Outcome) throws(SQLiteError) {
        let rows = try connection.rows(
            "SELECT account_id, field, value FROM profile WHERE account_id IN (SELECT id FROM account)"
        ) { row throws(SQLiteError) in try (account: row.integer(0), field: row.text(1), value: row.text(2)) }
        outcome.count += rows.count
        for (account, rows) in Dictionary(grouping: rows, by: \.account).sorted(by: { $0.key < $1.key }) {
            let fields = Dictionary(rows.map { ($0.field, $0.value) }) { _, last in last }
            let understood = ProfileRecord(ProfileRecord(fields).profile).fields
            // A field of a later program is none of ours to judge.
            let known = rows.filter { ProfileRecord.Key(rawValue: $0.field) != nil }
            outcome.damaged += known.filter { understood[$0.field] != $0.value }.map { row in
                let key = [
                    DamagedRow.Part(column: "account_id", value: .integer(account)),
                    DamagedRow.Part(column: "field", value: .text(row.field)),
                ]
                return DamagedRow(table: "profile", key: key, reason: "its value is not understood")
            }
        }
    }

    private func checkAwards(_ outcome: inout Outcome) throws(SQLiteError) {
        let rows = try connection.rows(
            "SELECT account_id, id, record FROM award WHERE account_id IN (SELECT id FROM account)"
        ) { row throws(SQLiteError) in try (account: row.integer(0), id: row.text(1), record: row.text(2)) }
        outcome.count += rows.count
        outcome.damaged += rows.filter { AwardRow($0.record).toDomain()?.id.rawValue != $0.id }.map { row in
            let key = [
                DamagedRow.Part(column: "account_id", value: .integer(row.account)),
                DamagedRow.Part(column: "id", value: .text(row.id)),
            ]
            return DamagedRow(table: "award", key: key, reason: "its record is not understood")
        }
    }
}
