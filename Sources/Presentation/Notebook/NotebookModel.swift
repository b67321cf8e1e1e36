public import Domain
import Resources
public import Services

/// What every part of the notebook shares: the workspace that is chosen, and how much is in it.
///
/// Knows no key, no colour and no width.
@MainActor
public final class NotebookModel {
    public internal(set) var state = NotebookState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }

    public let service: NotebookService
    let words: Words
    let perform: @MainActor (NotebookEffect) -> Void
    /// What `u` takes back, the last one last.
    var removals: [Removal] = []
    private let observers = Observers<NotebookState>()
    private let work = RunningWork()
    private var listening: Task<Void, Never>?

    /// Something that was taken away and can be had again.
    enum Removal {
        case workspace(Workspace)
        case source(Source)
        case note(Note)
    }

    public init(
        service: NotebookService, words: Words, perform: @escaping @MainActor (NotebookEffect) -> Void
    ) {
        self.service = service
        self.words = words
        self.perform = perform
    }

    /// Reads the workspace and follows what changes in it. Called once, after the first frame.
    public func start() {
        guard listening == nil else { return }
        run { model in
            model.listen(to: await model.service.signals())
            await model.load()
            // What a kill interrupted goes on; a failure of this is found where the sources are read.
            try? await model.service.start()
        }
    }

    public func end() async {
        listening?.cancel()
        await work.settle()
        await service.stop()
    }

    /// Returns when nothing is in flight any more: before leaving, and in tests.
    public func settle() async { await work.settle() }

    /// Calls `body` now and after each change, until the token is released.
    public func observe(_ body: @escaping @MainActor (NotebookState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    func run(_ body: @escaping @MainActor (NotebookModel) async -> Void) {
        work.run { [weak self] in
            if let self { await body(self) }
        }
    }

    private func listen(to signals: AsyncStream<NotebookSignal>) {
        listening = Task { [weak self] in
            for await signal in signals {
                guard let self, !Task.isCancelled else { return }
                if case .workspaces = signal { await self.load() } else { await self.count() }
                self.state.revision += 1
            }
        }
    }

    private func load() async {
        do throws(NotebookError) {
            let workspace = try await service.current(makingNamed: words(.notebookFirstWorkspace).string)
            state.workspace = workspace
            await count()
        } catch {
            perform(.toast(words(error)))
        }
    }

    private func count() async {
        guard let id = state.workspace?.id else { return }
        // A count that can't be read is told of where the lists are.
        guard let sources = try? await service.sourceCounts(in: id), let notes = try? await service.noteCount(in: id)
        else { return }
        state.sources = sources
        state.notes = notes
    }

    /// Takes the last removal back.
    func undo() -> Bool {
        guard let last = removals.popLast() else { return false }
        run { model in
            do throws(NotebookError) {
                switch last {
                case .workspace(let workspace): try await model.service.restoreWorkspace(workspace.id)
                case .source(let source): try await model.service.restoreSource(source.id)
                case .note(let note): try await model.service.restoreNote(note.id)
                }
                model.perform(.toast(model.words(.notebookRestored, last.name)))
            } catch {
                model.perform(.toast(model.words(error)))
            }
        }
        return true
    }
}

extension NotebookModel.Removal {
    var name: DisplayText {
        switch self {
        case .workspace(let workspace): DisplayText(workspace.name)
        case .source(let source): DisplayText(source.title)
        case .note(let note): DisplayText(note.title)
        }
    }
}

/// The chosen workspace and how much is in it.
public struct NotebookState: Equatable, Sendable {
    /// `nil` until it has been read.
    public var workspace: Workspace?
    public var sources = SourceCounts(all: 0, ready: 0)
    public var notes = 0
    /// Rises whenever anything of the notebook has changed on disk.
    public var revision = 0
    /// The list of workspaces, while it is open.
    public var desk: NotebookPanel?
    /// Names a workspace that is being made or renamed.
    public var naming: NotebookPrompt?

    public init() {}
}

/// What the notebook asks of the program around it.
public enum NotebookEffect: Equatable, Sendable {
    case toast(DisplayText)
    /// Opens a note, or a passage of a source, in its part of the pane.
    case note(NoteID)
    case source(SourceID, Range<Int>?)
    case college(UnitID)
    case write([ExportedText])
    /// Edits a note in the student's own editor; ``NotesViewModel/take(edited:)`` takes what comes of it.
    case edit(String)
}
