internal import Domain

/// Writes the shipped tables: the same tables always give the same bytes.
enum TableWriter {
    /// Every file of the folder with its content, the manifest last.
    static func files(_ tables: CatalogTables) -> [(name: String, bytes: [UInt8])] {
        var files = [
            (CatalogFolder.colleges, colleges(tables.colleges)), (CatalogFolder.fields, fields(tables.fields)),
            (CatalogFolder.titles, titles(tables.titles)), (CatalogFolder.sources, sources(tables)),
            (CatalogFolder.credits, Array((tables.credits.map { $0 + "\n" }).joined().utf8)),
        ]
        var manifest = CSVWriter()
        manifest.fields(["file", "bytes", "crc32"])
        manifest.endRow()
        for (name, bytes) in files {
            manifest.fields([name, String(bytes.count), Checksum.crc(bytes)])
            manifest.endRow()
        }
        files.append((CatalogFolder.manifest, manifest.bytes))
        return files
    }

    static let collegeColumns = [
        "unitid", "name", "aliases", "city", "state", "zip", "latitude", "longitude", "website",
        "net_price_calculator", "control", "level", "setting", "size_band", "traits", "test_policy",
        "religious_affiliation", "athletics",
    ]
    static let fieldColumns = ["unitid", "cip", "credential", "completers", "earnings", "earnings_years", "debt"]
    static let sourceColumns = ["figure", "survey", "publisher", "year", "variable"]

    private static func colleges(_ records: [CollegeRecord]) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(collegeColumns + FigureKind.allCases.map(\.key))
        writer.endRow()
        for record in records {
            writer.fields([
                "\(record.id)", record.name, record.aliases.joined(separator: "|"), record.city, record.state.rawValue,
                record.zip, CSVNumber.text(record.coordinate.latitude), CSVNumber.text(record.coordinate.longitude),
                record.website, record.netPriceCalculator, "\(record.control.rawValue)", "\(record.level.rawValue)",
                record.setting.map { "\($0.rawValue)" } ?? "", record.sizeBand.map { "\($0.rawValue)" } ?? "",
                record.traits.keys.joined(separator: "|"), record.testPolicy.map { "\($0.rawValue)" } ?? "",
                record.religiousAffiliation, record.athletics.joined(separator: "|"),
            ])
            writer.fields(record.figures.map(TableCell.text))
            writer.endRow()
        }
        return writer.bytes
    }

    private static func fields(_ records: [FieldRecord]) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(fieldColumns)
        writer.endRow()
        for record in records {
            writer.fields([
                "\(record.college)", record.field.description, "\(record.credential.rawValue)",
                TableCell.text(record.completers), TableCell.text(record.earnings),
                record.earningsYears.map { "\($0)" } ?? "", TableCell.text(record.debt),
            ])
            writer.endRow()
        }
        return writer.bytes
    }

    private static func titles(_ titles: [FieldTitle]) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(["cip", "title"])
        writer.endRow()
        for title in titles {
            writer.fields([title.code.description, title.title])
            writer.endRow()
        }
        return writer.bytes
    }

    /// Stands in the table of sources where the key of a figure would.
    static let fieldSource = "fields_of_study"

    private static func sources(_ tables: CatalogTables) -> [UInt8] {
        var writer = CSVWriter()
        writer.fields(sourceColumns)
        writer.endRow()
        let figures = FigureKind.allCases.map { ($0.key, tables.sources[$0]) }
        for (key, source) in figures + [(fieldSource, tables.fieldSource)] {
            guard let source else { continue }
            writer.fields([key, source.survey, source.publisher, source.year, source.variable])
            writer.endRow()
        }
        return writer.bytes
    }
}
