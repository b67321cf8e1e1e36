/// Reads the track points of a GPX file (https://www.topografix.com/GPX/1/1/), and nothing else of it.
public enum GPXReader {
    public static let sizeLimit = 32 * 1_024 * 1_024
    static let pointLimit = 500_000

    public struct Point: Sendable, Hashable {
        public let coordinate: Coordinate
        /// Milliseconds since 1970; `nil` where the file gives no time.
        public let time: Int64?

        public init(coordinate: Coordinate, time: Int64?) {
            self.coordinate = coordinate
            self.time = time
        }
    }

    public enum Failure: Error, Sendable, Hashable {
        case notGPX
        /// The file stops within a point.
        case cut
        case empty
        case tooLarge
        /// `point` counts from 1.
        case badPoint(Int)
    }

    public static func points(_ bytes: [UInt8]) throws(Failure) -> [Point] {
        guard bytes.count <= sizeLimit else { throw .tooLarge }
        var scanner = MarkupScanner(bytes)
        var points: [Point] = []
        var isGPX = false
        var open: (coordinate: Coordinate, time: Int64?)?
        while let tag = scanner.next() {
            switch tag.name {
            case "gpx": isGPX = true
            case "trkpt", "rtept":
                guard let latitude = tag.number("lat"), let longitude = tag.number("lon"),
                    case let place = Coordinate(latitude: latitude, longitude: longitude), place.isOnEarth
                else { throw .badPoint(points.count + 1) }
                if tag.isEmpty { points.append(Point(coordinate: place, time: nil)) } else { open = (place, nil) }
            case "/trkpt", "/rtept":
                if let point = open { points.append(Point(coordinate: point.coordinate, time: point.time)) }
                open = nil
                guard points.count <= pointLimit else { throw .tooLarge }
            case "time":
                if open != nil { open?.time = instant(scanner.text()) }
            default: break
            }
        }
        guard isGPX else { throw .notGPX }
        guard open == nil, !scanner.isBroken else { throw .cut }
        guard !points.isEmpty else { throw .empty }
        return points
    }

    /// `2026-09-14T15:00:00Z`, with fractions or an offset; anything else is `nil`.
    static func instant(_ text: String) -> Int64? {
        let text = text.filter { !$0.isWhitespace }
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2 else { return nil }
        let date = halves[0].split(separator: "-").compactMap { Int($0) }
        guard date.count == 3 else { return nil }
        var clock = halves[1]
        var offset = 0
        if clock.last == "Z" {
            clock.removeLast()
        } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
            let parts = clock[clock.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
            guard let hours = parts.first else { return nil }
            offset = (hours * 60 + (parts.count > 1 ? parts[1] : 0)) * (clock[sign] == "-" ? -1 : 1)
            clock = clock[..<sign]
        }
        let parts = clock.split(separator: ":")
        guard parts.count == 3, let hour = Int(parts[0]), let minute = Int(parts[1]), let second = Double(parts[2]),
            (0..<24).contains(hour), (0..<60).contains(minute), (0..<61).contains(second)
        else { return nil }
        guard let day = CivilDate(year: date[0], month: date[1], day: date[2]) else { return nil }
        let seconds = Int64(day.localDay.number) * 86_400 + Int64(hour * 3_600 + (minute - offset) * 60)
        return seconds * 1_000 + Int64((second * 1_000).rounded())
    }
}

/// Walks over the tags of an XML text without making a tree of it.
struct MarkupScanner {
    struct Tag {
        /// `trkpt`, `/trkpt`.
        let name: String
        let isEmpty: Bool
        fileprivate let attributes: String

        func number(_ key: String) -> Double? {
            guard let start = attributes.range(ofAttribute: key) else { return nil }
            return Double(attributes[start].filter { !$0.isWhitespace }).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The text ended within a tag.
    private(set) var isBroken = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Tag? {
        while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else {
                isBroken = true
                position = bytes.count
                return nil
            }
            position = close + 1
            let inner = bytes[open + 1..<close]
            guard let first = inner.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { continue }
            let text = String(decoding: inner, as: UTF8.self)
            let name = text.prefix { !$0.isWhitespace && ($0 != "/" || $0 == text.first) }
            // A prefix of a namespace says nothing here.
            let plain = name.split(separator: ":").last.map(String.init) ?? String(name)
            let local = name.first == "/" && !plain.hasPrefix("/") ? "/" + plain : plain
            return Tag(name: local, isEmpty: text.last == "/", attributes: String(text.dropFirst(name.count)))
        }
        position = bytes.count
        return nil
    }

    /// What stands between the last tag and the next.
    func text() -> String {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }
}

extension String {
    /// Where the value of ` key="…"` stands.
    fileprivate func range(ofAttribute key: String) -> Range<Index>? {
        var rest = self[...]
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init)
            let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
            guard let quote = value.first, quote == "\"" || quote == "'",
                let end = value.dropFirst().firstIndex(of: quote)
            else { return nil }
            if name == key { return value.index(after: value.startIndex)..<end }
            rest = self[index(after: end)...]
        }
        return nil
    }
}
