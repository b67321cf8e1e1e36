public import Domain

extension MessagesViewModel {
    /// Goes to the conversation that a deep link names.
    public func open(_ link: DeepLink) -> Bool {
        guard case .conversation(let id) = link else { return false }
        open(RoomID(id))
        return true
    }
}
