import Domain
import Presentation

/// An award as lines for people.
enum AwardText {
    static func page(_ index: Int, _ desk: ScholarshipsCommand.Desk) -> String {
        let sheet = AwardSheet(index, of: desk.shelf, formula: EffortFormula(), format: desk.format)
        var lines = [
            "\(desk.shelf.awards[index].id.rawValue)  \(sheet.title.string)", sheet.sponsor.string,
            "Verdict: \(sheet.verdict.string)", "",
        ]
        lines += sheet.facts.map { TextColumns.pad($0.label.string, to: 10) + "  " + $0.text.string }
        lines += ["", "Rules"]
        lines += sheet.rules.map { rule in
            "  \(mark(rule.mark)) \(rule.text.string)" + (rule.remark.isEmpty ? "" : " · " + rule.remark.string)
        }
        if sheet.rules.isEmpty { lines.append("  The listing names no rule.") }
        if !sheet.tasks.isEmpty { lines += ["", "To do"] + sheet.tasks.map(task) }
        if let link = sheet.link { lines += ["", "Link        \(link.string)"] }
        if !sheet.doubts.isEmpty { lines += ["", "Doubts"] + sheet.doubts.map { "  ! \($0.string)" } }
        lines += [""] + sheet.sources.map { "Source      \($0.string)" }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The board as a page: nothing in it can be taken for markup.
    static func markdown(_ chosen: [Int], _ shelf: AwardShelf, _ format: Format) -> String {
        var text = "# Scholarships\n"
        let stages: [BoardStage?] = BoardStage.allCases.map(Optional.some) + [nil]
        for stage in stages {
            let awards = chosen.filter { shelf.entry(of: shelf.awards[$0].id).stage == stage }
            guard !awards.isEmpty else { continue }
            text += "\n## \(stage.map { capitalized(format.stage($0).string) } ?? "Not on the board")\n"
            for index in awards {
                let sheet = AwardSheet(index, of: shelf, formula: EffortFormula(), format: format)
                text += "\n### \(plain(sheet.title.string))\n\n- \(plain(sheet.sponsor.string))\n"
                text += "- Verdict: \(plain(sheet.verdict.string))\n"
                for fact in sheet.facts { text += "- \(plain(fact.label.string)): \(plain(fact.text.string))\n" }
                for rule in sheet.rules { text += "- \(mark(rule.mark)) \(plain(rule.text.string))\n" }
                if let link = sheet.link { text += "- <\(link.string.filter { $0 != "<" && $0 != ">" })>\n" }
                for doubt in sheet.doubts { text += "- **Doubt**: \(plain(doubt.string))\n" }
                for item in sheet.tasks { text += "- [\(item.isDone ? "x" : " ")] \(plain(item.title.string))\n" }
            }
        }
        return text
    }

    private static func task(_ task: AwardSheet.Task) -> String {
        "  [\(task.isDone ? "x" : " ")] \(task.title.string)"
    }

    private static func mark(_ mark: AwardSheet.Rule.Mark) -> String {
        switch mark {
        case .met: "✓"
        case .failed: "✗"
        case .missing: "?"
        case .open: "○"
        }
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Without anything that Markdown would take for its own.
    static func plain(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_{}[]<>#|!".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}

/// An award as JSON: the columns of the table, and what they mean for the student.
enum AwardJSON {
    static func object(_ index: Int, _ shelf: AwardShelf, _ format: Format) -> JSONValue {
        let award = shelf.awards[index]
        let record = AwardRecord(award)
        let sheet = AwardSheet(index, of: shelf, formula: EffortFormula(), format: format)
        var members = AwardRecord.Field.allCases.filter { !record[$0].isEmpty }.map { field in
            JSONMember(field.rawValue, .string(record[field]))
        }
        members.append(JSONMember("verdict", .string(key(shelf.judgements[index].verdict))))
        members.append(
            JSONMember(
                "judged",
                .array(
                    sheet.rules.map { rule in
                        .object([
                            JSONMember("rule", .string(rule.text.string)),
                            JSONMember("outcome", .string("\(rule.mark)")),
                            JSONMember("remark", .string(rule.remark.string)),
                        ])
                    })))
        if let date = shelf.dates[index] {
            members.append(JSONMember("next", .string(date.span.last.iso)))
            members.append(JSONMember("next_zone", .string(date.zone.rawValue)))
            members.append(JSONMember("next_is_estimate", .bool(date.isProjected || !date.isDay)))
        }
        let entry = shelf.entry(of: award.id)
        if let stage = entry.stage { members.append(JSONMember("board", .string(stage.rawValue))) }
        if let won = entry.won { members.append(JSONMember("won", .number(won))) }
        return .object(members)
    }

    private static func key(_ verdict: Verdict) -> String {
        switch verdict {
        case .eligible: "eligible"
        case .likely: "likely"
        case .missingFacts: "missing_facts"
        case .notEligible: "not_eligible"
        }
    }
}
