import TestSupport
import Testing

@testable import Store

@Suite struct GzipTests {
    private let packed: [UInt8]

    init() throws { packed = try FileBytes.readRaw(Fixture.path("Surveys/ic2022.csv.gz")) }

    @Test("A gzip file is read by its first bytes, whatever its name")
    func inflates() throws {
        let text = String(decoding: try Gzip.inflate(packed, path: "x"), as: UTF8.self)
        #expect(text.hasPrefix("UNITID,"))
    }

    @Test("Members that follow one another are one file")
    func members() throws {
        let once = try Gzip.inflate(packed, path: "x")
        #expect(try Gzip.inflate(packed + packed, path: "x") == once + once)
    }

    @Test("A file that is cut anywhere is refused")
    func cut() {
        for length in 2..<packed.count {
            #expect(throws: CSVError.self) { try Gzip.inflate(Array(packed[..<length]), path: "x") }
        }
    }

    @Test("A changed byte is noticed by the checksum")
    func changed() {
        var bytes = packed
        bytes[bytes.count / 2] ^= 0x10
        #expect(throws: CSVError.self) { try Gzip.inflate(bytes, path: "x") }
    }
}
