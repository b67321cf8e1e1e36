/// An award of money for study, as one listing describes it.
///
/// What a listing does not say stays `nil` or unlisted; nothing is filled in.
public struct Scholarship: Sendable, Hashable, Identifiable {
    public let id: AwardID
    public let name: String
    public let sponsor: String
    public let kind: SponsorKind
    public let amount: AwardAmount
    public let cycle: AwardCycle
    /// Whom it is for; all of them have to be met.
    public let rules: [AwardRule]
    /// Binds to work or service afterwards.
    public let asksForService: Bool
    /// As published; may be empty.
    public let link: String
    /// Keys of the listings it was gathered from, as ``AwardList/sources`` has them.
    public let sources: [String]
    /// When somebody last compared the listing with the sponsor's own page.
    public let checked: CivilDate?
    public let status: ListingStatus

    public init(
        id: AwardID, name: String, sponsor: String, kind: SponsorKind, amount: AwardAmount = AwardAmount(),
        cycle: AwardCycle = AwardCycle(), rules: [AwardRule] = [], asksForService: Bool = false, link: String = "",
        sources: [String] = [], checked: CivilDate? = nil, status: ListingStatus = .checked
    ) {
        self.id = id
        self.name = name
        self.sponsor = sponsor
        self.kind = kind
        self.amount = amount
        self.cycle = cycle
        self.rules = Array(rules.prefix(AwardRule.limit))
        self.asksForService = asksForService
        self.link = link
        self.sources = sources
        self.checked = checked
        self.status = status
    }

    /// The zone in which its deadlines count: the one that is stated, else ``assumedZone``.
    public var zone: ZoneID { cycle.zone ?? assumedZone }

    /// No listing states a zone. An award of one state counts in the zone of that state's capital, any other in US
    /// Eastern time, the earliest of the mainland, so that nobody is late.
    public var assumedZone: ZoneID {
        for case .residency(let states) in rules {
            if let state = states.only { return state.capitalZone }
        }
        return .eastern
    }

    /// The college that gives it; `nil` when it can be used at several.
    public var college: UnitID? {
        for case .college(let id) in rules { return id }
        return nil
    }
}

/// Names a scholarship for good: `S001` of the shipped table, `own-…` of a student's own.
public struct AwardID: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
    public static func < (left: AwardID, right: AwardID) -> Bool { left.rawValue < right.rawValue }
}

/// Who gives the money.
public enum SponsorKind: String, Sendable, Hashable, CaseIterable {
    case federal, state, `private`, college
}

/// How far a listing can be trusted.
public enum ListingStatus: String, Sendable, Hashable, CaseIterable {
    /// Somebody compared it with the sponsor's page.
    case checked
    /// Nobody did.
    case unverified
    /// The sponsor may have renamed or paused it.
    case doubtful
    /// No longer given; hidden unless asked for.
    case discontinued
    /// The student entered it.
    case own

    /// Left out of lists until the student asks for everything.
    public var isHidden: Bool { self == .doubtful || self == .discontinued }
}

/// The shipped table, with where its rows come from.
public struct AwardList: Sendable, Hashable {
    public var awards: [Scholarship]
    /// Names of the sources, by the keys that awards carry.
    public var sources: [String: AwardSource]

    public init(awards: [Scholarship] = [], sources: [String: AwardSource] = [:]) {
        self.awards = awards
        self.sources = sources
    }
}

/// A collection from which facts were gathered.
public struct AwardSource: Sendable, Hashable {
    public let name: String
    public let address: String
    /// What its author says of its checking; our own words.
    public let remark: String

    public init(name: String, address: String, remark: String) {
        self.name = name
        self.address = address
        self.remark = remark
    }
}
