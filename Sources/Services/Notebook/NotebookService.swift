public import Domain

/// One account's notebook: its workspaces, the sources they read from, and the notes.
public actor NotebookService {
    let ports: NotebookPorts
    let allowsPrivate: Bool
    private let clock: any WallClock
    /// Sources that are being read.
    var reading: [SourceID: Task<Void, Never>] = [:]
    private var listeners: [Int: AsyncStream<NotebookSignal>.Continuation] = [:]
    private var lastListener = 0

    /// - Parameter allowsPrivate: Pages of this machine and its own network may be read.
    public init(_ ports: NotebookPorts, clock: any WallClock, allowsPrivate: Bool = false) {
        self.ports = ports
        self.clock = clock
        self.allowsPrivate = allowsPrivate
    }

    /// What changes from now on, until the stream is let go of.
    public func signals() -> AsyncStream<NotebookSignal> {
        lastListener += 1
        let number = lastListener
        let (stream, continuation) = AsyncStream<NotebookSignal>.makeStream()
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
        listeners[number] = continuation
        return stream
    }

    private func forget(_ number: Int) { listeners[number] = nil }

    func tell(_ signal: NotebookSignal) { for listener in listeners.values { listener.yield(signal) } }

    /// Takes up what a kill interrupted, and takes away for good what was removed more than a day ago.
    public func start() async throws(NotebookError) {
        try await storing { () throws(StorageError) in
            try await ports.workspaces.purge(removedBefore: clock.now() - 86_400_000)
        }
        for source in try await storing({ () throws(StorageError) in try await ports.sources.unfinished() }) {
            read(source)
        }
    }

    /// Ends what is being read; it is taken up again by the next ``start()``.
    public func stop() {
        for task in reading.values { task.cancel() }
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    func storing<Result: Sendable>(
        _ body: () async throws(StorageError) -> Result
    ) async throws(NotebookError) -> Result {
        do throws(StorageError) { return try await body() } catch { throw .storage(error) }
    }

    /// A text of one line, without blanks around it.
    static func line(_ text: String, limit: Int) throws(NotebookError) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { throw .empty }
        guard words.count <= limit else { throw .tooLong(limit: limit) }
        return words
    }
}
