public import Domain

/// Awards in memory.
public actor FakeAwardBook: AwardBook {
    public private(set) var kept: [AwardID: AwardEntry] = [:]
    public private(set) var awards: [AwardID: Scholarship] = [:]
    public private(set) var applications: [UnitID: CollegePlan] = [:]
    private var failure: StorageError?

    public init(_ entries: [AwardEntry] = [], own: [Scholarship] = [], plans: [CollegePlan] = []) {
        for plan in plans { applications[plan.id] = plan }
        for entry in entries { kept[entry.id] = entry }
        for award in own { awards[award.id] = award }
    }

    public func fail(with error: StorageError?) { failure = error }

    public func entries() throws(StorageError) -> [AwardEntry] {
        if let failure { throw failure }
        return kept.values.sorted { $0.id < $1.id }
    }

    public func save(_ entries: [AwardEntry]) throws(StorageError) {
        if let failure { throw failure }
        for entry in entries { kept[entry.id] = entry.isEmpty ? nil : entry }
    }

    public func own() throws(StorageError) -> [Scholarship] {
        if let failure { throw failure }
        return awards.values.sorted { $0.id < $1.id }
    }

    public func save(own awards: [Scholarship]) throws(StorageError) {
        if let failure { throw failure }
        for award in awards { self.awards[award.id] = award }
    }

    public func remove(own ids: [AwardID]) throws(StorageError) {
        if let failure { throw failure }
        for id in ids { awards[id] = nil }
    }

    public func plans() throws(StorageError) -> [CollegePlan] {
        if let failure { throw failure }
        return applications.values.sorted { $0.id < $1.id }
    }

    public func save(_ plans: [CollegePlan]) throws(StorageError) {
        if let failure { throw failure }
        for plan in plans { applications[plan.id] = plan.isEmpty ? nil : plan }
    }
}

/// A table of a few awards.
public struct FakeAwardTable: AwardTable {
    private let list: Result<AwardList, CatalogError>

    public init(_ awards: [Scholarship] = Scholarship.fixtures) {
        let source = AwardSource(name: "Uscollege", address: "https://example.org", remark: "compared in 2026")
        list = .success(AwardList(awards: awards, sources: ["B": source]))
    }

    public init(failing error: CatalogError) { list = .failure(error) }

    public func awards() async throws(CatalogError) -> AwardList { try list.get() }
}

/// The zones of the United States by their rules of today, and a home.
public struct FakeZones: ZoneCatalog {
    private let home: ZoneRules

    /// - Parameter home: As POSIX writes it in `TZ`.
    public init(home: String = "PST8PDT,M3.2.0,M11.1.0") { self.home = ZoneRules(posix: home) ?? .universal }

    public func rules(of zone: ZoneID) -> ZoneRules? {
        switch zone {
        case .universal: .universal
        case .eastern: ZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0")
        case .central: ZoneRules(posix: "CST6CDT,M3.2.0,M11.1.0")
        case .mountain: ZoneRules(posix: "MST7MDT,M3.2.0,M11.1.0")
        case .pacific: ZoneRules(posix: "PST8PDT,M3.2.0,M11.1.0")
        default: nil
        }
    }

    public func local() -> ZoneRules { home }
}

extension Scholarship {
    /// A checked award for seniors that closes on 12 December; a test names only what it is about.
    public static func fixture(
        id: String = "S1", name: String = "Amber Scholars", sponsor: String = "Amber Foundation",
        kind: SponsorKind = .private,
        amount: AwardAmount = AwardAmount(least: 5_000, most: 8_000, basis: .year, isRenewable: true),
        closes: String = "12-12", opens: String = "", zone: ZoneID? = nil, listed: Int? = 2_026,
        rules: [AwardRule] = [.stage(.senior)], link: String = "https://amber.example.org",
        status: ListingStatus = .checked
    ) -> Scholarship {
        Scholarship(
            id: AwardID(id), name: name, sponsor: sponsor, kind: kind, amount: amount,
            cycle: AwardCycle(
                closings: CyclePoint(closes).map { [AwardCycle.Closing($0)] } ?? [], opens: CyclePoint(opens),
                zone: zone, listed: listed),
            rules: rules, link: link, sources: ["B"], checked: CivilDate(year: 2_026, month: 7, day: 19),
            status: status)
    }

    /// One of each verdict for ``Profile/senior``, and one that is discontinued.
    public static let fixtures: [Scholarship] = [
        .fixture(rules: [.stage(.senior), .residency(StateSet(StateCode("OR").map { [$0] } ?? []))]),
        .fixture(
            id: "S2", name: "Blue Ridge Grant", sponsor: "State of Oregon", kind: .state,
            amount: AwardAmount(most: 3_900), closes: "03-01", listed: 2_025, rules: [.need], status: .unverified),
        .fixture(
            id: "S3", name: "Cedar Women in Engineering", sponsor: "Cedar Society", closes: "~02-15", listed: nil,
            rules: [.field(.stem), .women]),
        .fixture(
            id: "S4", name: "Delta Award", sponsor: "Delta Club", closes: "mid 11",
            rules: [.stage(.graduate), .gradeAverage(atLeast: 350)]),
        .fixture(id: "S5", name: "Elm Fund", sponsor: "Elm Bank", closes: "rolling", status: .discontinued),
    ]
}

extension Profile {
    /// Finishes high school in Oregon in June 2027 and needs aid.
    public static var senior: Profile {
        var profile = Profile(matching: .fixture())
        for (item, text) in [(ProfileItem.graduationYear, "2027"), (.needsAid, "most"), (.gradeAverage, "3.6")] {
            // The answers above are well formed.
            try? profile.set(item, to: text)
        }
        return profile
    }
}
