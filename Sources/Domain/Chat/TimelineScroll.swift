/// Where a reader stands in a timeline, held by a message so that nothing that arrives moves what is read.
public struct TimelineScroll: Sendable, Equatable {
    public private(set) var anchor = Anchor.end
    /// Everything up to here has been on the screen.
    public private(set) var seen = TimelinePosition.start

    public enum Anchor: Sendable, Hashable {
        /// The newest message is at the bottom, and stays so.
        case end
        /// This message is the top one; `skipped` of its lines are above the edge.
        case message(MessageKey, skipped: Int)
    }

    public init() {}

    /// The reader moved so that this message is on top.
    public mutating func hold(_ key: MessageKey, skipped: Int = 0, in timeline: Timeline) {
        if anchor == .end { seen = max(seen, timeline.end) }
        anchor = .message(timeline.resolve(key), skipped: skipped)
    }

    public mutating func moveToEnd(of timeline: Timeline) {
        anchor = .end
        seen = max(seen, timeline.end)
    }

    /// The screen has shown messages up to this position.
    public mutating func saw(_ position: TimelinePosition) { seen = max(seen, position) }

    /// To call after each event: follows an echo to its event, and at the end counts what arrives as seen.
    public mutating func follow(_ timeline: Timeline) {
        switch anchor {
        case .end: seen = max(seen, timeline.end)
        case .message(let key, let skipped): anchor = .message(timeline.resolve(key), skipped: skipped)
        }
    }

    /// Moves to the first message that was unread at opening.
    ///
    /// - Returns: False when there is none; the anchor stays.
    public mutating func jumpToFirstUnread(in timeline: Timeline) -> Bool {
        guard let key = timeline.firstUnread else { return false }
        hold(key, in: timeline)
        return true
    }

    /// Messages of others that arrived below what has been seen: "n new below"; 0 at the end.
    public func newBelow(in timeline: Timeline) -> Int {
        guard anchor != .end else { return 0 }
        return timeline.messages(after: seen).count { $0.sender != timeline.owner }
    }

    /// The row that is on top of the screen; `nil` at the end. A message that was trimmed away leaves its successor.
    public func topRow(in rows: [TimelineRow], of timeline: Timeline) -> Int? {
        guard case .message(let key, _) = anchor else { return nil }
        let resolved = timeline.resolve(key)
        return rows.firstIndex { $0.key == resolved } ?? rows.firstIndex { $0.key != nil }
    }
}
