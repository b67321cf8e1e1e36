public import Domain

/// What a pane needs of scholarships. One serves one account.
public protocol ScholarshipProviding: Sendable {
    /// Everything, judged by the profile as it is on disk.
    func shelf() async throws(ScholarshipError) -> AwardShelf
    /// Whether any award is on the board, or any application is planned; cheap, and reads no table.
    func hasBoard() async throws(ScholarshipError) -> Bool
    /// Durable when it returns.
    func save(_ entries: [AwardEntry]) async throws(ScholarshipError)
    func save(own awards: [Scholarship]) async throws(ScholarshipError)
    func remove(own ids: [AwardID]) async throws(ScholarshipError)
    /// Durable when it returns.
    func save(_ plans: [CollegePlan]) async throws(ScholarshipError)
}

/// Why scholarships could not be shown or kept.
public enum ScholarshipError: Error, Sendable, Hashable {
    case table(CatalogError)
    case storage(StorageError)
}

/// Reads the shipped table once, and the student's own part whenever it is asked.
public actor ScholarshipService: ScholarshipProviding {
    private let table: any AwardTable
    private let book: any AwardBook
    private let profiles: any WholeProfileStore
    private let zones: any ZoneCatalog
    private let clock: any WallClock
    private var list: AwardList?

    /// Reads nothing.
    public init(
        table: any AwardTable, book: any AwardBook, profiles: any WholeProfileStore, zones: any ZoneCatalog,
        clock: any WallClock
    ) {
        self.table = table
        self.book = book
        self.profiles = profiles
        self.zones = zones
        self.clock = clock
    }

    public func shelf() async throws(ScholarshipError) -> AwardShelf {
        let list = try await loaded()
        do throws(StorageError) {
            let own = try await book.own()
            let entries = try await book.entries()
            let plans = try await book.plans()
            let profile = try await profiles.wholeProfile()
            return AwardShelf(
                list, own: own, entries: entries, plans: plans, profile: profile, now: clock.now(), zones: zones)
        } catch {
            throw .storage(error)
        }
    }

    public func hasBoard() async throws(ScholarshipError) -> Bool {
        do throws(StorageError) {
            if try await book.entries().contains(where: { $0.stage != nil }) { return true }
            return try await !book.plans().isEmpty
        } catch {
            throw .storage(error)
        }
    }

    public func save(_ entries: [AwardEntry]) async throws(ScholarshipError) {
        do throws(StorageError) { try await book.save(entries) } catch { throw .storage(error) }
    }

    public func save(own awards: [Scholarship]) async throws(ScholarshipError) {
        do throws(StorageError) { try await book.save(own: awards) } catch { throw .storage(error) }
    }

    public func save(_ plans: [CollegePlan]) async throws(ScholarshipError) {
        do throws(StorageError) { try await book.save(plans) } catch { throw .storage(error) }
    }

    public func remove(own ids: [AwardID]) async throws(ScholarshipError) {
        do throws(StorageError) { try await book.remove(own: ids) } catch { throw .storage(error) }
    }

    private func loaded() async throws(ScholarshipError) -> AwardList {
        if let list { return list }
        let read: AwardList
        do throws(CatalogError) { read = try await table.awards() } catch { throw .table(error) }
        list = read
        return read
    }
}
