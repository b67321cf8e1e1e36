/// Turns fixes into "which campus, which area", calmly: no edge of a campus and no wall between two buildings makes it
/// go to and fro. It keeps one rounded place while it is on a campus, and nothing at all elsewhere.
public struct AreaTracker: Sendable {
    /// Where the student is.
    public enum Place: Sendable, Hashable {
        /// No fix has told yet.
        case unknown
        case offCampus
        case campus(CampusID, area: AreaSpot?)
    }

    /// What became of a fix.
    public enum Outcome: Sendable, Hashable {
        case taken
        case ignored(Reason)
    }

    public enum Reason: Sendable, Hashable {
        /// Older than ``Rules/oldest``.
        case stale
        /// Not later than the one before it.
        case notNewer
        /// So far from the one before that nobody can have gone there.
        case jump
        /// Too inaccurate to tell buildings, or whether this is the campus.
        case poor
        case notOnEarth
    }

    public struct Rules: Sendable, Hashable {
        /// Milliseconds.
        public var oldest: Int64 = 60_000
        /// Metres; a worse fix never moves anyone between buildings.
        public var poorest = 40.0
        /// Metres that another area has to be nearer, with a receiver of 4 m noise; less with a better one.
        public var margin = 5.0
        /// Milliseconds after which the nearer area wins within the margin, too.
        public var patience: Int64 = 30_000
        /// Metres beyond the fence before a campus is left.
        public var leaving = 60.0
        /// Metres beyond its reach before an area is left for none.
        public var slack = 20.0
        /// Milliseconds within the fence before a campus is entered, and beyond it before it is left.
        public var entryDwell: Int64 = 5_000
        public var exitDwell: Int64 = 20_000
        /// Metres a second that a student can't exceed.
        public var fastest = 60.0

        public init() {}
    }

    public private(set) var place = Place.unknown
    public let rules: Rules
    /// Rounded to 10 m; `nil` off campus.
    private var last: Seen?
    /// A place too far from the last one; believed when the next fix agrees.
    private var suspect: Seen?
    /// Since when the fixes say something else than ``place``.
    private var pending: (campus: CampusID?, since: Int64)?
    private var rival: (area: AreaID, since: Int64)?
    private var lastTime: Int64?

    private struct Seen: Sendable {
        let coordinate: Coordinate
        let time: Int64
    }

    public init(rules: Rules = Rules()) { self.rules = rules }

    /// - Parameters:
    ///   - campus: The campus around a point, beyond its fence by so many metres at most.
    ///   - areas: The areas within reach of a point of a campus, nearest first.
    public mutating func take(
        _ fix: LocationFix, campus: (Coordinate, _ staying: CampusID?, _ slack: Double) -> CampusID?,
        areas: (CampusID, Coordinate) -> [AreaSpot]
    ) -> Outcome {
        if let reason = refusal(of: fix) { return .ignored(reason) }
        lastTime = fix.time
        let current = place.campus
        let found = campus(fix.coordinate, current, current == nil ? 0 : rules.leaving)
        if found != current || place == .unknown { settle(found, at: fix.time) } else { pending = nil }
        guard let here = place.campus, here == found else {
            // On the way in or out nothing precise is kept.
            if place.campus == nil { last = nil }
            return .taken
        }
        last = Seen(coordinate: fix.coordinate.rounded, time: fix.time)
        guard (fix.accuracy ?? 0) <= rules.poorest else { return .ignored(.poor) }
        decide(among: areas(here, fix.coordinate), accuracy: fix.accuracy ?? 4, at: fix.time, on: here)
        return .taken
    }

    /// Forgets everything, as when the student says to be elsewhere.
    public mutating func reset(to place: Place = .unknown) {
        self = AreaTracker(rules: rules)
        self.place = place
    }

