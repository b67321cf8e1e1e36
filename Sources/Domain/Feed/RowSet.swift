/// A set of rows, one bit each.
public struct RowSet: Sendable, Hashable {
    private var words: [UInt64] = []
    public private(set) var count = 0

    public init() {}

    public var isEmpty: Bool { count == 0 }

    public func contains(_ row: Int) -> Bool {
        let word = row >> 6
        return word < words.count && words[word] >> UInt64(row & 63) & 1 == 1
    }

    public mutating func insert(_ row: Int) {
        guard !contains(row) else { return }
        let word = row >> 6
        if word >= words.count { words += [UInt64](repeating: 0, count: word + 1 - words.count) }
        words[word] |= 1 << UInt64(row & 63)
        count += 1
    }

    public mutating func remove(_ row: Int) {
        guard contains(row) else { return }
        words[row >> 6] &= ~(1 << UInt64(row & 63))
        count -= 1
    }
}
