private import CSQLite
public import Domain
private import Glibc

/// Verifies the user database and, when asked, repairs it: damaged rows and files are set aside, never thrown away.
public struct DatabaseCheck: Sendable {
    private let path: String
    private let clock: any WallClock
    private let migrator = Migrator()

    public init(path: String, clock: any WallClock) {
        self.path = path
        self.clock = clock
    }

    /// - Parameter repairing: Without it nothing is changed.
    /// - Throws: `newerSchema` for a file of a later program, `busy` when a repair finds the file open elsewhere; both
    ///   leave it as it was. A file that is missing is sound.
    public func run(repairing: Bool) throws(StorageError) -> CheckReport {
        var report = CheckReport()
        guard access(path, F_OK) == 0 else { return report }
        do throws(StorageError) {
            try DatabaseHeader.check(path: path, known: migrator.known)
            try inspect(repairing: repairing, &report)
        } catch {
            guard case .damaged(_, let reason) = error else { throw error }
            report.findings.append(.unreadable(reason: reason))
        }
        if repairing && report.needsNewFile { try Rescue(path: path, clock: clock).run(&report) }
        try checkMode(repairing: repairing, &report)
        report.isRepaired = repairing && !report.isSound
        return report
    }

    /// SQLite's own verdict on any database file, the compiled catalogue for one; empty when it is sound.
    public static func problems(inFileAt path: String) throws(StorageError) -> [String] {
        do throws(SQLiteError) {
            return try Connection(path: path, mode: .reading(path)).integrityProblems()
        } catch {
            guard case .damaged(_, let reason) = error.storageError(path: path) else {
                throw error.storageError(path: path)
            }
            return [reason]
        }
    }

    private func inspect(repairing: Bool, _ report: inout CheckReport) throws(StorageError) {
        let (path, clock) = (path, clock)
        do throws(SQLiteError) {
            let connection = try Connection(path: path, mode: repairing ? .readWrite : .reading(path))
            // An empty file is one that was never begun.
            guard try connection.schemaVersion() > 0 else { return }
            let rows = try connection.read { connection throws(SQLiteError) in try RowCheck(connection).run() }
            report.rows = rows.count
            report.findings += rows.findings
            if repairing && !rows.damaged.isEmpty {
                try connection.write { connection throws(SQLiteError) in
                    for row in rows.damaged { try row.setAside(in: connection, at: clock.now()) }
                }
            }
            // Rows that have just been named are not named again as broken constraints.
            let isNamed = !repairing && !rows.damaged.isEmpty
            report.findings += try connection.foreignKeyProblems().map(CheckFinding.structure)
            report.findings += try connection.integrityProblems().filter { line in
                !(isNamed && (line.hasPrefix("CHECK constraint") || line.hasPrefix("NULL value")))
            }.map(CheckFinding.structure)
        } catch {
            throw error.storageError(path: path)
        }
    }

    private func checkMode(repairing: Bool, _ report: inout CheckReport) throws(StorageError) {
        var facts = stat()
        guard stat(path, &facts) == 0, facts.st_mode & 0o077 != 0 else { return }
        report.findings.append(.openToOthers(mode: facts.st_mode & 0o777))
        if repairing && chmod(path, 0o600) != 0 { throw Folder.storageError(errno, path: path) }
    }
}

extension Connection.Mode {
    /// How a file is read that may lie in a folder nobody can write to, such as a mounted backup.
    ///
    /// Reading a file in WAL mode means writing a file of shared memory beside it. Where that can't be, a file without
    /// a log is read as one that nobody changes; one with a log is left to SQLite, which needs the memory to be there.
    static func reading(_ path: String, isFolderWritable: Bool? = nil) -> Connection.Mode {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        guard !(isFolderWritable ?? (access(folder, W_OK) == 0)) else { return .readOnly }
        var log = stat()
        return stat(path + "-wal", &log) == 0 && log.st_size > 0 ? .readOnly : .immutable
    }
}

extension CheckReport {
    /// Damage below the rows is mended by moving what can be read into a new file.
    var needsNewFile: Bool {
        findings.contains { finding in
            switch finding {
            case .structure, .unreadable: true
            case .damagedRow, .disorder, .openToOthers: false
            }
        }
    }
}

extension Connection {
    /// Rows that refer to something that is gone, counted by table. Those without an account are looked for by key.
    func foreignKeyProblems() throws(SQLiteError) -> [String] {
        try rows(
            """
            SELECT "table", parent, count(*) FROM pragma_foreign_key_check
            WHERE parent <> 'account' GROUP BY 1, 2 ORDER BY 1, 2
            """
        ) { row throws(SQLiteError) in
            "\(try row.integer(2)) rows of \(try row.text(0)) refer to rows of \(try row.text(1)) that are gone"
        }
    }

    /// At most a hundred lines of `PRAGMA integrity_check`; none when all is well.
    func integrityProblems() throws(SQLiteError) -> [String] {
        try rows("PRAGMA integrity_check") { row throws(SQLiteError) in try row.text(0) }.filter { $0 != "ok" }
    }
}
