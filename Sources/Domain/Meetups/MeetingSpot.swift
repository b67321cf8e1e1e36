/// A named place in words: never coordinates, so that a message gives no more away than its name.
public struct MeetingSpot: Sendable, Hashable {
    public let area: AreaID
    public let name: String
    /// 0...7 clockwise from north, as seen from the area where the sharer is; `nil` in the same area.
    public let direction: Int?
    /// Metres between the two areas' centres, rounded to 10.
    public let metres: Int

    /// Minutes at 1.3 m a second, 1 at least.
    public var walkingMinutes: Int { max(1, Int((Double(metres) / 78).rounded())) }

    public init(_ area: Area, from other: Area) {
        self.area = area.id
        name = area.name
        direction = area.id == other.id ? nil : other.centre.direction(of: area.centre)
        metres = Int((other.centre.metres(to: area.centre) / 10).rounded()) * 10
    }
}
