public import Domain

/// What Nearby asks of the program around it.
public enum NearbyEffect: Sendable, Equatable {
    case toast(DisplayText)
    /// Somebody has asked or answered.
    case notify(DisplayText)
    case open(RoomID)
    case write(UserID)
    case calendar(MeetupPost)
}

/// Places from a recording or a receiver; made by the program around.
public protocol LocationSources: Sendable {
    /// `nil` for a file that is no track.
    func recording(_ path: String) -> (any LocationSource)?
    /// `nil` for an address that is none.
    func receiver(_ address: String) -> (any LocationSource)?
}
