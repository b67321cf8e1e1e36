import Domain
import Formats
import Presentation
import Services
import Store

/// `quad scholarships`: awards in and out, for scripts.
enum ScholarshipsCommand {
    static let spec = CommandSpec.failing(
        "scholarships", usage: "list|show ID|import FILE|export|remove ID",
        summary: "list awards with their verdicts, bring your own along, or take deadlines into a calendar",
        options: [
            OptionSpec("format", value: "NAME", "list and show: text or json; export: ics, csv, md or json"),
            OptionSpec("all", "list: hidden ones too; export: every award, not only those on your board"),
            OptionSpec("map", value: "COLUMN=FIELD,…", "import: what a column holds; an empty field leaves it out"),
            OptionSpec("preview", "import: show what would be taken, and take nothing"),
            OptionSpec("good-only", "import: take the good rows although others are bad"),
        ]
    ) { arguments, container throws(Failure) in
        let words = arguments.words
        switch (words.first, words.count) {
        case ("list"?, 1), (nil, 0): try await list(arguments, container)
        case ("show"?, 2...): try await show(words.dropFirst().joined(separator: " "), arguments, container)
        case ("import"?, 2): try await ScholarshipsImport.run(words[1], arguments, container)
        case ("export"?, 1): try await export(arguments, container)
        case ("remove"?, 2): try await remove(words[1], container)
        default: throw Failure(.usage, "quad scholarships takes list, show ID, import FILE, export or remove ID.")
        }
    }

    /// What the commands work with.
    struct Desk {
        let service: ScholarshipService
        let shelf: AwardShelf
        let zones: ZoneFolder
        let held: HeldAwards
        let format = Format()
    }

    static func desk(_ container: AppContainer) async throws(Failure) -> Desk {
        let scope = try await AccountSession(container).scope()
        let stores: AccountScope.Stores
        do { stores = try scope.stores() } catch { throw Failure(.failure, "The account has signed out.") }
        let folder: ResourceFolder
        do { folder = try container.resources() } catch { throw Failure(error) }
        let zones = ZoneFolder()
        let service = ScholarshipService(
            table: AwardTableFile(resources: folder.path), book: stores.awards, profiles: stores.profile,
            zones: zones, clock: container.clock)
        do throws(ScholarshipError) {
            let shelf = try await service.shelf()
            // A rate that can't be read is as usual.
            let growth = (try? await stores.settings.value(for: ScholarshipsViewModel.growthKey))
                .flatMap { FourYearCost.growth(stored: $0) }
            return Desk(
                service: service, shelf: shelf, zones: zones,
                held: HeldAwards(shelf.won, growth: growth ?? FourYearCost.usualGrowth))
        } catch {
            throw Failure(error)
        }
    }

    // MARK: List and show

    private static func list(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        guard let output = OutputFormat(arguments) else { throw Failure(.usage, "--format takes text or json here.") }
        let desk = try await desk(container)
        let shelf = desk.shelf
        let shown = shelf.awards.indices.filter { index in
            let entry = shelf.entry(of: shelf.awards[index].id)
            return arguments.has("all") || entry.stage != nil
                || (!shelf.awards[index].status.isHidden && !entry.isPassed)
        }
        let sorted = shown.sorted { left, right in
            let keys = [left, right].map { index in
                [
                    Int(shelf.judgements[index].verdict.rawValue),
                    shelf.dates[index]?.span.first.localDay.number ?? .max, index,
                ]
            }
            return keys[0].lexicographicallyPrecedes(keys[1])
        }
        if output == .json {
            Output.line(JSONWriter.text(.array(sorted.map { AwardJSON.object($0, shelf, desk.format) })))
            return
        }
        let names = sorted.map { DisplayText(shelf.awards[$0].name).string }
        let width = min(48, names.map(TextColumns.width).max() ?? 0)
        for (index, name) in zip(sorted, names) {
            let award = shelf.awards[index]
            let cells = [
                TextColumns.pad(award.id.rawValue, to: 6),
                TextColumns.pad(desk.format.verdict(shelf.judgements[index]).string, to: 9),
                TextColumns.pad(name, to: width),
                TextColumns.pad(desk.format.deadline(of: index, in: shelf).string, to: 14),
                desk.format.amount(award.amount).string,
                award.status == .checked ? "" : "(" + desk.format.status(award.status).string + ")",
            ]
            Output.line(cells.filter { !$0.isEmpty }.joined(separator: "  "))
        }
    }

