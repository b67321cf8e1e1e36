import Domain
import Presentation

/// Colleges as dots that draw the country, the student's own with names, rings around home.
struct MapView: View {
    let map: MapState
    let content: MapContent

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        let (top, rest) = area.split(top: area.height > 4 ? 1 : 0)
        Line(content.region, .title).draw(into: &buffer, in: top)
        let room = top.width - CellWidth.of(content.region) - 2
        if CellWidth.of(content.legend) <= room {
            Line(content.legend, .muted).draw(into: &buffer, in: top, alignment: .right)
        }
        if let message = content.message {
            for (y, text) in message.wrapped(to: rest.width - 4).prefix(rest.height).enumerated() {
                Line(text).draw(into: &buffer, in: rest, x: 2, y: y)
            }
            return
        }
        guard !map.showsList else { return drawList(into: &buffer, in: rest) }
        let (body, foot) = rest.split(bottom: rest.height > 3 ? 1 : 0)
        Line([Span("+ ", .key), Span(content.nearest)]).draw(into: &buffer, in: foot)
        drawMap(into: &buffer, in: body)
    }

    private func drawList(into buffer: inout CellBuffer, in area: Rect) {
        let (top, list) = area.split(top: area.height > 3 ? 1 : 0)
        Line(content.listHeading, .muted).draw(into: &buffer, in: top)
        ListView(map.selection) { index in
            let row = content.rows[index]
            return ListRow([Span(row.name), Span("  " + row.town, .muted)], detail: Line(row.place, .muted))
        }.draw(into: &buffer, in: list)
    }

    // MARK: The picture

    private func drawMap(into buffer: inout CellBuffer, in area: Rect) {
        guard area.width > 1, area.height > 0, let places = map.known else { return }
        let projection = Projection(map.window, in: area)
        var canvas = BrailleCanvas(columns: area.width, rows: area.height)
        for place in places.coordinates {
            let dot = projection.dot(of: place)
            canvas.set(dot.x, dot.y, style: Style(.chartMuted))
        }
        var labels = MapLabels(area)
        labels.reserve(projection.cell(of: map.cursor))
        if let home = map.home {
            labels.reserve(projection.cell(of: home))
            for ring in content.rings { draw(ring, around: home, projection, &canvas, &labels) }
        }
        canvas.draw(into: &buffer, in: area)
        for mark in map.marks { labels.reserve(projection.cell(of: mark.coordinate)) }
        for ring in labels.rings { buffer.write(ring.text, x: ring.x, y: ring.y, style: .muted, in: area) }
        for mark in map.marks {
            let cell = projection.cell(of: mark.coordinate)
            guard area.holds(cell) else { continue }
            let (glyph, style) = Self.look(of: mark.kind)
            buffer.write(glyph, x: cell.x, y: cell.y, style: style, in: area)
            if let label = labels.place(DisplayText(mark.name), beside: cell) {
                buffer.write(label.text, x: label.x, y: label.y, style: style, in: area)
            }
        }
        if let home = map.home {
            let cell = projection.cell(of: home)
            buffer.write("⌂", x: cell.x, y: cell.y, style: .key, in: area)
        }
        let cross = projection.cell(of: map.cursor)
        buffer.write("+", x: cross.x, y: cross.y, style: Style(.selection, [.reverse, .bold]), in: area)
    }

    private func draw(
        _ ring: MapContent.Ring, around home: Coordinate, _ projection: Projection, _ canvas: inout BrailleCanvas,
        _ labels: inout MapLabels
    ) {
        for degrees in stride(from: 0.0, to: 360, by: 3) {
            let dot = projection.dot(of: home.point(miles: ring.miles, towards: degrees))
            canvas.set(dot.x, dot.y, style: Style(.chart))
        }
        let top = projection.cell(of: home.point(miles: ring.miles, towards: 0))
        labels.placeRing(ring.label, at: top)
    }

    private static func look(of kind: MapState.Kind) -> (DisplayText, Style) {
        switch kind {
        case .liked: ("◉", Style(.accent, .bold))
        case .starred: ("★", Style(.accent, .bold))
        case .next: ("◇", Style(.good, .bold))
        }
    }

    /// From the ground to dots and cells.
    struct Projection {
        private let window: MapWindow
        private let scale: (east: Double, north: Double)
        private let middle: (x: Double, y: Double)

        init(_ window: MapWindow, in area: Rect) {
            self.window = window
            let (width, height) = (area.width * 2, area.height * 4)
            scale = window.scale(width: width, height: height)
            middle = (Double(width) / 2, Double(height) / 2)
        }

        func dot(of place: Coordinate) -> Point {
            // What lies far outside stays outside, whatever its number.
            func whole(_ value: Double) -> Int { Int(max(-10_000, min(10_000, value)).rounded(.down)) }
            return Point(
                x: whole(middle.x + (place.longitude - window.centre.longitude) * scale.east),
                y: whole(middle.y - (place.latitude - window.centre.latitude) * scale.north))
        }

        func cell(of place: Coordinate) -> Point {
            let dot = dot(of: place)
            return Point(x: dot.x >> 1, y: dot.y >> 2)
        }
    }
}

