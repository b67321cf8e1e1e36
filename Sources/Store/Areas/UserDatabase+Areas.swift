public import Domain

extension UserDatabase {
    /// Campuses and areas of the data folder, with those that came with the program.
    ///
    /// - Parameter resources: The folder of shipped tables.
    public func areas(resources: String) -> any AreaMap {
        AreaShelf(imported: SQLiteAreaMap(database: database), shipped: ShippedAreas(resources: resources))
    }

    /// What an account shares of its place, and its meetups, for commands: others hear of it when they look.
    public func nearby(for account: AccountID) -> any NearbyStore {
        SQLiteNearbyStore(database: database, account: account)
    }
}
