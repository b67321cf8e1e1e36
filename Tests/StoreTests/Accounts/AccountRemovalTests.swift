import Domain
import Foundation
import TestSupport
import Testing

@testable import Store

@Suite struct AccountRemovalTests {
    let folder: TemporaryFolder
    let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("quad.db")
    }

    private func add(_ name: String, to database: UserDatabase) async throws -> Account {
        let credential = SignInCredential(passphraseHash: "$y$" + name + "-secret", recoveryHash: [1, 2, 3])
        let added = try await database.accounts.add(
            NewAccount(name: AccountName(name), email: name + "@example.org", credential: credential, created: 1))
        guard case .added(let account) = added else { throw CancellationError() }
        return account
    }

    /// Fills an account with rows whose text can be found again, and changes them so that old pages exist.
    private func fill(_ id: AccountID, _ mark: String, in database: UserDatabase) async throws {
        let stores = database.stores(for: id)
        for round in 0..<40 {
            var profile = Profile()
            try profile.set(.name, to: "\(mark) \(round)")
            try profile.set(.activities, to: .list((0..<20).map { "\(mark)-activity-\(round)-\($0)" }))
            try await stores.profile.save(profile)
            try await stores.settings.set("\(mark)-setting-\(round)", for: "key-\(round % 7)")
        }
        let key = OrderKey(time: 1, device: 1, counter: 1)
        try await stores.feedLog.append([FeedEvent(key: key, kind: .star(UnitID(166_683), true))])
    }

    /// How often a text stands in any file of the folder.
    private func count(_ text: String) throws -> Int {
        let needle = Data(text.utf8)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(0) { sum, name in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            var (found, start) = (0, data.startIndex)
            while let range = data.range(of: needle, in: start..<data.endIndex) {
                found += 1
                start = range.upperBound
            }
            return sum + found
        }
    }

    @Test("A removed account is in no byte of any file, and the others are whole")
    func grep() async throws {
        // An older file, so that a copy from before the migration holds the account as well.
        let old = try UserDatabase(path: path, migrator: Migrator(Array(Migration.all.prefix(1))))
        try await old.stores(for: .guest).settings.set("zanzibar-old", for: "place")
        let database = try UserDatabase(path: path)
        let mai = try await add("zanzibar", to: database)
        let linh = try await add("linh", to: database)
        try await fill(mai.id, "zanzibar", in: database)
        try await fill(linh.id, "quokka", in: database)
        let kept = try await database.stores(for: linh.id).profile.wholeProfile()
        let tables = try await database.accounts.contents(of: mai.id)
        #expect(Set(tables.map(\.table)).isSuperset(of: ["profile", "setting", "feed_event", "credential"]))
        #expect(try count("zanzibar") > 100)

        #expect(try await database.accounts.remove(mai.id) == .complete)
        // What is left is the guest's own setting of that name.
        #expect(try count("zanzibar") == count("zanzibar-old"))
        try await database.stores(for: .guest).settings.set(nil, for: "place")
        #expect(try await database.accounts.remove(.guest) == .complete)
        #expect(try count("zanzibar") == 0)
        #expect(try count("quokka") > 10)
        #expect(try await database.stores(for: linh.id).profile.wholeProfile() == kept)
        #expect(try await database.accounts.accounts().map(\.name) == ["guest", "linh"])
        let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        #expect(log == 0)
    }

    @Test("While another process reads, the account goes and the wiping is left for the next one")
    func reader() async throws {
        let database = try UserDatabase(path: path)
        let mai = try await add("zanzibar", to: database)
        try await fill(mai.id, "zanzibar", in: database)
        let other = try Connection(path: path, mode: .readWrite)
        try other.execute("BEGIN; SELECT count(*) FROM profile;")
        try await database.database.run { connection throws(SQLiteError) in
            try connection.execute("PRAGMA busy_timeout = 10")
        }
        #expect(try await database.accounts.remove(mai.id) == .remnantsRemain)
        #expect(try await database.accounts.account(mai.id) == nil)
        try other.execute("ROLLBACK")
        #expect(try await database.accounts.wipeRemnants())
        #expect(try count("zanzibar") == 0)
    }

    @Test("Removing the guest starts it anew, and what is tied to the end of an account happens")
    func guest() async throws {
        let database = try UserDatabase(path: path)
        let connection = try Connection(path: path, mode: .readWrite)
        try connection.execute("UPDATE chat_index SET last = 7")
        let before = try await database.accounts.account(.guest)
        #expect(try await database.accounts.remove(.guest) == .complete)
        #expect(try await database.accounts.account(.guest) == before)
        let last = try connection.first("SELECT last FROM chat_index") { row throws(SQLiteError) in try row.integer(0) }
        #expect(last == 0)
    }

    @Test("A process that still runs as a removed account can't bring it back")
    func late() async throws {
        let database = try UserDatabase(path: path)
        let mai = try await add("zanzibar", to: database)
        let stores = try UserDatabase(path: path).stores(for: mai.id)
        _ = try await database.accounts.remove(mai.id)
        await #expect(throws: StorageError.self) { try await stores.settings.set("x", for: "y") }
        let next = try await add("zanzibar", to: database)
        #expect(next.id != mai.id)
        #expect(try await stores.settings.values().isEmpty)
    }

    @Test("Every table that names an account is one the removal knows")
    func tables() throws {
        let database = try UserDatabase(path: path)
        let connection = try Connection(path: database.path, mode: .readOnly)
        let known = Set(try SQLiteAccountDirectory.personalTables(in: connection))
        let referring = try connection.rows(
            """
            SELECT DISTINCT tables.name FROM pragma_table_list AS tables, pragma_foreign_key_list(tables.name) AS keys
            WHERE keys."table" = 'account'
            """
        ) { row throws(SQLiteError) in try row.text(0) }
        #expect(known.isSuperset(of: referring))
        #expect(known.isSuperset(of: ["profile", "setting", "feed_event", "feed_snapshot", "damaged_row"]))
    }

    @Test("The export holds every table of the account but the secrets of its sign-in, and nothing of another")
    func export() async throws {
        let database = try UserDatabase(path: path)
        let mai = try await add("zanzibar", to: database)
        let linh = try await add("linh", to: database)
        try await fill(mai.id, "zanzibar", in: database)
        try await fill(linh.id, "quokka", in: database)
        let export = database.export(of: mai.id)
        #expect(try await export.tables() == ["feed_event", "profile", "setting"])
        var text = ""
        for table in try await export.tables() { text += JSONWriter.text(try await export.rows(of: table)) }
        #expect(text.contains("zanzibar-activity-39-19") && text.contains("166683"))
        #expect(!text.contains("quokka") && !text.contains("secret"))
        #expect(try await export.rows(of: "account; DROP TABLE account") == .array([]))
    }
}
