public import Domain

/// How many lines rows take on the screen as it is now; only views know that.
public protocol TimelineMeasuring: Sendable {
    /// Lines that are shown at once.
    var height: Int { get }
    /// The conversation is in sight while the list has focus.
    var isBesideList: Bool { get }
    /// Lines of a row that stands below `previous`.
    func height(of row: TimelineRow, below previous: TimelineRow?) -> Int
}

/// Which rows of a timeline are in sight, and where scrolling leads; walks only the rows near the screen.
public struct TimelineWindow {
    public let rows: [TimelineRow]
    let measure: any TimelineMeasuring

    /// A line of a row.
    public struct Place: Sendable, Hashable, Comparable {
        public var row: Int
        public var line: Int

        public static func < (left: Place, right: Place) -> Bool {
            (left.row, left.line) < (right.row, right.line)
        }
    }

    public init(_ rows: [TimelineRow], _ measure: any TimelineMeasuring) {
        self.rows = rows
        self.measure = measure
    }

    public func height(of row: Int) -> Int {
        max(1, measure.height(of: rows[row], below: row > 0 ? rows[row - 1] : nil))
    }

    /// The line at the top when the newest is at the bottom.
    public var end: Place { moved(Place(row: rows.count, line: 0), by: -measure.height) }

    /// The line at the top for a reader who stands there; never further down than the end.
    public func top(of scroll: TimelineScroll, resolve: (MessageKey) -> MessageKey = { $0 }) -> Place {
        guard case .message(let key, let skipped) = scroll.anchor else { return end }
        let resolved = resolve(key)
        guard let row = rows.lastIndex(where: { $0.key == resolved }) else { return end }
        return min(end, moved(Place(row: row, line: 0), by: skipped))
    }

    /// So many lines further down, or up when negative; stops at both ends.
    public func moved(_ place: Place, by lines: Int) -> Place {
        var place = place
        var left = lines
        while left < 0 {
            if place.line >= -left { return Place(row: place.row, line: place.line + left) }
            guard place.row > 0 else { return Place(row: 0, line: 0) }
            left += place.line
            place.row -= 1
            place.line = height(of: place.row)
        }
        while left > 0, place.row < rows.count {
            let rest = height(of: place.row) - place.line
            if left < rest { return Place(row: place.row, line: place.line + left) }
            left -= rest
            place = Place(row: place.row + 1, line: 0)
        }
        return place
    }

    /// The rows in sight below a top line, the last one perhaps in part.
    public func visible(from top: Place) -> Range<Int> {
        guard top.row < rows.count else { return rows.count..<rows.count }
        var end = top.row
        var lines = -top.line
        while end < rows.count, lines < measure.height {
            lines += height(of: end)
            end += 1
        }
        return top.row..<end
    }

    /// The last row that is in sight with its last line.
    public func lastWhole(from top: Place) -> Int? {
        var lines = -top.line
        var last: Int?
        for row in visible(from: top) {
            lines += height(of: row)
            if lines <= measure.height { last = row }
        }
        return last
    }

    /// A top line from which a row is in sight, as near to `top` as can be.
    public func showing(_ row: Int, from top: Place) -> Place {
        let start = Place(row: row, line: 0)
        if start < top { return start }
        let bottom = moved(Place(row: row, line: 0), by: height(of: row) - measure.height)
        // A message that is higher than the screen shows its beginning.
        return bottom > top ? min(bottom, start) : top
    }

    /// The message that holds a top line in its place, with the lines of it that are above; negative when the line is
    /// above the message.
    public func anchor(of top: Place) -> (key: MessageKey, skipped: Int)? {
        var lines = -top.line
        for row in top.row..<max(top.row, rows.count) {
            if let key = rows[row].key { return (key, -lines) }
            lines += height(of: row)
        }
        return nil
    }
}
