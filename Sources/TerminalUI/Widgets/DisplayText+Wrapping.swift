public import Domain

extension DisplayText {
    /// The text broken at spaces into rows of at most so many columns; a longer word is cut where it must be.
    public func wrapped(to columns: Int) -> [DisplayText] {
        guard columns > 0 else { return [] }
        var rows: [DisplayText] = []
        var row: DisplayText = ""
        for word in string.split(separator: " ") {
            var word = DisplayText(clean: String(word))
            let joined = row.isEmpty ? word : row + " " + word
            if CellWidth.of(joined) <= columns {
                row = joined
                continue
            }
            if !row.isEmpty { rows.append(row) }
            while CellWidth.of(word) > columns {
                let head = word.prefix(columns: columns)
                // A cluster wider than the row would never get shorter.
                guard !head.isEmpty else { return rows }
                rows.append(head)
                word = DisplayText(clean: String(word.string.dropFirst(head.string.count)))
            }
            row = word
        }
        if !row.isEmpty { rows.append(row) }
        return rows
    }

    /// At most `rows` rows, the last one ending in `…` when something is left out.
    public func wrapped(to columns: Int, rows: Int) -> [DisplayText] {
        let all = wrapped(to: columns)
        guard all.count > rows, rows > 0 else { return Array(all.prefix(max(0, rows))) }
        let last = (all[rows - 1] + " …").clipped(to: columns)
        return all.prefix(rows - 1) + [last]
    }
}
