import Domain
import Services

/// A part of the notebook in the Messages pane.
@MainActor
protocol NotebookGuest: MessagesGuest {
    var notebook: NotebookModel { get }
    var words: Words { get }
    var work: RunningWork { get }
}

extension NotebookGuest {
    var service: NotebookService { notebook.service }

    func run(_ body: @escaping @MainActor (Self) async -> Void) {
        work.run { [weak self] in
            if let self { await body(self) }
        }
    }

    /// Does something of the notebook, and says what stopped it.
    func change(_ body: @escaping @MainActor (Self) async throws(NotebookError) -> Void) {
        run { model in
            do throws(NotebookError) { try await body(model) } catch {
                model.notebook.perform(.toast(model.words(error)))
            }
        }
    }
}
