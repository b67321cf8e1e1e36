import Domain
import Presentation
import Services
import TerminalUI
import TestSupport
import Testing

@Suite struct MapFrameTests {
    static func map(list: Bool = false) -> MapState {
        let sample = SampleColleges(count: 400)
        var map = MapState(home: Coordinate(latitude: 45.52, longitude: -122.68))
        map.places = .loaded(
            CollegePlaces(
                unitIDs: sample.colleges.map(\.id), coordinates: sample.colleges.map(\.coordinate),
                names: sample.colleges.map(\.name), towns: sample.colleges.map { "\($0.city), \($0.state)" }))
        map.marks = [
            (1, "Reed College", 45.48, -122.63, MapState.Kind.liked),
            (2, "Lewis & Clark College", 45.45, -122.67, .starred), (3, "Yale University", 41.31, -72.93, .next),
        ].map {
            MapState.Mark(
                id: UnitID($0.0), name: $0.1, coordinate: Coordinate(latitude: $0.2, longitude: $0.3), kind: $0.4)
        }
        map.nearest = sample.colleges.prefix(3).map { college in
            MapState.Near(
                id: college.id, name: college.name, town: "Town, OR", coordinate: college.coordinate,
                miles: map.cursor.miles(to: college.coordinate))
        }
        map.selection = ListSelection(count: 3)
        map.showsList = list
        return map
    }

    static func whatIf() -> SwipeLevel {
        var state = WhatIfState(.fixture())
        state.profile.budget = 32_000
        state.preview = .loaded(
            RankPreview(
                after: (1...10).map { place in
                    RankPreview.Place(
                        id: UnitID(Int32(place)), name: "College \(place)", before: place == 1 ? 4 : place,
                        after: place, scoreBefore: 70, scoreAfter: place == 1 ? 82 : 70,
                        reason: place == 1 ? .financial : nil)
                }, leaving: []))
        return .whatIf(state)
    }

    private static func pane(_ level: SwipeLevel, _ words: Words = Words()) -> SwipePane {
        SwipePaneTests.pane(SwipePaneTests.state(levels: [level]), words)
    }

    @Test(
        "The colleges draw the country, the student's own stand with names",
        arguments: [(40, 9), (80, 20), (120, 36), (200, 56)])
    func map(width: Int, height: Int) throws {
        try expectFrame("map-\(width)x\(height)", Self.pane(.map(Self.map())), width, height)
    }

    @Test("The list tells the same as the map")
    func list() throws {
        try expectFrame("map-list-80x20", Self.pane(.map(Self.map(list: true))), 80, 20)
        try expectFrame("map-list-80x20-vi", Self.pane(.map(Self.map(list: true)), .vietnamese), 80, 20)
    }

    @Test("Sliders stand beside the first ten cards, or above them", arguments: [(40, 9), (80, 20), (120, 36)])
    func whatIf(width: Int, height: Int) throws {
        try expectFrame("what-if-\(width)x\(height)", Self.pane(Self.whatIf()), width, height)
    }

    @Test("Both are drawn at any size without a trap")
    func anySize() {
        for width in [1, 2, 7, 20, 41] {
            for height in 1...9 {
                for level in [.map(Self.map()), .map(Self.map(list: true)), Self.whatIf()] as [SwipeLevel] {
                    _ = frame(Self.pane(level), width, height)
                }
            }
        }
    }
}
