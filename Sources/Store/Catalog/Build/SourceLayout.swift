/// The published file layouts that the builder reads, each known by columns that no other has.
public enum SourceLayout: String, Sendable, Hashable, CaseIterable {
    /// IPEDS HD, the institution directory.
    case directory
    /// IPEDS IC, offerings and services.
    case offerings
    /// IPEDS IC_AY, academic-year prices.
    case prices
    /// IPEDS ADM as published. Written from its documentation; not tried on a real file.
    case admissions
    /// IPEDS ADM as the R package `IPEDS` reshapes it.
    case admissionsReshaped
    /// College Scorecard, institution file under its original names, whole or a subset of its columns.
    case scorecard
    /// College Scorecard as the R package `collegeScorecard` tidies it: a row for each school.
    case tidySchools
    /// The same package: a row for each school and year.
    case tidyYears
    /// College Scorecard fields of study as published. Written from its documentation; not tried on a real file.
    case fieldsOfStudy
    /// Fields of study as compiled by Truewise.
    case programs
    /// Titles of four-digit CIP codes with their families.
    case fieldTitles

    /// The layout that a header belongs to; `nil` for a file that the builder has no use for.
    init?(header: [String]) {
        let names = Set(header)
        guard let match = Self.allCases.first(where: { $0.signature.allSatisfy(names.contains) }) else { return nil }
        self = match
    }

    private var signature: [String] {
        switch self {
        case .directory: ["UNITID", "INSTNM", "IALIAS", "CYACTIVE", "UGOFFER", "LONGITUD"]
        case .offerings: ["UNITID", "OPENADMP", "CREDITS3", "SLO6"]
        case .prices: ["UNITID", "CHG2AY3", "CHG3AY3"]
        case .admissions: ["UNITID", "ADMCON7", "APPLCN", "ADMSSN", "ENRLT"]
        case .admissionsReshaped: ["UNITID", "adm_tscores", "APPLCN", "ADMSSN", "ENRLT"]
        case .scorecard: ["UNITID", "INSTNM", "ADM_RATE", "UGDS"]
        case .tidySchools: ["unitid", "deg_predominant", "is_hsi"]
        case .tidyYears: ["unitid", "academic_year", "cost_avg"]
        case .fieldsOfStudy: ["UNITID", "CIPCODE", "CREDLEV"]
        case .programs: ["unitid", "cip_code", "credential_level", "completers"]
        case .fieldTitles: ["cip_code", "cip_desc", "cip2", "cip2_title"]
        }
    }
}
