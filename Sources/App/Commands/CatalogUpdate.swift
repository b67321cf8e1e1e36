import Domain
import Glibc
import Remote
import Services
import Store

/// `quad catalog update` and `restore`: this year's figures in place of the shipped ones, and back.
enum CatalogUpdate {
    static func run(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let client = ScorecardClient(address: arguments["from"], key: try key(arguments))
        let catalog: CatalogStore
        let shelf: FreshFigureShelf
        do throws(CatalogCompileError) { catalog = try await container.catalog() } catch { throw Failure(error) }
        do { shelf = try self.shelf(container) } catch { throw Failure(error) }
        let service = CatalogUpdateService(
            source: client, shelf: shelf, catalog: catalog, clock: container.clock, pausing: SleepingPause(),
            seed: UInt64.random(in: 0...UInt64.max))
        let progress = CatalogProgress()
        let changes: FigureChanges
        do throws(CatalogUpdateError) {
            changes = try await service.fetch { progress.tell($0) }
        } catch {
            progress.end()
            throw Failure(error)
        }
        progress.end()
        for line in CatalogChangeText.lines(changes) { Output.line(line) }
        guard !changes.isEmpty else {
            await service.decline()
            return
        }
        guard try await isWanted(arguments, service) else { return }
        let day = CivilDate(SystemZone().day(at: container.clock.now())).iso
        do throws(CatalogUpdateError) {
            try await service.apply(day: day)
        } catch {
            throw Failure(error)
        }
        Output.line("The catalogue has the new figures. quad catalog restore takes the old ones back.")
    }

    static func restore(_ container: AppContainer) async throws(Failure) {
        let shelf: FreshFigureShelf
        do { shelf = try self.shelf(container) } catch { throw Failure(error) }
        let isBack: Bool
        do throws(FigureShelfError) {
            isBack = try await shelf.restore()
        } catch {
            switch error {
            case .storage(let error): throw Failure(error)
            case .catalog(let error): throw Failure(error)
            }
        }
        guard isBack else {
            Output.line("The catalogue has the figures that Quad came with. There is nothing to take back.")
            return
        }
        let now = FreshFigureShelf.inUse(inData: container.paths.dataFolder)
        let figures = now.map { "the figures of \(DisplayText($0.day).string)" } ?? "the figures that Quad came with"
        Output.line("The catalogue has \(figures) again.")
    }

    /// The student's own key. A mirror gets none unless a file is named for it.
    private static func key(_ arguments: Arguments) throws(Failure) -> String? {
        if let path = arguments["key-file"] {
            guard let bytes = InputFile.bytes(path, limit: 4_096) else {
                throw Failure(.badInput, "\(DisplayText(path).string) can't be read.")
            }
            return try checked(String(decoding: bytes, as: UTF8.self))
        }
        if arguments["from"] != nil { return nil }
        if let key = DataPaths.environment("QUAD_SCORECARD_KEY"), !key.isEmpty { return try checked(key) }
        let typed = Passphrase()
        defer { typed.wipe() }
        let prompt = "Your College Scorecard API key (free at https://api.data.gov/signup): "
        guard PassphrasePrompt.read(prompt, into: typed) else {
            throw Failure(
                .usage,
                "An API key is needed: set QUAD_SCORECARD_KEY, or name a file with --key-file. "
                    + "A key is free at https://api.data.gov/signup.")
        }
        return try checked(typed.withBytes { String(decoding: $0, as: UTF8.self) })
    }

    /// A key goes into a header line: letters, digits and what else keys are made of, nothing that ends a line.
    private static func checked(_ text: String) throws(Failure) -> String {
        let key = text.split(whereSeparator: \.isWhitespace)
        guard key.count == 1, key[0].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw Failure(.badInput, "That is no API key: it should be one word of letters and digits.")
        }
        return String(key[0])
    }

    /// True for `--yes` and for a yes at the terminal. No throws away what was fetched; no terminal keeps it.
    private static func isWanted(
        _ arguments: Arguments, _ service: CatalogUpdateService
    ) async throws(Failure) -> Bool {
        if arguments.has("yes") { return true }
        guard let answer = PassphrasePrompt.line("Take these figures? [y/N] ") else {
            throw Failure(
                .failure,
                "Nobody answered, so nothing was changed. What was fetched is kept for a day: "
                    + "quad catalog update --yes takes it.")
        }
        if ["y", "yes"].contains(answer.lowercased()) { return true }
        await service.decline()
        Output.line("Nothing was changed.")
        return false
    }

    private static func shelf(_ container: AppContainer) throws(CatalogError) -> FreshFigureShelf {
        FreshFigureShelf(resources: try container.resources().path, folder: container.paths.dataFolder)
    }
}
