/// Amounts of money as people write them.
public enum AmountText {
    /// Whole dollars from `2500`, `$2,500`, `2.500 $`, `2.5k`; `nil` for anything else and for what no award pays.
    public static func dollars(_ text: some StringProtocol) -> Int? {
        var digits = text.lowercased().filter { $0 != "$" && $0 != " " && $0 != "\u{A0}" && $0 != "_" }
        var scale = 1
        if digits.hasSuffix("usd") { digits.removeLast(3) }
        if digits.last == "k" {
            digits.removeLast()
            scale = 1_000
        }
        guard !digits.isEmpty, digits.utf8.count <= 16 else { return nil }
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        var whole = parts[0]
        var fraction = Substring("")
        // Groups of three digits are thousands; what stands behind them, or alone behind one mark, are cents or tenths.
        for (index, part) in parts.enumerated().dropFirst() {
            if part.utf8.count == 3, scale == 1 || index < parts.count - 1 {
                whole += part
            } else if index == parts.count - 1, part.utf8.count <= 3 {
                fraction = part
            } else {
                return nil
            }
        }
        guard let value = Int(whole) else { return nil }
        var result = value * scale
        if scale > 1 {
            // 2.5k: each digit behind the mark is worth a tenth of the one before.
            var worth = scale
            for digit in fraction {
                worth /= 10
                result += (digit.wholeNumberValue ?? 0) * worth
            }
        }
        return (0...AwardRecord.largest).contains(result) ? result : nil
    }

    /// Both ends of a range.
    public struct Ends: Sendable, Hashable {
        public let least: Int?
        public let most: Int?

        public init(least: Int?, most: Int?) {
            self.least = least
            self.most = most
        }
    }

    /// Reads `$5k–10k`, `1,000 to 5,000`, `up to $500`, `from 200`, one amount, or `varies` and nothing for no amount.
    ///
    /// `nil` for anything else. Ends that stand the wrong way round stay as they are; ``AwardAmount`` turns them.
    public static func ends(_ text: some StringProtocol) -> Ends? {
        let words = text.lowercased().split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
        if ["", "varies", "variable", "unknown", "tbd", "n/a", "-", "–"].contains(words) {
            return Ends(least: nil, most: nil)
        }
        for prefix in ["up to ", "max ", "≤ ", "<= "] where words.hasPrefix(prefix) {
            return dollars(words.dropFirst(prefix.count)).map { Ends(least: nil, most: $0) }
        }
        for prefix in ["from ", "at least ", "min ", "≥ ", ">= "] where words.hasPrefix(prefix) {
            return dollars(words.dropFirst(prefix.count)).map { Ends(least: $0, most: nil) }
        }
        if let one = dollars(words) { return Ends(least: one, most: one) }
        let marks = ["–", "—", "-", " to ", "..", "…"]
        for mark in marks {
            guard let place = words.firstRange(of: mark) else { continue }
            let high = words[place.upperBound...]
            var low = String(words[..<place.lowerBound])
            // The k of 5–10k belongs to both.
            if high.hasSuffix("k"), let value = dollars(low), value < 1_000, !low.hasSuffix("k") { low += "k" }
            guard let least = dollars(low), let most = dollars(high) else { return nil }
            return Ends(least: least, most: most)
        }
        return nil
    }
}
