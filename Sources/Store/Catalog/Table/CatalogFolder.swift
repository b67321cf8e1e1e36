/// The folder of shipped tables: which files it has, and the checksum that tells one state of them from another.
enum CatalogFolder {
    static let colleges = "colleges.csv"
    static let fields = "fields.csv"
    static let titles = "field-titles.csv"
    static let sources = "sources.csv"
    static let credits = "credits.txt"
    /// Size and checksum of each of the others; written last, so that it fits only a complete set.
    static let manifest = "manifest.csv"

    /// Where the tables lie inside a Resources folder.
    static func path(inResources folder: String) -> String { folder + "/catalog" }
}
