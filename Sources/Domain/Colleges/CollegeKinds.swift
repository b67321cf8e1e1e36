/// Who runs a college (`CONTROL`).
public enum Control: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case `public` = 1, privateNonprofit, forProfit
}

/// Length of the programmes a college offers (`ICLEVEL`).
public enum InstitutionLevel: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case fourYear = 1, twoYear, lessThanTwoYear
}

/// Where the campus lies (`LOCALE`, its tens digit).
public enum Setting: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case city = 1, suburb, town, rural
}

/// Students enrolled, in the survey's bands (`INSTSIZE`).
public enum SizeBand: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case under1000 = 1, from1000, from5000, from10000, from20000

    /// The band that holds a number of students.
    public init(students: Int) {
        switch students {
        case ..<1_000: self = .under1000
        case ..<5_000: self = .from1000
        case ..<10_000: self = .from5000
        case ..<20_000: self = .from10000
        default: self = .from20000
        }
    }
}

/// What a college asks of SAT or ACT scores (`ADMCON7`).
public enum TestPolicy: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case required = 1, recommended, neither, considered = 5
}
