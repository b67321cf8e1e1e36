/// Writes JSON. Control characters are always escaped, so the text is safe on a terminal.
public struct JSONWriter {
    private var text = ""
    private let isCompact: Bool

    private init(isCompact: Bool) { self.isCompact = isCompact }

    /// The value as text, two spaces a level, without a line break at its end.
    public static func text(_ value: JSONValue) -> String {
        var writer = JSONWriter(isCompact: false)
        writer.write(value, indent: 0)
        return writer.text
    }

    /// The value on one line, without blanks, for output that is read line by line.
    public static func line(_ value: JSONValue) -> String {
        var writer = JSONWriter(isCompact: true)
        writer.write(value, indent: 0)
        return writer.text
    }

    private mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): write(string)
        case .array(let elements):
            block("[", "]", elements, indent: indent) { $0.write($1, indent: indent + 1) }
        case .object(let members):
            block("{", "}", members, indent: indent) { writer, member in
                writer.write(member.key)
                writer.text += writer.isCompact ? ":" : ": "
                writer.write(member.value, indent: indent + 1)
            }
        }
    }

    private mutating func block<Element>(
        _ open: String, _ close: String, _ elements: [Element], indent: Int,
        _ body: (inout JSONWriter, Element) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if !isCompact { text += "\n" + String(repeating: "  ", count: indent + 1) }
            body(&self, element)
        }
        if !elements.isEmpty, !isCompact { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            default:
                if TextCleaning.isControl(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }
}
