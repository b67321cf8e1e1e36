public import Domain

/// Cutting and padding by columns, never inside a cluster.
extension DisplayText {
    /// The longest beginning that takes at most so many columns.
    public func prefix(columns: Int) -> DisplayText {
        var taken = 0
        var end = string.startIndex
        for index in string.indices {
            taken += CellWidth.of(string[index])
            if taken > columns { return DisplayText(clean: String(string[..<end])) }
            end = string.index(after: index)
        }
        return self
    }

    /// The text itself when it fits, else its beginning and `…`.
    public func clipped(to columns: Int) -> DisplayText { CellWidth.truncate(self, to: columns) }

    /// The text clipped and filled with spaces to exactly so many columns.
    public func padded(to columns: Int, _ alignment: Alignment = .left) -> DisplayText {
        let text = clipped(to: columns)
        let missing = max(0, columns - CellWidth.of(text))
        let before =
            switch alignment {
            case .left: 0
            case .center: missing / 2
            case .right: missing
            }
        return .spaces(before) + text + .spaces(missing - before)
    }

    public static func spaces(_ count: Int) -> DisplayText { .repeating(" ", max(0, count)) }

    /// A one-column text so many times.
    public static func repeating(_ text: DisplayText, _ count: Int) -> DisplayText {
        DisplayText(clean: String(repeating: text.string, count: max(0, count)))
    }
}

/// Where a text stands in the columns it is given.
public enum Alignment: Sendable, Hashable { case left, center, right }
