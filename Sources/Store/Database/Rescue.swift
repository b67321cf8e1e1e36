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

    /// Parents before children, so that foreign keys hold.
    private static let tables = [
        "account", "device", "feed_event", "feed_snapshot", "profile", "setting", "damaged_row",
    ]

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
            for table in Rescue.tables { count += try copy(table, from: source, to: target) }
        } catch {
            // What is no database at all has nothing to be rescued.
            let failure = error.storageError(path: path)
            guard case .damaged = failure else { throw failure }
        }
        return count
    }

    private func copy(_ table: String, from source: Connection, to target: Connection) throws(SQLiteError) -> Int {
        let columns = try target.rows("SELECT name FROM pragma_table_info(?)", .text(table)) {
            row throws(SQLiteError) in try row.text(0)
        }
        let key = (DamagedRow.keys[table] ?? [columns[0]])
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let names = columns.joined(separator: ", ")
        let insert = "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(marks))"
        return try target.write { target throws(SQLiteError) in
            var count = 0
            // A damaged page ends a walk; the other direction reaches what lies behind it.
            for direction in ["ASC", "DESC"] {
                let order = key.map { "\($0) \(direction)" }.joined(separator: ", ")
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
