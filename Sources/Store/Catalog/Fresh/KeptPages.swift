internal import Domain
private import Glibc

/// Pages of a fetching that is not finished, a file each, so that a break at any instant leaves whole pages.
struct KeptPages {
    /// Older ones are thrown away, milliseconds.
    static let longestKept: Int64 = 24 * 3_600_000

    let folder: String

    init(inData folder: String) { self.folder = folder + "/catalog-pages" }

    /// The pages of a fetching that fits, from the first on without a gap.
    func pages(of fetch: ScorecardFetch) -> [ScorecardPage] {
        // What can't be read is fetched again.
        guard let began = try? began(of: fetch), began <= fetch.began, fetch.began - began <= Self.longestKept else {
            return []
        }
        var pages: [ScorecardPage] = []
        while let page = try? page(pages.count, kinds: fetch.kinds) { pages.append(page) }
        return pages
    }

    func keep(_ page: ScorecardPage, of fetch: ScorecardFetch) throws(StorageError) {
        try Folder.make(folder)
        var files: [(name: String, bytes: [UInt8])] = []
        if page.number == 0 { files.append((Self.fetchName, Self.description(of: fetch))) }
        var table = FigureTable(kinds: fetch.kinds)
        for row in page.rows { _ = table.add(row.id, row.figures) }
        var head = CSVWriter()
        head.fields(["page", "\(page.number)", "\(page.total)"])
        head.endRow()
        files.append((Self.name(page.number), head.bytes + FreshFigures.rows(table)))
        do {
            try FilesTogether.write(files, into: folder)
        } catch {
            throw .unavailable(reason: "\(error.path): \(error.reason)")
        }
    }

    /// Takes all pages away.
    func discard() {
        guard let handle = opendir(folder) else { return }
        defer { closedir(handle) }
        // The file that says whose pages these are goes first: without it they count for nothing.
        unlink(folder + "/" + Self.fetchName)
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { unlink(folder + "/" + name) }
        }
        rmdir(folder)
    }

    private static let fetchName = "fetch.csv"

    private static func name(_ number: Int) -> String { "page-\(number).csv" }

    private static func description(of fetch: ScorecardFetch) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(["origin", "kinds", "began"])
        writer.endRow()
        writer.fields([fetch.origin, fetch.kinds.map(\.key).joined(separator: "|"), "\(fetch.began)"])
        writer.endRow()
        return writer.bytes
    }

    /// When the kept fetching began; `nil` when it is of another source or of other figures.
    private func began(of fetch: ScorecardFetch) throws(CSVError) -> Int64? {
        var reader = try CSVReader(path: folder + "/" + Self.fetchName)
        let origin = try reader.column("origin")
        let kinds = try reader.column("kinds")
        let began = try reader.column("began")
        guard try reader.next(), reader.text(origin) == fetch.origin, reader.list(kinds) == fetch.kinds.map(\.key)
        else {
            return nil
        }
        return Int64(reader.text(began))
    }

    private func page(_ number: Int, kinds: [FigureKind]) throws(CSVError) -> ScorecardPage? {
        let path = folder + "/" + Self.name(number)
        let bytes = try FileBytes.readRaw(path)
        guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
        let head = try CSVReader(file: path, bytes: Array(bytes[...end])).header
        guard head.count == 3, head[1] == "\(number)", let total = Int(head[2]) else { return nil }
        let table = try FreshFigures.table(Array(bytes[(end + 1)...]), file: path)
        guard table.kinds == kinds else { return nil }
        let rows = table.rows.sorted { $0.key < $1.key }.map { ScorecardPage.Row(id: $0.key, figures: $0.value) }
        return ScorecardPage(number: number, total: total, rows: rows)
    }
}
