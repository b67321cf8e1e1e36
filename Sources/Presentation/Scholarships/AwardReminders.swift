import Domain

/// Which deadlines of the board a student should be told of now.
struct AwardReminders: Equatable {
    /// Days before the end at which somebody is told: each once.
    static let days = [7, 1, 0]

    /// Told already: award, last day and days before, by line.
    private(set) var told: Set<String>

    /// Reads what ``stored`` wrote.
    init(stored: String) { told = Set(stored.split(separator: "\n").map(String.init)) }

    var stored: String { told.sorted().joined(separator: "\n") }

    /// The awards that are due, by deadline; each is told of once for each of ``days``.
    mutating func due(in shelf: AwardShelf) -> [Int] {
        var due: [Int] = []
        var current: Set<String> = []
        for index in AwardTimeline.open(of: shelf) {
            guard let date = shelf.dates[index], date.isDay, let left = shelf.countdown(of: index)?.days,
                let step = Self.days.last(where: { left <= $0 })
            else { continue }
            let key = "\(shelf.awards[index].id.rawValue) \(date.span.last.iso) \(step)"
            current.insert(key)
            if !told.contains(key) { due.append(index) }
        }
        // What has gone by needs no memory.
        told = current
        return due
    }
}
