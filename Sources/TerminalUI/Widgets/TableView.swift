public import Domain
public import Presentation

/// A column of a table.
public struct TableColumn: Sendable, Hashable {
    public enum Width: Sendable, Hashable {
        case fixed(Int)
        /// At least so many columns, and a share of what is left over.
        case flexible(least: Int, share: Int = 1)
    }

    public enum Order: Sendable, Hashable { case ascending, descending }

    public var title: DisplayText
    public var width: Width
    public var alignment: Alignment
    /// Columns of the smallest rank go first where not all fit; the first of several that are equal stays longest.
    public var rank: Int
    /// The rows are sorted by this column.
    public var order: Order?

    public init(
        _ title: DisplayText, width: Width, alignment: Alignment = .left, rank: Int = 0, order: Order? = nil
    ) {
        self.title = title
        self.width = width
        self.alignment = alignment
        self.rank = rank
        self.order = order
    }

    var least: Int {
        switch width {
        case .fixed(let columns): max(1, columns)
        case .flexible(let least, _): max(1, least)
        }
    }

    var share: Int {
        if case .flexible(_, let share) = width { max(0, share) } else { 0 }
    }

    var heading: DisplayText {
        switch order {
        case nil: title
        case .ascending: title + " ▲"
        case .descending: title + " ▼"
        }
    }
}

/// A table with a heading and one selected row; every column begins on the same cell, whatever its text.
public struct TableView: View {
    let columns: [TableColumn]
    let selection: ListSelection
    let isFocused: Bool
    let cell: (_ row: Int, _ column: Int) -> Line

    private static let gap = 2

    /// `cell`: asked only for what is in sight; `column` counts through all of `columns`.
    public init(
        _ columns: [TableColumn], selection: ListSelection, isFocused: Bool = true,
        cell: @escaping (_ row: Int, _ column: Int) -> Line
    ) {
        self.columns = columns
        self.selection = selection
        self.isFocused = isFocused
        self.cell = cell
    }

    /// Rows of the table that are shown in `height` rows of the screen.
    public static func rows(in height: Int) -> Int { max(0, height > 1 ? height - 1 : height) }

    public func draw(into buffer: inout CellBuffer, in area: Rect) {
        buffer.fill(area)
        guard !area.isEmpty, !columns.isEmpty else { return }
        let (head, body) = area.split(top: area.height - Self.rows(in: area.height))
        let visible = selection.visible(showing: body.height)
        let isLong = selection.count > body.height && body.width > 8
        let (table, edge) = isLong ? body.split(right: 2) : (body, nil)
        let places = layout(in: table.width)
        for (index, place) in places {
            let heading = Line(columns[index].heading, columns[index].order == nil ? .muted : Style(.text, .bold))
            heading.draw(
                into: &buffer, in: head, x: place.lowerBound, columns: place.count, alignment: columns[index].alignment)
        }
        for (y, row) in visible.enumerated() {
            draw(row, places, into: &buffer, in: table, y: y)
        }
        if let edge { ScrollMark(count: selection.count, visible: visible).draw(into: &buffer, in: edge) }
    }

    private func draw(
        _ row: Int, _ places: [(index: Int, place: Range<Int>)], into buffer: inout CellBuffer, in area: Rect, y: Int
    ) {
        let isSelected = row == selection.index
        if isSelected { buffer.write("▸", y: y, style: Style(.selection, .bold), in: area) }
        for (position, (index, place)) in places.enumerated() {
            var line = cell(row, index)
            if isSelected, position == 0 {
                line = line.styled { style in
                    style.role = .selection
                    style.attributes.formUnion(isFocused ? [.reverse, .bold] : .bold)
                }
            }
            line.draw(
                into: &buffer, in: area, x: place.lowerBound, y: y, columns: place.count,
                alignment: columns[index].alignment)
        }
    }

    /// Which columns are shown, and where.
    func layout(in width: Int) -> [(index: Int, place: Range<Int>)] {
        let indent = width >= 4 ? 2 : 1
        var shown = Array(columns.indices)
        let need = { (indices: [Int]) in
            indices.reduce(0) { $0 + columns[$1].least } + Self.gap * (indices.count - 1)
        }
        while shown.count > 1, need(shown) > width - indent {
            // The first column names the row and stays.
            guard let least = shown.dropFirst().map({ columns[$0].rank }).min(),
                let last = shown.dropFirst().last(where: { columns[$0].rank == least })
            else { break }
            shown.removeAll { $0 == last }
        }
        let spare = max(0, width - indent - need(shown))
        let shares = shown.reduce(0) { $0 + columns[$1].share }
        var (given, counted, start) = (0, 0, indent)
        return shown.map { index in
            counted += columns[index].share
            // By running totals, so that no column is lost to rounding.
            let total = shares > 0 ? spare * counted / shares : 0
            let size = max(0, min(columns[index].least + total - given, width - start))
            given = total
            defer { start += size + Self.gap }
            return (index, start..<(start + size))
        }
    }
}
