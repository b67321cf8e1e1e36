extension AwardImport {
    /// What a column of a student's table may hold.
    public enum Target: String, Sendable, Hashable, CaseIterable {
        case name, sponsor, kind, amount, least, most, renewable, deadline, opens, zone, link, gpa, income, state, field
        case stage, citizenship, marks, nomination, college

        /// Other names for it, folded.
        var aliases: [String] {
            switch self {
            case .name: ["title", "scholarship", "scholarshipname", "award", "awardname"]
            case .sponsor: ["provider", "organization", "organisation", "foundation", "offeredby", "funder", "agency"]
            case .kind: ["type", "sponsortype"]
            case .amount: ["awardamount", "value", "prize", "money", "amountusd"]
            case .least: ["amountmin", "minamount", "minimum", "min", "amountfrom"]
            case .most: ["amountmax", "maxamount", "maximum", "max", "amountto"]
            case .renewable: ["isrenewable", "renews"]
            case .deadline: ["duedate", "due", "closes", "closingdate", "applyby", "deadlinedate"]
            case .opens: ["opendate", "opensat", "startdate"]
            case .zone: ["timezone", "tz"]
            case .link: ["url", "website", "webpage", "applicationurl", "href"]
            case .gpa: ["mingpa", "gpamin", "minimumgpa", "gparequired"]
            case .income: ["incomemax", "maxincome", "incomelimit"]
            case .state: ["states", "residency", "stateofresidence"]
            case .field: ["fields", "area", "areas", "major", "majors", "fieldofstudy"]
            case .stage: ["stages", "level", "grade", "gradelevel"]
            case .citizenship: ["citizenships", "citizenshipstatus"]
            case .marks: ["tags", "requirements", "eligibility"]
            case .nomination: ["nominated", "needsnomination"]
            case .college: ["unitid", "collegeid"]
            }
        }
    }

    /// Which column of a table is what.
    public struct Mapping: Sendable, Hashable {
        /// One for each column; `nil` for a column that is left out.
        public private(set) var targets: [Target?]

        /// Guesses by the header; of two columns that could be the same, the first is.
        public init(guessing header: [String]) {
            var taken: Set<Target> = []
            targets = header.map { name in
                let folded = ProfileKey.folded(name)
                let target = Target.allCases.first { $0.rawValue == folded || $0.aliases.contains(folded) }
                return target.flatMap { taken.insert($0).inserted ? $0 : nil }
            }
        }

        public enum Fault: Error, Sendable, Hashable {
            /// The table has no such column.
            case noColumn(String)
            /// There is no such field; these there are.
            case noField(String)
            /// Not of the form `COLUMN=FIELD`.
            case shape(String)
        }

        /// Takes `Prize=amount, Closes=deadline`; an empty field leaves the column out.
        public mutating func apply(_ text: String, header: [String]) throws(Fault) {
            for part in text.split(separator: ",") {
                let pair = part.split(separator: "=", omittingEmptySubsequences: false).map { side in
                    side.split(separator: " ").joined(separator: " ")
                }
                guard pair.count == 2, !pair[0].isEmpty else { throw .shape(String(part)) }
                let wanted = ProfileKey.folded(pair[0])
                guard let column = header.firstIndex(where: { ProfileKey.folded($0) == wanted }) else {
                    throw .noColumn(pair[0])
                }
                guard !pair[1].isEmpty else {
                    targets[column] = nil
                    continue
                }
                guard let target = Target(rawValue: ProfileKey.folded(pair[1])) else { throw .noField(pair[1]) }
                for index in targets.indices where targets[index] == target { targets[index] = nil }
                targets[column] = target
            }
        }
    }
}
