import Domain
import TestSupport
import Testing

@testable import Store

@Suite("Awards on disk") struct SQLiteAwardBookTests {
    private let folder: TemporaryFolder
    private let database: UserDatabase

    init() throws {
        folder = try TemporaryFolder()
        database = try UserDatabase(path: folder.file("quad.db"))
    }

    private var book: any AwardBook { database.stores(for: .guest).awards }

    @Test("An entry comes back with its tasks in order; an empty one is taken away")
    func entries() async throws {
        var entry = AwardEntry(id: AwardID("S1"))
        entry.stage = .won
        entry.won = 2_500
        entry.tasks = [AwardTask(.essay, isDone: true), AwardTask(.custom("essay")), AwardTask(.aidForm)]
        var passed = AwardEntry(id: AwardID("S2"))
        passed.isPassed = true
        try await book.save([entry, passed])
        #expect(try await book.entries() == [entry, passed])
        entry.tasks.removeFirst()
        try await book.save([entry, AwardEntry(id: AwardID("S2"))])
        #expect(try await book.entries() == [entry])
    }

    @Test("A student's own award comes back whole, is replaced by its id and can be taken away")
    func own() async throws {
        let award = Scholarship.fixture(id: "own-1", rules: [.need, .personal(.member)], status: .own)
        try await book.save(own: [award])
        try await book.save(own: [.fixture(id: "own-1", name: "Renamed", status: .own)])
        #expect(try await book.own().map(\.name) == ["Renamed"])
        try await book.remove(own: [AwardID("own-1")])
        #expect(try await book.own().isEmpty)
    }

    @Test("Two accounts never see each other's awards, and removing one leaves the other's")
    func accounts() async throws {
        let name = try AccountName("mai")
        let added = try await database.accounts.add(
            NewAccount(
                name: name, email: "mai@example.org",
                credential: SignInCredential(passphraseHash: "x", recoveryHash: [1]), created: 0))
        guard case .added(let account) = added else {
            Issue.record("\(added)")
            return
        }
        let other = database.stores(for: account.id).awards
        var entry = AwardEntry(id: AwardID("S1"))
        entry.stage = .found
        entry.tasks = [AwardTask(.form)]
        try await book.save([entry])
        try await other.save([entry])
        try await other.save(own: [.fixture(id: "own-1", status: .own)])
        #expect(try await book.own().isEmpty)
        _ = try await database.accounts.remove(account.id)
        #expect(try await book.entries() == [entry])
    }

    @Test("quad check finds a record that can't be read, and the rest is still shown")
    func damaged() async throws {
        try await book.save(own: [.fixture(id: "own-1", status: .own), .fixture(id: "own-2", status: .own)])
        let connection = try Connection(path: folder.file("quad.db"), mode: .readWrite)
        try connection.execute("UPDATE award SET record = '{' WHERE id = 'own-1'")
        #expect(try await book.own().map(\.id.rawValue) == ["own-2"])
        let outcome = try RowCheck(connection).run()
        #expect(outcome.damaged.map(\.table) == ["award"])
    }
}
