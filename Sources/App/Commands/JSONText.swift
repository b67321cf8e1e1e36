/// A JSON value, printed with its keys in the order in which they were given.
indirect enum JSONText {
    case text(String)
    case number(Double)
    case bool(Bool)
    case null
    case list([JSONText])
    case object([(String, JSONText)])

    /// The empty text is no answer: `null`.
    static func textOrNull(_ text: String?) -> JSONText {
        guard let text, !text.isEmpty else { return .null }
        return .text(text)
    }

    /// Two spaces an indentation.
    func printed(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .text(let text): return Self.quoted(text)
        case .number(let value): return Self.printed(value)
        case .bool(let value): return value ? "true" : "false"
        case .null: return "null"
        case .list(let items):
            if items.isEmpty { return "[]" }
            return "[\n" + items.map { inner + $0.printed(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.printed(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// JSON knows no infinity and no NaN.
    private static func printed(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : value.description
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case let scalar where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            case let scalar: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
