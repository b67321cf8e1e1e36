/// Where an event stands in its room: later events have higher numbers, and numbers may be left out.
public struct TimelinePosition: Sendable, Hashable, Comparable, Codable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    /// Below every event of a room that began here.
    public static let start = TimelinePosition(0)

    public var next: TimelinePosition { TimelinePosition(rawValue + 1) }
    public var previous: TimelinePosition { TimelinePosition(rawValue - 1) }

    public static func < (left: TimelinePosition, right: TimelinePosition) -> Bool { left.rawValue < right.rawValue }
}
