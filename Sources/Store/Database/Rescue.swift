internal import CSQLite
internal import Domain
private import Glibc

/// Moves what can still be read of a damaged file into a new one and keeps the damaged file beside it.
struct Rescue {
    private let path: String
    private let clock: any WallClock

    init(path: String, clock: any WallClock) {
        self.path = path
        self.clock = clock
    }

    /// Follows from other tables, and is filled anew by the program.
    private static let derived: Set = ["chat_index", "passage_index", "passage_word"]

    func run(_ report: inout CheckReport) throws(StorageError) {
        let draft = "\(path).repair-\(getpid())"
        removeFile(draft)
        do throws(StorageError) {
            report.rescued = try fill(draft)
            report.keptAside = try exchange(draft)
        } catch {
            removeFile(draft)
            throw error
        }
    }

    /// Holds the damaged file alone while it is read: whoever has it open would go on writing to what is kept aside.
    private func fill(_ draft: String) throws(StorageError) -> Int {
        let target = try Connection.opened(draft, migrator: Migrator())
        var count = 0
        do throws(SQLiteError) {
            let source = try Connection(path: path, mode: .readWrite)
            source.keepsLogOnClose = true
            try source.execute("PRAGMA busy_timeout = 200; PRAGMA locking_mode = EXCLUSIVE; PRAGMA user_version")
            for table in try target.tableNames() where !Rescue.derived.contains(table) {
                count += try copy(table, from: source, to: target)
            }
            try copySequences(from: source, to: target)
        } catch {
            // What is no database at all has nothing to be rescued.
            let failure = error.storageError(path: path)
            guard case .damaged = failure else { throw failure }
        }
        return count
    }

    private func copy(_ table: String, from source: Connection, to target: Connection) throws(SQLiteError) -> Int {
        // An older file lacks the columns that came later.
        let there = try source.columnNames(of: table)
        let columns = try target.columnNames(of: table).filter(there.contains)
        let key = try target.keyColumns(of: table)
        guard !columns.isEmpty, !key.isEmpty else { return 0 }
        let names = columns.joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return try target.write { target throws(SQLiteError) in
            var count = 0
            // A damaged page ends a walk; the other direction reaches what lies behind it.
            for (direction, action) in [("ASC", "REPLACE"), ("DESC", "IGNORE")] {
                let order = key.map { "\($0) \(direction)" }.joined(separator: ", ")
                let insert = "INSERT OR \(action) INTO \(table) (\(names)) VALUES (\(marks))"
                do throws(SQLiteError) {
                    let rows = try source.statement("SELECT \(names) FROM \(table) ORDER BY \(order)")
                    defer { rows.reset() }
                    while try rows.step() {
                        var values: [SQLiteValue] = []
                        for column in columns.indices { values.append(try rows.value(column)) }
                        // A row that breaks a rule of the table is what the damage has made of it.
                        if (try? target.run(insert, values: values)) != nil { count += target.changes }
                    }
                    break
                } catch {
                    switch error.code {
                    case SQLITE_CORRUPT, SQLITE_IOERR, SQLITE_ERROR, SQLITE_MISMATCH: continue
                    default: throw error
                    }
                }
            }
            return count
        }
    }

    /// Numbers that were given out once never come back.
    private func copySequences(from source: Connection, to target: Connection) throws(SQLiteError) {
        let sequences = try source.rows("SELECT name, seq FROM sqlite_sequence") { row throws(SQLiteError) in
            try (name: row.text(0), last: row.integer(1))
        }
        try target.write { target throws(SQLiteError) in
            for sequence in sequences {
                try target.run(
                    "DELETE FROM sqlite_sequence WHERE name = ? AND seq < ?", .text(sequence.name),
                    .integer(sequence.last))
                try target.run(
                    """
                    INSERT INTO sqlite_sequence (name, seq) SELECT ?1, ?2
                    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)
                    """, .text(sequence.name), .integer(sequence.last))
            }
        }
    }

    /// The damaged file goes first: between the two steps there is none, which reads as a fresh start, never a mix.
    private func exchange(_ draft: String) throws(StorageError) -> String {
        let kept = "\(path).damaged-\(clock.now())"
        guard rename(path, kept) == 0 else { throw Folder.storageError(errno, path: path) }
        for suffix in ["-wal", "-shm"] { rename(path + suffix, kept + suffix) }
        guard rename(draft, path) == 0 else { throw Folder.storageError(errno, path: path) }
        return kept
    }

    private func removeFile(_ path: String) {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }
}
