public import Domain
import Resources

/// A college or a scholarship as it stands in a message.
public struct CardSummary: Sendable, Equatable {
    public let name: DisplayText
    /// Where it is, or who gives it.
    public let origin: DisplayText
    /// Price, admission and graduation, or amount and deadline, as far as they are known.
    public let figures: DisplayText

    init(_ college: College, format: Format) {
        name = DisplayText(college.name)
        origin = format.place(city: college.city, state: college.state) + " · " + format.control(college.control)
        let figures = CardFigure.four(of: college, band: nil, notes: CatalogNotes(), format: format).prefix(3)
        let parts = figures.filter { !$0.isMissing }.map { $0.label + " " + $0.value }
        self.figures = parts.dropFirst().reduce(parts.first ?? "") { $0 + " · " + $1 }
    }

    init(awardAt index: Int, of shelf: AwardShelf, format: Format) {
        let award = shelf.awards[index]
        name = DisplayText(award.name)
        origin = DisplayText(award.sponsor) + " · " + format.kind(award.kind)
        figures =
            format.amount(award.amount) + " · "
            + format.words(.awardsDateWords, format.deadline(of: index, in: shelf))
    }

    /// Who, where and when.
    public init(_ meetup: Meetup, host: DisplayText, format: Format, zone: any LocalTimeReading, now: Int64) {
        name = DisplayText(meetup.post.title)
        origin = host + " · " + DisplayText(meetup.post.areaName)
        figures = format.span(of: meetup.post, zone: zone, now: now) + " · " + format.name(of: meetup.post.kind)
    }
}
