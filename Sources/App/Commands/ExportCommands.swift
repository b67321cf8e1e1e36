import Domain
import Services
import Store

/// `quad export`: a workspace, or one note, as a file.
enum ExportCommand {
    static let spec = CommandSpec.failing(
        "export", usage: "[FILE] [--note TITLE] [--format md|txt|html|json]",
        summary: "write a workspace or a note, to FILE or to standard output",
        options: [
            NotebookSession.workspaceOption,
            OptionSpec("note", value: "TITLE", "this note alone"),
            OptionSpec("format", value: "FORMAT", "md, txt, html or json; without it by FILE's ending, else md"),
        ]
    ) { arguments, container throws(Failure) in
        guard arguments.words.count <= 1, let format = format(arguments) else {
            throw Failure(.usage, "quad export takes a file and --format md, txt, html or json.")
        }
        let session = try await NotebookSession(arguments, container)
        let export: NotebookExport
        do throws(NotebookError) {
            export = try await chosen(arguments["note"], session)
        } catch {
            if case .missing = error {
                throw Failure(.failure, "There is no note \(DisplayText(arguments["note"] ?? "").string).")
            }
            throw Failure(error)
        }
        let text = session.service.text(export, as: format)
        for title in export.missing {
            Output.problem("\(DisplayText(title).string) could not be read and is not in it.")
        }
        guard let path = arguments.words.first else { return Output.write(text, to: 1) }
        do throws(StorageError) {
            Output.line(try ExportFile.write(text, at: path))
        } catch {
            throw Failure(error)
        }
    }

    private static func chosen(
        _ title: String?, _ session: NotebookSession
    ) async throws(NotebookError) -> NotebookExport {
        guard let title else { return try await session.service.export(of: session.workspace.id) }
        let key = SearchFolding.key(of: title)
        let found = try await session.service.notes(in: session.workspace.id, NotebookQuery(words: title)).items
        guard let note = found.first(where: { SearchFolding.key(of: $0.title) == key }) else { throw .missing }
        return try await session.service.export(of: note)
    }

    private static func format(_ arguments: Arguments) -> NotebookFormat? {
        if let name = arguments["format"] { return NotebookFormat(rawValue: name) }
        let ending = arguments.words.first?.split(separator: ".").last.map { $0.lowercased() }
        return ending.flatMap(NotebookFormat.init(rawValue:)) ?? .markdown
    }
}

/// `quad import`: a workspace from a JSON export, or a note from a Markdown one.
enum ImportCommand {
    static let spec = CommandSpec.failing(
        "import", usage: "FILE", summary: "take an exported workspace (JSON) or note (Markdown) back in",
        options: [NotebookSession.workspaceOption]
    ) { arguments, container throws(Failure) in
        guard arguments.words.count == 1 else {
            throw Failure(.usage, "quad import takes one file, or - for standard input.")
        }
        let limit = 4 * Source.largestFile
        guard let bytes = InputFile.bytes(arguments.words[0], limit: limit + 1) else {
            throw Failure(.badInput, "\(DisplayText(arguments.words[0]).string) can't be read.")
        }
        guard bytes.count <= limit else { throw Failure(.badInput, "It is larger than \(limit >> 20) MiB.") }
        if let note = NoteMarkdown.note(String(decoding: bytes, as: UTF8.self)) {
            let session = try await NotebookSession(arguments, container)
            do throws(NotebookError) {
                var note = note
                note.kind = .note
                _ = try await session.service.addNote(note, to: session.workspace.id)
                Output.line("\(DisplayText(note.title).string) is in \(DisplayText(session.workspace.name).string).")
            } catch {
                throw Failure(error)
            }
            return
        }
        let read: (export: NotebookExport, skipped: [String])
        do throws(NotebookExport.Problem) { read = try NotebookExport.read(json: bytes) } catch { throw failure(error) }
        let session = try await NotebookSession(arguments, container)
        do throws(NotebookError) {
            let (workspace, skipped) = try await session.service.import(read.export)
            for title in read.skipped + skipped { Output.problem("Left out: \(DisplayText(title).string)") }
            Output.line("\(DisplayText(workspace.name).string) is here, and chosen.")
        } catch {
            throw Failure(error)
        }
    }

    private static func failure(_ problem: NotebookExport.Problem) -> Failure {
        switch problem {
        case .json(let error):
            Failure(.badInput, "It is neither a note nor JSON: line \(error.line), column \(error.column).")
        case .notANotebook: Failure(.badInput, "It is no notebook of Quad.")
        case .newer(let version): Failure(.badInput, "A later Quad wrote it (form \(version)); this one can't read it.")
        }
    }
}
