/// The stretches of a room that are loaded: ascending, disjoint, never adjacent.
public struct PositionRanges: Sendable, Hashable {
    public private(set) var ranges: [ClosedRange<TimelinePosition>] = []

    public init() {}

    /// Adds a stretch; what it touches becomes one with it.
    public mutating func insert(_ range: ClosedRange<TimelinePosition>) {
        // Nearly always the newest events.
        if let last = ranges.last, range.lowerBound >= last.lowerBound {
            if range.lowerBound <= last.upperBound.next {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
            return
        }
        let first = ranges.firstIndex { $0.upperBound.next >= range.lowerBound } ?? ranges.endIndex
        let end = ranges.firstIndex { $0.lowerBound > range.upperBound.next } ?? ranges.endIndex
        guard first < end else {
            ranges.insert(range, at: first)
            return
        }
        let merged =
            min(range.lowerBound, ranges[first].lowerBound)...max(range.upperBound, ranges[end - 1].upperBound)
        ranges.replaceSubrange(first..<end, with: [merged])
    }

    /// Forgets everything below a position.
    public mutating func removeBelow(_ position: TimelinePosition) {
        ranges = ranges.compactMap { range in
            range.upperBound < position ? nil : max(range.lowerBound, position)...range.upperBound
        }
    }

    public func contains(_ position: TimelinePosition) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < position { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound <= position
    }
}
