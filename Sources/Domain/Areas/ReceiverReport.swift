/// One line of gpsd's protocol (https://gpsd.io/gpsd_json.html), as far as Nearby needs it.
public enum ReceiverReport: Sendable, Hashable {
    case fix(LocationFix)
    /// The receiver has no position.
    case noFix
    /// Another report of gpsd, which tells nothing here.
    case other
    /// Not in the protocol.
    case nonsense

    /// - Parameter arrival: When the line came, milliseconds; stands in for a time that a receiver doesn't give.
    public init(line: [UInt8], arrival: Int64) {
        guard let value = try? JSONReader.read(line), let kind = value["class"]?.text else {  // no JSON, no gpsd
            self = .nonsense
            return
        }
        guard kind == "TPV" else {
            self = .other
            return
        }
        func number(_ key: String) -> Double? {
            value[key]?.text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        }
        guard (number("mode") ?? 0) >= 2, let latitude = number("lat"), let longitude = number("lon") else {
            self = .noFix
            return
        }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isOnEarth else {
            self = .nonsense
            return
        }
        let across = number("eph") ?? [number("epx"), number("epy")].compactMap(\.self).max()
        let time = value["time"]?.text.flatMap { GPXReader.instant($0) } ?? arrival
        self = .fix(LocationFix(place, accuracy: across, time: time))
    }
}
