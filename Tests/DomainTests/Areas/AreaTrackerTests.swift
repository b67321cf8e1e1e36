import Domain
import TestSupport
import Testing

@Suite struct AreaTrackerTests {
    /// Three halls in a row, 60 m apart, on a campus of 400 m.
    static let centre = Coordinate(latitude: 51.0776, longitude: -114.13)
    static let campus = CampusID("hill")
    static let halls = (0..<3).map { number in
        Area(
            id: AreaID("hill/\(number)"), name: "Hall \(number)", shape: .point,
            centre: centre.moved(east: Double(number) * 60, north: 0))
    }

    struct Walk {
        var tracker = AreaTracker()
        var time: Int64 = 0
        let index = AreaIndex(AreaTrackerTests.halls)

        mutating func go(
            east: Double, north: Double = 0, after seconds: Double = 5, accuracy: Double? = 4, age: Int64 = 0
        ) -> AreaTracker.Outcome {
            time += Int64(seconds * 1_000)
            return take(AreaTrackerTests.centre.moved(east: east, north: north), accuracy: accuracy, age: age)
        }

        mutating func take(_ place: Coordinate, accuracy: Double? = 4, age: Int64 = 0) -> AreaTracker.Outcome {
            let index = index
            return tracker.take(LocationFix(place, accuracy: accuracy, time: time, age: age)) { point, staying, slack in
                let distance = Geofence(centre: AreaTrackerTests.centre, radius: 400).distance(to: point)
                return distance <= (staying == nil ? 0 : slack) ? AreaTrackerTests.campus : nil
            } areas: { _, point in
                index.near(point, within: 300, slack: 20).map {
                    AreaSpot(area: AreaTrackerTests.halls[$0.index].id, metres: $0.metres, isBeyond: $0.isBeyond)
                }
            }
        }

        /// Enters at a hall.
        mutating func enter(east: Double = 0) {
            for _ in 0..<3 { _ = go(east: east) }
        }
    }

    @Test("A campus is entered after a while within its fence, and left after a while well beyond it")
    func fence() {
        var walk = Walk()
        #expect(walk.tracker.place == .unknown)
        _ = walk.go(east: -600)
        #expect(walk.tracker.place == .offCampus)
        _ = walk.go(east: -390)
        #expect(walk.tracker.place == .offCampus)
        _ = walk.go(east: -390)
        #expect(walk.tracker.place.campus == Self.campus)
        // To and fro over the fence changes nothing.
        for _ in 0..<20 {
            _ = walk.go(east: -430)
            _ = walk.go(east: -395)
            #expect(walk.tracker.place.campus == Self.campus)
        }
        for _ in 0..<3 { _ = walk.go(east: -480) }
        #expect(walk.tracker.place.campus == Self.campus)
        for _ in 0..<3 { _ = walk.go(east: -480) }
        #expect(walk.tracker.place == .offCampus)
    }

    @Test("Between two halls the nearer one wins by a margin, or after a while")
    func margin() {
        var walk = Walk()
        walk.enter()
        #expect(walk.tracker.place.area?.area == Self.halls[0].id)
        _ = walk.go(east: 31)
        #expect(walk.tracker.place.area?.area == Self.halls[0].id)
        _ = walk.go(east: 34)
        #expect(walk.tracker.place.area?.area == Self.halls[1].id)
        _ = walk.go(east: 29)
        #expect(walk.tracker.place.area?.area == Self.halls[1].id)
        // Standing there long enough settles it.
        for _ in 0..<8 { _ = walk.go(east: 29) }
        #expect(walk.tracker.place.area?.area == Self.halls[0].id)
    }

    @Test("A poor fix never moves anybody between buildings, an old one is not looked at")
    func poor() {
        var walk = Walk()
        walk.enter()
        #expect(walk.go(east: 60, accuracy: 80) == .ignored(.poor))
        #expect(walk.go(east: 60, age: 90_000) == .ignored(.stale))
        #expect(walk.go(east: 60, after: -5) == .ignored(.notNewer))
        #expect(walk.go(east: 60, after: -30) == .ignored(.notNewer))
        #expect(walk.tracker.place.area?.area == Self.halls[0].id)
        walk.time += 60_000
        #expect(walk.go(east: 60) == .taken)
        #expect(walk.tracker.place.area?.area == Self.halls[1].id)
    }

    @Test("One fix five kilometres away is a jump; when the next one agrees, it was none")
    func jump() {
        var walk = Walk()
        walk.enter()
        #expect(walk.go(east: 5_000) == .ignored(.jump))
        #expect(walk.go(east: 2) == .taken)
        #expect(walk.tracker.place.area?.area == Self.halls[0].id)
        #expect(walk.go(east: 5_000) == .ignored(.jump))
        for _ in 0..<6 { #expect(walk.go(east: 5_010) == .taken) }
        #expect(walk.tracker.place == .offCampus)
    }

    @Test("Nothing of where somebody was is kept after the campus was left")
    func forgetting() {
        var (walk, other) = (Walk(), Walk())
        walk.enter()
        other.enter(east: 60)
        for _ in 0..<8 {
            _ = walk.go(east: 700)
            _ = other.go(east: 700)
        }
        #expect(walk.tracker.place == .offCampus)
        #expect("\(walk.tracker)" == "\(other.tracker)")
    }

    @Test("A walk past the halls with noise names the nearest one nearly always and flaps no more than the truth")
    func noisyWalk() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var (right, all) = (0, 0)
        for _ in 0..<40 {
            var walk = Walk()
            walk.enter()
            var (changes, truths) = (0, 0)
            var (before, trueBefore) = (walk.tracker.place.area?.area, Self.halls[0].id)
            for step in 0..<20 {
                let east = Double(step) * 7
                func noise() -> Double {
                    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) } * 4
                }
                _ = walk.go(east: east + noise(), north: noise())
                let truth = Self.halls.min { a, b in
                    abs(east - a.centre.metres(to: Self.centre)) < abs(east - b.centre.metres(to: Self.centre))
                }?.id
                all += 1
                if walk.tracker.place.area?.area == truth { right += 1 }
                if walk.tracker.place.area?.area != before { changes += 1 }
                if truth != trueBefore { truths += 1 }
                (before, trueBefore) = (walk.tracker.place.area?.area, truth ?? trueBefore)
            }
            #expect(changes <= truths + 2, "seed \(seed)")
        }
        #expect(Double(right) / Double(all) >= 0.9, "seed \(seed): \(right) of \(all)")
    }
}
