/// Where a receiver believes to be.
public struct LocationFix: Sendable, Hashable {
    public let coordinate: Coordinate
    /// Metres within which the true place lies most of the time; `nil` when the source doesn't say.
    public let accuracy: Double?
    /// Milliseconds on the source's own clock. It need not agree with this machine's, and says only what came after what.
    public let time: Int64
    /// Milliseconds since the fix was taken; 0 for one that comes as it is taken.
    public let age: Int64

    public init(_ coordinate: Coordinate, accuracy: Double? = nil, time: Int64, age: Int64 = 0) {
        self.coordinate = coordinate
        self.accuracy = accuracy
        self.time = time
        self.age = age
    }
}

/// How a place is known.
public enum LocationSourceKind: String, Sendable, Hashable, CaseIterable {
    /// The student picked the area from the list.
    case declared
    /// The cross on the map.
    case cursor
    /// Latitude and longitude, typed or from a preset.
    case typed
    /// A recorded walk.
    case replay
    /// A satellite receiver behind gpsd.
    case receiver
}

/// What a source of places tells.
public enum LocationEvent: Sendable, Hashable {
    case fix(LocationFix)
    /// The source can't be heard for now and is tried again; `reason` is for the log.
    case trouble(LocationTrouble)
    /// A recording has come to its end.
    case ended
}

/// Why a source gives no place.
public enum LocationTrouble: Error, Sendable, Hashable {
    case unreachable(reason: String)
    /// It answers, but not in its protocol.
    case nonsense
    /// The receiver sees too few satellites.
    case noFix
}

/// A source of places: a recording, a receiver.
public protocol LocationSource: Sendable {
    var kind: LocationSourceKind { get }
    /// Runs until the stream is let go of.
    func events() async -> AsyncStream<LocationEvent>
}
