import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct SQLiteSettingStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A setting is kept, replaced and taken away, and another process sees each of it")
    func values() async throws {
        let path = folder.file("quad.db")
        let mine = try UserDatabase(path: path).stores(for: .guest).settings
        let other = try UserDatabase(path: path).stores(for: .guest).settings
        #expect(try await mine.value(for: "tour") == nil)
        try await mine.set("seen", for: "tour")
        #expect(try await other.value(for: "tour") == "seen")
        try await other.set("", for: "tour")
        try await other.set("Hà Nội = 1", for: "place")
        #expect(try await mine.values() == ["tour": "", "place": "Hà Nội = 1"])
        try await mine.set(nil, for: "tour")
        #expect(try await other.values() == ["place": "Hà Nội = 1"])
    }

    @Test("An account's settings are its own")
    func accounts() async throws {
        let path = folder.file("quad.db")
        let database = try UserDatabase(path: path)
        try Connection(path: path, mode: .readWrite).execute(
            "INSERT INTO account (id, name, created) VALUES (2, 'second', 0)")
        try await database.stores(for: .guest).settings.set("dark", for: "theme")
        #expect(try await database.stores(for: AccountID(2)).settings.values().isEmpty)
    }

    @Test("The data version changes when another process commits, and not for one's own")
    func dataVersion() async throws {
        let path = folder.file("quad.db")
        let (mine, other) = (try UserDatabase(path: path), try UserDatabase(path: path))
        let before = try await mine.dataVersion()
        try await mine.stores(for: .guest).settings.set("1", for: "a")
        #expect(try await mine.dataVersion() == before)
        try await other.stores(for: .guest).settings.set("2", for: "a")
        #expect(try await mine.dataVersion() != before)
    }
}
