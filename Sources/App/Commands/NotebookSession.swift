import Domain
import Services
import Store

/// One account's notebook for the length of a command.
struct NotebookSession {
    static let workspaceOption = OptionSpec("workspace", value: "NAME", "the workspace; the current one without it")

    let service: NotebookService
    let workspace: Workspace

    init(_ arguments: Arguments, _ container: AppContainer) async throws(Failure) {
        let session = try AccountSession(container)
        let scope = try await session.scope()
        service = container.notebook(for: scope.account.id, in: session.database)
        do throws(NotebookError) {
            let current = try await service.current(makingNamed: "My search")
            guard let name = arguments["workspace"] else {
                workspace = current
                return
            }
            let key = SearchFolding.key(of: name)
            guard let named = try await service.workspaces().first(where: { SearchFolding.key(of: $0.name) == key })
            else { throw NotebookError.missing }
            workspace = named
        } catch {
            if case .missing = error {
                throw Failure(.failure, "There is no workspace \(DisplayText(arguments["workspace"] ?? "").string).")
            }
            throw Failure(error)
        }
    }
}

extension Failure {
    init(_ error: NotebookError) {
        switch error {
        case .storage(let error): self.init(error)
        case .empty: self.init(.badInput, "There is nothing in it.")
        case .tooLong(let limit): self.init(.badInput, "That is longer than \(limit) characters.")
        case .missing: self.init(.failure, "There is no such thing in the workspace.")
        case .source(let failure): self.init(failure)
        }
    }

    init(_ failure: SourceFailure) {
        let sentence =
            switch failure {
            case .badAddress: "That is no complete address; it begins with https:// or http://."
            case .privateAddress:
                "That address is one of this machine or its own network. private_pages = on in the config allows it."
            case .unreachable(let reason): "The page can't be reached: \(DisplayText(reason).string)."
            case .refused(let status): "The server answers \(status) and no page."
            case .tooManyRedirects: "The page leads from address to address without an end."
            case .tooSlow: "The page took longer than a minute."
            case .tooLarge: "It is larger than 50 MiB."
            case .wrongType(let type): "It is \(DisplayText(type).string), which can't be read as text."
            case .unknownCharset(let name):
                "It is written in \(DisplayText(name).string), a character set that this machine can't convert."
            case .noText: "There is no text in it."
            case .damaged(let reason): "It is damaged: \(DisplayText(reason).string)."
            case .missing: "It is not there."
            case .unreadable: "It can't be read as a file."
            case .needs(let name): "Reading it needs \(DisplayText(name).string), which is not installed."
            case .circular: "The note rests on this very source."
            case .storage: "It could not be stored."
            case .cancelled: "Reading was stopped."
            }
        self.init(.failure, sentence)
    }
}
