/// How well one word that a student types fits each word of the index.
///
/// Edits are insertions, deletions, substitutions and swaps of neighbours, counted by Hyyrö's bit-parallel algorithm
/// ("A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003): one step for each letter.
struct WordMatcher {
    /// One for each word of the index: `none`, or four for each edit, plus one where the typed word is only its beginning.
    typealias Costs = [UInt8]
    static let none = UInt8.max

    private let pattern: [UInt8]
    private let allowedEdits: Int
    /// For each byte a bit for each place in the pattern that holds it.
    private var places = [UInt64](repeating: 0, count: 256)

    /// Takes the first 64 bytes of a folded word.
    init(_ word: [UInt8]) {
        pattern = Array(word.prefix(64))
        allowedEdits = pattern.count >= 8 ? 2 : (pattern.count >= 4 ? 1 : 0)
        for (index, byte) in pattern.enumerated() { places[Int(byte)] |= 1 << UInt64(index) }
    }

    /// - Parameters:
    ///   - bytes: Words joined by line feeds.
    ///   - starts: Where each word begins, and one past the end.
    func costs(of bytes: [UInt8], starts: [Int32]) -> Costs {
        let count = starts.count - 1
        var costs = Costs(repeating: Self.none, count: count)
        var isExact = false
        bytes.withUnsafeBufferPointer { bytes in
            starts.withUnsafeBufferPointer { starts in
                for word in 0..<count {
                    let start = Int(starts[word])
                    let length = Int(starts[word + 1]) - 1 - start
                    if length >= pattern.count, hasPrefix(bytes, start) {
                        costs[word] = length == pattern.count ? 0 : 1
                        if length == pattern.count { isExact = true }
                    }
                }
                // A word that exists is taken as meant.
                guard allowedEdits > 0, !isExact else { return }
                places.withUnsafeBufferPointer { places in
                    for word in 0..<count where costs[word] == Self.none {
                        let start = Int(starts[word])
                        let length = Int(starts[word + 1]) - 1 - start
                        if length + allowedEdits < pattern.count { continue }
                        costs[word] = editCost(bytes, start, length, places)
                    }
                }
            }
        }
        return costs
    }

    private func hasPrefix(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        for index in pattern.indices where bytes[start + index] != pattern[index] { return false }
        return true
    }

    /// The cost of turning the pattern into the word, or into one of its beginnings.
    private func editCost(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int, _ places: UnsafeBufferPointer<UInt64>
    ) -> UInt8 {
        let size = pattern.count
        let last: UInt64 = 1 << UInt64(size - 1)
        var positive = ~UInt64(0)
        var negative: UInt64 = 0
        var diagonal: UInt64 = 0
        var previous: UInt64 = 0
        var distance = size
        var bestBeginning = size
        // Beyond these letters every beginning is too long.
        let end = min(length, size + allowedEdits)
        for index in 0..<end {
            let match = places[Int(bytes[start + index])]
            let swap = ((~diagonal & match) << 1) & previous
            diagonal = (((match & positive) &+ positive) ^ positive) | match | negative | swap
            var horizontal = negative | ~(diagonal | positive)
            let falling = positive & diagonal
            if horizontal & last != 0 { distance += 1 }
            if falling & last != 0 { distance -= 1 }
            horizontal = (horizontal << 1) | 1
            positive = (falling << 1) | ~(diagonal | horizontal)
            negative = horizontal & diagonal
            previous = match
            bestBeginning = min(bestBeginning, distance)
        }
        if end == length, distance <= allowedEdits { return UInt8(distance * 4) }
        return bestBeginning <= allowedEdits ? UInt8(bestBeginning * 4 + 1) : Self.none
    }
}
