/// One account's profile with everything the onboarding asks, not only what matching reads.
public protocol WholeProfileStore: ProfileStore {
    /// An empty profile before the student has said anything.
    func wholeProfile() async throws(StorageError) -> Profile
    /// All of it in one transaction.
    func save(_ profile: Profile) async throws(StorageError)
}
