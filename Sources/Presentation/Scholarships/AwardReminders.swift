import Domain

/// Which deadlines of board and plans a student should be told of now.
struct AwardReminders: Equatable {
    /// Days before the end at which somebody is told: each once.
    static let days = [7, 1, 0]

    /// Told already: award or step, last day and days before, by line.
    private(set) var told: Set<String>

    /// Reads what ``stored`` wrote.
    init(stored: String) { told = Set(stored.split(separator: "\n").map(String.init)) }

    var stored: String { told.sorted().joined(separator: "\n") }

    /// What is due, by deadline; each is told of once for each of ``days``.
    mutating func due(in shelf: AwardShelf) -> [AgendaItem] {
        var due: [AgendaItem] = []
        var current: Set<String> = []
        for item in AwardTimeline.open(of: shelf) {
            guard let name = name(of: item, in: shelf), let left = shelf.countdown(of: item)?.days, left >= 0,
                let step = Self.days.last(where: { left <= $0 })
            else { continue }
            let key = "\(name) \(step)"
            current.insert(key)
            if !told.contains(key) { due.append(item) }
        }
        // What has gone by needs no memory.
        told = current
        return due
    }

    /// `nil` where no single day is named.
    private func name(of item: AgendaItem, in shelf: AwardShelf) -> String? {
        switch item {
        case .award(let index):
            guard let date = shelf.dates[index], date.isDay else { return nil }
            return "\(shelf.awards[index].id.rawValue) \(date.span.last.iso)"
        case .step(let id, let step): return shelf.day(of: item).map { "plan-\(id)-\(step.rawValue) \($0.iso)" }
        }
    }
}
