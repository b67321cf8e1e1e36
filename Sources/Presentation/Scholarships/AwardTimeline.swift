import Domain

/// The agenda: what closes next, awards and applications in the order of time.
enum AwardTimeline {
    /// Days for which a step stays after its date, so that nobody takes it for done.
    static let grace = 14

    /// What is open of board and plans; while there is nothing, what the student could win.
    static func rows(of shelf: AwardShelf) -> [AgendaItem] {
        let agenda = open(of: shelf)
        if !agenda.isEmpty { return agenda }
        return sorted(
            shelf.awards.indices.filter { index in
                guard shelf.dates[index] != nil, shelf.judgements[index].verdict != .notEligible,
                    !shelf.awards[index].status.isHidden
                else { return false }
                guard !shelf.entries.isEmpty, let entry = shelf.entries[shelf.awards[index].id] else { return true }
                return !entry.isPassed && entry.stage == nil
            }.map { .award($0) }, shelf)
    }

    /// What is on the board, has not been sent and has a date; and the open steps of applications.
    static func open(of shelf: AwardShelf) -> [AgendaItem] {
        let awards = shelf.entries.values.compactMap { entry -> AgendaItem? in
            guard let stage = entry.stage, !stage.isSent, let index = shelf.index(of: entry.id) else { return nil }
            return shelf.dates[index] == nil ? nil : .award(index)
        }
        let steps = shelf.datedSteps.filter { (shelf.countdown(of: $0)?.days ?? -.max) >= -grace }
        return sorted(awards + steps, shelf)
    }

    private static func sorted(_ items: [AgendaItem], _ shelf: AwardShelf) -> [AgendaItem] {
        items.map { (key: key(of: $0, shelf), item: $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.item)
    }

    /// By day; awards before applications, each in a fixed order.
    private static func key(of item: AgendaItem, _ shelf: AwardShelf) -> [Int] {
        let day = shelf.day(of: item)?.localDay.number ?? .max
        return switch item {
        case .award(let index): [day, 0, index]
        case .step(let id, let step): [day, 1, Int(id.rawValue), PlanStep.allCases.firstIndex(of: step) ?? 0]
        }
    }
}
