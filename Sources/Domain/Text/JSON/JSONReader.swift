/// Reads JSON (RFC 8259) and says where it breaks off.
public struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0

    /// Deepest nesting that is read; deeper texts are made to exhaust the stack.
    static let depthLimit = 64

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads one whole document; a byte order mark before it is passed over.
    public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            reader.position = 3
            reader.lineStart = 3
        }
        let value = try reader.value()
        reader.skipSpace()
        guard reader.position == bytes.count else { throw reader.error(.trailing) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard let byte = peek else { throw error(.unexpectedEnd) }
        switch byte {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try elements())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw unexpected()
        }
    }

    private mutating func members() throws(JSONError) -> [JSONMember] {
        try enter()
        defer { depth -= 1 }
        var members: [JSONMember] = []
        if takes(UInt8(ascii: "}")) { return members }
        repeat {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw unexpected() }
            let start = line
            let key = try string()
            guard takes(UInt8(ascii: ":")) else { throw unexpected() }
            members.append(JSONMember(key, try value(), line: start))
        } while takes(UInt8(ascii: ","))
        guard takes(UInt8(ascii: "}")) else { throw unexpected() }
        return members
    }

    private mutating func elements() throws(JSONError) -> [JSONValue] {
        try enter()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        if takes(UInt8(ascii: "]")) { return elements }
        repeat { elements.append(try value()) } while takes(UInt8(ascii: ","))
        guard takes(UInt8(ascii: "]")) else { throw unexpected() }
        return elements
    }

    private mutating func number() throws(JSONError) -> String {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") {
            position += 1
        } else {
            try digits()
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        if let peek, isDigit(peek) { throw error(.invalidNumber) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONError) {
        guard let first = peek else { throw error(.unexpectedEnd) }
        guard isDigit(first) else { throw error(.invalidNumber) }
        while let byte = peek, isDigit(byte) { position += 1 }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for byte in word.utf8 {
            guard peek == byte else { throw unexpected() }
            position += 1
        }
        return value
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func string() throws(JSONError) -> String {
        position += 1
        var text = ""
        var start = position
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                text += try plain(from: start)
                position += 1
                return text
            case UInt8(ascii: "\\"):
                text += try plain(from: start)
                position += 1
                text.unicodeScalars.append(try escape())
                start = position
            case ..<0x20: throw error(.controlCharacter)
            default: position += 1
            }
        }
        throw error(.unexpectedEnd)
    }

    private func plain(from start: Int) throws(JSONError) -> String {
        if start == position { return "" }
        guard let text = String(validating: bytes[start..<position], as: UTF8.self) else { throw error(.invalidUTF8) }
        return text
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        guard let byte = peek else { throw error(.unexpectedEnd) }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default:
            position -= 1
            throw error(.invalidEscape)
        }
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // The first half of a pair; a half alone is no character.
        guard first < 0xDC00, peek == UInt8(ascii: "\\") else { throw error(.invalidEscape) }
        position += 1
        guard peek == UInt8(ascii: "u") else { throw error(.invalidEscape) }
        position += 1
        let second = try unit()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error(.invalidEscape) }
        return scalar
    }

    private mutating func unit() throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek else { throw error(.unexpectedEnd) }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error(.invalidEscape) }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}

// MARK: - Bytes

extension JSONReader {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func enter() throws(JSONError) {
        guard depth < Self.depthLimit else { throw error(.tooDeep) }
        depth += 1
        position += 1
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            position += 1
            if byte == 0x0A {
                line += 1
                lineStart = position
            }
        }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skipSpace()
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private func unexpected() -> JSONError {
        guard position < bytes.count else { return error(.unexpectedEnd) }
        let scalar = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
        return error(.unexpected(scalar.unicodeScalars.first ?? "\u{FFFD}"))
    }

    private func error(_ reason: JSONError.Reason) -> JSONError {
        let before = String(decoding: bytes[lineStart..<position], as: UTF8.self)
        return JSONError(reason: reason, line: line, column: before.count + 1)
    }
}
