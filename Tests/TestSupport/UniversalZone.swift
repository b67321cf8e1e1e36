public import Domain

/// Noon of a known day, unless a test says otherwise.
public struct StillClock: WallClock {
    public let instant: Int64

    public init(_ instant: Int64 = 12 * 3_600_000) { self.instant = instant }

    public func now() -> Int64 { instant }
}
