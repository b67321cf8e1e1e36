public import Domain

/// The wall clock in the student's own zone, as the status line shows it.
public struct LocalTime: Sendable, Hashable {
    /// 0...23.
    public let hour: Int
    /// 0...59.
    public let minute: Int

    public init(hour: Int, minute: Int) {
        self.hour = hour
        self.minute = minute
    }

    /// `09:41`.
    public var text: DisplayText {
        func padded(_ number: Int) -> DisplayText { number < 10 ? "0\(number)" : "\(number)" }
        return padded(hour) + ":" + padded(minute)
    }
}

/// Turns instants into local time; the zone's rules live outside of Presentation.
public protocol LocalTimeReading: Sendable {
    /// - Parameter instant: Milliseconds since 1970, UTC.
    func localTime(at instant: Int64) -> LocalTime
    func day(at instant: Int64) -> LocalDay
    /// When a day begins: milliseconds since 1970, UTC.
    func start(of day: LocalDay) -> Int64
}
