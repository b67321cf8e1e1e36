import Domain

/// Figures of one college as sentences with their year.
struct FactWording {
    let facts: CollegeFacts

    init(_ facts: CollegeFacts) { self.facts = facts }

    static let sat: [FigureKind] = [.satReading25, .satReading75, .satMath25, .satMath75]

    private var name: String { facts.college.name }

    /// One sentence for each kind; ranges and tuitions are told together.
    func say(_ kinds: [FigureKind], in draft: inout AnswerDraft) {
        var rest = kinds[...]
        while let kind = rest.first {
            rest = rest.dropFirst()
            if let next = rest.first, let sentence = together(kind, next) {
                rest = rest.dropFirst()
                draft.say(sentence, [facts.figure(kind), facts.figure(next)])
            } else {
                draft.say(sentence(kind), [facts.figure(kind)])
            }
        }
    }

    private func together(_ low: FigureKind, _ high: FigureKind) -> String? {
        guard let from = facts.college[low].value, let to = facts.college[high].value else { return nil }
        let year = facts.year(of: low).map { " (\($0))" } ?? ""
        let ends = [from, to].map { AdvisorText.integer(Int($0.rounded())) }
        switch (low, high) {
        case (.tuitionInState, .tuitionOutOfState):
            if from == to {
                return "Tuition and fees at \(name) are \(AdvisorText.money(Int(from))) a year for everybody\(year)."
            }
            return "Tuition and fees at \(name) are \(AdvisorText.money(Int(from))) a year in-state and "
                + "\(AdvisorText.money(Int(to))) a year out-of-state\(year)."
        case (.satReading25, .satReading75):
            return
                "The middle half of SAT reading and writing scores at \(name) runs from \(ends[0]) to \(ends[1])\(year)."
        case (.satMath25, .satMath75):
            return "The middle half of SAT math scores at \(name) runs from \(ends[0]) to \(ends[1])\(year)."
        case (.act25, .act75):
            return "The middle half of ACT scores at \(name) runs from \(ends[0]) to \(ends[1])\(year)."
        default: return nil
        }
    }

    func sentence(_ kind: FigureKind) -> String {
        let year = facts.year(of: kind).map { " (\($0))" } ?? ""
        guard let value = facts.college[kind].value else {
            if kind == .admissionRate, facts.college.traits.contains(.openAdmission) {
                return "\(name) has open admission: it takes everyone who applies, so it has no admission rate."
            }
            return "The \(AdvisorText.name(of: kind)) of \(name) is \(missing(kind))\(year)."
        }
        let text = AdvisorText.value(value, of: kind)
        switch kind {
        case .undergraduates: return "\(name) has \(text) undergraduates\(year)."
        case .applicants: return "\(text) people applied to \(name)\(year)."
        case .admitted: return "\(name) admitted \(text) applicants\(year)."
        case .enrolled: return "\(text) admitted students enrolled at \(name)\(year)."
        case .studentFacultyRatio: return "\(name) has \(text)\(year)."
        default: return "The \(AdvisorText.name(of: kind)) of \(name) is \(text)\(year)."
        }
    }

    private func missing(_ kind: FigureKind) -> String {
        switch facts.college[kind] {
        case .missing(.withheld): "withheld to protect a small group"
        case .missing(.notApplicable): "not a question that applies to it"
        default: "not reported"
        }
    }
}
