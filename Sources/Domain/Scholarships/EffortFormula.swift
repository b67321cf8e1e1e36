/// How much an hour of work on an application is worth: an open formula whose numbers the student may change.
///
///     value of an hour = amount × chance × fit ÷ hours
///
/// No listing says how many apply and win. The chances are assumptions, the same for every award of a kind; they sort
/// awards and promise nothing.
public struct EffortFormula: Sendable, Hashable {
    private var values: [Int]

    public init() { values = Term.allCases.map(\.usual) }

    /// A number of the formula.
    public enum Term: Int, Sendable, Hashable, CaseIterable {
        /// Between the lower (0) and the upper end (100) of the amount, percent.
        case amountPoint
        /// Chances, percent.
        case federalChance, stateChance, privateChance, collegeChance
        /// What a verdict leaves of the chance, percent.
        case likelyFit, missingFit
        /// Hours.
        case formHours, essayHours, nominationHours, projectHours

        public var usual: Int {
            switch self {
            case .amountPoint: 25
            case .federalChance: 30
            case .stateChance: 50
            case .privateChance: 3
            case .collegeChance: 10
            case .likelyFit: 60
            case .missingFit: 30
            case .formHours: 1
            case .essayHours: 5
            case .nominationHours: 3
            case .projectHours: 20
            }
        }

        public var range: ClosedRange<Int> {
            switch self {
            case .formHours: 1...100
            case .essayHours, .nominationHours, .projectHours: 0...200
            default: 0...100
            }
        }

        public var isHours: Bool { rawValue >= Term.formHours.rawValue }
    }

    public subscript(term: Term) -> Int {
        get { values[term.rawValue] }
        set { values[term.rawValue] = min(max(newValue, term.range.lowerBound), term.range.upperBound) }
    }

    /// Hours of work: a form, an essay unless a public body decides by rule, a nomination, a project of one's own.
    public func hours(for award: Scholarship) -> Int {
        var hours = self[.formHours]
        if award.kind == .private || award.kind == .college { hours += self[.essayHours] }
        for rule in award.rules {
            switch rule {
            case .nomination: hours += self[.nominationHours]
            case .personal(.research), .personal(.project): hours += self[.projectHours]
            default: break
            }
        }
        return hours
    }

    /// Dollars for an hour; `nil` when no amount is listed.
    public func hourValue(of award: Scholarship, _ verdict: Verdict, hours: Int? = nil) -> Int? {
        guard let amount = award.amount.value(at: self[.amountPoint]) else { return nil }
        let chance =
            switch award.kind {
            case .federal: self[.federalChance]
            case .state: self[.stateChance]
            case .private: self[.privateChance]
            case .college: self[.collegeChance]
            }
        let fit =
            switch verdict {
            case .eligible: 100
            case .likely: self[.likelyFit]
            case .missingFacts: self[.missingFit]
            case .notEligible: 0
            }
        // Amounts are far below what an Int could not hold.
        return min(amount, 1_000_000_000) * chance * fit / 10_000 / max(1, hours ?? self.hours(for: award))
    }

    // MARK: On disk

    /// Reads what ``stored`` wrote; what can't be read is as usual.
    public init(stored: String) {
        self.init()
        for part in stored.split(separator: " ") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let number = Int(pair[1]),
                let term = Term.allCases.first(where: { "\($0)" == pair[0] })
            else { continue }
            self[term] = number
        }
    }

    /// Only what differs from the usual numbers; empty when nothing does.
    public var stored: String {
        Term.allCases.filter { self[$0] != $0.usual }.map { "\($0)=\(self[$0])" }.joined(separator: " ")
    }
}
