import Domain
import Resources

/// Writes the sections of a college's details.
struct DetailsWriter {
    let college: College
    let profile: StudentProfile
    let notes: CatalogNotes
    let format: Format

    private var words: Words { format.words }

    var costs: DetailsContent.Section {
        let bands: [FigureKind] = IncomeBand.allCases.map(\.netPrice)
        var rows = [
            FigureKind.tuitionInState, .tuitionOutOfState, .books, .roomAndBoard, .costOfAttendance, .netPrice,
        ].map(row)
        rows += bands.map { kind in
            kind == profile.incomeBand?.netPrice ? row(kind, mark: words(.detailsYourIncome)) : row(kind)
        }
        rows.append(row(.debt))
        rows.append(link(words(.detailsCalculator), college.netPriceCalculator))
        return section(.detailsCosts, rows)
    }

    func academics(_ offerings: [FieldOffering]) -> DetailsContent.Section {
        var rows = [row(.studentFacultyRatio), row(.retentionRate)]
        rows += offerings.map(row)
        if offerings.isEmpty { rows.append(text(words(.detailsFields), words(.detailsNoFields))) }
        return section(.detailsAcademics, rows)
    }

    var admissions: DetailsContent.Section {
        var rows: [DetailsContent.Row] = []
        if college.traits.contains(.openAdmission) {
            rows.append(text(words(.detailsPolicy), words(.chanceOpen)))
        }
        rows += [
            FigureKind.admissionRate, .admissionRateAllCampuses, .applicants, .admitted, .enrolled, .satReading25,
            .satReading75, .satMath25, .satMath75, .act25, .act75,
        ].map(row)
        let policy = college.testPolicy.map(format.policy) ?? format.missing(.notReported)
        rows.append(text(words(.detailsTests), policy, isMissing: college.testPolicy == nil))
        rows.append(row(.applicationFee))
        return section(.detailsAdmissions, rows)
    }

    var campus: DetailsContent.Section {
        let unknown = format.missing(.notReported)
        var rows = [
            text(words(.detailsTown), format.place(city: college.city, state: college.state)),
            text(words(.detailsKind), format.level(college.level) + ", " + format.control(college.control)),
            text(
                words(.detailsSetting), college.setting.map(format.setting) ?? unknown,
                isMissing: college.setting == nil),
            text(words(.detailsSize), college.sizeBand.map(format.size) ?? unknown, isMissing: college.sizeBand == nil),
            text(words(.detailsHousing), words(college.traits.contains(.housing) ? .detailsYes : .detailsNo)),
        ]
        if !college.religiousAffiliation.isEmpty {
            rows.append(text(words(.detailsReligion), DisplayText(college.religiousAffiliation)))
        }
        rows += college.athletics.map { text(words(.detailsAthletics), DisplayText($0)) }
        rows += traits.map { text(words(.detailsAlso), $0) }
        rows.append(link(words(.detailsWebsite), college.website))
        return section(.detailsCampus, rows)
    }

    var outcomes: DetailsContent.Section {
        section(.detailsOutcomes, [FigureKind.graduationRate, .graduationRateOnTime, .earnings].map(row))
    }

    var people: DetailsContent.Section {
        section(
            .detailsPeople,
            [
                FigureKind.undergraduates, .shareWomen, .sharePartTime, .pellShare, .federalLoanShare,
                .shareNonresident, .shareWhite, .shareBlack, .shareHispanic, .shareAsian, .shareNative,
                .sharePacific, .shareTwoOrMore,
            ].map(row))
    }

    private var traits: [DisplayText] {
        let known: [(CollegeTraits, StringKey)] = [
            (.historicallyBlack, .tagHistoricallyBlack), (.hispanicServing, .tagHispanicServing),
            (.tribal, .tagTribal), (.womenOnly, .tagWomenOnly), (.menOnly, .tagMenOnly),
            (.distanceOnly, .detailsDistance), (.studyAbroad, .tagStudyAbroad),
            (.officerTraining, .detailsOfficers), (.advancedPlacement, .detailsPlacement),
        ]
        return known.compactMap { college.traits.contains($0.0) ? words($0.1) : nil }
    }

    private func section(_ title: StringKey, _ rows: [DetailsContent.Row]) -> DetailsContent.Section {
        DetailsContent.Section(title: words(title), rows: rows)
    }

    private func row(_ kind: FigureKind) -> DetailsContent.Row { row(kind, mark: nil) }

    private func row(_ kind: FigureKind, mark: DisplayText?) -> DetailsContent.Row {
        let isMissing = college[kind].value == nil
        let source = isMissing ? nil : notes.provenance[kind]
        let name = format.name(of: kind)
        return DetailsContent.Row(
            label: mark.map { name + " · " + $0 } ?? name, value: format.figure(kind, college[kind]),
            survey: source.map { DisplayText($0.survey) } ?? "", year: source.map { DisplayText($0.year) } ?? "",
            isMissing: isMissing, target: .figure(kind))
    }

    private func row(_ offering: FieldOffering) -> DetailsContent.Row {
        let title = ReasonWording(notes: notes, format: format).title(offering.field)
        let degree = words(offering.credential == .bachelor ? .detailsBachelor : .detailsAssociate)
        let value =
            switch (offering.completers, offering.earnings) {
            case (.missing(let reason), .missing): format.missing(reason)
            default: degrees(offering.completers) + " · " + earnings(offering.earnings)
            }
        let isMissing = offering.completers.value == nil && offering.earnings.value == nil
        return DetailsContent.Row(
            label: title + ", " + degree, value: value,
            survey: notes.fields.map { DisplayText($0.survey) } ?? "",
            year: notes.fields.map { DisplayText($0.year) } ?? "",
            isMissing: isMissing, target: .field(offering))
    }

    private func degrees(_ figure: Figure) -> DisplayText {
        guard let whole = figure.value.flatMap(Format.whole) else { return words(.detailsDegreesWithheld) }
        return words(.detailsDegrees, format.integer(whole))
    }

    private func earnings(_ figure: Figure) -> DisplayText {
        figure.value == nil
            ? words(.detailsFieldEarningsMissing, format.figure(.earnings, figure))
            : words(.detailsFieldEarns, format.figure(.earnings, figure))
    }

    private func text(_ label: DisplayText, _ value: DisplayText, isMissing: Bool = false) -> DetailsContent.Row {
        DetailsContent.Row(label: label, value: value, survey: "", year: "", isMissing: isMissing, target: .none)
    }

    private func link(_ label: DisplayText, _ address: String) -> DetailsContent.Row {
        let target = WebAddress.complete(address)
        return DetailsContent.Row(
            label: label, value: target ?? format.missing(.notReported), survey: "", year: "", isMissing: target == nil,
            target: target.map(DetailsContent.Target.link) ?? .none)
    }
}
