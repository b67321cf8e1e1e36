public import Domain
import Resources

/// One of the four figures of a card.
public struct CardFigure: Sendable, Equatable {
    public let label: DisplayText
    /// A dash when the figure is missing.
    public let value: DisplayText
    /// The year, or why there is no figure; for a net price by income, the band as well.
    public let note: DisplayText
    public let isMissing: Bool

    init(label: DisplayText, kind: FigureKind, figure: Figure, about: DisplayText?, notes: CatalogNotes, format: Format)
    {
        self.label = label
        if case .known(let number) = figure, number.isFinite {
            value = format.figure(kind, figure)
            note = [about, notes.year(of: kind)].compactMap(\.self).joined(by: ", ")
            isMissing = false
        } else {
            value = "—"
            note = format.figure(kind, figure)
            isMissing = true
        }
    }

    /// The net price for the student's income, or for all incomes when that is unknown or missing.
    static func price(of college: College, band: IncomeBand?) -> (kind: FigureKind, figure: Figure, band: IncomeBand?) {
        if let band, case .known = college[band.netPrice] { return (band.netPrice, college[band.netPrice], band) }
        return (.netPrice, college[.netPrice], nil)
    }

    static func four(of college: College, band: IncomeBand?, notes: CatalogNotes, format: Format) -> [CardFigure] {
        let words = format.words
        let price = price(of: college, band: band)
        let isOpen = college.traits.contains(.openAdmission)
        let campus = college[.admissionRate]
        let admission: FigureKind =
            campus.value == nil && college[.admissionRateAllCampuses].value != nil
            ? .admissionRateAllCampuses : .admissionRate
        return [
            CardFigure(
                label: words(.cardNetPrice), kind: price.kind, figure: price.figure,
                about: price.band.map(format.band), notes: notes, format: format),
            CardFigure(
                label: words(.cardAdmits), kind: admission,
                figure: isOpen && college[admission].value == nil ? .missing(.notApplicable) : college[admission],
                about: admission == .admissionRate ? nil : words(.cardAllCampuses), notes: notes, format: format),
            CardFigure(
                label: words(.cardGraduates), kind: .graduationRate, figure: college[.graduationRate], about: nil,
                notes: notes, format: format),
            CardFigure(
                label: words(.cardEarns), kind: .earnings, figure: college[.earnings], about: nil, notes: notes,
                format: format),
        ]
    }
}
