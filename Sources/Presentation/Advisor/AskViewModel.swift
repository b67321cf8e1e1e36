public import Domain
import Resources
public import Services

/// The workspace that is asked, and how many sources it has.
public struct AskPlace: Sendable, Equatable {
    public let workspace: WorkspaceID
    public let sources: Int

    public init(workspace: WorkspaceID, sources: Int) {
        self.workspace = workspace
        self.sources = sources
    }
}

/// Asking the advisor: the thread, the question that is being written, and the answer that comes in.
@MainActor
public final class AskViewModel: MessagesGuest {
    public internal(set) var state = AskState() {
        didSet { if state != oldValue { observers.notify(state) } }
    }
    public let format: Format
    let advisor: any AdvisorProviding
    let store: any AdvisorStore
    let clock: any WallClock
    let place: @Sendable () async -> AskPlace?
    let keepNote: @Sendable (NewNote) async -> Bool
    let perform: @MainActor (ChatEffect) -> Void
    /// Colleges of the last answer, for `it` and `there`.
    var colleges: [CollegeMention] = []
    var answering: Task<Void, Never>?
    /// Rises with each question and each change of thread: what comes late falls.
    var generation = 0
    private let observers = Observers<AskState>()
    private let work = RunningWork()
    private var hasStarted = false

    public init(
        advisor: any AdvisorProviding, store: any AdvisorStore, clock: any WallClock, format: Format,
        place: @escaping @Sendable () async -> AskPlace? = { nil },
        keepNote: @escaping @Sendable (NewNote) async -> Bool = { _ in false },
        perform: @escaping @MainActor (ChatEffect) -> Void
    ) {
        self.advisor = advisor
        self.store = store
        self.clock = clock
        self.format = format
        self.place = place
        self.keepNote = keepNote
        self.perform = perform
        state.model = advisor.model.map { DisplayText($0) }
    }

    var words: Words { format.words }

    public var note: DisplayText? { state.isAnswering ? words(.askAnswering) : nil }
    public var badge: Int { 0 }

    public func observe(_ body: @escaping @MainActor () -> Void) -> ObservationToken {
        observers.add { _ in body() }
    }

    /// Calls `body` now and after each change, until the token is released.
    public func observeState(_ body: @escaping @MainActor (AskState) -> Void) -> ObservationToken {
        body(state)
        return observers.add(body)
    }

    public func appear() {
        guard !hasStarted else { return }
        hasStarted = true
        run { [advisor] in
            await advisor.prepare()
            let questions = await advisor.suggestions().map { DisplayText($0) }
            self.state.sources = await self.place()?.sources
            self.state.suggestions = questions
        }
    }

    func run(_ body: @escaping @MainActor () async -> Void) { work.run(body) }

    /// Returns when nothing is in flight any more.
    public func settle() async {
        await answering?.value
        await work.settle()
    }

    // MARK: Asking

    /// Asks what stands in the field, or what is given.
    func send(_ given: String? = nil) {
        let typed = given ?? state.input.string
        guard !state.isAnswering else { return say(.askWait) }
        switch SlashQuestion.read(typed) {
        case .plain(let text):
            guard !text.isEmpty else { return }
            ask(text)
        case .question(let text): ask(text)
        case .unknown(let name): state.notice = words(.askUnknownCommand, DisplayText("/" + name))
        case .incomplete(let command): state.notice = words(.askIncompleteCommand, DisplayText("/" + command.rawValue))
        }
    }

    private func ask(_ question: String, again id: Int? = nil) {
        var next = state
        let number = id ?? (state.turns.last?.id ?? 0) + 1
        let turn = AskState.Turn(id: number, question: question, asked: clock.now())
        let history = state.turns.filter { $0.id != number }.suffix(4).map {
            AnswerRequest.Turn(question: $0.question, answer: $0.answer.plainText)
        }
        if let place = next.turns.firstIndex(where: { $0.id == number }) {
            next.turns[place] = turn
        } else {
            next.turns.append(turn)
            next.input = TextInput(isMultiline: true, limit: AdvisorTurn.longestQuestion)
        }
        next.notice = nil
        next.top = nil
        next.stop = nil
        next.focus = .composer
        state = next
        generation += 1
        let current = generation
        answering = Task { [weak self, advisor, colleges, place, scope = state.scope] in
            let workspace = await place()
            if let self, self.generation == current { self.state.sources = workspace?.sources }
            let updates = advisor.ask(
                question, at: EvidenceDesk.Place(workspace: workspace?.workspace, scope: scope), history: history,
                earlier: colleges)
            for await update in updates {
                guard let self, self.generation == current else { return }
                self.take(update, of: number)
            }
        }
    }

