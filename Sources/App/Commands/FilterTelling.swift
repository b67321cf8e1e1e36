import Domain
import Presentation
import Services

/// Says on the error stream what a filter in words was taken for, so that the answer itself stays clean in a pipe.
struct FilterTelling {
    private let filter: CollegeFilter
    private let wording: FilterWording
    private let profile: StudentProfile

    init(_ filter: CollegeFilter, titles: [CIPCode: String], profile: StudentProfile) {
        self.filter = filter
        wording = FilterWording(notes: CatalogNotes(titles: titles), format: Format())
        self.profile = profile
    }

    /// What was taken, and what was not.
    func tell(_ reading: FilterReading) {
        if filter.isEmpty {
            Output.problem("Nothing of the filter was understood. Try: in Oregon, nursing, under 20k net")
        } else {
            Output.problem("Taken as: \(wording.text(filter).string)")
        }
        for words in reading.notUnderstood { Output.problem("Not understood: \(DisplayText(words).string)") }
        if reading.missing.contains(.homeState) {
            Output.problem("The profile has no home state yet: quad profile set state OR")
        }
        if reading.missing.contains(.budget) {
            Output.problem("The profile has no budget yet: quad profile set budget 20000")
        }
    }

    /// What stands in the way, and what can't be told.
    func tell(_ counts: FilterCounts) {
        for problem in counts.problems { Output.problem(wording.text(problem, of: filter).string) }
        guard counts.unknown > 0, !filter.includesUnknown else { return }
        let parts = zip(filter.rules, counts.rules).filter { $0.1.unknown > 0 }.map { rule, count in
            "\(wording.text(rule).string): \(count.unknown) unknown"
        }
        Output.problem(
            "\(counts.unknown) more may fit (\(parts.joined(separator: "; "))). --unknown lists them as well.")
    }
}
