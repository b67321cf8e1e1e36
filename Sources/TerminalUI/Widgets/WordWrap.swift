/// Where text is broken into rows: behind blanks where words fit, inside a word only when it is longer than a row.
enum WordWrap {
    /// The index of the first character of each row; never empty.
    static func starts(_ characters: [Character], width: Int, hanging: Int = 0) -> [Int] {
        var starts = [0]
        var column = 0
        var afterBlank: Int?
        var at = 0
        while at < characters.count {
            let columns = CellWidth.of(characters[at])
            let room = max(1, starts.count == 1 ? width : width - hanging)
            // A blank that no longer fits stays at the end of its row, out of sight.
            if column + columns > room, at > starts[starts.count - 1], characters[at] != " " {
                at = afterBlank ?? at
                starts.append(at)
                column = 0
                afterBlank = nil
                continue
            }
            column += columns
            if characters[at] == " " { afterBlank = at + 1 }
            at += 1
        }
        return starts
    }
}
