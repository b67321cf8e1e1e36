import Domain

/// Which awards a list shows.
public struct AwardFilter: Sendable, Hashable {
    public var rows: Set<Row> = [.eligible, .likely, .missing, .notEligible]

    public init() {}

    /// One switch each. Verdicts and sponsors widen the list, the others narrow or widen it as they say.
    public enum Row: Sendable, Hashable, CaseIterable {
        case eligible, likely, missing, notEligible
        case federal, state, `private`, college
        case soon, withoutNomination, renewable, checked
        case hidden, passed
    }

    public mutating func toggle(_ row: Row) { rows.formSymmetricDifference([row]) }

    /// Shows everything but what is hidden.
    public var isUsual: Bool { self == AwardFilter() }

    /// How many days ahead is soon.
    static let soon = 60

    func takes(_ index: Int, of shelf: AwardShelf) -> Bool {
        let award = shelf.awards[index]
        let entry = shelf.entry(of: award.id)
        let verdict: Row =
            switch shelf.judgements[index].verdict {
            case .eligible: .eligible
            case .likely: .likely
            case .missingFacts: .missing
            case .notEligible: .notEligible
            }
        let kind: Row =
            switch award.kind {
            case .federal: .federal
            case .state: .state
            case .private: .private
            case .college: .college
            }
        let kinds: Set<Row> = [.federal, .state, .private, .college]
        // What is on the board is never hidden.
        guard entry.stage != nil || rows.contains(.hidden) || !award.status.isHidden else { return false }
        guard entry.stage != nil || rows.contains(.passed) || !entry.isPassed else { return false }
        guard rows.contains(verdict), rows.isDisjoint(with: kinds) || rows.contains(kind) else { return false }
        if rows.contains(.soon) {
            guard let days = shelf.countdown(of: index)?.days, days <= Self.soon else { return false }
        }
        if rows.contains(.withoutNomination), award.rules.contains(.nomination) { return false }
        if rows.contains(.renewable), award.amount.isRenewable != true { return false }
        if rows.contains(.checked), award.status != .checked, award.status != .own { return false }
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
        let taken = shelf.awards.indices.filter { index in
            filter.takes(index, of: shelf) && matches(shelf.awards[index], words)
        }
        let keys = Dictionary(uniqueKeysWithValues: taken.map { ($0, key($0, shelf, sort, formula)) })
        return taken.sorted { left, right in
            let (first, second) = (keys[left] ?? [], keys[right] ?? [])
            if first != second { return first.lexicographicallyPrecedes(second) }
            let (one, other) = (shelf.awards[left], shelf.awards[right])
            return one.name == other.name ? left < right : one.name < other.name
        }
    }

    /// Every word begins a word of name or sponsor.
    static func matches(_ award: Scholarship, _ words: [[UInt8]]) -> Bool {
        guard !words.isEmpty else { return true }
        let there = SearchFolding.words(of: award.name + " " + award.sponsor)
        return words.allSatisfy { word in there.contains { $0.starts(with: word) } }
    }

    /// Smaller comes first.
    private static func key(_ index: Int, _ shelf: AwardShelf, _ sort: AwardSort, _ formula: EffortFormula) -> [Int] {
        let last = Int.max
        let verdict = Int(shelf.judgements[index].verdict.rawValue)
        let date = shelf.dates[index].map { $0.span.first.localDay.number } ?? last
        let award = shelf.awards[index]
        switch sort {
        case .verdict: return [verdict, date]
        case .deadline: return [date, verdict]
        case .amount: return [award.amount.isKnown ? -award.amount.rank : last, verdict, date]
        case .worth:
            let worth = formula.hourValue(of: award, shelf.judgements[index].verdict)
            return [worth.map { -$0 } ?? last, verdict, date]
        case .name: return []
        }
    }
}
