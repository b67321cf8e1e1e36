public import Domain

/// 30 November 2026, 12:00 in New York.
public struct NovemberClock: WallClock {
    public static let instant: Int64 = 1_796_058_000_000

    public init() {}

    public func now() -> Int64 { Self.instant }
}

extension AwardShelf {
    /// The fixture's awards as a senior in Oregon sees them on 30 November 2026.
    public static func fixture(
        _ awards: [Scholarship] = Scholarship.fixtures, entries: [AwardEntry] = [],
        plans: [CollegePlan] = [], profile: Profile = .senior, zones: any ZoneCatalog = FakeZones()
    ) -> AwardShelf {
        let source = AwardSource(name: "Uscollege", address: "https://example.org", remark: "compared in 2026")
        return AwardShelf(
            AwardList(awards: awards, sources: ["B": source]), entries: entries, plans: plans,
            profile: profile, now: NovemberClock.instant, zones: zones)
    }
}

extension AwardEntry {
    public static func fixture(
        _ id: String = "S1", _ stage: BoardStage? = .found, won: Int? = nil, tasks: [AwardTask] = []
    ) -> AwardEntry {
        var entry = AwardEntry(id: AwardID(id))
        entry.stage = stage
        entry.won = won
        entry.tasks = tasks
        return entry
    }
}
