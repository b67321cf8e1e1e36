/// Whether a shortlist has what a list of applications needs.
public struct ShortlistBalance: Sendable, Hashable {
    public let counts: [AdmissionChance.Band: Int]
    public let warnings: [Warning]

    public enum Warning: Sendable, Hashable {
        case noSafety
        /// No safety's net price is known to be within the budget, dollars a year.
        case noAffordableSafety(budget: Int)
        case noMatch
        case allInOneState(StateCode)
        /// More reaches than everything else together.
        case mostlyReaches
        /// Colleges whose chance can't be told: without a score, or without a rate.
        case unknownChances(Int)
    }

    /// One college of the list.
    public struct Entry: Sendable, Hashable {
        public let band: AdmissionChance.Band
        public let state: StateCode
        /// What the student would pay, dollars a year; `nil` where it is not published.
        public let price: Double?

        public init(band: AdmissionChance.Band, state: StateCode, price: Double?) {
            self.band = band
            self.state = state
            self.price = price
        }
    }

    /// With fewer colleges than this, nothing is said: the list has only begun.
    public static let least = 3

    public init(_ entries: [Entry], budget: Int?) {
        counts = Dictionary(grouping: entries, by: \.band).mapValues(\.count)
        guard entries.count >= Self.least else {
            warnings = []
            return
        }
        var warnings: [Warning] = []
        let safeties = entries.filter { $0.band == .safety }
        if safeties.isEmpty {
            warnings.append(.noSafety)
        } else if let budget, budget > 0, !safeties.contains(where: { ($0.price ?? .infinity) <= Double(budget) }) {
            warnings.append(.noAffordableSafety(budget: budget))
        }
        if counts[.match] == nil { warnings.append(.noMatch) }
        if (counts[.reach] ?? 0) * 2 > entries.count { warnings.append(.mostlyReaches) }
        if let state = entries.first?.state, entries.allSatisfy({ $0.state == state }) {
            warnings.append(.allInOneState(state))
        }
        if let unknown = counts[.unknown] { warnings.append(.unknownChances(unknown)) }
        self.warnings = warnings
    }
}
