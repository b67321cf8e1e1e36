public import Domain
import Resources

/// Everything that is known of one award, in words; the page of an award and the preview of a table are made of it.
public struct AwardSheet: Sendable, Equatable {
    public let title: DisplayText
    public let sponsor: DisplayText
    public let verdict: DisplayText
    /// Stands for the verdict.
    public let mark: Rule.Mark
    public let facts: [Fact]
    public let rules: [Rule]
    public let tasks: [Task]
    /// What should make the student ask the sponsor.
    public let doubts: [DisplayText]
    /// A complete address, `nil` when the listing has none.
    public let link: DisplayText?
    /// Where the facts are from, one line each.
    public let sources: [DisplayText]

    public struct Fact: Sendable, Equatable {
        public let label: DisplayText
        public let text: DisplayText
    }

    public struct Rule: Sendable, Equatable {
        public enum Mark: Sendable { case met, failed, missing, open }

        public let mark: Mark
        public let text: DisplayText
        public let remark: DisplayText
    }

    public struct Task: Sendable, Equatable {
        public let title: DisplayText
        public let isDone: Bool
    }

    /// - Parameter index: Place in the shelf.
    public init(_ index: Int, of shelf: AwardShelf, formula: EffortFormula, format: Format) {
        let award = shelf.awards[index]
        let judgement = shelf.judgements[index]
        let entry = shelf.entry(of: award.id)
        title = DisplayText(award.name)
        sponsor = DisplayText(award.sponsor) + " · " + format.kind(award.kind)
        verdict = format.verdict(judgement)
        mark =
            switch judgement.verdict {
            case .eligible, .likely: .met
            case .missingFacts: .missing
            case .notEligible: .failed
            }
        rules = award.rules.indices.map { rule in
            let mark: Rule.Mark =
                judgement.isFailed(rule)
                ? .failed : judgement.isMissing(rule) ? .missing : judgement.isOpen(rule) ? .open : .met
            return Rule(
                mark: mark, text: format.rule(award.rules[rule]), remark: format.remark(award.rules[rule], in: shelf))
        }
        tasks = entry.tasks.map { Task(title: format.task($0.title), isDone: $0.isDone) }
        link = WebAddress.complete(award.link)
        facts = Self.facts(index, shelf, formula, format)
        doubts = Self.doubts(index, shelf, format)
        sources = award.sources.map { key in
            guard let source = shelf.sources[key] else { return DisplayText(key) }
            return DisplayText(source.name) + " · " + DisplayText(source.address)
        }
    }

    private static func facts(
        _ index: Int, _ shelf: AwardShelf, _ formula: EffortFormula, _ format: Format
    ) -> [Fact] {
        let words = format.words
        let award = shelf.awards[index]
        let entry = shelf.entry(of: award.id)
        var renewable: DisplayText = ""
        if let isRenewable = award.amount.isRenewable {
            renewable = " · " + words(isRenewable ? .awardsRenewable : .awardsOnce)
        }
        // What the amount itself says already is not said again.
        let basis = award.amount.basis == .year ? "" : " · " + format.basis(award.amount.basis)
        var facts = [
            Fact(
                label: words(.awardsFactAmount),
                text: format.amount(award.amount) + basis + renewable),
            Fact(label: words(.awardsFactDeadline), text: format.deadlineSentence(of: index, in: shelf)),
        ]
        if award.cycle.closings.count > 1 {
            let all = award.cycle.closings.map { closing in
                format.point(closing.point) + (closing.label.map { " (" + words($0.label) + ")" } ?? "")
            }
            facts.append(Fact(label: words(.awardsFactDates), text: format.list(all)))
        }
        if let opens = award.cycle.opens {
            facts.append(Fact(label: words(.awardsFactOpens), text: format.point(opens)))
        }
        let hours = formula.hours(for: award)
        let worth = formula.hourValue(of: award, shelf.judgements[index].verdict)
        facts.append(
            Fact(
                label: words(.awardsFactEffort),
                text: format.effort(hours: hours) + " " + words.plural(.awardsHours, hours, format.integer(hours))
                    + (worth.map { " · " + words(.awardsWorth, format.money($0)) } ?? "")))
        if award.asksForService { facts.append(Fact(label: words(.awardsFactService), text: words(.awardsService))) }
        if let stage = entry.stage {
            let won = entry.won.map { " · " + format.money($0) } ?? ""
            let done = entry.tasks.count { $0.isDone }
            let share: DisplayText =
                entry.tasks.isEmpty ? "" : " · " + format.integer(done) + "/" + format.integer(entry.tasks.count)
            facts.append(Fact(label: words(.awardsFactBoard), text: format.stage(stage) + won + share))
        }
        if let checked = award.checked {
            facts.append(Fact(label: words(.awardsFactChecked), text: format.full(checked)))
        }
        return facts
    }

    private static func doubts(_ index: Int, _ shelf: AwardShelf, _ format: Format) -> [DisplayText] {
        let words = format.words
        let award = shelf.awards[index]
        var doubts: [DisplayText] = []
        switch award.status {
        case .checked, .own: break
        case .unverified: doubts.append(words(.awardsDoubtUnverified))
        case .doubtful: doubts.append(words(.awardsDoubtDoubtful))
        case .discontinued: doubts.append(words(.awardsDoubtDiscontinued))
        }
        if let date = shelf.dates[index], date.isProjected, date.isDay {
            doubts.append(
                award.cycle.listed.map { words(.awardsDoubtYear, "\($0)") } ?? words(.awardsDoubtNoYear))
        }
        if award.cycle.zone == nil, shelf.dates[index]?.isDay == true {
            doubts.append(
                shelf.unknownZones.contains(award.zone) ? words(.awardsDoubtUniversal) : words(.awardsDoubtZone))
        }
        if award.link.isEmpty { doubts.append(words(.awardsNoLink)) }
        return doubts
    }
}
