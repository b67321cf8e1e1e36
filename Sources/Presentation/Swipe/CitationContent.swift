public import Domain
import Resources

/// Where one figure comes from, in words.
public struct CitationContent: Sendable, Equatable {
    public let title: DisplayText
    public let value: DisplayText
    /// Survey, publisher, variable and year, each with its label.
    public let lines: [Line]

    public struct Line: Sendable, Equatable {
        public let label: DisplayText
        public let text: DisplayText
    }

    init(title: DisplayText, value: DisplayText, source: Provenance?, format: Format) {
        let words = format.words
        self.title = title
        self.value = value
        guard let source else {
            lines = [Line(label: words(.citationSurvey), text: words(.citationUnknown))]
            return
        }
        lines = [
            Line(label: words(.citationSurvey), text: DisplayText(source.survey)),
            Line(label: words(.citationPublisher), text: DisplayText(source.publisher)),
            Line(label: words(.citationVariable), text: DisplayText(source.variable)),
            Line(label: words(.citationYear), text: DisplayText(source.year)),
        ]
    }

    /// A college's figure as a citation.
    init(_ kind: FigureKind, of college: College, notes: CatalogNotes, format: Format) {
        self.init(
            title: format.name(of: kind), value: format.figure(kind, college[kind]), source: notes.provenance[kind],
            format: format)
    }
}
