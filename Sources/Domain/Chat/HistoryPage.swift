/// A stretch of a room's stored history.
public struct HistoryPage: Sendable, Hashable {
    /// Ascending. Besides the stretch itself it holds what belongs to it from elsewhere: edits, redactions and reactions
    /// of its messages, and the messages they answer.
    public let events: [ChatEvent]
    /// Everything in here is among `events`; `nil` for a room without events.
    public let covers: ClosedRange<TimelinePosition>?
    /// Nothing lies before the page.
    public let reachesStart: Bool
    /// Nothing lay after the page when it was read.
    public let reachesEnd: Bool

    public init(
        events: [ChatEvent], covers: ClosedRange<TimelinePosition>?, reachesStart: Bool, reachesEnd: Bool
    ) {
        self.events = events
        self.covers = covers
        self.reachesStart = reachesStart
        self.reachesEnd = reachesEnd
    }
}
