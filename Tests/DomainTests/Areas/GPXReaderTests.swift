import Domain
import Testing

@Suite struct GPXReaderTests {
    private func read(_ text: String) throws(GPXReader.Failure) -> [GPXReader.Point] {
        try GPXReader.points(Array(text.utf8))
    }

    @Test("Points are read with their times, in whatever order their attributes stand")
    func points() throws {
        let points = try read(
            """
            <?xml version="1.0"?><!-- a walk --><gpx><metadata><time>2020-01-01T00:00:00Z</time></metadata><trk><trkseg>
            <trkpt lat="51.07" lon='-114.13'><ele>1040</ele><time>1970-01-01T00:00:05Z</time></trkpt>
            <trkpt lon="-114.12" lat="51.08"><time>1970-01-01T02:00:06.5+02:00</time></trkpt>
            <trkpt lat="51.09" lon="-114.11"/>
            </trkseg></trk></gpx>
            """)
        #expect(points.map(\.time) == [5_000, 6_500, nil])
        #expect(points.map(\.coordinate.latitude) == [51.07, 51.08, 51.09])
        #expect(points[1].coordinate.longitude == -114.12)
    }

    @Test("What is no track says why")
    func refusals() {
        let cases: [(String, GPXReader.Failure)] = [
            ("hello", .notGPX), ("<kml></kml>", .notGPX), ("<gpx></gpx>", .empty),
            (#"<gpx><trkpt lat="91" lon="0"/></gpx>"#, .badPoint(1)),
            (#"<gpx><trkpt lat="x" lon="0"/></gpx>"#, .badPoint(1)),
            (#"<gpx><trkpt lon="0"/></gpx>"#, .badPoint(1)), (#"<gpx><trkpt lat="1" lon="2"><time>"#, .cut),
            (#"<gpx><trkpt lat="1" lon="2""#, .cut),
        ]
        for (text, failure) in cases { #expect(throws: failure, "\(text)") { try read(text) } }
    }
}
