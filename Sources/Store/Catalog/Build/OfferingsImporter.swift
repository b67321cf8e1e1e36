internal import Domain

/// Reads IPEDS IC: services, housing, athletics, affiliation, the application fee, and who takes every applicant.
enum OfferingsImporter {
    static func run(_ source: CSVReader, year: SurveyYear, into draft: inout CatalogDraft) throws(CSVError) {
        var reader = source
        let unitID = try reader.column("UNITID")
        let open = try reader.column("OPENADMP")
        let affiliation = reader.optionalColumn("RELAFFIL")
        let traits = try Self.traits.map { item throws(CSVError) in (try reader.column(item.name), item.trait) }
        let associations = (1...6).compactMap { reader.optionalColumn("ASSOC\($0)") }
        let conference = reader.optionalColumn("CONFNO2")
        let fee = FlaggedColumn("APPLFEEU", flag: "XAPPFEEU", in: reader)
        var fees = FigureColumn(
            kind: .applicationFee,
            provenance: Provenance(
                survey: "IPEDS IC", publisher: Publisher.nces, year: year.text, variable: "APPLFEEU"),
            year: year, rank: .ipeds, rows: draft.colleges.count)
        while try reader.next() {
            guard let row = draft.row(of: try reader.unitID(unitID)) else { continue }
            switch reader.text(open) {
            case "1":
                draft.colleges[row].traits.insert(.openAdmission)
                draft.withoutAdmissions.insert(row)
            case "-2": draft.withoutAdmissions.insert(row)
            default: break
            }
            for (column, trait) in traits where reader.text(column) == "1" { draft.colleges[row].traits.insert(trait) }
            draft.colleges[row].athletics = zip(associations, Self.associations)
                .filter { reader.text($0.0) == "1" }.map(\.1)
            if let conference, draft.colleges[row].athletics.contains("NCAA"),
                let code = try reader.integer(conference, marks: .ipeds), divisionOne.contains(code)
            {
                draft.colleges[row].traits.insert(.divisionOne)
            }
            if let affiliation, let code = try reader.integer(affiliation, marks: .ipeds) {
                draft.colleges[row].religiousAffiliation = ReligiousAffiliation.name(of: code) ?? ""
            }
            if let fee { fees.values[row] = try fee.figure(.applicationFee, in: reader) }
        }
        draft.offer(fees)
        draft.credit(.ipeds)
    }

    private static let traits: [(name: String, trait: CollegeTraits)] = [
        ("ROOM", .housing), ("SLO6", .studyAbroad), ("SLO5", .officerTraining), ("CREDITS3", .advancedPlacement),
        ("DISTNCED", .distanceOnly),
    ]

    /// The basketball conferences of the NCAA's first division, as `CONFNO2` numbers them in 2022. Basketball, because
    /// every college of that division plays it.
    private static let divisionOne = Set(101...111).union(117...123).union(125...128).union(130...137).union([203, 372])

    /// `ASSOC1`...`ASSOC6`.
    private static let associations = ["NCAA", "NAIA", "NJCAA", "NSCAA", "NCCAA", "Other"]
}

/// Who publishes what.
enum Publisher {
    static let nces = "NCES, US Department of Education"
    static let education = "US Department of Education"
    static let truewise = "US Department of Education, compiled by Truewise (CC BY 4.0)"
}

/// An IPEDS value with its imputation flag, which tells a question not asked (`A`) from one not answered.
struct FlaggedColumn {
    private let value: CSVColumn
    private let flag: CSVColumn?

    init?(_ name: String, flag: String, in reader: CSVReader) {
        guard let value = reader.optionalColumn(name) else { return nil }
        self.value = value
        self.flag = reader.optionalColumn(flag)
    }

    func figure(_ kind: FigureKind, in reader: CSVReader) throws(CSVError) -> Figure {
        let figure = try reader.figure(value, kind, marks: .ipeds)
        if figure == .missing(.notReported), let flag, reader.text(flag) == "A" { return .missing(.notApplicable) }
        return figure
    }
}