    /// Takes what came of a turn.
    private func take(_ update: AdvisorService.Update, of id: Int) {
        switch update {
        case .partial(let answer): change(id) { $0.answer = answer }
        case .ended(let answer, let colleges):
            if !colleges.isEmpty { self.colleges = colleges }
            change(id) { turn in
                turn.answer = answer
                turn.phase = .done
            }
            keep(id)
        case .failed(let problem, let partial):
            change(id) { turn in
                turn.answer = partial
                turn.phase = .failed(format.answerProblem(problem))
            }
            if !partial.isEmpty { keep(id) }
        }
    }

    func change(_ id: Int, _ body: (inout AskState.Turn) -> Void) {
        guard let place = state.turns.firstIndex(where: { $0.id == id }) else { return }
        var turn = state.turns[place]
        body(&turn)
        state.turns[place] = turn
    }

    /// Ends the answer that is coming; what has come stays, and an empty one disappears.
    func stop() {
        guard let turn = state.turns.last, turn.phase == .answering else { return }
        generation += 1
        answering?.cancel()
        if turn.answer.isEmpty {
            state.turns.removeLast()
            // The question goes back to where it can be asked again.
            if state.input.isEmpty { state.input.replace(with: turn.question) }
        } else {
            change(turn.id) { turn in
                turn.answer.limitations = [.stopped]
                turn.phase = .done
            }
            keep(turn.id)
        }
        state.notice = words(.askStopped)
    }

    func retry() {
        guard !state.isAnswering else { return say(.askWait) }
        let id = state.stop?.turn ?? state.turns.last?.id
        guard let id, let turn = state.turn(id) else { return }
        ask(turn.question, again: id)
    }

    /// Useful, not useful, nothing said, in turn.
    func rate() {
        let id = state.stop?.turn ?? state.turns.last?.id
        guard let id, let turn = state.turn(id), turn.phase == .done else { return }
        let next: Bool? = turn.isUseful == nil ? true : turn.isUseful == true ? false : nil
        change(id) { $0.isUseful = next }
        keep(id)
    }

    /// Writes the answer under the cursor into the workspace's notes.
    func saveNote() {
        let id = state.stop?.turn ?? state.turns.last?.id
        guard let id, let turn = state.turn(id), turn.phase == .done else { return }
        let note = AnswerNote.note(
            question: turn.question, answer: turn.answer,
            limitations: turn.answer.limitations.map { format.limitation($0).string },
            heading: words(.askEvidence).string)
        run { [keepNote] in
            let isKept = await keepNote(note)
            self.state.notice = self.words(isKept ? .askSavedNote : .askNotKept)
        }
    }

    private func say(_ key: StringKey) { state.notice = words(key) }

    // MARK: Keeping

    /// Writes a turn with its evidence; the first one makes the thread.
    private func keep(_ id: Int) {
        guard let turn = state.turn(id) else { return }
        let kept = AdvisorTurn(
            id: turn.id, question: turn.question, asked: turn.asked, answer: turn.answer, isUseful: turn.isUseful)
        let current = generation
        run { [store, clock] in
            do throws(StorageError) {
                let thread: AdvisorThread
                if let known = self.state.thread {
                    thread = known
                } else {
                    let title = String(turn.question.prefix(AdvisorThread.longestTitle))
                    thread = try await store.add(title: title, at: clock.now())
                    if self.generation == current { self.state.thread = thread }
                }
                try await store.save(kept, in: thread.id)
            } catch {
                self.state.notice = self.words(.askNotKept)
            }
        }
    }

    func startThread() {
        generation += 1
        answering?.cancel()
        var next = AskState()
        next.model = state.model
        next.sources = state.sources
        next.scope = state.scope
        next.suggestions = state.suggestions
        state = next
        colleges = []
    }

    func openThread(_ thread: AdvisorThread) {
        startThread()
        state.thread = thread
        let current = generation
        run { [store] in
            do throws(StorageError) {
                let turns = try await store.turns(of: thread.id)
                guard self.generation == current else { return }
                self.state.turns = turns.map { kept in
                    var turn = AskState.Turn(id: kept.id, question: kept.question, asked: kept.asked)
                    turn.answer = kept.answer
                    turn.phase = .done
                    turn.isUseful = kept.isUseful
                    return turn
                }
            } catch {
                self.state.notice = self.words(.askNotRead)
            }
        }
    }
}
