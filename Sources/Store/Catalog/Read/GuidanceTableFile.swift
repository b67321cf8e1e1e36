public import Domain

/// The guidance texts that ship, read from their file when they are asked for.
public struct GuidanceTableFile: GuidanceTable {
    private let path: String

    /// - Parameter resources: The folder of shipped tables.
    public init(resources: String) { path = resources + "/guidance/guidance.csv" }

    public func texts() async throws(CatalogError) -> [GuidanceText] {
        do throws(CSVError) {
            var reader = try CSVReader(path: path)
            let columns = try ["id", "title", "heading", "text", "source", "address", "year", "words"].map {
                name throws(CSVError) in try reader.column(name)
            }
            var texts: [GuidanceText] = []
            while try reader.next() {
                let cells = columns.map { reader.text($0) }
                texts.append(
                    GuidanceText(
                        id: cells[0], title: cells[1], heading: cells[2], text: cells[3], source: cells[4],
                        address: cells[5], year: cells[6], words: cells[7]))
            }
            return texts
        } catch {
            if case .unreadable = error { throw .missingResources(path: path) }
            throw .damaged(reason: error.description)
        }
    }
}
