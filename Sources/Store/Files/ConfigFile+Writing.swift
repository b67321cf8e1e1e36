extension ConfigFile {
    /// The text with one setting changed, its comments, order and line ends as they were.
    ///
    /// - Parameters:
    ///   - value: `nil` takes every line of the key away.
    public static func text(_ text: String, setting key: String, to value: String?) -> String {
        let end = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let hasMark = text.unicodeScalars.first == "\u{FEFF}"
        var lines = ConfigLine.split(text).map(String.init)
        if lines.last == "" { lines.removeLast() }
        let places = lines.indices.filter { index in
            if case .setting(key, _) = ConfigLine(Substring(lines[index])) { true } else { false }
        }
        if let value {
            // The last line of a key is the one that counts.
            if let place = places.last {
                lines[place] = line(lines[place], with: value)
            } else {
                lines.append("\(key) = \(value)")
            }
        } else {
            for place in places.reversed() { lines.remove(at: place) }
        }
        let body = lines.isEmpty ? "" : lines.joined(separator: end) + end
        return (hasMark ? "\u{FEFF}" : "") + body
    }

    /// A setting's line with another value; what stands before it, and a comment behind it, stay.
    private static func line(_ line: String, with value: String) -> String {
        guard let equals = line.firstIndex(of: "=") else { return line }
        let rest = line[line.index(after: equals)...]
        let space = rest.prefix(while: \.isWhitespace)
        let old = ConfigLine.withoutComment(rest[space.endIndex...])
        return line[...equals] + space + value + rest[old.endIndex...]
    }
}
