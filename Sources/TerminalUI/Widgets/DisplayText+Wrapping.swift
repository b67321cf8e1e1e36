public import Domain

extension DisplayText {
    /// The text broken at spaces into rows of at most so many columns; a longer word is cut where it must be.
    public func wrapped(to columns: Int) -> [DisplayText] {
        guard columns > 0, !isEmpty else { return [] }
        return Paragraph(self).rows(width: columns).map(\.text)
    }

    /// At most `rows` rows, the last one ending in `…` when something is left out.
    public func wrapped(to columns: Int, rows: Int) -> [DisplayText] {
        let all = wrapped(to: columns)
        guard all.count > rows, rows > 0 else { return Array(all.prefix(max(0, rows))) }
        let last = (all[rows - 1] + " …").clipped(to: columns)
        return all.prefix(rows - 1) + [last]
    }
}
