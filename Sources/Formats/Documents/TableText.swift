internal import Domain

/// Rows of a CSV file, cells with tabs between them; commas, semicolons or tabs part them, whichever is there most.
enum TableText {
    static func document(_ text: String) -> SourceDocument {
        let head = text.prefix { !$0.isNewline }
        let separator =
            [",", ";", "\t"].max { left, right in
                head.count { String($0) == left } < head.count { String($0) == right }
            } ?? ","
        var rows: [[String]] = []
        var row: [String] = []
        var cell = ""
        var isQuoted = false
        var closed = false
        func endCell() {
            row.append(cell.split(whereSeparator: \.isWhitespace).joined(separator: " "))
            cell = ""
            closed = false
        }
        func endRow() {
            endCell()
            if row.contains(where: { !$0.isEmpty }) { rows.append(row) }
            row = []
        }
        for character in text {
            if isQuoted {
                if character == "\"" {
                    isQuoted = false
                    closed = true
                } else {
                    cell.append(character)
                }
            } else if character == "\"" {
                // Two of them within a cell are one; the first of a cell opens it.
                if closed { cell.append(character) }
                if closed || cell.isEmpty { isQuoted = true } else { cell.append(character) }
            } else if String(character) == separator {
                endCell()
            } else if character.isNewline {
                endRow()
            } else {
                cell.append(character)
            }
        }
        endRow()
        return SourceDocument(title: nil, lines: rows.map { (.row, $0.joined(separator: "\t")) })
    }
}
