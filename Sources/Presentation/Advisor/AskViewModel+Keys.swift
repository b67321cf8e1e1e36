public import Domain
import Resources

extension AskViewModel {
    public var context: KeyContext {
        switch state.level {
        case .threads, .rename: .picker
        case .citation: .ask
        case nil: state.focus == .composer ? .composer : .ask
        }
    }

    public var takesText: Bool {
        switch state.level {
        case .threads, .rename: true
        case .citation: false
        case nil: state.focus == .composer
        }
    }

    public var isMultiline: Bool { state.level == nil && state.focus == .composer }

    public var offers: [ActionID] {
        switch state.level {
        case .citation: [.back, .copy]
        case .threads: [.open, .back]
        case .rename: [.open, .back]
        case nil:
            state.isAnswering
                ? [.back]
                : state.focus == .composer
                    ? [.send, .focusNext, .startConversation, .threads]
                    : [
                        .open, .keepAnswer, .copy, .rateAnswer, .retryAnswer, .startConversation, .threads,
                        .renameThread,
                    ]
        }
    }

    public func reason(against action: ActionID) -> DisplayText? {
        switch action {
        case .rateAnswer, .retryAnswer, .keepAnswer: state.turns.isEmpty ? words(.askNothingYet) : nil
        case .renameThread: state.thread == nil ? words(.askNothingYet) : nil
        default: nil
        }
    }

    public var copyText: DisplayText? {
        if case .citation(let citation)? = state.level { return DisplayText(citation.evidence.text) }
        if let citation = state.citation { return DisplayText(citation.evidence.text) }
        guard let stop = state.stop, let turn = state.turn(stop.turn) else { return nil }
        return DisplayText(turn.answer.text)
    }

    public func interrupt() -> Bool {
        guard state.isAnswering else { return false }
        stop()
        return true
    }

    public func handle(_ action: Action) -> Bool {
        if state.notice != nil { state.notice = nil }
        if state.level != nil { return handleLevel(action) }
        // The first Esc or Ctrl-C stops an answer, wherever the cursor is.
        switch action {
        case .run(.back, _) where state.isAnswering:
            stop()
            return true
        case .run(.startConversation, _): startThread()
        case .run(.threads, _), .run(.chatInfo, _): openThreads()
        default: return state.focus == .composer ? handleComposer(action) : handleReading(action)
        }
        return true
    }

    private func handleComposer(_ action: Action) -> Bool {
        switch action {
        case .run(.send, _): send()
        case .run(.focusNext, _), .run(.pageUp, _): return read()
        case .edit(.up) where state.input.isEmpty: return read()
        case .type(let text) where state.turns.isEmpty && state.input.isEmpty && choose(text): break
        case .type, .paste, .edit:
            var input = state.input
            input.handle(action)
            state.input = input
            if case .full? = input.notice { state.notice = words(.askFull, "\(AdvisorTurn.longestQuestion)") }
            if case .pasteCut? = input.notice { state.notice = words(.askFull, "\(AdvisorTurn.longestQuestion)") }
        default: return false
        }
        return true
    }

    /// A digit asks one of the suggestions while nothing has been asked.
    private func choose(_ text: String) -> Bool {
        guard let number = Int(text), state.suggestions.indices.contains(number - 1) else { return false }
        send(state.suggestions[number - 1].string)
        return true
    }

    /// Puts the cursor on the last answer.
    private func read() -> Bool {
        guard let last = state.turns.last else { return false }
        state.focus = .reading
        state.stop = AskState.Stop(turn: last.id)
        return true
    }

    private func handleReading(_ action: Action) -> Bool {
        switch action {
        case .run(.down, let count), .run(.right, let count): move(by: count)
        case .run(.up, let count), .run(.left, let count): move(by: -count)
        case .run(.first, _): state.stop = state.stops.first
        case .run(.last, _): state.stop = state.stops.last
        case .run(.pageUp, _): move(by: -5)
        case .run(.pageDown, _): move(by: 5)
        case .run(.open, _): if let citation = state.citation { state.level = .citation(citation) } else { openFirst() }
        case .run(.compose, _), .run(.back, _), .run(.focusNext, _), .run(.focusPrevious, _):
            state.focus = .composer
            state.stop = nil
        case .run(.rateAnswer, _): rate()
        case .run(.keepAnswer, _): saveNote()
        case .run(.retryAnswer, _): retry()
        case .run(.renameThread, _):
            if let thread = state.thread {
                state.level = .rename(TextInput(thread.title, limit: AdvisorThread.longestTitle))
            }
        default: return false
        }
        return true
    }

    private func openFirst() {
        guard let stop = state.stop, let citation = state.turn(stop.turn)?.answer.citations.first else { return }
        state.level = .citation(citation)
    }

    private func move(by steps: Int) {
        let stops = state.stops
        guard let stop = state.stop, let place = stops.firstIndex(of: stop) else { return }
        let next = place + max(-stops.count, min(steps, stops.count))
        if next >= stops.count {
            state.focus = .composer
            state.stop = nil
        } else {
            state.stop = stops[max(0, next)]
        }
    }

    // MARK: Levels

    private func handleLevel(_ action: Action) -> Bool {
        switch state.level {
        case .citation:
            switch action {
            case .run(.back, _), .run(.open, _), .run(.leave, _): state.level = nil
            case .run(.down, _), .run(.right, _): turnPage(by: 1)
            case .run(.up, _), .run(.left, _): turnPage(by: -1)
            default: return false
            }
        case .threads(var threads):
            switch action {
            case .run(.back, _): state.level = nil
            case .run(.open, _):
                guard let index = threads.selection.index, threads.entries.indices.contains(index) else { return true }
                openThread(threads.entries[index])
            case .type, .paste, .edit:
                threads.filter.handle(action)
                state.level = .threads(threads)
                loadThreads()
            default:
                guard threads.selection.handle(action) else { return false }
                state.level = .threads(threads)
            }
        case .rename(var input):
            switch action {
            case .run(.back, _): state.level = nil
            case .run(.open, _): rename(to: input.string)
            default:
                input.handle(action)
                state.level = .rename(input)
            }
        case nil: return false
        }
        return true
    }

    /// The next citation of the same answer.
    private func turnPage(by step: Int) {
        guard case .citation(let shown)? = state.level, let stop = state.stop, let turn = state.turn(stop.turn) else {
            return
        }
        let index = shown.index + step
        guard let next = turn.answer.citations.first(where: { $0.index == index }) else { return }
        state.level = .citation(next)
        state.stop = AskState.Stop(turn: turn.id, citation: index)
    }

    private func openThreads() {
        state.level = .threads(AskState.Threads())
        loadThreads()
    }

    private func loadThreads() {
        guard case .threads(let threads)? = state.level else { return }
        let words = threads.filter.string
        run { [store] in
            // Threads that can't be read are none; the notice says so.
            guard let found = try? await store.threads(matching: words) else {
                self.state.notice = self.words(.askNotRead)
                return
            }
            guard case .threads(var now)? = self.state.level, now.filter.string == words else { return }
            now.selection.follow(from: now.entries.map(\.id), to: found.map(\.id))
            now.entries = found
            self.state.level = .threads(now)
        }
    }

    private func rename(to title: String) {
        state.level = nil
        let title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !title.isEmpty, var thread = state.thread else { return }
        thread.title = title
        state.thread = thread
        run { [store] in
            do throws(StorageError) {
                try await store.rename(thread.id, to: title)
            } catch {
                self.state.notice = self.words(.askNotKept)
            }
        }
    }
}
