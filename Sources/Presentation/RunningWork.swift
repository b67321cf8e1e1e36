/// The tasks that a view-model has started and that have not ended yet.
@MainActor
final class RunningWork {
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var started = 0

    func run(_ body: @escaping @MainActor () async -> Void) {
        started += 1
        let number = started
        tasks[number] = Task { [weak self] in
            await body()
            self?.tasks[number] = nil
        }
    }

    /// Returns when none is in flight any more, those included that were started meanwhile.
    func settle() async {
        while let task = tasks.first?.value { await task.value }
    }
}
