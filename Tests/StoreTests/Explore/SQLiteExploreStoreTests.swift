import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteExploreStoreTests {
    private func database() throws -> (UserDatabase, TemporaryFolder) {
        let folder = try TemporaryFolder()
        return (try UserDatabase(path: folder.file("quad.db")), folder)
    }

    @Test("Filters come back by name, one under each name, and only those of the account")
    func filters() async throws {
        let (database, _) = try database()
        let other = try await database.people.makeAccount(named: "mai")
        let store = database.stores(for: .guest).explore
        var generator = SeededGenerator(seed: 3)
        let filter = CollegeFilter.random(&generator)
        try await store.save(SavedFilter(name: "west", filter: filter))
        try await store.save(SavedFilter(name: "east", filter: CollegeFilter()))
        try await store.save(SavedFilter(name: "east", filter: filter))
        #expect(try await store.filters().map(\.name) == ["east", "west"])
        #expect(try await store.filters().map(\.filter) == [filter, filter])
        #expect(try await database.stores(for: other).explore.filters().isEmpty)
        try await store.removeFilter(named: "west")
        #expect(try await store.filters().map(\.name) == ["east"])
    }

    @Test("A filter of a later program is not offered, and stays")
    func later() async throws {
        let (database, folder) = try database()
        let connection = try Connection(path: folder.file("quad.db"), mode: .create)
        try connection.run("INSERT INTO saved_filter VALUES (1, 'new', 'weather=sunny')")
        let store = database.stores(for: .guest).explore
        #expect(try await store.filters().isEmpty)
        let count = try connection.first("SELECT count(*) FROM saved_filter") { row throws(SQLiteError) in
            try row.integer(0)
        }
        #expect(count == 1)
    }
}

extension SQLiteExploreStoreTests {
    @Test("Changes of a shortlist come back in order, undo takes the last one away for good")
    func shortlist() async throws {
        let folder = try TemporaryFolder()
        let database = try UserDatabase(path: folder.file("quad.db"))
        let other = try await database.people.makeAccount(named: "mai")
        let store = database.stores(for: .guest).explore
        let kinds: [ShortlistChange.Kind] = [
            .note(UnitID(100_001), "ask\nabout fees"), .tags(UnitID(100_001), ["west", "warm place"]),
            .order([UnitID(100_002), UnitID(100_001)]),
            .note(UnitID(100_001), ""),
        ]
        for (time, kind) in kinds.enumerated() {
            try await store.append(ShortlistChange(time: Int64(time), kind: kind))
        }
        #expect(
            try await store.shortlist()
                == Shortlist(kinds.enumerated().map { ShortlistChange(time: Int64($0), kind: $1) }))
        #expect(try await database.stores(for: other).explore.shortlist() == Shortlist())
        for kind in kinds.reversed() { #expect(try await store.undoShortlist()?.kind == kind) }
        #expect(try await store.undoShortlist() == nil)
        #expect(try await store.shortlist() == Shortlist())
    }
}
