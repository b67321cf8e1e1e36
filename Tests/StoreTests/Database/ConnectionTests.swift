import Domain
import TestSupport
import Testing

@testable import Store

@Suite struct ConnectionTests {
    let folder: TemporaryFolder
    let connection: Connection

    init() throws {
        folder = try TemporaryFolder()
        connection = try Connection(path: folder.file("a.db"), mode: .create)
        try connection.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, size REAL, data BLOB) STRICT")
    }

    @Test("Every type of value comes back as it was bound, the empty and the odd ones too")
    func values() throws {
        let texts = ["", "Đại học", "a\0b", "👩‍👩‍👧", "'; DROP TABLE item; --"]
        for (index, text) in texts.enumerated() {
            try connection.run(
                "INSERT INTO item VALUES (?, ?, ?, ?)", SQLiteValue(index), .text(text), .real(0.1), .blob([0, 255]))
        }
        let found = try connection.rows("SELECT name, size, data FROM item ORDER BY id") { row throws(SQLiteError) in
            try (row.text(0), row.real(1), row.blob(2))
        }
        #expect(found.map(\.0) == texts)
        #expect(found.allSatisfy { $0.1 == 0.1 && $0.2 == [0, 255] })
        try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", .integer(.min), nil, nil, .blob([]))
        let last = try connection.first("SELECT * FROM item ORDER BY id") { row throws(SQLiteError) in
            try (row.integer(0), row.textOrNil(1), row.realOrNil(2), row.blob(3))
        }
        #expect(last?.0 == .min)
        #expect(last?.1 == nil && last?.2 == nil && last?.3 == [])
    }

    @Test("A reader of the wrong type names the column, and a number too large for its type does not trap")
    func mismatch() throws {
        try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 300, nil, nil, nil)
        let wrong = #expect(throws: SQLiteError.self) {
            try connection.first("SELECT name FROM item") { row throws(SQLiteError) in try row.text(0) }
        }
        #expect(wrong?.message == "column name is not a text")
        let large = #expect(throws: SQLiteError.self) {
            try connection.first("SELECT id FROM item") { row throws(SQLiteError) in try row.integer(0, as: UInt8.self)
            }
        }
        #expect(large?.message == "column id is out of range for UInt8")
    }

    @Test("An error holds the statement and never a bound value")
    func secrecy() throws {
        try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 1, "first", nil, nil)
        let error = #expect(throws: SQLiteError.self) {
            try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 1, "my secret", nil, nil)
        }
        #expect(error?.code == 19)
        #expect(error?.description.contains("INSERT INTO item VALUES (?, ?, ?, ?)") == true)
        #expect(error?.description.contains("secret") == false)
    }

    @Test("A write that throws leaves nothing behind, and the next one works")
    func rollback() throws {
        #expect(throws: SQLiteError.self) {
            try connection.write { connection throws(SQLiteError) in
                try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 1, nil, nil, nil)
                try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 1, nil, nil, nil)
            }
        }
        try connection.write { connection throws(SQLiteError) in
            try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", 2, nil, nil, nil)
        }
        let ids = try connection.rows("SELECT id FROM item") { row throws(SQLiteError) in try row.integer(0) }
        #expect(ids == [2])
    }

    @Test("The same statement can be used again while an outer loop stands on its rows")
    func nesting() throws {
        for id in 1...3 { try connection.run("INSERT INTO item VALUES (?, ?, ?, ?)", SQLiteValue(id), nil, nil, nil) }
        let pairs = try connection.rows("SELECT id FROM item") { [connection] outer throws(SQLiteError) in
            let id = try outer.integer(0)
            let others = try connection.rows("SELECT id FROM item") { row throws(SQLiteError) in try row.integer(0) }
            return (id, others.count)
        }
        #expect(pairs.map(\.0) == [1, 2, 3])
        #expect(pairs.allSatisfy { $0.1 == 3 })
    }

    @Test("An immutable file opens under any name and refuses to be written")
    func immutable() throws {
        let path = folder.file("odd % name?#.db")
        try Connection(path: path, mode: .create).execute("CREATE TABLE item (id INTEGER); INSERT INTO item VALUES (7)")
        let reader = try Connection(path: path, mode: .immutable)
        #expect(try reader.first("SELECT id FROM item") { row throws(SQLiteError) in try row.integer(0) } == 7)
        let error = #expect(throws: SQLiteError.self) { try reader.execute("DELETE FROM item") }
        #expect(error?.storageError(path: path) == .readOnly(path: path))
    }
}
