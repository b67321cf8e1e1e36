public import Domain
import Resources

/// A college as it stands in a message.
public struct CollegeCardSummary: Sendable, Equatable {
    public let name: DisplayText
    public let place: DisplayText
    /// Price, admission and graduation, as far as they are known.
    public let figures: DisplayText

    init(_ college: College, format: Format) {
        name = DisplayText(college.name)
        place = format.place(city: college.city, state: college.state) + " · " + format.control(college.control)
        let figures = CardFigure.four(of: college, band: nil, notes: CatalogNotes(), format: format).prefix(3)
        let parts = figures.filter { !$0.isMissing }.map { $0.label + " " + $0.value }
        self.figures = parts.dropFirst().reduce(parts.first ?? "") { $0 + " · " + $1 }
    }
}
