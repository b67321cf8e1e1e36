/// One line of a config file.
enum ConfigLine: Hashable {
    case blank
    case setting(key: String, value: String)
    /// Neither a setting nor a comment.
    case broken(String)

    init(_ line: Substring) {
        let text = ConfigLine.trimmed(line)
        guard let first = text.first, first != "#" else {
            self = .blank
            return
        }
        guard let equals = text.firstIndex(of: "=") else {
            self = .broken(String(text))
            return
        }
        let key = ConfigLine.trimmed(text[..<equals])
        let value = ConfigLine.withoutComment(ConfigLine.trimmed(text[text.index(after: equals)...]))
        // Keys may be taken away from an action; every other setting has a value.
        guard !key.isEmpty, !key.contains(where: \.isWhitespace), !value.isEmpty || key.hasPrefix("key.") else {
            self = .broken(String(text))
            return
        }
        self = .setting(key: String(key), value: String(value))
    }

    /// Lines without their ends; `\r\n`, `\n` and `\r` all end one, and a byte order mark in front is left out.
    static func split(_ text: String) -> [Substring] {
        withoutMark(text).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }

    /// The mark is a scalar of its own, which would otherwise belong to the first key.
    static func withoutMark(_ text: String) -> Substring {
        text.unicodeScalars.first == "\u{FEFF}" ? Substring(text.unicodeScalars.dropFirst()) : Substring(text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The value up to a `#` behind a space.
    static func withoutComment(_ value: Substring) -> Substring {
        var previous: Character?
        for index in value.indices {
            if value[index] == "#", previous?.isWhitespace == true { return trimmed(value[..<index]) }
            previous = value[index]
        }
        return value
    }
}
