import Domain
import Presentation

extension CollegeSheet {
    private static let format = Format()

    /// The sheet in aligned columns: figure, value with unit, source and year.
    var text: String {
        var lines = head
        for section in Self.sections {
            lines += ["", section.title]
            lines += Self.aligned(section.kinds.map(row))
        }
        if !fields.isEmpty {
            lines += ["", "Fields of study" + (fieldSource.map { " (\($0.survey), \($0.year))" } ?? "")]
            lines += Self.aligned(fields.map(row))
        }
        lines.append("")
        lines += credits.map { DisplayText($0).string }
        return lines.joined(separator: "\n") + "\n"
    }

    private var head: [String] {
        let format = Self.format
        var kinds = [format.control(college.control), format.level(college.level)]
        if let setting = college.setting { kinds.append(format.setting(setting)) }
        if let size = college.sizeBand { kinds.append(format.size(size)) }
        var lines = ["\(college.name) (\(college.id))"]
        if !college.aliases.isEmpty { lines.append(college.aliases.joined(separator: ", ")) }
        lines.append("\(college.city), \(college.state) \(college.zip)")
        lines.append(kinds.map(\.string).joined(separator: " · "))
        let traits = college.traits.keys.map { $0.split(separator: "_").joined(separator: " ") }
        if !traits.isEmpty { lines.append(traits.joined(separator: ", ")) }
        if let policy = college.testPolicy { lines.append("Test scores: " + format.policy(policy).string) }
        if !college.religiousAffiliation.isEmpty { lines.append("Affiliation: " + college.religiousAffiliation) }
        if !college.athletics.isEmpty { lines.append("Athletics: " + college.athletics.joined(separator: ", ")) }
        if !college.website.isEmpty { lines.append("Website: " + college.website) }
        if !college.netPriceCalculator.isEmpty {
            lines.append("Net price calculator: " + college.netPriceCalculator)
        }
        return lines.map { DisplayText($0).string }
    }

    private func row(_ kind: FigureKind) -> [String] {
        let figure = college[kind]
        let source = sources[kind].map { "\($0.survey), \($0.year) (\($0.variable))" } ?? "no survey in the catalogue"
        return [Self.format.name(of: kind).string, Self.value(figure, kind), DisplayText(source).string]
    }

    private func row(_ field: FieldOffering) -> [String] {
        let degree = field.credential == .bachelor ? "bachelor" : "associate"
        let years = field.earningsYears.map { " after \($0) \($0 == 1 ? "year" : "years")" } ?? ""
        return [
            Self.format.field(title(of: field.field)).string, degree,
            field.completers.value.map { Self.format.figure(.enrolled, .known($0)).string + " degrees a year" }
                ?? "degrees " + Self.value(field.completers, .enrolled),
            "earns " + Self.value(field.earnings, .earnings) + years, "owes " + Self.value(field.debt, .debt),
        ]
    }

    private static func value(_ figure: Figure, _ kind: FigureKind) -> String {
        let text = format.figure(kind, figure).string
        guard figure.value != nil else { return text }
        return switch kind.unit {
        case .dollarsPerYear: text + " a year"
        case .points: text + " points"
        case .count: text + (kind == .applicants || kind == .admitted ? " people" : " students")
        case .share, .ratio, .dollars: text
        }
    }

    private static func aligned(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? TextColumns.width($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : TextColumns.pad(cell, to: widths[column])
            }
            return "  " + cells.joined(separator: "  ")
        }
    }

    private static let sections: [(title: String, kinds: [FigureKind])] = [
        (
            "Cost",
            [
                .tuitionInState, .tuitionOutOfState, .books, .roomAndBoard, .costOfAttendance, .netPrice,
                .netPrice0To30, .netPrice30To48, .netPrice48To75, .netPrice75To110, .netPriceAbove110,
                .applicationFee,
            ]
        ),
        (
            "Admission",
            [
                .admissionRate, .admissionRateAllCampuses, .applicants, .admitted, .enrolled, .satReading25,
                .satReading75, .satMath25, .satMath75, .act25, .act75,
            ]
        ),
        (
            "Outcomes",
            [.graduationRate, .graduationRateOnTime, .retentionRate, .earnings, .debt]
        ),
        (
            "Students",
            [
                .undergraduates, .studentFacultyRatio, .pellShare, .federalLoanShare, .sharePartTime, .shareWomen,
                .shareWhite, .shareBlack, .shareHispanic, .shareAsian, .shareNative, .sharePacific, .shareTwoOrMore,
                .shareNonresident,
            ]
        ),
    ]
}
