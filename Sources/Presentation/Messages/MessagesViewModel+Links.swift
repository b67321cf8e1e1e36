public import Domain

extension MessagesViewModel {
    /// Goes to the conversation that a deep link names.
    public func open(_ link: DeepLink) -> Bool {
        switch link {
        case .conversation(let id): open(RoomID(id))
        case .meetup:
            guard let guest = guests[.nearby] else { return false }
            visit(.nearby)
            return guest.open(link)
        case .college, .scholarship, .note, .auth: return false
        }
        return true
    }
}
