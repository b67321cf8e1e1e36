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
        let parts = [FigureKind.netPrice, .admissionRate, .graduationRate].compactMap { kind -> DisplayText? in
            guard college[kind].value != nil else { return nil }
            return format.name(of: kind) + " " + format.figure(kind, college[kind])
        }
        figures = parts.dropFirst().reduce(parts.first ?? "") { $0 + " · " + $1 }
    }
}
