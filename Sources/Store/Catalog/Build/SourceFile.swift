/// A published file that the builder can read: where it is, what it is, of which year.
struct SourceFile {
    let path: String
    let layout: SourceLayout
    /// `nil` for layouts that carry the year in each row, or have none.
    let year: SurveyYear?
    /// Stands before the first row.
    let reader: CSVReader

    /// Opens a file and tells its layout by its header; `nil` when it is none of them.
    static func open(_ path: String) throws(CatalogBuildError) -> SourceFile? {
        let reader: CSVReader
        do {
            reader = try CSVReader(path: path)
        } catch {
            throw .source(error)
        }
        guard let layout = SourceLayout(header: reader.header) else { return nil }
        var year: SurveyYear?
        switch layout {
        case .tidySchools, .tidyYears, .fieldTitles: break
        default:
            let name = path.split(separator: "/").last.map(String.init) ?? path
            year = SurveyYear(fileName: name, layout: layout)
            if year == nil { throw .unknownYear(path: path) }
        }
        return SourceFile(path: path, layout: layout, year: year, reader: reader)
    }
}
