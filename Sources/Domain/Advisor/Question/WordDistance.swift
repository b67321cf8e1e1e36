/// How far two words are apart: insertions, deletions, substitutions and swaps of neighbours.
public enum WordDistance {
    /// Edits that a word of this length may have and still be meant.
    static func allowance(_ length: Int) -> Int { length >= 8 ? 2 : length >= 4 ? 1 : 0 }

    /// Whether a word may be a typo of another one.
    public static func isNear(_ word: String, _ other: String) -> Bool {
        edits(Array(word.utf8), Array(other.utf8), limit: allowance(other.utf8.count)) != nil
    }

    /// `nil` beyond `limit`.
    static func edits(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        if left == right { return 0 }
        var before: [Int] = []
        var last = Array(0...right.count)
        var row = [Int](repeating: 0, count: right.count + 1)
        for i in 1...max(1, left.count) where i <= left.count {
            row[0] = i
            var best = i
            for j in 1...max(1, right.count) where j <= right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                var value = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    value = min(value, before[j - 2] + 1)
                }
                row[j] = value
                best = min(best, value)
            }
            if best > limit { return nil }
            before = last
            last = row
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }

    /// The nearest of some words, the first of equal ones; `nil` when none is near enough.
    static func nearest(to word: String, in words: some Sequence<String>) -> (word: String, edits: Int)? {
        let bytes = Array(word.utf8)
        var limit = allowance(bytes.count)
        guard limit > 0 else { return nil }
        var best: (String, Int)?
        for candidate in words {
            guard candidate.utf8.count >= 4 || candidate.utf8.count == bytes.count,
                let edits = edits(bytes, Array(candidate.utf8), limit: limit)
            else { continue }
            if best.map({ edits < $0.1 }) ?? true {
                best = (candidate, edits)
                if edits <= 1 { limit = max(0, edits) }
                if edits == 0 { break }
            }
        }
        return best
    }
}
