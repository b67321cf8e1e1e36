public import Domain

/// Everything personal of one account. Nothing else reads or writes its rows; dropping it is signing out.
public struct AccountStores: Sendable {
    public let account: AccountID
    public let feedLog: any FeedLog
    public let profile: any WholeProfileStore
    public let settings: any SettingStore
    public let awards: any AwardBook
    public let explore: any ExploreStore
}

extension UserDatabase {
    /// The stores of one account.
    public func stores(for account: AccountID) -> AccountStores {
        AccountStores(
            account: account, feedLog: SQLiteFeedLog(database, account: account),
            profile: SQLiteProfileStore(database, account: account),
            settings: SQLiteSettingStore(database, account: account),
            awards: SQLiteAwardBook(database, account: account),
            explore: SQLiteExploreStore(database, account: account))
    }
}

extension SQLiteValue {
    init(_ account: AccountID) { self = .integer(account.rawValue) }
}
