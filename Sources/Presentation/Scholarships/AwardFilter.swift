import Domain

/// Which awards a list shows.
public struct AwardFilter: Sendable, Hashable {
    private var bits: UInt32

    public init() { bits = [Row.eligible, .likely, .missing, .notEligible].reduce(0) { $0 | $1.bit } }

    /// One switch each. Verdicts and sponsors widen the list, the others narrow or widen it as they say.
    public enum Row: UInt32, Sendable, Hashable, CaseIterable {
        case eligible, likely, missing, notEligible
        case federal, state, `private`, college
        case soon, withoutNomination, renewable, checked
        case hidden, passed

        fileprivate var bit: UInt32 { 1 << rawValue }
    }

    public func contains(_ row: Row) -> Bool { bits & row.bit != 0 }

    public mutating func toggle(_ row: Row) { bits ^= row.bit }

    /// Shows everything but what is hidden.
    public var isUsual: Bool { self == AwardFilter() }

    /// How many days ahead is soon.
    static let soon = 60

    private static let kinds = [Row.federal, .state, .private, .college].reduce(UInt32(0)) { $0 | $1.bit }

    func takes(_ index: Int, of shelf: AwardShelf) -> Bool {
        let verdict: Row =
            switch shelf.judgements[index].verdict {
            case .eligible: .eligible
            case .likely: .likely
            case .missingFacts: .missing
            case .notEligible: .notEligible
            }
        let kind: Row =
            switch shelf.awards[index].kind {
            case .federal: .federal
            case .state: .state
            case .private: .private
            case .college: .college
            }
        guard contains(verdict), bits & Self.kinds == 0 || contains(kind) else { return false }
        let status = shelf.awards[index].status
        let entry = shelf.entries.isEmpty ? nil : shelf.entries[shelf.awards[index].id]
        // What is on the board is never hidden.
        guard entry?.stage != nil || contains(.hidden) || !status.isHidden else { return false }
        guard entry?.stage != nil || contains(.passed) || entry?.isPassed != true else { return false }
        if contains(.soon) {
            guard let days = shelf.countdown(of: index)?.days, days <= Self.soon else { return false }
        }
        if contains(.withoutNomination), shelf.awards[index].rules.contains(.nomination) { return false }
        if contains(.renewable), shelf.awards[index].amount.isRenewable != true { return false }
        if contains(.checked), status != .checked, status != .own { return false }
        return true
    }
}

/// By what a list of awards is sorted; what is not known comes last.
public enum AwardSort: String, Sendable, Hashable, CaseIterable {
    case verdict, deadline, amount, worth, name

    public var next: AwardSort {
        let all = AwardSort.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}

/// The rows of a list: which awards, in which order.
enum AwardOrder {
    /// Indices into the shelf.
    static func rows(
        of shelf: AwardShelf, filter: AwardFilter, sort: AwardSort, query: String, formula: EffortFormula
    ) -> [Int] {
        let words = SearchFolding.words(of: query)
        var rows: [(key: Key, index: Int)] = []
        for index in shelf.awards.indices where filter.takes(index, of: shelf) {
            guard words.isEmpty || matches(shelf.awards[index], words) else { continue }
            rows.append((key(index, shelf, sort, formula), index))
        }
        rows.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            let (one, other) = (shelf.awards[left.index].name, shelf.awards[right.index].name)
            return one == other ? left.index < right.index : one < other
        }
        return rows.map(\.index)
    }

    /// Smaller comes first.
    private typealias Key = (Int, Int, Int)

    /// Every word begins a word of name or sponsor.
    static func matches(_ award: Scholarship, _ words: [[UInt8]]) -> Bool {
        guard !words.isEmpty else { return true }
        let there = SearchFolding.words(of: award.name + " " + award.sponsor)
        return words.allSatisfy { word in there.contains { $0.starts(with: word) } }
    }

    private static func key(_ index: Int, _ shelf: AwardShelf, _ sort: AwardSort, _ formula: EffortFormula) -> Key {
        let last = Int.max
        let verdict = Int(shelf.judgements[index].verdict.rawValue)
        let date = shelf.dates[index].map { $0.span.first.localDay.number } ?? last
        switch sort {
        case .verdict: return (verdict, date, 0)
        case .deadline: return (date, verdict, 0)
        case .amount:
            let amount = shelf.awards[index].amount
            return (amount.isKnown ? -amount.rank : last, verdict, date)
        case .worth:
            let worth = formula.hourValue(of: shelf.awards[index], shelf.judgements[index].verdict)
            return (worth.map { -$0 } ?? last, verdict, date)
        case .name: return (0, 0, 0)
        }
    }
}
