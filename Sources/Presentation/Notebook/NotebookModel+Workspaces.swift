import Domain
import Resources
import Services

/// The list of workspaces: one key opens it, from every part of the notebook.
extension NotebookModel {
    /// What has focus while the list or its field is open.
    var context: KeyContext? { state.naming != nil ? .search : state.desk != nil ? .notebookPanel : nil }

    func openWorkspaces() {
        run { model in
            do throws(NotebookError) { try await model.listWorkspaces() } catch {
                model.perform(.toast(model.words(error)))
            }
        }
    }

    /// - Returns: Whether the list of workspaces took the action.
    func handleDesk(_ action: Action) -> Bool {
        if state.naming != nil { return handleNaming(action) }
        guard state.desk != nil else { return false }
        if state.desk?.selection.handle(action) == true { return true }
        guard case .run(let id, _) = action else { return true }
        let chosen: Workspace? =
            if case .workspace(let workspace)? = state.desk?.selected?.choice { workspace } else { nil }
        switch id {
        case .back: state.desk = nil
        case .addItem: name(.newWorkspace, .notebookNewWorkspace, "")
        case .open:
            guard let chosen else { return true }
            state.desk = nil
            change { model throws(NotebookError) in
                if chosen.isArchived {
                    var back = chosen
                    back.isArchived = false
                    try await model.service.save(back)
                }
                try await model.service.choose(chosen.id)
            }
        case .renameItem:
            guard let chosen else { return true }
            name(.renameWorkspace(chosen), .notebookRenameWorkspace, chosen.name)
        case .tags:
            guard let chosen else { return true }
            name(.objective(chosen), .notebookObjective, chosen.objective)
        case .archive:
            guard var chosen else { return true }
            chosen.isArchived.toggle()
            let saved = chosen
            change { model throws(NotebookError) in
                try await model.service.save(saved)
                try await model.listWorkspaces()
            }
        case .removeItem:
            guard let chosen else { return true }
            change { model throws(NotebookError) in
                try await model.service.removeWorkspace(chosen.id)
                model.removals.append(.workspace(chosen))
                model.perform(.toast(model.words(.notebookRemoved, DisplayText(chosen.name))))
                try await model.listWorkspaces()
            }
        case .undo:
            _ = undo()
            openWorkspaces()
        default: return false
        }
        return true
    }

    private func listWorkspaces() async throws(NotebookError) {
        let all = try await service.workspaces()
        let entries = all.map { workspace in
            let detail =
                workspace.isArchived ? words(.notebookArchived) : workspace.id == state.workspace?.id ? "✓" : ""
            return NotebookPanel.Entry(
                DisplayText(workspace.name), detail: detail, choice: .workspace(workspace))
        }
        var desk = NotebookPanel(
            .workspaces, title: words(.notebookWorkspaces), entries: entries, empty: words(.notebookNoWorkspace))
        desk.selection.select(state.desk?.selection.index ?? 0)
        state.desk = desk
    }

    private func name(_ kind: NotebookPrompt.Kind, _ title: StringKey, _ text: String) {
        let limit = if case .objective = kind { Workspace.longestObjective } else { Workspace.longestName }
        state.naming = NotebookPrompt(kind, title: words(title), text: text, limit: limit)
    }

    private func handleNaming(_ action: Action) -> Bool {
        guard let prompt = state.naming else { return false }
        if state.naming?.input.handle(action) == true {
            state.naming?.problem = nil
            return true
        }
        guard case .run(let id, _) = action else { return true }
        switch id {
        case .back: state.naming = nil
        case .open, .confirm: answer(prompt)
        default: return false
        }
        return true
    }

    private func answer(_ prompt: NotebookPrompt) {
        let text = prompt.input.string
        run { model in
            do throws(NotebookError) {
                switch prompt.kind {
                case .newWorkspace:
                    _ = try await model.service.addWorkspace(named: text)
                    model.state.desk = nil
                case .renameWorkspace(var workspace):
                    workspace.name = text
                    try await model.service.save(workspace)
                case .objective(var workspace):
                    workspace.objective = text
                    try await model.service.save(workspace)
                default: break
                }
                model.state.naming = nil
                if model.state.desk != nil { try await model.listWorkspaces() }
            } catch {
                model.state.naming?.problem = model.words(error)
            }
        }
    }

    private func change(_ body: @escaping @MainActor (NotebookModel) async throws(NotebookError) -> Void) {
        run { model in
            do throws(NotebookError) { try await body(model) } catch { model.perform(.toast(model.words(error))) }
        }
    }
}
