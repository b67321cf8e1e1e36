/// Every award and every planned application with what it means for one student at one moment.
public struct AwardShelf: Sendable, Equatable {
    public let awards: [Scholarship]
    /// One for each award.
    public private(set) var judgements: [Judgement]
    /// The next closing of each award; `nil` when none can be told.
    public let dates: [AwardDate?]
    public private(set) var entries: [AwardID: AwardEntry]
    /// In the order in which they were kept.
    public private(set) var plans: [CollegePlan]
    public let sources: [String: AwardSource]
    public private(set) var applicant: Applicant
    /// What the student's prices depend on.
    public private(set) var student: StudentProfile
    /// Milliseconds since 1970.
    public let now: Int64
    /// The zone where the student is.
    public let home: ZoneRules
    /// Zones that this machine has no rules for: awards of theirs count in UTC.
    public let unknownZones: Set<ZoneID>
    private let places: [AwardID: Int]

    public init(
        _ list: AwardList, own: [Scholarship] = [], entries: [AwardEntry] = [], plans: [CollegePlan] = [],
        profile: Profile, now: Int64, zones: any ZoneCatalog
    ) {
        self.plans = plans
        awards = list.awards + own
        sources = list.sources
        self.now = now
        home = zones.local()
        applicant = Applicant(profile, today: CivilDate(home.day(at: now)))
        student = profile.matching
        self.entries = Dictionary(entries.map { ($0.id, $0) }) { _, last in last }
        places = Dictionary(zip(awards.map(\.id), awards.indices)) { _, last in last }
        var unknown: Set<ZoneID> = []
        dates = awards.map { award in
            guard !award.cycle.closings.isEmpty else { return nil }
            // UTC is ahead of every American zone, so nobody is late by it.
            let rules = zones.rules(of: award.zone)
            if rules == nil { unknown.insert(award.zone) }
            return award.cycle.next(after: now, zone: award.zone, rules: rules ?? .universal)
        }
        unknownZones = unknown
        judgements = []
        judge()
    }

    public func index(of id: AwardID) -> Int? { places[id] }

    public func entry(of id: AwardID) -> AwardEntry { entries[id] ?? AwardEntry(id: id) }

    /// The same shelf after a change to entries.
    public mutating func take(_ changed: [AwardEntry]) {
        for entry in changed { entries[entry.id] = entry.isEmpty ? nil : entry }
    }

    /// The same shelf after a change to an application.
    public mutating func take(_ plan: CollegePlan) {
        let place = plans.firstIndex { $0.id == plan.id }
        switch (place, plan.isEmpty) {
        case (let place?, true): plans.remove(at: place)
        case (let place?, false): plans[place] = plan
        case (nil, true): break
        case (nil, false): plans.append(plan)
        }
    }

    /// Judges anew by an edited profile.
    public mutating func use(_ profile: Profile) {
        student = profile.matching
        let applicant = Applicant(profile, today: CivilDate(home.day(at: now)))
        guard applicant != self.applicant else { return }
        self.applicant = applicant
        judge()
    }

    /// Rules alone are looked at: copying whole awards would take longer than judging them.
    private mutating func judge() {
        judgements = awards.indices.map { index in
            Judgement(awards[index].rules, status: awards[index].status, of: applicant)
        }
    }

    public func countdown(of index: Int) -> Countdown? {
        dates[index].map { Countdown(to: $0.end, now: now, home: home) }
    }
}
