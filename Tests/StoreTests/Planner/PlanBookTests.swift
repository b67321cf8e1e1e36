import Domain
import TestSupport
import Testing

@testable import Store

@Suite("Applications on disk") struct PlanBookTests {
    private let folder: TemporaryFolder
    private let database: UserDatabase

    init() throws {
        folder = try TemporaryFolder()
        database = try UserDatabase(path: folder.file("quad.db"))
    }

    @Test("A plan comes back whole, is replaced by its college, goes when it is empty, and stays with its account")
    func plans() async throws {
        let book = database.stores(for: .guest).awards
        var plan = CollegePlan(id: UnitID(166_683), name: "Trường \u{1B}[31m'; DROP TABLE award")
        plan.kind = .earlyAction
        plan.outcome = .waitlisted
        plan.dates = [.application: try #require(CivilDate(iso: "2027-01-15"))]
        plan.done = [.application, .fafsa]
        var other = CollegePlan(id: UnitID(100_001), name: "Hill College")
        other.done = [.css]
        try await book.save([plan, other])
        #expect(try await book.plans() == [other, plan])
        plan.kind = nil
        plan.done = []
        try await book.save([plan, CollegePlan(id: other.id, name: other.name)])
        #expect(try await book.plans() == [plan])
        let added = try await database.accounts.add(
            NewAccount(
                name: try AccountName("mai"), email: "mai@example.org",
                credential: SignInCredential(passphraseHash: "x", recoveryHash: [1]), created: 0))
        guard case .added(let account) = added else {
            Issue.record("\(added)")
            return
        }
        try await database.stores(for: account.id).awards.save([other])
        #expect(try await book.plans() == [plan])
        _ = try await database.accounts.remove(account.id)
        let connection = try Connection(path: folder.file("quad.db"), mode: .readOnly)
        let left = try connection.rows("SELECT count(*) FROM college_plan_step WHERE unit_id = 100001") {
            row throws(SQLiteError) in try row.integer(0)
        }
        #expect(left == [0])
    }
}
