internal import Domain

/// Reads the shipped tables.
enum TableReader {
    /// Reads the manifest: a few hundred bytes that stand for the content of all tables.
    static func manifest(_ folder: String) throws(CatalogError) -> [UInt8] {
        do {
            return try FileBytes.readRaw(folder + "/" + CatalogFolder.manifest)
        } catch {
            throw .missingResources(path: folder)
        }
    }

    /// Reads every table, first comparing each file with the manifest.
    ///
    /// - Parameter progress: Hears the share that is done, from 0 to 1.
    static func tables(_ folder: String, progress: (Double) -> Void) throws(CatalogError) -> CatalogTables {
        let contents = try contents(folder)
        progress(0.1)
        do throws(CSVError) {
            var tables = CatalogTables()
            tables.colleges = try colleges(try reader(CatalogFolder.colleges, contents))
            progress(0.55)
            tables.fields = try fields(try reader(CatalogFolder.fields, contents))
            tables.titles = try titles(try reader(CatalogFolder.titles, contents))
            try readSources(try reader(CatalogFolder.sources, contents), into: &tables)
            let credits = String(decoding: contents[CatalogFolder.credits] ?? [], as: UTF8.self)
            tables.credits = credits.split(whereSeparator: \.isNewline).map(String.init)
            progress(1)
            return tables
        } catch {
            throw .damaged(reason: error.description)
        }
    }

    /// Every file that the manifest lists, by name.
    private static func contents(_ folder: String) throws(CatalogError) -> [String: [UInt8]] {
        let manifest = try manifest(folder)
        var contents: [String: [UInt8]] = [:]
        do throws(CSVError) {
            var reader = try CSVReader(file: folder + "/" + CatalogFolder.manifest, bytes: manifest)
            let file = try reader.column("file")
            let size = try reader.column("bytes")
            let checksum = try reader.column("crc32")
            while try reader.next() {
                let path = folder + "/" + reader.text(file)
                let bytes = try FileBytes.readRaw(path)
                guard reader.text(size) == "\(bytes.count)", reader.text(checksum) == Checksum.crc(bytes) else {
                    throw .malformed(
                        reader.position(of: checksum),
                        expected: "\(path) of \(reader.text(size)) bytes with checksum \(reader.text(checksum))",
                        found: "\(bytes.count) bytes with \(Checksum.crc(bytes))")
                }
                contents[reader.text(file)] = bytes
            }
        } catch {
            throw .damaged(reason: error.description)
        }
        return contents
    }

    private static func reader(_ name: String, _ contents: [String: [UInt8]]) throws(CSVError) -> CSVReader {
        guard let bytes = contents[name] else {
            throw .malformed(
                CSVPosition(file: CatalogFolder.manifest, line: 1, column: 1), expected: "a row for \(name)",
                found: "none")
        }
        return try CSVReader(file: name, bytes: bytes)
    }

    private static func fields(_ source: CSVReader) throws(CSVError) -> [FieldRecord] {
        var reader = source
        let columns = try TableWriter.fieldColumns.map { name throws(CSVError) in try reader.column(name) }
        var records: [FieldRecord] = []
        records.reserveCapacity(100_000)
        while try reader.next() {
            records.append(
                FieldRecord(
                    college: try reader.unitID(columns[0]), field: try reader.field(columns[1]),
                    credential: try reader.code(columns[2], Credential.init),
                    completers: try reader.cell(columns[3], .undergraduates),
                    earnings: try reader.cell(columns[4], .earnings),
                    earningsYears: reader.slice(columns[5]).isEmpty ? nil : Int(try reader.code(columns[5]) { $0 }),
                    debt: try reader.cell(columns[6], .debt)))
        }
        return records
    }

    private static func titles(_ source: CSVReader) throws(CSVError) -> [FieldTitle] {
        var reader = source
        let code = try reader.column("cip")
        let title = try reader.column("title")
        var titles: [FieldTitle] = []
        while try reader.next() {
            titles.append(FieldTitle(code: try reader.field(code), title: reader.text(title)))
        }
        return titles
    }

    private static func readSources(_ source: CSVReader, into tables: inout CatalogTables) throws(CSVError) {
        var reader = source
        let columns = try TableWriter.sourceColumns.map { name throws(CSVError) in try reader.column(name) }
        while try reader.next() {
            let provenance = Provenance(
                survey: reader.text(columns[1]), publisher: reader.text(columns[2]), year: reader.text(columns[3]),
                variable: reader.text(columns[4]))
            let key = reader.text(columns[0])
            if let kind = FigureKind(key: key) {
                tables.sources[kind] = provenance
            } else if key == TableWriter.fieldSource {
                tables.fieldSource = provenance
            } else {
                throw reader.malformed(columns[0], expected: "the key of a figure")
            }
        }
    }
}
