public import Domain

/// Where the student is, who else is there, and meetups. One serves one account.
public protocol NearbyProviding: Sendable {
    nonisolated var user: UserID { get }

    func start() async
    /// Takes back what was shared and forgets the place.
    func stop() async
    /// Hears the snapshot now and after each change.
    func updates() async -> AsyncStream<NearbySnapshot>
    var snapshot: NearbySnapshot { get async }

    // MARK: Where

    /// Campuses with named areas, the one used last first.
    func campuses() async throws(NearbyError) -> [Campus]
    func areas(of campus: Campus) async throws(NearbyError) -> [Area]
    /// The student says where they are.
    func declare(_ area: AreaID, on campus: Campus) async throws(NearbyError)
    /// A place from the map's cross, or typed in.
    func locate(_ point: Coordinate, kind: LocationSourceKind) async throws(NearbyError)
    /// The same place with another sign, where that lies on a campus and the given one doesn't.
    func likelySign(of point: Coordinate) async throws(NearbyError) -> Coordinate?
    /// The student is elsewhere: nothing is kept.
    func leave() async throws(NearbyError)
    /// Follows a recording or a receiver until something else says where the student is.
    func follow(_ source: any LocationSource) async

    // MARK: Who

    /// Whether the question of who may see the student was answered.
    var wasAsked: Bool { get async throws(NearbyError) }
    /// - Parameter reach: `nil` for nobody.
    func show(to reach: MeetupPost.Reach?) async throws(NearbyError)
    /// Neither sees the other any more, here and in conversations.
    func block(_ user: UserID) async throws(NearbyError)
    func report(_ user: UserID, about meetup: MeetupID?, reason: String) async throws(NearbyError)

    // MARK: Meetups

    func post(_ post: MeetupPost) async throws(NearbyError)
    func meetup(_ id: MeetupID) async throws(NearbyError) -> Meetup?
    /// - Parameter line: What those read with whom it was not agreed, when a confirmation ends their conversation.
    /// - Returns: The conversation that an approval has opened.
    @discardableResult
    func apply(_ deed: Meetup.Deed, to id: MeetupID, telling line: String) async throws(NearbyError) -> RoomID?
    /// Tells somebody in the conversation of a meetup about a named place.
    func share(_ text: String, with user: UserID) async throws(NearbyError) -> RoomID
    /// Whether the note on meeting safely was shown; true from then on.
    func takeSafetyNote() async -> Bool
}
