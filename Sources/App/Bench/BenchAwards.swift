import Domain
import Services
import Store

/// Awards that only a measurement knows.
actor BenchAwards: ScholarshipProviding, LikedColleges {
    private let awards: [Scholarship]
    private let now: Int64

    init(awards: [Scholarship], now: Int64) {
        self.awards = awards
        self.now = now
    }

    func shelf() -> AwardShelf {
        AwardShelf(AwardList(awards: awards), profile: Profile(), now: now, zones: ZoneFolder())
    }

    func liked() -> [College] { [] }
    func hasBoard() -> Bool { false }
    func save(_ entries: [AwardEntry]) {}
    func save(own awards: [Scholarship]) {}
    func remove(own ids: [AwardID]) {}
    func save(_ plans: [CollegePlan]) {}
}

/// Settings that nobody keeps.
struct BenchSettings: SettingStore {
    func value(for key: String) -> String? { nil }
    func values() -> [String: String] { [:] }
    func set(_ value: String?, for key: String) {}
}
