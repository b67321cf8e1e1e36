/// The people of this host by the names they show.
public protocol PersonDirectory: Sendable {
    /// A name for each id that is known; the text is the person's own.
    func names(of users: Set<UserID>) async throws(StorageError) -> [UserID: String]
    /// Those who chose to be found, by name, without `user`.
    func people(besides user: UserID) async throws(StorageError) -> [Person]
    func isFindable(_ account: AccountID) async throws(StorageError) -> Bool
    /// What an account shows to somebody who is, at the closest, this near.
    func shown(of account: AccountID, to viewer: Visibility) async throws(StorageError) -> [SocialField: ProfileAnswer]
    /// What others see of an account.
    func save(name: String, isFindable: Bool, of account: AccountID) async throws(StorageError)

    func account(named name: String) async throws(StorageError) -> AccountID?
    /// The account of this name; made without a way to sign in when there is none.
    func makeAccount(named name: String) async throws(StorageError) -> AccountID
}

/// Someone a conversation can be started with.
public struct Person: Sendable, Hashable, Identifiable {
    public let id: UserID
    public let name: String

    public init(id: UserID, name: String) {
        self.id = id
        self.name = name
    }
}
