import Domain

/// What closes next, in the order of time.
enum AwardTimeline {
    /// Applications of the board that were not sent; while there are none, what the student could win.
    static func rows(of shelf: AwardShelf) -> [Int] {
        let board = open(of: shelf)
        if !board.isEmpty { return board }
        return sorted(
            shelf.awards.indices.filter { index in
                guard shelf.dates[index] != nil, shelf.judgements[index].verdict != .notEligible,
                    !shelf.awards[index].status.isHidden
                else { return false }
                guard !shelf.entries.isEmpty, let entry = shelf.entries[shelf.awards[index].id] else { return true }
                return !entry.isPassed && entry.stage == nil
            }, shelf)
    }

    /// What is on the board, has not been sent and has a date.
    static func open(of shelf: AwardShelf) -> [Int] {
        sorted(
            shelf.entries.values.compactMap { entry in
                guard let stage = entry.stage, !stage.isSent, let index = shelf.index(of: entry.id) else { return nil }
                return shelf.dates[index] == nil ? nil : index
            }, shelf)
    }

    private static func sorted(_ rows: [Int], _ shelf: AwardShelf) -> [Int] {
        rows.map { (day: shelf.dates[$0]?.span.first.localDay.number ?? .max, index: $0) }
            .sorted { ($0.day, $0.index) < ($1.day, $1.index) }.map(\.index)
    }
}
