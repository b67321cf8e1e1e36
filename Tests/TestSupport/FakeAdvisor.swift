public import Domain
public import Services

/// Says what a test tells it to, piece by piece.
public final class FakeAdvisor: AdvisorProviding {
    public let model: String?
    private let updates: @Sendable (String) -> [AdvisorService.Update]
    /// The stream stays open after the last update, as of a server that is slow.
    private let staysOpen: Bool

    public init(
        model: String? = nil, staysOpen: Bool = false, updates: @escaping @Sendable (String) -> [AdvisorService.Update]
    ) {
        self.model = model
        self.staysOpen = staysOpen
        self.updates = updates
    }

    public func prepare() async {}
    public func suggestions() async -> [String] {
        ["Which is cheaper, Reed or Yale?", "What is net price?", "What is a Pell Grant?"]
    }

    public func ask(
        _ question: String, at place: EvidenceDesk.Place, history: [AnswerRequest.Turn], earlier: [CollegeMention]
    ) -> AsyncStream<AdvisorService.Update> {
        AsyncStream { continuation in
            for update in updates(question) { continuation.yield(update) }
            if !staysOpen { continuation.finish() }
        }
    }
}

/// Threads in memory.
public actor FakeAdvisorStore: AdvisorStore {
    public private(set) var kept: [AdvisorThreadID: (thread: AdvisorThread, turns: [AdvisorTurn])] = [:]
    private var failure: StorageError?

    public init() {}

    public func fail(with error: StorageError?) { failure = error }

    public func threads(matching words: String) throws(StorageError) -> [AdvisorThread] {
        if let failure { throw failure }
        return kept.values.map(\.thread).filter { words.isEmpty || $0.title.contains(words) }.sorted {
            $0.updated > $1.updated
        }
    }

    public func add(title: String, at time: Int64) throws(StorageError) -> AdvisorThread {
        if let failure { throw failure }
        let thread = AdvisorThread(id: AdvisorThreadID(Int64(kept.count + 1)), title: title, updated: time)
        kept[thread.id] = (thread, [])
        return thread
    }

    public func rename(_ id: AdvisorThreadID, to title: String) throws(StorageError) {
        if let failure { throw failure }
        kept[id]?.thread.title = title
    }

    public func turns(of id: AdvisorThreadID) throws(StorageError) -> [AdvisorTurn] {
        if let failure { throw failure }
        return kept[id]?.turns ?? []
    }

    public func save(_ turn: AdvisorTurn, in id: AdvisorThreadID) throws(StorageError) {
        if let failure { throw failure }
        kept[id]?.turns.removeAll { $0.id == turn.id }
        kept[id]?.turns.append(turn)
    }
}
