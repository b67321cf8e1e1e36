public import Domain

/// Turns a folder of published files into the tables that ship with the program.
///
/// Files are known by their headers, not by their names; only the survey's year is read from the name, since no file
/// says it inside. Plain and gzip'ed files are taken alike. The same files always give the same bytes.
public enum CatalogBuilder {
    /// What a build read and wrote.
    public struct Report: Sendable {
        /// In the order in which they were read.
        public let used: [(path: String, layout: SourceLayout)]
        /// CSV files of other layouts, and older years of a survey.
        public let unused: [String]
        public let colleges: Int
        public let fields: Int
        /// How many colleges have each figure.
        public let coverage: [FigureKind: Int]
    }

    /// Reads every CSV file in `folder` and its folders, and writes the tables into `target`, which is made if missing.
    ///
    /// - Throws: ``CatalogBuildError``; the tables that were in `target` are then as they were.
    public static func build(from folder: String, to target: String) throws(CatalogBuildError) -> Report {
        let sources = try SourceFolder(folder)
        let tables = try tables(from: sources)
        do {
            try Folder.make(target, mode: 0o755)
        } catch {
            throw .unwritable(path: target, reason: Self.reason(error))
        }
        do {
            try FilesTogether.write(TableWriter.files(tables), into: target)
        } catch {
            throw .unwritable(path: error.path, reason: error.reason)
        }
        var coverage: [FigureKind: Int] = [:]
        for kind in FigureKind.allCases { coverage[kind] = tables.colleges.count { $0[kind].value != nil } }
        return Report(
            used: sources.files.map { ($0.path, $0.layout) }, unused: sources.unused,
            colleges: tables.colleges.count, fields: tables.fields.count, coverage: coverage)
    }

    private static func tables(from sources: SourceFolder) throws(CatalogBuildError) -> CatalogTables {
        guard let directory = sources.files.first(where: { $0.layout == .directory }) else {
            throw .noFile(.directory, folder: sources.folder)
        }
        do throws(CSVError) {
            var draft = try DirectoryImporter.draft(from: directory.reader)
            for file in sources.files { try read(file, into: &draft) }
            return draft.settled()
        } catch {
            throw .source(error)
        }
    }

    private static func read(_ file: SourceFile, into draft: inout CatalogDraft) throws(CSVError) {
        let reader = file.reader
        switch (file.layout, file.year) {
        case (.offerings, let year?): try OfferingsImporter.run(reader, year: year, into: &draft)
        case (.prices, let year?): try PricesImporter.run(reader, year: year, into: &draft)
        case (.admissions, let year?), (.admissionsReshaped, let year?):
            try AdmissionsImporter.run(reader, layout: file.layout, year: year, into: &draft)
        case (.scorecard, let year?): try ScorecardImporter.run(reader, year: year, into: &draft)
        case (.fieldsOfStudy, let year?), (.programs, let year?):
            try ProgramsImporter.run(reader, layout: file.layout, year: year, into: &draft)
        case (.tidySchools, _): try TidySchoolsImporter.run(reader, into: &draft)
        case (.tidyYears, _): try TidyYearsImporter.run(reader, into: &draft)
        case (.fieldTitles, _): try TitlesImporter.run(reader, into: &draft)
        default: break
        }
    }

    private static func reason(_ error: StorageError) -> String {
        switch error {
        case .readOnly: "the folder is read-only"
        case .full: "the disk is full"
        default: "\(error)"
        }
    }
}
