import Domain
import Services
import Store

/// `quad source`: what a workspace reads from, for scripts and tests.
enum SourceCommand {
    static let spec = CommandSpec.failing(
        "source", usage: "add|list|read|search|again|remove …",
        summary: "pages, files and texts that answers and notes rest on",
        options: [
            NotebookSession.workspaceOption,
            OptionSpec("title", value: "TEXT", "add: what the source is called"),
            OptionSpec("json", "list, search: one JSON object a line"),
            OptionSpec("limit", value: "N", "list, search: at most so many (50; 10)"),
        ]
    ) { arguments, container throws(Failure) in
        let words = arguments.words
        switch (words.first, words.count) {
        case ("add", 2): try await add(words[1], arguments, container)
        case ("list", 1): try await list(arguments, container)
        case ("read", 2): try await read(words[1], arguments, container)
        case ("search", 2...): try await search(words.dropFirst().joined(separator: " "), arguments, container)
        case ("again", 2): try await again(words[1], arguments, container)
        case ("remove", 2): try await remove(words[1], arguments, container)
        default: throw Failure(.usage, "What should it do?\n" + usage)
        }
    }

    private static let usage = """
        quad source add URL|FILE|-       a page, a file, or a text from standard input
        quad source list                 number, state, kind and title of each
        quad source read NUMBER          its text
        quad source search WORDS         passages that have the words, best first
        quad source again NUMBER         read it once more
        quad source remove NUMBER
        """

    private static func add(
        _ what: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        do throws(NotebookError) {
            let source: Source
            if what == "-" {
                // One byte more than fits tells that there is more.
                let bytes = InputFile.bytes("-", limit: Source.longestText * 4 + 1) ?? []
                source = try await session.service.addText(
                    String(decoding: bytes, as: UTF8.self), title: arguments["title"] ?? "", to: session.workspace.id)
            } else if what.contains("://") {
                source = try await session.service.addPage(what, to: session.workspace.id)
            } else {
                source = try await session.service.addFile(DiskFiles.absolute(what), to: session.workspace.id)
            }
            if what != "-", let title = arguments["title"] {
                try await session.service.renameSource(source.id, to: title)
            }
            try await report(source.id, session)
        } catch {
            throw Failure(error)
        }
    }

    private static func again(
        _ number: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        let source = try await source(number, session)
        do throws(NotebookError) {
            try await session.service.readAgain(source.id)
            try await report(source.id, session)
        } catch {
            throw Failure(error)
        }
    }

    /// Waits for the end of the reading and says how it went.
    private static func report(_ id: SourceID, _ session: NotebookSession) async throws(NotebookError) {
        guard let source = try await session.service.settled(id) else { throw .missing }
        if case .failed(let failure) = source.state { throw .source(failure) }
        Output.line("\(source.id.rawValue)  \(source.passages) passages  \(DisplayText(source.title).string)")
    }

    private static func list(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        do throws(NotebookError) {
            let query = NotebookQuery(order: .added, limit: arguments["limit"].flatMap { Int($0) } ?? 50)
            for source in try await session.service.sources(in: session.workspace.id, query).items {
                Output.line(arguments.has("json") ? JSONWriter.line(object(source)) : line(source))
            }
        } catch {
            throw Failure(error)
        }
    }

    private static func read(
        _ number: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        let source = try await source(number, session)
        do throws(NotebookError) {
            let text = try await session.service.document(of: source.id)?.text ?? ""
            for line in DisplayText.lines(of: text) { Output.line(line.string) }
        } catch {
            throw Failure(error)
        }
    }

    private static func search(
        _ words: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        let limit = arguments["limit"].flatMap { Int($0) } ?? 10
        do throws(NotebookError) {
            let hits = try await session.service.passages(
                matching: words, in: .ready, of: session.workspace.id, limit: max(1, min(100, limit)))
            for hit in hits {
                let place = ([hit.title] + hit.passage.headings).map { DisplayText($0).string }
                if arguments.has("json") {
                    Output.line(JSONWriter.line(object(hit)))
                } else {
                    Output.line(place.joined(separator: " › "))
                    for line in DisplayText.lines(of: hit.passage.text) { Output.line("    " + line.string) }
                }
            }
            if hits.isEmpty { Output.problem("No passage has these words.") }
        } catch {
            throw Failure(error)
        }
    }

    private static func remove(
        _ number: String, _ arguments: Arguments, _ container: AppContainer
    ) async throws(Failure) {
        let session = try await NotebookSession(arguments, container)
        let source = try await source(number, session)
        do { try await session.service.removeSource(source.id) } catch { throw Failure(error) }
    }

    private static func source(_ number: String, _ session: NotebookSession) async throws(Failure) -> Source {
        do throws(NotebookError) {
            guard let id = Int64(number), let source = try await session.service.source(SourceID(id)),
                source.workspace == session.workspace.id
            else { throw NotebookError.missing }
            return source
        } catch {
            if case .missing = error {
                throw Failure(
                    .failure, "There is no source \(DisplayText(number).string). quad source list shows them.")
            }
            throw Failure(error)
        }
    }

    private static func line(_ source: Source) -> String {
        let state: String =
            if case .failed(let failure) = source.state { "failed: " + Failure(failure).sentence } else {
                source.state.progress.map { "\($0) %" } ?? ""
            }
        return "\(source.id.rawValue)  \(state)  \(source.origin.kind.rawValue)  \(DisplayText(source.title).string)"
    }

    private static func object(_ source: Source) -> JSONValue {
        var members = [
            JSONMember("id", .number(Int(source.id.rawValue))),
            JSONMember("kind", .string(source.origin.kind.rawValue)),
            JSONMember("reference", .string(source.origin.reference)), JSONMember("title", .string(source.title)),
            JSONMember("passages", .number(source.passages)),
        ]
        if let progress = source.state.progress { members.append(JSONMember("progress", .number(progress))) }
        if case .failed(let failure) = source.state {
            members.append(JSONMember("failure", .string(Failure(failure).sentence)))
        }
        return .object(members)
    }

    private static func object(_ hit: PassageHit) -> JSONValue {
        .object([
            JSONMember("source", .number(Int(hit.passage.source.rawValue))), JSONMember("title", .string(hit.title)),
            JSONMember("headings", .array(hit.passage.headings.map { .string($0) })),
            JSONMember("text", .string(hit.passage.text)),
        ])
    }
}
