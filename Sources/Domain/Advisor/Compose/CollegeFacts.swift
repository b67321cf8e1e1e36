/// Facts of a college as passages, with their source and year.
public struct CollegeFacts: Sendable {
    public let college: College
    private let sources: [FigureKind: Provenance]

    public init(_ college: College, sources: [FigureKind: Provenance]) {
        self.college = college
        self.sources = sources
    }

    /// `2022-23`; `nil` where the kind has no source.
    public func year(of kind: FigureKind) -> String? { sources[kind]?.year }

    /// A figure as a passage; a missing one says why.
    public func figure(_ kind: FigureKind) -> Evidence {
        let source = sources[kind]
        let name = AdvisorText.name(of: kind)
        let text =
            college[kind].value.map { "\(college.name): \(name) \(AdvisorText.value($0, of: kind))." }
            ?? "\(college.name): \(name) \(reason(kind))."
        return Evidence(
            id: "college/\(college.id)/\(kind.key)", kind: .college, title: college.name,
            place: source.map { "\($0.survey), \($0.year)" } ?? "Catalogue", text: text, target: .college(college.id))
    }

    func reason(_ kind: FigureKind) -> String {
        switch college[kind] {
        case .missing(.withheld): "withheld to protect a small group"
        case .missing(.notApplicable): "does not apply"
        default: "not reported"
        }
    }

    /// What the directory says of it besides figures.
    public func attribute(_ attribute: QuestionTopic.Attribute) -> (sentence: String, evidence: Evidence) {
        let sentence = college.name + " " + phrase(attribute) + "."
        let id = "college/\(college.id)/directory/\(attribute)"
        return (
            sentence,
            Evidence(
                id: id, kind: .college, title: college.name, place: "IPEDS directory, 2023-24", text: sentence,
                target: .college(college.id))
        )
    }

    private func phrase(_ attribute: QuestionTopic.Attribute) -> String {
        switch attribute {
        case .location: return "is in \(college.city), \(college.state.name ?? college.state.rawValue)"
        case .control:
            return switch college.control {
            case .public: "is public"
            case .privateNonprofit: "is private and not for profit"
            case .forProfit: "is private and for profit"
            }
        case .level:
            return switch college.level {
            case .fourYear: "is a four-year college"
            case .twoYear: "is a two-year college"
            case .lessThanTwoYear: "offers programs of less than two years"
            }
        case .setting:
            return switch college.setting {
            case .city: "lies in a city"
            case .suburb: "lies in a suburb"
            case .town: "lies in a town"
            case .rural: "lies in the country (rural)"
            case nil: "does not report its setting"
            }
        case .policy:
            switch college.testPolicy {
            case .required: return "requires SAT or ACT scores"
            case .recommended: return "recommends SAT or ACT scores"
            case .neither: return "neither requires nor recommends SAT or ACT scores"
            case .considered: return "considers SAT or ACT scores but does not require them (test-optional)"
            case nil:
                return college.traits.contains(.openAdmission)
                    ? "admits everyone who applies (open admission), without SAT or ACT scores"
                    : "does not report its policy on SAT and ACT scores"
            }
        case .affiliation:
            return college.religiousAffiliation.isEmpty
                ? "names no religious affiliation" : "is affiliated with: \(college.religiousAffiliation)"
        case .website:
            return college.website.isEmpty ? "names no website" : "has the website \(college.website)"
        case .calculator:
            return college.netPriceCalculator.isEmpty
                ? "names no net price calculator" : "has its net price calculator at \(college.netPriceCalculator)"
        case .athletics:
            let division = college.traits.contains(.divisionOne) ? ", in the NCAA's Division I" : ""
            return college.athletics.isEmpty
                ? "names no athletic association" : "belongs to \(AdvisorText.list(college.athletics))\(division)"
        case .aliases:
            return college.aliases.isEmpty
                ? "names no other names" : "is also called \(AdvisorText.list(college.aliases, "or"))"
        case .trait(let trait): return phrase(of: trait)
        }
    }

    private func phrase(of trait: CollegeTraits) -> String {
        let has = college.traits.contains(trait)
        switch trait {
        case .historicallyBlack:
            return has ? "is a historically Black college (HBCU)" : "is not a historically Black college (HBCU)"
        case .hispanicServing:
            return has ? "is a Hispanic-serving institution" : "is not listed as a Hispanic-serving institution"
        case .tribal: return has ? "is a tribal college" : "is not a tribal college"
        case .womenOnly: return has ? "is a women's college" : "is not a women's college"
        case .menOnly: return has ? "is a men's college" : "is not a men's college"
        case .distanceOnly: return has ? "teaches online only" : "does not teach online only"
        case .housing: return has ? "offers housing on campus" : "reports no housing on campus"
        case .studyAbroad: return has ? "offers study abroad" : "reports no study abroad"
        case .officerTraining: return has ? "has a ROTC program" : "reports no ROTC program"
        case .advancedPlacement:
            return has ? "gives credit for Advanced Placement (AP)" : "reports no credit for Advanced Placement (AP)"
        case .openAdmission:
            return has ? "has open admission: it takes everyone who applies" : "does not have open admission"
        case .divisionOne: return has ? "plays in the NCAA's Division I" : "does not play in the NCAA's Division I"
        case .religious: return has ? "has a religious affiliation" : "names no religious affiliation"
        default: return has ? "has athletic teams" : "names no athletic teams"
        }
    }

    /// A field that the college awards, as a passage.
    public func field(_ offering: FieldOffering, title: String, source: Provenance?) -> Evidence {
        let degree = offering.credential == .bachelor ? "bachelor's" : "associate"
        var parts: [String] = []
        parts.append(
            offering.completers.value.map { "\(AdvisorText.integer(Int($0.rounded()))) \(degree) degrees a year" }
                ?? "\(degree) degrees, their number withheld")
        parts.append(
            offering.earnings.value.map {
                "median earnings \(AdvisorText.money(Int($0.rounded()))) a year"
                    + (offering.earningsYears.map { ", \($0) \($0 == 1 ? "year" : "years") after" } ?? "")
            } ?? "earnings withheld")
        parts.append(
            offering.debt.value.map { "median debt \(AdvisorText.money(Int($0.rounded())))" } ?? "debt withheld")
        return Evidence(
            id: "college/\(college.id)/field/\(offering.field)/\(offering.credential.rawValue)", kind: .program,
            title: college.name,
            place: source.map { "\($0.survey), \($0.year)" } ?? "Catalogue",
            text: "\(college.name), \(title): \(parts.joined(separator: "; ")).", target: .college(college.id))
    }
}
