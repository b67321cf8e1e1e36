public import Domain
public import Services

/// Nearby in memory: a snapshot that the test sets, and a record of what was asked.
public actor FakeNearby: NearbyProviding {
    public nonisolated let user = UserID("@1:host")
    public private(set) var snapshot = NearbySnapshot()
    public private(set) var deeds: [Meetup.Deed] = []
    public private(set) var posts: [MeetupPost] = []
    public private(set) var reaches: [MeetupPost.Reach?] = []
    public private(set) var places: [Coordinate] = []
    public private(set) var told: [String] = []
    public private(set) var reports: [String] = []
    public var wasAsked = false
    private var sign: Coordinate?
    private var hasNote = true
    private var known: [Campus] = []
    private var continuations: [AsyncStream<NearbySnapshot>.Continuation] = []

    public init() {}

    // MARK: Told by the test

    public func set(_ snapshot: NearbySnapshot) {
        self.snapshot = snapshot
        continuations.forEach { $0.yield(snapshot) }
    }

    public func know(_ campuses: [Campus]) { known = campuses }
    public func suggest(_ sign: Coordinate?) { self.sign = sign }
    public func forgetNote() { hasNote = false }

    // MARK: NearbyProviding

    public func start() {}
    public func stop() { continuations.forEach { $0.finish() } }

    public func updates() -> AsyncStream<NearbySnapshot> {
        let (stream, continuation) = AsyncStream<NearbySnapshot>.makeStream()
        continuations.append(continuation)
        continuation.yield(snapshot)
        return stream
    }

    public func campuses() -> [Campus] { known }
    public func areas(of campus: Campus) -> [Area] { snapshot.areas }

    public func declare(_ area: AreaID, on campus: Campus) {
        var next = snapshot
        next.place = .campus(campus, area: next.areas.first { $0.id == area }, isInside: true)
        next.source = .declared
        set(next)
    }

    public func locate(_ point: Coordinate, kind: LocationSourceKind) { places.append(point) }
    public func likelySign(of point: Coordinate) -> Coordinate? { sign }
    public func leave() { set(NearbySnapshot()) }
    public func follow(_ source: any LocationSource) {}

    public func show(to reach: MeetupPost.Reach?) {
        reaches.append(reach)
        wasAsked = true
    }

    public func block(_ user: UserID) {}
    public func report(_ user: UserID, about meetup: MeetupID?, reason: String) { reports.append(reason) }
    public func post(_ post: MeetupPost) { posts.append(post) }
    public func meetup(_ id: MeetupID) -> Meetup? { snapshot.meetups.first { $0.id == id } }

    public func apply(_ deed: Meetup.Deed, to id: MeetupID, telling line: String) -> RoomID? {
        deeds.append(deed)
        return nil
    }

    public func share(_ text: String, with user: UserID) -> RoomID {
        told.append(text)
        return RoomID("!r")
    }

    public func takeSafetyNote() -> Bool {
        defer { hasNote = true }
        return hasNote
    }
}
