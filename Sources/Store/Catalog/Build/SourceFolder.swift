private import Glibc

/// The published files in a folder and its folders: the newest of each layout.
struct SourceFolder {
    let folder: String
    /// In the order of ``SourceLayout``.
    let files: [SourceFile]
    /// CSV files of no known layout, and older years.
    let unused: [String]

    init(_ folder: String) throws(CatalogBuildError) {
        var newest: [SourceLayout: SourceFile] = [:]
        var unused: [String] = []
        for path in try Self.tables(in: folder, depth: 2) {
            guard let found = try SourceFile.open(path) else {
                unused.append(path)
                continue
            }
            guard let other = newest[found.layout] else {
                newest[found.layout] = found
                continue
            }
            guard let year = found.year, let otherYear = other.year, year != otherYear else {
                throw .twice(first: other.path, second: path)
            }
            unused.append(year > otherYear ? other.path : path)
            if year > otherYear { newest[found.layout] = found }
        }
        self.folder = folder
        files = SourceLayout.allCases.compactMap { newest[$0] }
        self.unused = unused.sorted()
    }

    /// Every CSV file by its ending, plain or gzip'ed, sorted so that nothing depends on the file system's order.
    private static func tables(in folder: String, depth: Int) throws(CatalogBuildError) -> [String] {
        guard access(folder, R_OK | X_OK) == 0 else {
            throw .unreadableFolder(path: folder, reason: FileBytes.lastError())
        }
        var paths: [String] = []
        for name in Folder.names(in: folder).sorted() {
            let path = folder + "/" + name
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                if depth > 0 { paths += try tables(in: path, depth: depth - 1) }
            } else if name.lowercased().hasSuffix(".csv") || name.lowercased().hasSuffix(".csv.gz") {
                paths.append(path)
            }
        }
        return paths
    }
}
