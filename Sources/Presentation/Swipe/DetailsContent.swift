public import Domain
import Resources

/// A college from cost to campus: sections of rows, each figure with its year.
public struct DetailsContent: Sendable, Equatable {
    public let sections: [Section]

    public struct Section: Sendable, Equatable {
        public let title: DisplayText
        public let rows: [Row]
    }

    public struct Row: Sendable, Equatable {
        public let label: DisplayText
        public let value: DisplayText
        /// Survey and year of its source; both empty for what has no figure.
        public let survey: DisplayText
        public let year: DisplayText
        public let isMissing: Bool
        public let target: Target
    }

    /// What Enter does on a row.
    public enum Target: Sendable, Equatable {
        case figure(FigureKind)
        case field(FieldOffering)
        case link(DisplayText)
        case none
    }

    /// Rows in the order they are shown, which a selection counts through.
    public var rows: [Row] { sections.flatMap(\.rows) }

    /// The row of the college's website, which is the last link.
    var website: Int? { rows.lastIndex { if case .link = $0.target { true } else { false } } }

    /// The first row of the section after, or before, the one that holds `row`.
    public func jump(from row: Int, forward: Bool) -> Int {
        var starts: [Int] = []
        var next = 0
        for section in sections {
            starts.append(next)
            next += section.rows.count
        }
        if forward { return starts.first { $0 > row } ?? row }
        return starts.last { $0 < row } ?? 0
    }
}

extension DetailsContent {
    public init(
        _ college: College, offerings: [FieldOffering], profile: StudentProfile, notes: CatalogNotes, format: Format
    ) {
        let writer = DetailsWriter(college: college, profile: profile, notes: notes, format: format)
        sections = [
            writer.costs, writer.academics(offerings), writer.admissions, writer.campus, writer.outcomes,
            writer.people,
        ]
    }
}
