public import Domain

/// The shipped table of scholarships, read from its files when it is asked for.
public struct AwardTableFile: AwardTable {
    private let folder: String

    /// - Parameter resources: The folder of shipped tables.
    public init(resources: String) { folder = resources + "/scholarships" }

    public func awards() async throws(CatalogError) -> AwardList { try read() }

    func read() throws(CatalogError) -> AwardList {
        do throws(CSVError) {
            return AwardList(awards: try rows(), sources: try sources())
        } catch {
            if case .unreadable = error { throw .missingResources(path: folder) }
            throw .damaged(reason: error.description)
        }
    }

    private func rows() throws(CSVError) -> [Scholarship] {
        var reader = try CSVReader(path: folder + "/awards.csv")
        // A table without colleges of its own has no such column.
        let columns = AwardRecord.Field.allCases.compactMap { field in
            reader.optionalColumn(field.rawValue).map { (field, $0) }
        }
        var awards: [Scholarship] = []
        while try reader.next() {
            var record = AwardRecord()
            for (field, column) in columns { record[field] = reader.text(column) }
            do throws(AwardRecord.Fault) {
                awards.append(try record.award())
            } catch {
                let column = columns.first { $0.0 == error.field }?.1
                throw .malformed(
                    column.map { reader.position(of: $0) }
                        ?? CSVPosition(file: reader.file, line: reader.line, column: 1),
                    expected: "a value of \(error.field.rawValue)", found: "'\(error.text)'")
            }
        }
        return awards
    }

    private func sources() throws(CSVError) -> [String: AwardSource] {
        var reader = try CSVReader(path: folder + "/sources.csv")
        let columns = try ["key", "name", "address", "remark"].map { name throws(CSVError) in try reader.column(name) }
        var sources: [String: AwardSource] = [:]
        while try reader.next() {
            sources[reader.text(columns[0])] = AwardSource(
                name: reader.text(columns[1]), address: reader.text(columns[2]), remark: reader.text(columns[3]))
        }
        return sources
    }
}
