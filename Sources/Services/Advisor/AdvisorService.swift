public import Domain

/// Answers questions: finds the evidence, lets an engine write, and checks what it has written.
public actor AdvisorService {
    let desk: EvidenceDesk
    private let engine: any AnswerEngine

    /// - Parameter engine: The program's own when no server is set.
    public init(desk: EvidenceDesk, engine: any AnswerEngine = EmbeddedEngine()) {
        self.desk = desk
        self.engine = engine
    }

    /// What the student reads of the engine; `nil` for the program's own.
    public nonisolated var model: String? { engine.model }

    public func prepare() async {
        // What can't be read now is said with the first answer.
        try? await desk.prepare()
    }

    /// What an answer tells while it comes.
    public enum Update: Sendable {
        /// The answer so far.
        case partial(Answer)
        /// The answer as it is kept.
        case ended(Answer, colleges: [CollegeMention])
        case failed(AnswerProblem, partial: Answer)
    }

    /// Ends after `ended` or `failed`. Ending the iteration stops the engine.
    ///
    /// - Parameters:
    ///   - history: Earlier turns of the thread, the oldest first.
    ///   - earlier: Colleges of the last answer, for `it` and `there`.
    public nonisolated func ask(
        _ question: String, at place: EvidenceDesk.Place = .init(), history: [AnswerRequest.Turn] = [],
        earlier: [CollegeMention] = []
    ) -> AsyncStream<Update> {
        AsyncStream { continuation in
            let task = Task {
                await self.run(question, place, history, earlier, continuation)
                continuation.finish()
            }
            continuation.onTermination = { reason in if case .cancelled = reason { task.cancel() } }
        }
    }

    private func run(
        _ question: String, _ place: EvidenceDesk.Place, _ history: [AnswerRequest.Turn],
        _ earlier: [CollegeMention], _ updates: AsyncStream<Update>.Continuation
    ) async {
        let brief: AdvisorBrief
        do {
            brief = try await desk.brief(question, at: place, earlier: earlier)
        } catch {
            updates.yield(.failed(error, partial: Answer()))
            return
        }
        // Without evidence no engine is asked: nothing it could say would have a source.
        guard !brief.isRefused else {
            updates.yield(.ended(brief.refused, colleges: brief.colleges))
            return
        }
        let writer: any AnswerEngine = brief.isTalk ? EmbeddedEngine() : engine
        let request = AnswerRequest(
            question: question, evidence: brief.draft.evidence, draft: brief.draft.text, history: history)
        var run = AnswerRun(question: question, evidence: brief.draft.evidence)
        for await event in writer.events(for: request) {
            if Task.isCancelled { break }
            run.take(event)
            if case .token = event { updates.yield(.partial(run.answer)) }
            if run.end != nil { break }
        }
        run.finish(stopped: Task.isCancelled)
        var answer = run.answer
        if case .failed(let problem) = run.end {
            updates.yield(.failed(problem, partial: answer))
            return
        }
        if brief.isTalk { answer.limitations.removeAll { $0 == .uncited } }
        if !brief.notUnderstood.isEmpty, writer.model == nil {
            answer.limitations.append(.notUnderstood(brief.notUnderstood))
        }
        updates.yield(.ended(answer, colleges: brief.colleges))
    }
}

extension AdvisorBrief {
    /// The refusal as an answer: one sentence, what was searched, and the closest passage.
    public var refused: Answer {
        Answer(
            sentences: [AnswerSentence(lead: "", text: refusal, citations: [])],
            limitations: [.refused(searched: searched, closest: closest)])
    }
}
