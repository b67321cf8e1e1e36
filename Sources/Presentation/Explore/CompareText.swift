import Domain

/// Colleges side by side as text for other programs.
public enum CompareText {
    /// A table of GitHub's Markdown; the best of a row has a tick.
    public static func markdown(_ content: CompareContent) -> String {
        let lines = lines(content, marksBest: true)
        let rule = lines[0].map { _ in "---" }
        return ([lines[0], rule] + lines.dropFirst()).map { line in
            "| " + line.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
        }.joined()
    }

    /// RFC 4180, with a header.
    public static func csv(_ content: CompareContent) -> String {
        lines(content, marksBest: false).map { line in
            line.map { field in
                let isPlain = !field.contains { $0 == "," || $0 == "\"" }
                return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
            }.joined(separator: ",") + "\r\n"
        }.joined()
    }

    /// Header and rows; the student's own figures have a column where they say anything.
    public static func lines(_ content: CompareContent, marksBest: Bool) -> [[String]] {
        let hasYou = content.rows.contains { !$0.you.isEmpty }
        let heading = [""] + (hasYou ? [content.you.string] : []) + content.names.map(\.string)
        return [heading]
            + content.rows.map { row in
                [row.label.string] + (hasYou ? [row.you.string] : [])
                    + row.cells.map { (marksBest && $0.isBest ? "✓ " : "") + $0.text.string }
            }
    }
}
