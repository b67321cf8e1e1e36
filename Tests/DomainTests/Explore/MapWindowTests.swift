import Domain
import TestSupport
import Testing

@Suite struct MapWindowTests {
    private let portland = Coordinate(latitude: 45.52, longitude: -122.68)

    @Test("Zooming keeps the point where it is, and coming back shows the same again")
    func zoom() {
        var window = MapWindow()
        let before = window.share(of: portland)
        window.zoom(by: 3, around: portland)
        let near = window.share(of: portland)
        #expect(abs(near.east - before.east) < 1e-9 && abs(near.north - before.north) < 1e-9)
        #expect(window.zoom == 3 && abs(window.spanEast - MapWindow().spanEast / 8) < 1e-9)
        window.zoom(by: -99, around: portland)
        #expect(window.zoom == 0 && abs(window.centre.longitude - MapWindow().centre.longitude) < 1e-9)
        window.zoom(by: 99, around: portland)
        #expect(window.zoom == MapWindow.deepest)
    }

    @Test("A point that is revealed lies within, however far it was")
    func reveal() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<200 {
            var window = MapWindow(MapWindow.Region.allCases[Int.random(in: 0..<5, using: &generator)])
            let point = Coordinate(
                latitude: Double.random(in: -20...70, using: &generator),
                longitude: Double.random(in: -180...180, using: &generator))
            window.zoom(by: Int.random(in: 0...5, using: &generator), around: window.centre)
            window.reveal(point)
            let share = window.share(of: point)
            #expect(abs(share.east) <= 0.4501 && abs(share.north) <= 0.4501)
        }
    }

    @Test("A ring lies at its distance, and directions go clockwise from north")
    func rings() {
        for degrees in stride(from: 0.0, to: 360, by: 45) {
            let point = portland.point(miles: 300, towards: degrees)
            #expect(abs(portland.miles(to: point) - 300) < 12)
            #expect(portland.direction(of: point) == Int(degrees / 45))
        }
    }

    @Test("The nearest colleges are those that a full sort finds")
    func nearest() {
        var generator = SeededGenerator(seed: 6)
        let coordinates = (0..<300).map { _ in
            Coordinate(
                latitude: Double.random(in: 26...48, using: &generator),
                longitude: Double.random(in: -122 ... -70, using: &generator))
        }
        let places = CollegePlaces(
            unitIDs: (0..<300).map { UnitID(Int32($0)) }, coordinates: coordinates,
            names: Array(repeating: "", count: 300), towns: Array(repeating: "", count: 300))
        let expected = coordinates.enumerated().sorted {
            portland.miles(to: $0.element) < portland.miles(to: $1.element)
        }
        #expect(places.nearest(to: portland, limit: 20).map(\.index) == expected.prefix(20).map(\.offset))
    }
}
