/// One or two numbers with the words that make a range of them.
struct FilterRange {
    /// Where the range begins, and the first token behind it.
    let first: Int
    private(set) var end: Int
    private var low: FilterToken.Number?
    private var high: FilterToken.Number?
    private var excludesLow = false
    private var excludesHigh = false
    /// A number without a word that says which way.
    private var bare: FilterToken.Number?
    private var unit: Unit?

    private enum Unit { case miles, kilometres }

    /// `nil` where no range begins.
    init?(at start: Int, in pass: FilterPass) {
        first = start
        end = start
        guard readFront(pass) else { return nil }
        readUnit(pass)
        readBehind(pass)
        readUnit(pass)
    }

    private mutating func readFront(_ pass: FilterPass) -> Bool {
        switch pass.token(at: end)?.kind {
        case .less(let orEqual):
            end += 1
            return readHigh(pass, excluding: !orEqual)
        case .greater(let orEqual):
            end += 1
            return readLow(pass, excluding: !orEqual)
        case .number(let number):
            end += 1
            return readSecond(after: number, pass)
        case .word: break
        default: return false
        }
        guard let (meaning, length) = pass.phrase(at: end) else { return false }
        switch meaning {
        case .atMost(let excluding):
            end += length
            return readHigh(pass, excluding: excluding)
        case .atLeast(let excluding):
            end += length
            skipArticles(pass)
            guard let number = pass.number(at: end) else { return false }
            end += 1
            // `from 2,000 to 10,000`
            if !excluding, let second = secondNumber(pass) { return take(number, second) }
            (low, excludesLow) = (number, excluding)
            return true
        case .between:
            end += length
            guard let number = pass.number(at: end) else { return false }
            end += 1
            if case .and? = pass.phrase(at: end)?.0, let second = pass.number(at: end + 1) {
                end += 2
                return take(number, second)
            }
            guard let second = secondNumber(pass) else { return false }
            return take(number, second)
        default: return false
        }
    }

    private mutating func skipArticles(_ pass: FilterPass) {
        while case .noise? = pass.phrase(at: end)?.0, let length = pass.phrase(at: end)?.1 { end += length }
    }

    private mutating func readHigh(_ pass: FilterPass, excluding: Bool) -> Bool {
        skipArticles(pass)
        guard let number = pass.number(at: end) else { return false }
        end += 1
        (high, excludesHigh) = (number, excluding)
        return true
    }

    private mutating func readLow(_ pass: FilterPass, excluding: Bool) -> Bool {
        skipArticles(pass)
        guard let number = pass.number(at: end) else { return false }
        end += 1
        (low, excludesLow) = (number, excluding)
        return true
    }

    private mutating func readSecond(after number: FilterToken.Number, _ pass: FilterPass) -> Bool {
        if let second = secondNumber(pass) { return take(number, second) }
        bare = number
        return true
    }

    /// The number behind a dash or `to`.
    private mutating func secondNumber(_ pass: FilterPass) -> FilterToken.Number? {
        let isLinked: Bool
        switch pass.token(at: end)?.kind {
        case .dash: isLinked = true
        case .word: if case .to? = pass.phrase(at: end)?.0 { isLinked = true } else { isLinked = false }
        default: isLinked = false
        }
        guard isLinked, let second = pass.number(at: end + 1) else { return nil }
        end += 2
        return second
    }

    private mutating func take(_ first: FilterToken.Number, _ second: FilterToken.Number) -> Bool {
        var first = first
        // `20–30k` means both in thousands, `30–50 %` both as shares.
        if second.isThousands, !first.isThousands, first.value < 1_000 { first.value *= 1_000 }
        first.isPercent = first.isPercent || second.isPercent
        (low, high) = (first, second)
        return true
    }

    private mutating func readUnit(_ pass: FilterPass) {
        guard unit == nil, let (meaning, length) = pass.phrase(at: end) else { return }
        switch meaning {
        case .miles: unit = .miles
        case .kilometres: unit = .kilometres
        default: return
        }
        end += length
    }

    /// `or less`, `and up`, `+`.
    private mutating func readBehind(_ pass: FilterPass) {
        guard let bare else { return }
        if pass.token(at: end)?.kind == .plus {
            end += 1
            (low, self.bare) = (bare, nil)
            return
        }
        guard let (meaning, length) = behind(pass) else { return }
        if meaning { high = bare } else { low = bare }
        self.bare = nil
        end += length
    }

    /// Whether the words behind make the number the most.
    private func behind(_ pass: FilterPass) -> (Bool, Int)? {
        guard let (meaning, length) = pass.phrase(at: end) else { return nil }
        switch meaning {
        case .orLess: return (true, length)
        case .orMore: return (false, length)
        // `20k at most`: the same words may stand before a number, and then belong to that one.
        case .atMost(false) where pass.number(at: end + length) == nil: return (true, length)
        case .atLeast(false) where pass.number(at: end + length) == nil: return (false, length)
        default: return nil
        }
    }

    // MARK: What it says

    var looksLikeMoney: Bool {
        let numbers = [low, high, bare].compactMap(\.self)
        return unit == nil && numbers.contains { $0.isDollars || $0.isThousands } && !numbers.contains { $0.isPercent }
    }

    /// The range in miles, where a unit of length says that it is one.
    var inMiles: FilterBounds? {
        guard let unit, let bounds = bounds(of: .distance) else { return nil }
        return unit == .miles ? bounds : bounds.scaled(by: 1 / 1.609344)
    }

    /// The range of a measure; `nil` where the number could be meant either way, or is no number of such a kind.
    func bounds(of measure: CollegeMeasure) -> FilterBounds? {
        func value(_ number: FilterToken.Number?) -> Double? {
            guard let number else { return nil }
            guard measure.unit == .share else { return number.isPercent ? nil : number.value }
            return number.isPercent || number.value > 1 ? number.value / 100 : number.value
        }
        if measure.unit != .share, [low, high, bare].contains(where: { $0?.isPercent == true }) { return nil }
        if let bare {
            guard let isMost = measure.bareIsAtMost else { return nil }
            return isMost ? FilterBounds(to: value(bare)) : FilterBounds(from: value(bare))
        }
        return FilterBounds(
            from: value(low), to: value(high), excludesLower: excludesLow, excludesUpper: excludesHigh)
    }
}
