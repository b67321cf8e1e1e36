import Domain
import Services
import Store

/// Colleges as a table with a column for each figure that they are sorted by.
struct ListTable: Sendable {
    struct Row: Sendable {
        let id: UnitID
        let name: String
        let city: String
        let state: String
        /// As numbers; `nil` where a figure is missing.
        let values: [Double?]
    }

    let measures: [CollegeMeasure]
    let rows: [Row]

    /// - Parameter gone: Marked colleges that have left the catalogue; they keep their number alone, and come last.
    init(_ rows: [Int], order: [SortRule] = [], gone: [UnitID] = [], table: inout ExploreTable) {
        let measures = order.compactMap { if case .measure(let measure) = $0.key { measure } else { nil } }
        let columns = measures.map { table.column(of: $0) }
        let (names, codes) = (table.roster, table.columns)
        self.measures = measures
        self.rows =
            rows.map { row in
                Row(
                    id: codes.unitIDs[row], name: names.names[row], city: names.cities[row],
                    state: codes.stateCodes[Int(codes.states[row])].rawValue,
                    values: columns.map { $0[row].isNaN ? nil : Double($0[row]) })
            } + gone.map { Row(id: $0, name: "", city: "", state: "", values: measures.map { _ in nil }) }
    }

    /// What an account has marked, the latest decision first.
    init(_ mark: TasteLedger.Mark, of log: any FeedLog, _ container: AppContainer) async throws(Failure) {
        let ids: [UnitID]
        do throws(StorageError) {
            ids = TasteLedger(try await log.events(after: nil)).marked(mark)
        } catch {
            throw Failure(error)
        }
        let catalog: CatalogStore
        do { catalog = try await container.catalog() } catch { throw Failure(error) }
        do throws(CatalogError) {
            let columns = try await catalog.columns()
            var table = ExploreTable(columns: columns, roster: try await catalog.roster(), profile: StudentProfile())
            self.init(
                ids.compactMap(columns.row(of:)), gone: ids.filter { columns.row(of: $0) == nil }, table: &table)
        } catch {
            throw Failure(error)
        }
    }
}
