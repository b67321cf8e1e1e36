import Domain
import Testing

@Suite struct GeoJSONReaderTests {
    private func read(_ text: String) throws(GeoJSONError) -> GeoJSONReader.Content {
        try GeoJSONReader.read(Array(text.utf8), campus: CampusID("hill"))
    }

    private func feature(_ geometry: String, _ properties: String = #"{"name":"Hall"}"#) -> String {
        #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":\#(properties),"geometry":\#(geometry)}]}"#
    }

    private let square = "[[[0,0],[1,0],[1,1],[0,1],[0,0]]]"

    @Test("Points, polygons with holes, multipolygons and collections become areas")
    func geometries() throws {
        let hole = "[[0.2,0.2],[0.4,0.2],[0.4,0.4],[0.2,0.2]]"
        let cases: [(String, polygons: Int, rings: Int)] = [
            (#"{"type":"Point","coordinates":[-114.1,51.07,1040]}"#, 0, 0),
            (#"{"type":"Polygon","coordinates":\#(square)}"#, 1, 1),
            (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]],\#(hole)]}"#, 1, 2),
            (#"{"type":"MultiPolygon","coordinates":[\#(square),[[[3,3],[4,3],[4,4],[3,3]]]]}"#, 2, 1),
            (#"{"type":"GeometryCollection","geometries":[{"type":"Polygon","coordinates":\#(square)}]}"#, 1, 1),
        ]
        for (geometry, polygons, rings) in cases {
            let area = try #require(try read(feature(geometry)).areas.first)
            #expect(area.polygons.count == polygons, "\(geometry)")
            #expect(area.polygons.first?.rings.count ?? 0 == rings, "\(geometry)")
        }
    }

    @Test("Names are found under what OpenStreetMap, universities and Quad call them; ids are the key")
    func properties() throws {
        let point = #"{"type":"Point","coordinates":[-114,51]}"#
        let cases: [(String, name: String, code: String?, id: String)] = [
            (
                #"{"osm_id":"way/7","name":"Stanley Hall","building":"university","ref":"SC"}"#, "Stanley Hall", "SC",
                "way/7"
            ),
            (#"{"BLDG_ID":"VANR","PLACENAME":"Place Vanier","BLDG_USE":"RES"}"#, "Place Vanier", "VANR", "VANR"),
            (#"{"code":"SA","name":"Science A","kind":"science","radius_m":31.5}"#, "Science A", "SA", "SA"),
            (#"{"name":"Kiosk"}"#, "Kiosk", nil, "Kiosk#1"),
            (#"{"ref":"B7"}"#, "B7", "B7", "B7#1"),
        ]
        for (properties, name, code, id) in cases {
            let area = try #require(try read(feature(point, properties)).areas.first)
            #expect(area.name == name && area.code == code && area.id == AreaID("hill/" + id), "\(properties)")
        }
        let own = try #require(try read(feature(point, cases[2].0)).areas.first)
        #expect(own.radius == 31.5 && own.kind == "science")
    }

    @Test("Data of OpenStreetMap carries its one line of credit, whichever way the file says so")
    func credit() throws {
        let point = #"{"type":"Point","coordinates":[-114,51]}"#
        for line in [#""copyright":"from www.openstreetmap.org""#, #""generator":"overpass-turbo""#] {
            let text = feature(point).replacing(
                #""type":"FeatureCollection""#, with: #""type":"FeatureCollection",\#(line)"#)
            #expect(try read(text).credit == GeoJSONReader.openStreetMap)
        }
    }

    @Test("What has no name or no place is passed over and counted, lines too")
    func passedOver() throws {
        let content = try read(
            #"""
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[0,0]}},
            {"type":"Feature","properties":{"name":"Nowhere"},"geometry":null},
            {"type":"Feature","properties":{"name":"Path"},"geometry":{"type":"LineString","coordinates":[[0,0],[1,1]]}},
            {"type":"Feature","properties":{"name":"Open"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}}
            ]}
            """#)
        #expect(content.areas.map(\.name) == ["Open"])
        #expect((content.unnamed, content.unsuitable, content.unclosed) == (2, 1, 1))
    }

    @Test("A bow tie is an area by the odd number of crossings")
    func crossing() throws {
        let bow = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
        let index = AreaIndex(try read(feature(bow)).areas)
        #expect(index.containing(Coordinate(latitude: 1, longitude: 0.2)) == 0)
        #expect(index.containing(Coordinate(latitude: 0.2, longitude: 1)) == nil)
    }

    @Test("A file that is no good says which feature and why, and gives nothing")
    func refusals() {
        let cases: [(String, GeoJSONError)] = [
            (feature(#"{"type":"Point","coordinates":[51.07,-114.1]}"#), .badGeometry(feature: 1, .swapped)),
            (feature(#"{"type":"Point","coordinates":[1e400,51]}"#), .badGeometry(feature: 1, .number)),
            (feature(#"{"type":"Point","coordinates":[500,200]}"#), .badGeometry(feature: 1, .number)),
            (feature(#"{"type":"Point","coordinates":["a",1]}"#), .badGeometry(feature: 1, .shape)),
            (feature(#"{"type":"Point","coordinates":[null,1]}"#), .badGeometry(feature: 1, .shape)),
            (feature(#"{"type":"Polygon","coordinates":[[0,0],[1,1]]}"#), .badGeometry(feature: 1, .shape)),
            (feature(#"{"type":"Polygon","coordinates":[[[0,0],[1,1],[0,0]]]}"#), .badGeometry(feature: 1, .ring)),
            (feature(#"{"type":"Polygon","coordinates":[]}"#), .badGeometry(feature: 1, .shape)),
            (feature(#"{"type":"Blob","coordinates":[]}"#), .badGeometry(feature: 1, .shape)),
            (#"{"type":"FeatureCollection","features":[]}"#, .empty),
            (#"{"type":"FeatureCollection"}"#, .notGeoJSON),
            (#"[1,2,3]"#, .notGeoJSON),
        ]
        for (text, error) in cases { #expect(throws: error, "\(text)") { try read(text) } }
        let whole = feature(#"{"type":"Polygon","coordinates":\#(square)}"#)
        for length in stride(from: 0, to: whole.utf8.count, by: 7) {
            #expect(throws: GeoJSONError.self) {
                try GeoJSONReader.read(Array(whole.utf8.prefix(length)), campus: CampusID("x"))
            }
        }
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: GeoJSONError.self) { try read(feature(#"{"type":"Polygon","coordinates":\#(deep)}"#)) }
        #expect(throws: GeoJSONError.self) { try read(feature(#"{"type":"Point","coordinates":[NaN,1]}"#)) }
    }

    @Test("Two features of one id are refused")
    func repeated() {
        let one =
            #"{"type":"Feature","id":"a","properties":{"name":"A"},"geometry":{"type":"Point","coordinates":[0,0]}}"#
        #expect(throws: GeoJSONError.repeatedID(feature: 2, "a")) {
            try read(#"{"type":"FeatureCollection","features":[\#(one),\#(one)]}"#)
        }
    }

    @Test("A footprint's size and middle are those of the plane around it")
    func measure() throws {
        let origin = Coordinate(latitude: 51, longitude: 179.999_9)
        let ring = [(0.0, 0.0), (60, 0), (60, 20), (0, 20)].map { origin.moved(east: $0.0, north: $0.1) }
        let polygon = AreaPolygon(rings: [ring])
        #expect(abs(polygon.squareMetres - 1_200) < 2)
        #expect(polygon.centroid.metres(to: origin.moved(east: 30, north: 10)) < 0.2)
    }
}