    private static func show(
        _ name: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        guard let output = OutputFormat(arguments) else { throw Failure(.usage, "--format takes text or json here.") }
        let desk = try await desk(container)
        let index = try find(name, in: desk.shelf)
        if output == .json {
            Output.line(JSONWriter.text(AwardJSON.object(index, desk.shelf, desk.format)))
        } else {
            Output.write(AwardText.page(index, desk), to: 1)
        }
    }

    /// An id, or words that fit one name alone.
    private static func find(_ name: String, in shelf: AwardShelf) throws(Failure) -> Int {
        if let index = shelf.index(of: AwardID(name)) ?? shelf.index(of: AwardID(name.uppercased())) { return index }
        let words = SearchFolding.words(of: name)
        let hits = shelf.awards.indices.filter { index in
            let there = SearchFolding.words(of: shelf.awards[index].name)
            return !words.isEmpty && words.allSatisfy { word in there.contains { $0.starts(with: word) } }
        }
        if hits.count == 1 { return hits[0] }
        let said = DisplayText(name).string
        guard !hits.isEmpty else {
            throw Failure(.failure, "No scholarship is called \(said). quad scholarships list shows them.")
        }
        let lines = hits.prefix(20).map { "  \(shelf.awards[$0].id)  \(DisplayText(shelf.awards[$0].name).string)" }
        throw Failure(
            .failure, "\(said) fits several; name one by its id:\n" + lines.joined(separator: "\n"))
    }

    private static func remove(_ id: String, _ container: AppContainer) async throws(Failure) {
        let desk = try await desk(container)
        guard let index = desk.shelf.index(of: AwardID(id)), desk.shelf.awards[index].status == .own else {
            throw Failure(.failure, "\(DisplayText(id).string) is none of your own. quad scholarships list shows them.")
        }
        do throws(ScholarshipError) {
            try await desk.service.save([AwardEntry(id: AwardID(id))])
            try await desk.service.remove(own: [AwardID(id)])
        } catch {
            throw Failure(error)
        }
        Output.line("\(DisplayText(desk.shelf.awards[index].name).string) is gone.")
    }

    // MARK: Export

    private static func export(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let name = arguments["format"] ?? "ics"
        guard let kind = ScholarshipsExport.Kind(rawValue: name) else {
            throw Failure(.usage, "--format takes ics, csv, md or json here, not \(DisplayText(name).string).")
        }
        let desk = try await desk(container)
        let shelf = desk.shelf
        let chosen = shelf.awards.indices.filter { index in
            let entry = shelf.entry(of: shelf.awards[index].id)
            return arguments.has("all")
                ? !shelf.awards[index].status.isHidden || entry.stage != nil : entry.stage != nil
        }
        guard !chosen.isEmpty || !shelf.plans.isEmpty else {
            throw Failure(
                .failure, "Nothing is on your board. s saves a scholarship on the screen; --all exports every one.")
        }
        let export = ScholarshipsExport(
            shelf, chosen, format: desk.format, zones: desk.zones, now: container.clock.now())
        Output.write(export.text(kind), to: 1)
    }
}

extension Failure {
    init(_ error: ScholarshipError) {
        switch error {
        case .storage(let error): self.init(error)
        case .table(.missingResources(let path)):
            self.init(.noResources, "The table of scholarships is not in \(path). Install Quad again.")
        case .table(.damaged(let reason)), .table(.unavailable(let reason)):
            self.init(.noResources, "The table of scholarships is damaged: \(DisplayText(reason).string).")
        }
    }
}
