import Domain
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String) throws(JSONError) -> JSONValue { try JSONReader.read(Array(text.utf8)) }

    @Test("A document keeps the order of its members, the digits of its numbers and the lines of its keys")
    func whole() throws {
        let value = try read("\u{FEFF}{\n \"b\": 1.50,\n \"a\": [true, null, \"x\\n\\u00e9\\ud83d\\ude00\"]\n}\n")
        #expect(
            value
                == .object([
                    JSONMember("b", .number("1.50"), line: 2),
                    JSONMember("a", .array([.bool(true), .null, .string("x\né😀")]), line: 3),
                ]))
        guard case .object(let members) = value else { return #expect(Bool(false)) }
        #expect(members.map(\.line) == [2, 3])
    }

    @Test(
        "What is no JSON is refused with the place where it breaks",
        arguments: [
            ("", JSONError.Reason.unexpectedEnd, 1, 1), ("{\"a\": 1,\n \"b\": [1, 2", .unexpectedEnd, 2, 12),
            ("{\n  \"é\": tru}", .unexpected("}"), 2, 11), ("[1, ]", .unexpected("]"), 1, 5),
            ("[01]", .invalidNumber, 1, 3), ("[-]", .invalidNumber, 1, 3), ("\"\\q\"", .invalidEscape, 1, 3),
            ("\"\\ud800\"", .invalidEscape, 1, 8), ("\"a\u{1}\"", .controlCharacter, 1, 3), ("1 2", .trailing, 1, 3),
            ("{'a': 1}", .unexpected("'"), 1, 2),
        ])
    func broken(text: String, reason: JSONError.Reason, line: Int, column: Int) {
        let error = #expect(throws: JSONError.self) { try read(text) }
        #expect(error?.reason == reason)
        #expect(error?.line == line)
        #expect(error?.column == column)
    }

    @Test("Every beginning of a document is refused, and never read as a smaller one")
    func truncated() throws {
        let bytes = Array("{\"a\": [1.5e3, \"x\\u00e9é\"], \"b\": {\"c\": false}}".utf8)
        _ = try JSONReader.read(bytes)
        for count in 0..<bytes.count {
            #expect(throws: JSONError.self, "\(count)") { try JSONReader.read(Array(bytes.prefix(count))) }
        }
    }

    @Test("Nesting is bounded, and bytes that are no UTF-8 are refused")
    func hostile() {
        let deep = #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 100_000)) }
        #expect(deep?.reason == .tooDeep)
        let bytes = #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
        #expect(bytes?.reason == .invalidUTF8)
    }

    @Test("What is written reads back as it was, with control characters escaped")
    func written() throws {
        let value = JSONValue.object([
            JSONMember("a\"\\", .string("\u{1B}[31m\u{9B}\té\n")), JSONMember("b", .array([])),
            JSONMember("c", .number(2.5)),
            JSONMember("d", .object([JSONMember("e", .array([.null, .bool(false), .number(-7)]))])),
        ])
        let text = JSONWriter.text(value)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || (0x7F...0x9F).contains($0.value)) })
        #expect(try JSONWriter.text(read(text)) == text)
    }
}
