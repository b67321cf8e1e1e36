import Domain
import TestSupport
import Testing

@testable import Store

@Suite("A file of awards") struct AwardFileTests {
    private func table(_ text: String) throws -> AwardImport.Table {
        try AwardFile.table(Array(text.utf8), name: "mine")
    }

    @Test("CSV: rows keep their lines, and a row with the wrong number of fields is told and passed over")
    func csv() throws {
        let table = try table("name,amount\r\nAmber,5\nBirch\n\"Cedar\nClub\",7\nElm,8,9\nFir,1\n")
        #expect(table.header == ["name", "amount"])
        #expect(table.rows.map(\.line) == [2, 4, 7])
        #expect(table.rows[1].cells == ["Cedar\nClub", "7"])
        #expect(table.faults.map(\.line) == [3, 6])
        #expect(table.faults[0].reason == .fields(1, expected: 2))
    }

    @Test("A quote that is never closed ends the reading with its place")
    func openQuote() throws {
        let table = try table("name,amount\nAmber,5\n\"Birch,6\n")
        #expect(table.rows.count == 1 && table.faults.map(\.line) == [3])
    }

    @Test("JSON: an array of objects, or an object that holds one")
    func json() throws {
        for text in [
            #"[{"name":"Amber","amount":5},{"name":"Birch","tags":["need","pell"],"renewable":true}]"#,
            #"{"scholarships":[{"name":"Amber","amount":5},{"name":"Birch","tags":["need","pell"],"renewable":true}]}"#,
        ] {
            let table = try table(text)
            #expect(table.header == ["name", "amount", "tags", "renewable"])
            #expect(table.rows.map(\.cells) == [["Amber", "5", "", ""], ["Birch", "", "need;pell", "yes"]])
        }
    }

    @Test("What is no list, no JSON or empty is refused")
    func refused() {
        #expect(throws: AwardFile.Failure.notAList) { try table("{\"a\":1}") }
        #expect(throws: AwardFile.Failure.self) { try table("[{\"a\":1}") }
        #expect(throws: AwardFile.Failure.self) { try table("") }
        #expect(throws: AwardFile.Failure.tooLarge) {
            try AwardFile.table(Array(repeating: 0x20, count: AwardFile.sizeLimit + 1), name: "big")
        }
    }

    @Test("More rows than a person gathers are not read")
    func manyRows() throws {
        let table = try table("name\n" + String(repeating: "A\n", count: AwardImport.rowLimit + 1))
        #expect(table.isCut && table.rows.count == AwardImport.rowLimit)
    }

    @Test("An export comes back through an import with the same facts")
    func roundTrip() throws {
        let text = AwardTableText.csv(Scholarship.fixtures)
        let table = try table(text)
        #expect(table.faults.isEmpty && table.rows.count == Scholarship.fixtures.count)
        let mapping = AwardImport.Mapping(guessing: table.header)
        let outcome = AwardImport(table, mapping: mapping, own: [], shipped: [])
        #expect(outcome.problems.isEmpty, "\(outcome.problems)")
        for (award, original) in zip(outcome.awards, Scholarship.fixtures) {
            #expect(
                award.name == original.name && award.rules == original.rules
                    && award.amount.most == original.amount.most)
            #expect(award.cycle.closings == original.cycle.closings && award.link == original.link)
        }
    }
}
