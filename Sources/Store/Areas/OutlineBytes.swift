internal import Domain

/// An area's outline as bytes, lowest first: for each polygon the count of its rings, for each ring the count of its
/// points and their longitudes and latitudes as doubles.
enum OutlineBytes {
    static func bytes(of polygons: [AreaPolygon]) -> [UInt8] {
        var bytes: [UInt8] = []
        func append(_ count: Int) { withUnsafeBytes(of: UInt32(count).littleEndian) { bytes += $0 } }
        for polygon in polygons {
            append(polygon.rings.count)
            for ring in polygon.rings {
                append(ring.count)
                for point in ring {
                    withUnsafeBytes(of: point.longitude.bitPattern.littleEndian) { bytes += $0 }
                    withUnsafeBytes(of: point.latitude.bitPattern.littleEndian) { bytes += $0 }
                }
            }
        }
        return bytes
    }

    /// `nil` for bytes that were cut or changed.
    static func polygons(_ bytes: UnsafeRawBufferPointer) -> [AreaPolygon]? {
        var position = 0
        func count() -> Int? {
            guard position + 4 <= bytes.count else { return nil }
            defer { position += 4 }
            return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
        }
        func number() -> Double {
            defer { position += 8 }
            let bits = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            return Double(bitPattern: bits)
        }
        var polygons: [AreaPolygon] = []
        while position < bytes.count {
            guard let rings = count(), rings > 0, rings <= bytes.count else { return nil }
            var found: [[Coordinate]] = []
            for _ in 0..<rings {
                guard let points = count(), points >= 3, points <= (bytes.count - position) / 16 else { return nil }
                var ring: [Coordinate] = []
                ring.reserveCapacity(points)
                for _ in 0..<points {
                    let east = number()
                    let place = Coordinate(latitude: number(), longitude: east)
                    guard place.isOnEarth else { return nil }
                    ring.append(place)
                }
                found.append(ring)
            }
            polygons.append(AreaPolygon(rings: found))
        }
        return polygons
    }
}
