import Domain
import Presentation

/// The lines of a college's details at one width: headings, rows, and rows that take two lines.
struct DetailsLayout {
    enum Item {
        case blank
        case heading(DisplayText)
        /// The row's label, and its value where both fit into one line.
        case row(Int, DetailsContent.Row, isWhole: Bool)
        /// The value of a row that did not fit into one line.
        case value(DetailsContent.Row)
    }

    let items: [Item]
    /// The line each row starts on.
    let lines: [Int]
    let note: Int
    let width: Int
    /// Surveys stand beside their years.
    let isWide: Bool

    init(_ content: DetailsContent, width: Int) {
        self.width = width
        isWide = width >= 72
        let isWide = isWide
        let note = content.rows.map { CellWidth.of(Self.note(of: $0, isWide: isWide)) }.max() ?? 0
        self.note = note
        var items: [Item] = []
        var lines: [Int] = []
        for section in content.sections {
            if !items.isEmpty { items.append(.blank) }
            items.append(.heading(section.title))
            for row in section.rows {
                let room = width - CellWidth.of(row.value) - 3 - (row.year.isEmpty ? 0 : note + 2)
                let isWhole = CellWidth.of(row.label) <= room || (row.isField && room >= Self.fieldRoom)
                lines.append(items.count)
                items.append(.row(lines.count - 1, row, isWhole: isWhole))
                if !isWhole { items.append(.value(row)) }
            }
        }
        self.items = items
        self.lines = lines
    }

    /// The title of a field of study is cut rather than given a line of its own where so much of it shows.
    private static let fieldRoom = 24
    /// A longer survey is left to the citation: it would take the room of every label.
    private static let surveyWidth = 20

    static func note(of row: DetailsContent.Row, isWide: Bool) -> DisplayText {
        // Of `2026 release` and `fall 2021` a narrow column keeps the year.
        guard isWide else { return row.year.word { $0.contains(where: \.isNumber) } ?? row.year }
        let showsSurvey = !row.survey.isEmpty && CellWidth.of(row.survey) <= surveyWidth
        return showsSurvey ? row.survey + " " + row.year : row.year
    }

    /// The first line to show so that the selected row is in sight; moves by half screens, so that most steps move
    /// nothing but the marker.
    func offset(selected: Int?, capacity: Int) -> Int {
        guard let selected, lines.indices.contains(selected), items.count > capacity, capacity > 0 else { return 0 }
        let line = lines[selected] + 1
        guard line >= capacity else { return 0 }
        let step = max(1, capacity / 2)
        let offset = min(items.count - capacity, ((line - capacity) / step + 1) * step)
        // The heading of a section comes along with its first row.
        if case .heading? = lines[selected] > 0 ? items[lines[selected] - 1] : nil {
            return min(offset, lines[selected] - 1)
        }
        return min(offset, lines[selected])
    }
}

extension DisplayText {
    /// The first of its words that is such a one.
    fileprivate func word(where isWanted: (Substring) -> Bool) -> DisplayText? {
        string.split(separator: " ").first(where: isWanted).map { DisplayText(String($0)) }
    }
}

extension DetailsContent.Row {
    /// A field of study, whose title can be long.
    var isField: Bool { if case .field = target { true } else { false } }
}
