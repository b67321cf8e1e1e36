/// The year of a survey: how it is written beside a figure, and which of two is newer.
struct SurveyYear: Hashable, Comparable {
    /// The calendar year in which the survey year begins.
    let start: Int
    /// As the publisher writes it: `2022-23`, `fall 2021`.
    let text: String

    /// Written `2022-23`.
    init(academic start: Int) {
        let end = (start + 1) % 100
        self.init(start: start, text: "\(start)-" + (end < 10 ? "0\(end)" : "\(end)"))
    }

    init(start: Int, text: String) {
        self.start = start
        self.text = text
    }

    /// Reads `2022-23`.
    init?(academicYear text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let start = Int(parts[0]), Self.plausible.contains(start) else { return nil }
        self.init(academic: start)
    }

    /// The year that a published file carries in its name, since no IPEDS or Scorecard file says it inside.
    init?(fileName: String, layout: SourceLayout) {
        let numbers = fileName.split { !$0.isASCII || !$0.isNumber }.filter { $0.count == 4 }.compactMap { Int($0) }
        if layout == .fieldsOfStudy,
            let span = numbers.first(where: { $0 / 100 + 1 == $0 % 100 })
        {
            // FieldOfStudyData1920_PP: the two years 19 and 20.
            self.init(academic: 2000 + span / 100)
        } else if let start = numbers.first(where: Self.plausible.contains) {
            switch layout {
            case .admissions, .admissionsReshaped: self.init(start: start, text: "fall \(start)")
            case .programs: self.init(start: start, text: "\(start) release")
            default: self.init(academic: start)
            }
        } else if fileName.lowercased().hasPrefix("most-recent") {
            self.init(start: Int.max, text: "most recent cohorts")
        } else {
            return nil
        }
    }

    private static let plausible = 1980...2099

    static func < (left: SurveyYear, right: SurveyYear) -> Bool { left.start < right.start }
}
