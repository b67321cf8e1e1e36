/// What one rule says of one student.
public enum RuleOutcome: Sendable, Hashable {
    case met
    case failed
    /// The profile does not say; this is the field that would.
    case missing(ProfileItem)
    /// No profile can decide it.
    case open
}

/// What an award says to one student.
public enum Verdict: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// Every rule is met, and somebody has checked the listing.
    case eligible
    /// No rule fails; the listing is unverified, or a rule is one that no profile decides.
    case likely
    /// The profile lacks what a rule asks for.
    case missingFacts
    /// A rule fails.
    case notEligible

    public static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
}

/// A verdict with what it rests on: one bit for each rule, in their order.
public struct Judgement: Sendable, Hashable {
    public let verdict: Verdict
    let failed: UInt16
    let missing: UInt16
    let open: UInt16

    public func isFailed(_ rule: Int) -> Bool { failed >> rule & 1 == 1 }
    public func isMissing(_ rule: Int) -> Bool { missing >> rule & 1 == 1 }
    public func isOpen(_ rule: Int) -> Bool { open >> rule & 1 == 1 }
    public var missingCount: Int { missing.nonzeroBitCount }

    /// Rules that fail stand before facts that are missing, and those before what nobody can tell.
    public init(_ rules: [AwardRule], status: ListingStatus, of applicant: Applicant) {
        var (failed, missing, open) = (UInt16(0), UInt16(0), UInt16(0))
        var bit: UInt16 = 1
        for rule in rules {
            switch rule.outcome(for: applicant) {
            case .met: break
            case .failed: failed |= bit
            case .missing: missing |= bit
            case .open: open |= bit
            }
            bit &<<= 1
        }
        self.failed = failed
        self.missing = missing
        self.open = open
        let isSure = status == .checked || status == .own
        verdict =
            failed != 0
            ? .notEligible : missing != 0 ? .missingFacts : open != 0 || !isSure ? .likely : .eligible
    }
}

extension AwardRule {
    /// Pure: the same rule and applicant, the same outcome. A fact that is added turns `missing` into something else and
    /// never anything else into `missing`.
    public func outcome(for applicant: Applicant) -> RuleOutcome {
        switch self {
        case .stage(let wanted):
            guard let stage = applicant.stage else { return .missing(.graduationYear) }
            if wanted.isDisjoint(with: stage) { return .failed }
            return wanted.isSuperset(of: stage) ? .met : .open
        case .citizenship(let wanted):
            guard let citizenship = applicant.citizenship else { return .missing(.citizenship) }
            return wanted.outcome(for: citizenship)
        case .residency(let states):
            guard let state = applicant.state else { return .missing(.homeState) }
            return states.contains(state) ? .met : .failed
        case .gradeAverage(let least):
            guard let average = applicant.gradeAverage else { return .missing(.gradeAverage) }
            return average >= least ? .met : .failed
        case .income(let most):
            guard let income = applicant.income else { return .missing(.incomeBand) }
            let bounds = income.bounds
            if bounds.least > most { return .failed }
            guard let top = bounds.most else { return .open }
            return top <= most ? .met : .open
        case .field(let areas):
            guard let fields = applicant.fields else { return .missing(.intendedFields) }
            if !areas.isDisjoint(with: fields.sure) { return .met }
            return areas.isDisjoint(with: fields.borders) ? .failed : .open
        case .need:
            switch applicant.need {
            case nil: return .missing(.needsAid)
            case .some(.none): return .failed
            case .unsure: return .open
            case .some(.some), .most, .full: return .met
            }
        case .pell:
            switch applicant.need {
            case nil: return .missing(.needsAid)
            case .some(.none): return .failed
            default: return .open
            }
        case .ethnicity(let wanted):
            guard let ethnicities = applicant.ethnicities else { return .missing(.ethnicities) }
            return wanted.outcome(for: ethnicities)
        case .women:
            switch applicant.gender {
            case nil: return .missing(.gender)
            case .woman: return .met
            case .man: return .failed
            case .nonbinary, .other: return .open
            }
        case .firstGeneration: return Self.flag(applicant.isFirstGeneration, .firstGeneration)
        case .military: return Self.flag(applicant.isMilitaryFamily, .militaryFamily)
        case .disability: return Self.flag(applicant.hasDisability, .disability)
        case .nomination, .personal, .college: return .open
        }
    }

    private static func flag(_ flag: Bool?, _ item: ProfileItem) -> RuleOutcome {
        flag.map { $0 ? .met : .failed } ?? .missing(item)
    }
}

extension CitizenshipSet {
    func outcome(for citizenship: Citizenship) -> RuleOutcome {
        switch citizenship {
        case .citizen: isDisjoint(with: [.citizen, .resident]) ? .failed : .met
        case .permanentResident: isDisjoint(with: [.permanentResident, .resident]) ? .failed : .met
        case .daca: contains(.daca) ? .met : contains(.resident) ? .open : .failed
        // Where somebody lives is not said by these, nor whether they are US nationals.
        case .refugee, .international, .undocumented: contains(.resident) ? .open : .failed
        case .other: isDisjoint(with: [.national, .resident]) ? .failed : .open
        }
    }
}

extension EthnicitySet {
    func outcome(for ethnicities: Set<Ethnicity>) -> RuleOutcome {
        var isOpen = false
        for ethnicity in ethnicities {
            switch ethnicity {
            case .black: if !isDisjoint(with: [.black, .minority]) { return .met }
            case .hispanic: if !isDisjoint(with: [.hispanic, .minority]) { return .met }
            case .americanIndian: if !isDisjoint(with: [.native, .minority]) { return .met }
            case .asian:
                if contains(.asian) { return .met }
                isOpen = isOpen || contains(.minority)
            case .pacificIslander:
                if contains(.minority) { return .met }
                // Some sponsors count Pacific Islanders with Asian students or with Native peoples, others do not.
                isOpen = isOpen || !isDisjoint(with: [.asian, .native])
            case .middleEastern: isOpen = isOpen || contains(.minority)
            case .other: isOpen = true
            case .white: break
            }
        }
        return isOpen ? .open : .failed
    }
}
