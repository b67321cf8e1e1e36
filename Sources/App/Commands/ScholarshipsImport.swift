import Domain
import Services
import Store

/// `quad scholarships import`: a table of a student's own, whatever its columns are called.
enum ScholarshipsImport {
    static func run(_ path: String, _ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let name = DisplayText(path).string
        guard let bytes = InputFile.bytes(path, limit: AwardFile.sizeLimit + 1) else {
            throw Failure(.badInput, "\(name) can't be read.")
        }
        let table: AwardImport.Table
        do throws(AwardFile.Failure) {
            table = try AwardFile.table(bytes, name: name)
        } catch {
            throw Failure(.badInput, sentence(error, name))
        }
        guard !table.isCut else {
            throw Failure(
                .badInput,
                "\(name) has more than \(AwardImport.rowLimit) rows. Nothing was taken; part it into smaller files.")
        }
        var mapping = AwardImport.Mapping(guessing: table.header)
        if let map = arguments["map"] {
            do throws(AwardImport.Mapping.Fault) {
                try mapping.apply(map, header: table.header)
            } catch {
                throw Failure(.usage, sentence(error, table.header))
            }
        }
        guard mapping.targets.contains(.name) else {
            throw Failure(
                .badInput,
                "\(name): no column holds a name. Say which: --map \"COLUMN=name\". Columns: "
                    + table.header.map { DisplayText($0).string }.joined(separator: ", ") + ".")
        }
        let desk = try await ScholarshipsCommand.desk(container)
        let shipped = desk.shelf.awards.filter { $0.status != .own }
        let own = desk.shelf.awards.filter { $0.status == .own }
        let outcome = AwardImport(table, mapping: mapping, own: own, shipped: shipped)
        if arguments.has("preview") {
            preview(table, mapping, outcome)
            return
        }
        guard outcome.problems.isEmpty || arguments.has("good-only") else {
            throw Failure(
                .badInput,
                "Nothing was taken. --good-only takes the \(outcome.awards.count) good ones; --preview shows all.\n"
                    + lines(outcome.problems, name).joined(separator: "\n"))
        }
        do throws(ScholarshipError) {
            try await desk.service.save(own: outcome.awards)
        } catch {
            throw Failure(error)
        }
        let known = Set(own.map(\.id))
        let renewed = outcome.awards.count { known.contains($0.id) }
        Output.line("\(outcome.awards.count - renewed) scholarships taken, \(renewed) brought up to date.")
        tell(outcome)
        if !outcome.problems.isEmpty {
            Output.line("\(outcome.problems.count) problems, whose rows were left out:")
            for line in lines(outcome.problems, name) { Output.line(line) }
        }
    }

    private static func preview(
        _ table: AwardImport.Table, _ mapping: AwardImport.Mapping, _ outcome: AwardImport
    ) {
        Output.line("Columns")
        let width = table.header.map(TextColumns.width).max() ?? 0
        for (column, target) in zip(table.header, mapping.targets) {
            let meaning = target.map(\.rawValue) ?? "(left out)"
            Output.line("  \(TextColumns.pad(DisplayText(column).string, to: width))  \(meaning)")
        }
        Output.line("\nWould be taken: \(outcome.awards.count)")
        for award in outcome.awards.prefix(5) {
            let record = AwardRecord(award)
            let cells = [AwardRecord.Field.name, .sponsor, .least, .most, .closes, .link].map { record[$0] }
            Output.line("  " + cells.filter { !$0.isEmpty }.joined(separator: " · "))
        }
        if outcome.awards.count > 5 { Output.line("  and \(outcome.awards.count - 5) more") }
        tell(outcome)
        if !outcome.problems.isEmpty {
            Output.line("\nProblems: \(outcome.problems.count)")
            for line in lines(outcome.problems, "") { Output.line(line) }
        }
    }

    private static func tell(_ outcome: AwardImport) {
        if outcome.merged > 0 { Output.line("\(outcome.merged) rows joined to another of the same name and sponsor.") }
        if outcome.withoutLink > 0 { Output.line("\(outcome.withoutLink) of them name no link.") }
        for known in outcome.known.prefix(20) {
            Output.line("Line \(known.line): Quad's own table has it already, as \(known.id).")
        }
        if outcome.known.count > 20 { Output.line("And \(outcome.known.count - 20) more that Quad has already.") }
    }

    private static func lines(_ problems: [AwardImport.Problem], _ name: String) -> [String] {
        let shown = problems.prefix(50).map { problem in
            let place = problem.column == 0 ? "" : ", column \(problem.column)"
            let column = problem.name.isEmpty ? "" : " (\(DisplayText(problem.name).string))"
            let file = name.isEmpty ? "line " : "\(name), line "
            return "  \(file)\(problem.line)\(place)\(column): \(sentence(problem))"
        }
        return problems.count > 50 ? shown + ["  and \(problems.count - 50) more"] : shown
    }

    private static func sentence(_ problem: AwardImport.Problem) -> String {
        let text = DisplayText(String(problem.text.prefix(60))).string
        return switch problem.reason {
        case .noName: "no name"
        case .fields(let count, let expected): "\(count) fields instead of \(expected)"
        case .malformed(let words): DisplayText(words).string
        case .notAnAmount: "\(text) is no amount; write 2500, $2,500, $5k–10k, up to 500 or varies"
        case .notADate: "\(text) is no date; write 2027-03-15, 3/15/2027, March 15 or rolling"
        case .noSuchDate: "the date \(text) does not exist"
        case .notAZone: "\(text) is no time zone; write America/New_York"
        case .notALink: "\(text) is no web address"
        case .notANumber: "\(text) is no number that fits here"
        case .notAState: "\(text) is no state"
        case .notAnOption(let keys): "\(text) is none of: " + keys.joined(separator: ", ")
        }
    }

    private static func sentence(_ failure: AwardFile.Failure, _ name: String) -> String {
        switch failure {
        case .tooLarge: "\(name) is larger than 32 MB. Nothing was taken; part it into smaller files."
        case .notAList: "\(name) holds no list of scholarships: it should be an array of objects. Nothing was taken."
        case .notJSON(let error): "\(name), \(ProfileWords.sentence(error)). Nothing was taken."
        case .noHeader(let sentence): "\(DisplayText(sentence).string). Nothing was taken."
        }
    }

    private static func sentence(_ fault: AwardImport.Mapping.Fault, _ header: [String]) -> String {
        switch fault {
        case .noColumn(let name):
            "There is no column \(DisplayText(name).string). Columns: "
                + header.map { DisplayText($0).string }.joined(separator: ", ") + "."
        case .noField(let name):
            "There is no field \(DisplayText(name).string). Fields: "
                + AwardImport.Target.allCases.map(\.rawValue).joined(separator: ", ") + "."
        case .shape(let text): "\(DisplayText(text).string) is not of the form COLUMN=FIELD."
        }
    }
}
