public import Domain

/// Why Nearby did not do something.
public enum NearbyError: Error, Sendable, Equatable {
    case storage(StorageError)
    case catalog(CatalogError)
    case chat(ChatError)
    case refused(Meetup.Refusal)
    case post(MeetupPost.Fault)
    /// The meetup is gone, or was never for this student.
    case unknownMeetup
    /// The person can't be asked: not here any more, or asked a short while ago.
    case unavailable
    /// It needs an area to be in.
    case nowhere
    case notOnEarth

    init(_ error: NearbyStoreError) {
        switch error {
        case .storage(let error): self = .storage(error)
        case .refused(let refusal): self = .refused(refusal)
        case .unknown: self = .unknownMeetup
        case .unavailable: self = .unavailable
        }
    }
}
