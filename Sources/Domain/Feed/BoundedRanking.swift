/// Keeps the best rows seen so far in a heap whose root is the worst of them.
struct BoundedRanking {
    private let limit: Int
    private var heap: [RankedRow] = []

    init(limit: Int) {
        self.limit = limit
        heap.reserveCapacity(limit)
    }

    /// What a score has to exceed to be kept.
    var cut: Float { heap.count < limit ? -.infinity : heap[0].score }

    /// Rows come in rising order, so of equal scores the earlier stays.
    mutating func insert(_ entry: RankedRow) {
        if heap.count < limit {
            heap.append(entry)
            var child = heap.count - 1
            while child > 0, Self.isWorse(heap[child], heap[(child - 1) / 2]) {
                heap.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        } else if Self.isWorse(heap[0], entry) {
            heap[0] = entry
            sink()
        }
    }

    func sorted() -> [RankedRow] { heap.sorted { Self.isWorse($1, $0) } }

    private mutating func sink() {
        var parent = 0
        while true {
            var worst = 2 * parent + 1
            guard worst < heap.count else { return }
            if worst + 1 < heap.count, Self.isWorse(heap[worst + 1], heap[worst]) { worst += 1 }
            guard Self.isWorse(heap[worst], heap[parent]) else { return }
            heap.swapAt(worst, parent)
            parent = worst
        }
    }

    private static func isWorse(_ left: RankedRow, _ right: RankedRow) -> Bool {
        left.score == right.score ? left.row > right.row : left.score < right.score
    }
}
