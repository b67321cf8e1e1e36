/// The campuses and areas of one data folder, shared by its accounts.
public protocol AreaMap: Sendable {
    /// Those with areas of their own, by name.
    func campuses() async throws(StorageError) -> [Campus]
    /// By name; empty for a campus that has none.
    func areas(of campus: CampusID) async throws(StorageError) -> [Area]
    /// Ids of areas whose box lies within so many metres of a point.
    func areas(around point: Coordinate, metres: Double) async throws(StorageError) -> [AreaID]
    /// Takes the place of the campus and all of its areas: all or nothing.
    func save(_ campus: Campus, areas: [Area]) async throws(StorageError)
    func remove(_ campus: CampusID) async throws(StorageError)
}

/// What one account shares of its place, and what it sees of others. No coordinates pass through here.
public protocol NearbyStore: Sendable {
    /// `nil` takes back what was shared.
    func share(_ presence: AreaPresence?) async throws(StorageError)
    func presence(at now: Int64) async throws(StorageError) -> AreaPresence?
    /// What somebody in an area sees: people there who let them, and how many are next door.
    func look(from area: AreaID, neighbours: [AreaID], at now: Int64) async throws(StorageError) -> NearbyView

    /// Meetups of a campus that this account may see, its own, and those it has asked to join; not yet over, or over
    /// for less than a day.
    func meetups(on campus: CampusID?, at now: Int64) async throws(StorageError) -> [Meetup]
    func meetup(_ id: MeetupID) async throws(StorageError) -> Meetup?
    /// Stores a post, and for a direct request that it asks; all or nothing.
    func post(_ post: MeetupPost) async throws(NearbyStoreError)
    /// Does something about a meetup as it is at this moment, whatever was read before.
    func apply(_ deed: Meetup.Deed, to id: MeetupID, at now: Int64) async throws(NearbyStoreError) -> MeetupChange
    func report(_ user: UserID, about meetup: MeetupID?, reason: String, at now: Int64) async throws(StorageError)
}

/// In which area somebody lets others see them.
public struct AreaPresence: Sendable, Hashable {
    public let campus: CampusID
    public let area: AreaID
    public let areaName: String
    public let reach: MeetupPost.Reach
    /// Milliseconds since 1970.
    public let expires: Int64

    public init(campus: CampusID, area: AreaID, areaName: String, reach: MeetupPost.Reach, expires: Int64) {
        self.campus = campus
        self.area = area
        self.areaName = areaName
        self.reach = reach
        self.expires = expires
    }
}

/// What is seen from an area.
public struct NearbyView: Sendable, Hashable {
    public var people: [NearbyPerson] = []
    /// Here as well, but showing themselves to their contacts only.
    public var unseen = 0
    /// People who show themselves to everyone, by area; areas without any are left out.
    public var neighbours: [AreaID: Int] = [:]
    /// When the first of those who are seen or counted is not there any more, unless they renew it.
    public var nextExpiry: Int64?

    public init() {}
}

/// Somebody in the same area.
public struct NearbyPerson: Sendable, Hashable, Identifiable {
    public let id: UserID
    /// The text is the person's own.
    public let name: String
    /// What they show to people in the area.
    public let interests: [String]
    public let isContact: Bool
    /// Colleges both liked; empty unless both show theirs.
    public let colleges: [UnitID]

    public init(id: UserID, name: String, interests: [String], isContact: Bool, colleges: [UnitID] = []) {
        self.id = id
        self.name = name
        self.interests = interests
        self.isContact = isContact
        self.colleges = colleges
    }
}

/// What a deed has led to.
public struct MeetupChange: Sendable, Hashable {
    public let before: Meetup
    public let after: Meetup
    /// What an undo has taken away.
    public let undone: Meetup.Entry?

    public init(before: Meetup, after: Meetup, undone: Meetup.Entry?) {
        self.before = before
        self.after = after
        self.undone = undone
    }
}

public enum NearbyStoreError: Error, Sendable, Hashable {
    case storage(StorageError)
    case refused(Meetup.Refusal)
    /// There is none, or this account may not see it.
    case unknown
    /// A direct request to somebody who is not here, blocks the asker, or has declined one less than a day ago.
    case unavailable
}
