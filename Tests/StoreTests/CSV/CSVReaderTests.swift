import Testing

@testable import Store

@Suite struct CSVReaderTests {
    private func rows(_ text: String) throws -> [[String]] {
        var reader = try CSVReader(file: "t.csv", bytes: Array(text.utf8))
        let columns = try reader.header.map { try reader.column($0) }
        var rows: [[String]] = []
        while try reader.next() { rows.append(columns.map { reader.text($0) }) }
        return rows
    }

    @Test(
        "Byte-order mark, CR LF, bare CR, blank lines and a missing last line end change nothing",
        arguments: [
            "a,b\n1,2\n3,4\n", "\u{FEFF}a,b\r\n1,2\r\n3,4", "a,b\r1,2\r3,4\r", "a,b\n\n1,2\n\n3,4\n\n",
            "a,b \n 1 , 2\n3,4 ",
        ])
    func lineEnds(text: String) throws {
        #expect(try rows(text) == [["1", "2"], ["3", "4"]])
    }

    @Test("Quoted fields hold commas, line breaks and doubled quotes")
    func quotes() throws {
        #expect(try rows("a,b\n\"x, \"\"y\"\"\",\"1\r\n2\"\n\"\",z") == [["x, \"y\"", "1\r\n2"], ["", "z"]])
    }

    @Test("Bytes that are not UTF-8 are read as Windows-1252")
    func windows1252() throws {
        var reader = try CSVReader(file: "t.csv", bytes: Array("a\n".utf8) + [0x42, 0xE9, 0x92, 0x0A])
        let column = try reader.column("a")
        #expect(try reader.next())
        #expect(reader.text(column) == "Bé’")
    }

    @Test(
        "A fault names file, line, column and what was expected",
        arguments: [
            ("a,b\n1,2\n3\n", "t.csv:3, column 1 (a): expected 2 fields, found 1"),
            ("a,b\n1,2,3\n", "t.csv:2, column 2 (b): expected 2 fields, found 3"),
            ("a,b\n\"1\n\n2\",\"3", "t.csv:4, column 2 (b): expected a closing quote, found the end of the file"),
            ("a,b\n1,\"2\"x\n", "t.csv:2, column 2 (b): expected a comma after the closing quote, found 'x'"),
            ("", "t.csv:1, column 1: expected a header, found an empty file"),
        ])
    func faults(text: String, message: String) {
        let error = #expect(throws: CSVError.self) { try rows(text) }
        #expect(error?.description == message)
    }

    @Test("A column that is not there is named")
    func missingColumn() throws {
        let reader = try CSVReader(file: "t.csv", bytes: Array("a,b\n".utf8))
        let error = #expect(throws: CSVError.self) { try reader.column("c") }
        #expect(error?.description == "t.csv:1, column 2: expected a column c, found 2 columns without it")
    }

    @Test("What the writer writes, the reader reads back")
    func roundTrip() throws {
        let fields = ["plain", "with, comma", "with \"quotes\"", "two\nlines", ""]
        var writer = CSVWriter()
        writer.fields(["a", "b", "c", "d", "e"])
        writer.endRow()
        writer.fields(fields)
        writer.endRow()
        #expect(try rows(String(decoding: writer.bytes, as: UTF8.self)) == [fields])
    }
}