    private mutating func refusal(of fix: LocationFix) -> Reason? {
        guard fix.coordinate.isOnEarth else { return .notOnEarth }
        if fix.age > rules.oldest { return .stale }
        if let lastTime, fix.time <= lastTime { return .notNewer }
        // The campus itself is larger than any error that is still a fix.
        if (fix.accuracy ?? 0) > 500 { return .poor }
        guard let last else { return nil }
        let seconds = Double(fix.time - last.time) / 1_000
        func isFar(_ seen: Seen) -> Bool {
            let elapsed = max(1, Double(fix.time - seen.time) / 1_000)
            let metres = seen.coordinate.metres(to: fix.coordinate)
            return metres > 150 + (fix.accuracy ?? 0) && metres > rules.fastest * elapsed
        }
        guard seconds < 600, isFar(last) else {
            suspect = nil
            return nil
        }
        if let suspect, !isFar(suspect) {
            // Two agree: the one before them was wrong, or somebody carried the receiver away.
            (self.suspect, self.last) = (nil, nil)
            return nil
        }
        suspect = Seen(coordinate: fix.coordinate.rounded, time: fix.time)
        return .jump
    }

    /// A campus is entered or left only after a while; the first fix of all tells at once.
    private mutating func settle(_ found: CampusID?, at time: Int64) {
        if place == .unknown {
            // Where Quad starts, nobody has walked in or out.
            place = found.map { .campus($0, area: nil) } ?? .offCampus
            return
        }
        if pending?.campus != found || pending == nil { pending = (found, time) }
        guard let since = pending?.since else { return }
        let dwell = found == nil ? rules.exitDwell : rules.entryDwell
        guard time - since >= dwell else { return }
        pending = nil
        rival = nil
        if let found {
            place = .campus(found, area: nil)
        } else {
            reset(to: .offCampus)
            lastTime = time
        }
    }

    private mutating func decide(among spots: [AreaSpot], accuracy: Double, at time: Int64, on campus: CampusID) {
        let held = place.area.flatMap { current in spots.first { $0.area == current.area } }
        // Who is in an area goes over to the next one, or stays, a little beyond the reach of both.
        guard let held, let best = spots.first else {
            rival = nil
            place = .campus(campus, area: spots.first { !$0.isBeyond })
            return
        }
        let margin = min(rules.margin, rules.margin * accuracy / 4)
        if best.area == held.area {
            rival = nil
            place = .campus(campus, area: held)
        } else if held.metres - best.metres > margin {
            rival = nil
            place = .campus(campus, area: best)
        } else {
            if rival?.area != best.area { rival = (best.area, time) }
            let isLong = rival.map { time - $0.since >= rules.patience } ?? false
            if isLong { rival = nil }
            place = .campus(campus, area: isLong ? best : held)
        }
    }
}

/// An area and how near it is.
public struct AreaSpot: Sendable, Hashable {
    public let area: AreaID
    /// 0 inside.
    public let metres: Double
    /// Farther away than the area reaches: tells nothing to somebody who is in no area yet.
    public let isBeyond: Bool

    public init(area: AreaID, metres: Double, isBeyond: Bool = false) {
        self.area = area
        self.metres = metres
        self.isBeyond = isBeyond
    }

    /// "In" the area, not only near it.
    public var isInside: Bool { metres == 0 }

    public static func == (left: AreaSpot, right: AreaSpot) -> Bool {
        left.area == right.area && left.isInside == right.isInside
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(area)
        hasher.combine(isInside)
    }
}

extension AreaTracker.Place {
    public var campus: CampusID? {
        if case .campus(let campus, _) = self { campus } else { nil }
    }

    public var area: AreaSpot? {
        if case .campus(_, let area) = self { area } else { nil }
    }
}

extension Coordinate {
    /// To four decimals of a degree, about 10 m.
    var rounded: Coordinate {
        Coordinate(
            latitude: (latitude * 10_000).rounded() / 10_000, longitude: (longitude * 10_000).rounded() / 10_000)
    }
}
