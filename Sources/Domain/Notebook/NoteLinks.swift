/// What a note's text points at: `[[title]]` and `[n]`.
public enum NoteLinks {
    /// Titles in double brackets, in the order of the text, each once; a title is one line of at most 300 characters.
    public static func titles(in body: String) -> [String] {
        var seen: Set<String> = []
        return links(in: body).map(\.title).filter { seen.insert($0).inserted }
    }

    /// The same with their places: the range covers the brackets.
    public static func links(in body: String) -> [(range: Range<String.Index>, title: String)] {
        var found: [(range: Range<String.Index>, title: String)] = []
        var start: String.Index?
        var index = body.startIndex
        while index < body.endIndex {
            let next = body.index(after: index)
            if body[index].isNewline {
                start = nil
            } else if body[index] == "[", next < body.endIndex, body[next] == "[" {
                start = index
                index = body.index(after: next)
                continue
            } else if body[index] == "]", next < body.endIndex, body[next] == "]", let open = start {
                let title = body[body.index(open, offsetBy: 2)..<index].trimmingBlanks
                let end = body.index(after: next)
                if !title.isEmpty, title.count <= 300 { found.append((open..<end, title)) }
                start = nil
                index = end
                continue
            }
            index = next
        }
        return found
    }

    /// Numbers in single brackets that are not part of a Markdown link: `[3]`, in the order of the text.
    public static func citations(in body: String) -> [(range: Range<String.Index>, number: Int)] {
        var found: [(range: Range<String.Index>, number: Int)] = []
        var index = body.startIndex
        while let open = body[index...].firstIndex(of: "[") {
            let digits = body[body.index(after: open)...].prefix { $0.isASCII && $0.isNumber }
            index = digits.isEmpty ? body.index(after: open) : digits.endIndex
            guard !digits.isEmpty, digits.count <= 4, digits.endIndex < body.endIndex, body[digits.endIndex] == "]",
                let number = Int(digits), number > 0
            else { continue }
            let end = body.index(after: digits.endIndex)
            let isLink = end < body.endIndex && (body[end] == "(" || body[end] == "]")
            let isInner = open > body.startIndex && body[body.index(before: open)] == "["
            if !isLink, !isInner { found.append((open..<end, number)) }
            index = end
        }
        return found
    }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
