/// A JSON value, read from one line; enough for a benchmark's protocol.
enum JSONValue {
    case null, bool(Bool), number(Double), string(String), array([JSONValue]), object([String: JSONValue])

    /// `nil` for text that is not one JSON value.
    init?(_ line: String) {
        var bytes = Array(line.utf8)[...]
        guard let value = Self.value(&bytes) else { return nil }
        self = value
    }

    subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    private static func skipSpace(_ bytes: inout ArraySlice<UInt8>) {
        bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// Takes this byte, after spaces, if it is next.
    private static func take(_ byte: Character, _ bytes: inout ArraySlice<UInt8>) -> Bool {
        skipSpace(&bytes)
        guard bytes.first == byte.asciiValue else { return false }
        bytes.removeFirst()
        return true
    }

    private static func value(_ bytes: inout ArraySlice<UInt8>) -> JSONValue? {
        if take("{", &bytes) { return object(&bytes) }
        if take("[", &bytes) { return array(&bytes) }
        if take("\"", &bytes) { return text(&bytes).map(JSONValue.string) }
        let word = bytes.prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x5D && $0 != 0x7D }
        bytes = bytes[word.endIndex...]
        switch String(decoding: word, as: UTF8.self) {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case let digits: return Double(digits).map(JSONValue.number)
        }
    }

    private static func object(_ bytes: inout ArraySlice<UInt8>) -> JSONValue? {
        var members: [String: JSONValue] = [:]
        if take("}", &bytes) { return .object(members) }
        repeat {
            guard take("\"", &bytes), let key = text(&bytes), take(":", &bytes), let member = value(&bytes) else {
                return nil
            }
            members[key] = member
        } while take(",", &bytes)
        return take("}", &bytes) ? .object(members) : nil
    }

    private static func array(_ bytes: inout ArraySlice<UInt8>) -> JSONValue? {
        var elements: [JSONValue] = []
        if take("]", &bytes) { return .array(elements) }
        repeat {
            guard let element = value(&bytes) else { return nil }
            elements.append(element)
        } while take(",", &bytes)
        return take("]", &bytes) ? .array(elements) : nil
    }

    /// The rest of a string without escapes; the protocol's strings have none.
    private static func text(_ bytes: inout ArraySlice<UInt8>) -> String? {
        guard let end = bytes.firstIndex(of: 0x22) else { return nil }
        defer { bytes = bytes[(end + 1)...] }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }
}