extension Rect {
    /// A point that counts from the rectangle's own corner lies in it.
    fileprivate func holds(_ point: Point) -> Bool {
        point.x >= 0 && point.x < width && point.y >= 0 && point.y < height
    }
}

/// Places names on a map so that none covers another, or a mark.
struct MapLabels {
    struct Label: Equatable {
        let text: DisplayText
        let x: Int
        let y: Int
    }

    private(set) var rings: [Label] = []
    private let width: Int
    private let height: Int
    private var taken: Set<Int> = []

    /// Longer names are cut.
    private static let longest = 22

    init(_ area: Rect) {
        width = area.width
        height = area.height
    }

    mutating func reserve(_ cell: Point) {
        if cell.x >= 0, cell.x < width, cell.y >= 0, cell.y < height { taken.insert(cell.y * width + cell.x) }
    }

    /// To the right of a mark, else to its left, above or below; `nil` where there is no room.
    mutating func place(_ name: DisplayText, beside cell: Point) -> Label? {
        let text = name.clipped(to: min(Self.longest, width / 2))
        let columns = CellWidth.of(text)
        let spots = [
            (cell.x + 2, cell.y), (cell.x - columns - 1, cell.y), (cell.x - columns / 2, cell.y - 1),
            (cell.x - columns / 2, cell.y + 1),
        ]
        for (x, y) in spots where take(x, y, columns) { return Label(text: text, x: x, y: y) }
        return nil
    }

    /// Over a mark's middle, else above or below it; `nil` where there is no room.
    mutating func place(_ name: DisplayText, centredOn cell: Point) -> Label? {
        let text = name.clipped(to: min(Self.longest, width / 2))
        let columns = CellWidth.of(text)
        for y in [cell.y, cell.y - 1, cell.y + 1] where take(cell.x - columns / 2, y, columns) {
            return Label(text: text, x: cell.x - columns / 2, y: y)
        }
        return nil
    }

    mutating func placeRing(_ text: DisplayText, at cell: Point) {
        let columns = CellWidth.of(text)
        let x = cell.x - columns / 2
        if take(x, cell.y, columns) { rings.append(Label(text: text, x: x, y: cell.y)) }
    }

    /// Takes the cells and one on either side, when all of them are free.
    private mutating func take(_ x: Int, _ y: Int, _ columns: Int) -> Bool {
        guard columns > 0, x >= 0, x + columns <= width, y >= 0, y < height else { return false }
        let cells = (x..<(x + columns)).map { y * width + $0 }
        guard !cells.contains(where: taken.contains) else { return false }
        taken.formUnion(cells)
        if x > 0 { taken.insert(y * width + x - 1) }
        if x + columns < width { taken.insert(y * width + x + columns) }
        return true
    }
}
