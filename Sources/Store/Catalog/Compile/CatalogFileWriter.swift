internal import Domain

/// Fills a new compiled file.
struct CatalogFileWriter {
    let connection: Connection

    func write(_ tables: CatalogTables, version: String, progress: (Double) -> Void) throws(SQLiteError) {
        // The file is not in place before it is whole and on disk, so a journal would guard nothing.
        try connection.execute("PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
        try connection.write { connection throws(SQLiteError) in
            try connection.execute(CompiledCatalog.schema)
            try writeColleges(tables.colleges)
            progress(0.3)
            try writeColumns(tables)
            try writeFields(tables)
            progress(0.6)
            try writeSearch(tables.colleges)
            progress(0.85)
            try writePlaces(tables.colleges)
            try writeRest(tables)
            try connection.run("INSERT INTO meta VALUES ('version', ?)", .text(version))
        }
        progress(0.95)
    }

    private func writeColleges(_ colleges: [CollegeRecord]) throws(SQLiteError) {
        let insert = try connection.statement(
            "INSERT INTO college VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for college in colleges {
            var figures = PackedBytes(reserving: 400)
            for figure in college.figures { figures.append(figure.value ?? .nan) }
            for figure in college.figures { figures.append(figure.reasonCode) }
            try insert.bind([
                SQLiteValue(college.id.rawValue), SQLiteValue(college.name),
                SQLiteValue(Nicknames.aliases(of: college).joined(separator: "|")), SQLiteValue(college.city),
                SQLiteValue(college.state.rawValue), SQLiteValue(college.zip),
                SQLiteValue(college.coordinate.latitude), SQLiteValue(college.coordinate.longitude),
                SQLiteValue(college.website), SQLiteValue(college.netPriceCalculator),
                SQLiteValue(college.control.rawValue), SQLiteValue(college.level.rawValue),
                SQLiteValue(college.setting?.rawValue ?? 0), SQLiteValue(college.sizeBand?.rawValue ?? 0),
                SQLiteValue(college.allTraits.rawValue), SQLiteValue(college.testPolicy?.rawValue ?? 0),
                SQLiteValue(college.religiousAffiliation), SQLiteValue(college.athletics.joined(separator: "|")),
                SQLiteValue(figures.bytes),
            ])
            try insert.run()
        }
    }

    private func writeBulk(_ name: CompiledCatalog.Bulk, _ bytes: [UInt8]) throws(SQLiteError) {
        try connection.run("INSERT INTO bulk VALUES (?, ?)", .text(name.rawValue), .blob(bytes))
    }

    private func writeColumns(_ tables: CatalogTables) throws(SQLiteError) {
        let colleges = tables.colleges
        let codes = Set(colleges.map(\.state)).sorted()
        let codeNumbers = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, UInt8($0)) })
        var families = [UnitID: UInt64]()
        for field in tables.fields { families[field.college, default: 0] |= FieldFamilies.bit(of: field.field) }
        try writeBulk(.unitIDs, PackedBytes.of(colleges.map(\.id.rawValue)))
        try writeBulk(
            .figures,
            PackedBytes.of(
                FigureKind.allCases.flatMap { kind in colleges.map { Float($0[kind].value ?? .nan) } }))
        try writeBulk(.latitudes, PackedBytes.of(colleges.map { Float($0.coordinate.latitude) }))
        try writeBulk(.longitudes, PackedBytes.of(colleges.map { Float($0.coordinate.longitude) }))
        try writeBulk(.states, PackedBytes.of(colleges.map { codeNumbers[$0.state] ?? 0 }))
        try writeBulk(.stateCodes, Array(codes.map(\.rawValue).joined().utf8))
        try writeBulk(.controls, PackedBytes.of(colleges.map(\.control.rawValue)))
        try writeBulk(.levels, PackedBytes.of(colleges.map(\.level.rawValue)))
        try writeBulk(.settings, PackedBytes.of(colleges.map { $0.setting?.rawValue ?? 0 }))
        try writeBulk(.traits, PackedBytes.of(colleges.map(\.allTraits.rawValue)))
        try writeBulk(.families, PackedBytes.of(colleges.map { families[$0.id] ?? 0 }))
    }

    private func writeFields(_ tables: CatalogTables) throws(SQLiteError) {
        let rows = Dictionary(uniqueKeysWithValues: tables.colleges.enumerated().map { ($1.id, Int32($0)) })
        var byCollege: [(UnitID, PackedBytes)] = []
        var byField: [CIPCode: FieldRows] = [:]
        for record in tables.fields {
            guard let row = rows[record.college] else { continue }
            if byCollege.last?.0 != record.college { byCollege.append((record.college, PackedBytes())) }
            record.pack(into: &byCollege[byCollege.count - 1].1)
            byField[record.field, default: FieldRows()].add(record, row: row)
        }
        for (college, packed) in byCollege {
            try connection.run(
                "INSERT INTO college_fields VALUES (?, ?)", SQLiteValue(college.rawValue), .blob(packed.bytes))
        }
        for (field, rows) in byField.sorted(by: { $0.key < $1.key }) {
            try connection.run(
                "INSERT INTO field_colleges VALUES (?, ?)", SQLiteValue(field.rawValue), .blob(rows.packed))
        }
    }

    private func writeSearch(_ colleges: [CollegeRecord]) throws(SQLiteError) {
        let index = SearchIndexBuilder.build(colleges)
        try writeBulk(.searchWords, index.words)
        try writeBulk(.searchEntries, PackedBytes.of(index.entries))
        try writeBulk(.searchPlaces, PackedBytes.of(index.places))
        try writeBulk(.searchRanks, PackedBytes.of(index.ranks))
    }

    private func writePlaces(_ colleges: [CollegeRecord]) throws(SQLiteError) {
        for (number, town) in Town.all(of: colleges).enumerated() {
            try connection.run(
                "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?)", SQLiteValue(number), .text(town.place.city),
                .text(town.place.state.rawValue), .real(town.place.coordinate.latitude),
                .real(town.place.coordinate.longitude), .text(town.folded), SQLiteValue(town.colleges))
            for zip in town.zips {
                try connection.run("INSERT INTO zip VALUES (?, ?)", .text(zip), SQLiteValue(number))
            }
        }
        try connection.execute("CREATE INDEX place_folded ON place (folded)")
    }

    private func writeRest(_ tables: CatalogTables) throws(SQLiteError) {
        for title in tables.titles {
            try connection.run("INSERT INTO title VALUES (?, ?)", SQLiteValue(title.code.rawValue), .text(title.title))
        }
        let figures = tables.sources.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key.rawValue, $0.value) }
        let fields = tables.fieldSource.map { [(CompiledCatalog.fieldSource, $0)] } ?? []
        for (number, source) in figures + fields {
            try connection.run(
                "INSERT INTO source VALUES (?, ?, ?, ?, ?)", SQLiteValue(number), .text(source.survey),
                .text(source.publisher), .text(source.year), .text(source.variable))
        }
        for (number, line) in tables.credits.enumerated() {
            try connection.run("INSERT INTO credit VALUES (?, ?)", SQLiteValue(number), .text(line))
        }
    }
}
