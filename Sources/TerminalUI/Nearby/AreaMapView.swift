import Domain
import Presentation

/// A campus in braille: outlines of buildings as far as they are known, the student, where people are.
struct AreaMapView: View {
    let state: NearbyState
    /// It has the whole pane and the cross moves on it.
    let isWhole: Bool

    func draw(into buffer: inout CellBuffer, in area: Rect) {
        guard area.width > 2, area.height > 1 else { return }
        let projection = Projection(state.map, in: area)
        var canvas = BrailleCanvas(columns: area.width, rows: area.height)
        let here = state.snapshot.place.area?.id
        for place in state.snapshot.areas where projection.shows(place.centre) {
            let style = place.id == here ? Style(.accent) : Style(.chartMuted)
            for ring in place.polygons.flatMap(\.rings) {
                let dots = ring.map(projection.dot)
                for (index, dot) in dots.enumerated() {
                    canvas.line(from: dots[(index + dots.count - 1) % dots.count], to: dot, style: style)
                }
            }
        }
        canvas.draw(into: &buffer, in: area)
        drawNames(projection, into: &buffer, in: area)
    }

    private func drawNames(_ projection: Projection, into buffer: inout CellBuffer, in area: Rect) {
        var labels = MapLabels(area)
        let snapshot = state.snapshot
        let you = snapshot.position ?? snapshot.place.area?.centre
        if let you { labels.reserve(projection.cell(of: you)) }
        if isWhole { labels.reserve(projection.cell(of: state.map.cross)) }
        // The own area's name first, then where people are, then by nearness to the middle.
        let order = snapshot.areas.filter { projection.shows($0.centre) }.map { place in
            (
                place,
                place.id == snapshot.place.area?.id
                    ? -2.0
                    : snapshot.view.neighbours[place.id] != nil
                        ? -1 : place.centre.metres(to: state.map.centre)
            )
        }.sorted { $0.1 < $1.1 }
        for (place, _) in order.prefix(60) {
            let isHere = place.id == snapshot.place.area?.id
            var text = DisplayText(place.code ?? String(place.name.prefix(14)))
            // Of some areas only the centre is known.
            if place.polygons.isEmpty { text = "▪" + text }
            if let count = snapshot.view.neighbours[place.id] { text = text + " ●\(count)" }
            let cell = projection.cell(of: place.centre)
            let style = isHere ? Style(.accent, .bold) : text.string.contains("●") ? Style(.good) : Style(.muted)
            if let label = labels.place(text, centredOn: cell) {
                buffer.write(label.text, x: label.x, y: label.y, style: style, in: area)
            }
        }
        if let you {
            let cell = projection.cell(of: you)
            buffer.write("▲", x: cell.x, y: cell.y, style: Style(.accent, .bold), in: area)
        }
        guard isWhole else { return }
        let cross = projection.cell(of: state.map.cross)
        buffer.write("+", x: cross.x, y: cross.y, style: Style(.selection, [.reverse, .bold]), in: area)
    }

    /// From the ground to dots and cells. A dot is as wide as it is high.
    struct Projection {
        private let centre: Coordinate
        private let perMetre: Double
        private let middle: SIMD2<Double>
        private let reach: SIMD2<Double>

        init(_ map: AreaMapState, in area: Rect) {
            centre = map.centre
            let (width, height) = (Double(area.width * 2), Double(area.height * 4))
            middle = SIMD2(width, height) / 2
            perMetre = min(width / map.span, height / (map.span * 0.6))
            reach = SIMD2(width, height) / perMetre / 2
        }

        func shows(_ place: Coordinate) -> Bool {
            let away = place.offset(from: centre)
            return abs(away.x) <= reach.x * 1.1 && abs(away.y) <= reach.y * 1.1
        }

        func dot(of place: Coordinate) -> Point {
            let away = place.offset(from: centre) * perMetre
            func whole(_ value: Double) -> Int { Int(max(-10_000, min(10_000, value)).rounded(.down)) }
            return Point(x: whole(middle.x + away.x), y: whole(middle.y - away.y))
        }

        func cell(of place: Coordinate) -> Point {
            let dot = dot(of: place)
            return Point(x: dot.x >> 1, y: dot.y >> 2)
        }
    }
}
