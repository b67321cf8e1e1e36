import Domain
import Presentation

/// Applications as lines for people.
enum PlanText {
    /// Empty without a plan; nothing in it can be taken for markup.
    static func markdown(_ shelf: AwardShelf, _ format: Format) -> String {
        guard !shelf.plans.isEmpty else { return "" }
        var text = "\n# Applications\n"
        for plan in shelf.plans.sorted(by: { ($0.name, $0.id) < ($1.name, $1.id) }) {
            text += "\n## \(AwardText.plain(DisplayText(plan.name).string))\n\n"
            text += "- \(format.kind(plan.kind).string) · \(format.outcome(plan.outcome).string)\n"
            for step in PlanStep.allCases where plan.dates[step] != nil || plan.done.contains(step) {
                let date = plan.dates[step].map { ": " + $0.iso } ?? ""
                text += "- [\(plan.isOpen(step) ? " " : "x")] \(format.step(step).string)\(date)\n"
            }
        }
        return text
    }
}
