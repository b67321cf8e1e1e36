internal import Domain

/// Where a fields-of-study file keeps what the importer reads, for either layout.
struct ProgramColumns {
    let publisher: String
    let debtVariable: String
    /// The variables of a field's completers, earnings and debt.
    let fieldVariables: String
    private let id, code, credential, completed: CSVColumn
    private let owed: CSVColumn?
    /// With the years after completion at which they are measured; the first that is known counts.
    private let earned: [(column: CSVColumn, years: Int?)]
    private let yearsAfter: CSVColumn?

    init(_ reader: CSVReader, layout: SourceLayout) throws(CSVError) {
        if layout == .programs {
            id = try reader.column("unitid")
            code = try reader.column("cip_code")
            credential = try reader.column("credential_level")
            completed = try reader.column("completers")
            owed = try reader.column("debt_median")
            earned = [(try reader.column("earnings"), nil)]
            yearsAfter = try reader.column("earnings_years_after")
            publisher = Publisher.truewise
            debtVariable = "debt_median, weighted by completers"
            fieldVariables = "completers, earnings, debt_median"
        } else {
            id = try reader.column("UNITID")
            code = try reader.column("CIPCODE")
            credential = try reader.column("CREDLEV")
            completed = try reader.column("IPEDSCOUNT1")
            owed = reader.optionalColumn("DEBT_ALL_STGP_EVAL_MDN")
            earned = [("EARN_MDN_4YR", 4), ("EARN_MDN_1YR", 1)].compactMap { name, years in
                reader.optionalColumn(name).map { ($0, years) }
            }
            yearsAfter = nil
            publisher = Publisher.education
            debtVariable = "DEBT_ALL_STGP_EVAL_MDN, weighted by completers"
            fieldVariables = "IPEDSCOUNT1, EARN_MDN_4YR or EARN_MDN_1YR, DEBT_ALL_STGP_EVAL_MDN"
        }
    }

    /// `nil` for a row of an institution that IPEDS does not number.
    func unitID(_ reader: CSVReader) throws(CSVError) -> UnitID? {
        if MissingMarks.scorecard.reason(reader.slice(id)) != nil { return nil }
        return try reader.unitID(id)
    }

    func level(_ reader: CSVReader) throws(CSVError) -> Int {
        guard let level = try reader.integer(credential, marks: .scorecard), (1...99).contains(level) else {
            throw .malformed(
                reader.position(of: credential), expected: "a credential level from 1 to 99",
                found: "'\(reader.text(credential))'")
        }
        return level
    }

    func field(_ reader: CSVReader) throws(CSVError) -> CIPCode {
        let text = reader.text(code)
        // Spreadsheets drop the leading zero of 0109.
        guard let field = CIPCode(text.utf8.count == 3 ? "0" + text : text), !field.isFamily else {
            throw .malformed(reader.position(of: code), expected: "a CIP code of four digits", found: "'\(text)'")
        }
        return field
    }

    func completers(_ reader: CSVReader) throws(CSVError) -> Figure {
        try reader.figure(completed, .undergraduates, marks: .scorecard)
    }

    /// A median that is not published protects a small group: it is withheld.
    func debt(_ reader: CSVReader) throws(CSVError) -> Figure {
        guard let owed, let value = try reader.figure(owed, .debt, marks: .scorecard).value else {
            return .missing(.withheld)
        }
        return .known(value)
    }

    func earnings(_ reader: CSVReader) throws(CSVError) -> (Figure, years: Int?) {
        for (column, years) in earned {
            guard let value = try reader.figure(column, .earnings, marks: .scorecard).value else { continue }
            if let years { return (.known(value), years) }
            guard let yearsAfter else { return (.known(value), nil) }
            return (.known(value), try reader.integer(yearsAfter, marks: .scorecard))
        }
        return (.missing(.withheld), nil)
    }
}
