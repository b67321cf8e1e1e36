private import Glibc
private import Threads

/// Runs an actor on a thread of its own, so that calls that block stay off the shared pool; tasks as well, on request.
///
/// The thread starts with the first job and ends when the executor is let go of.
final class DatabaseThread: SerialExecutor, TaskExecutor {
    private let queue = JobQueue()

    func enqueue(_ job: consuming ExecutorJob) { queue.append(UnownedJob(job), for: self) }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    deinit { queue.finish() }
}

/// The jobs of one thread, in order.
///
/// Unchecked, because the lock guards everything that changes.
private final class JobQueue: @unchecked Sendable {
    /// The executor is kept alive until its job has run.
    private typealias Entry = (job: UnownedJob, executor: DatabaseThread)

    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrival = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var entries: [Entry] = []
    private var isRunning = false
    private var isFinished = false

    init() {
        pthread_mutex_init(lock, nil)
        pthread_cond_init(arrival, nil)
    }

    deinit {
        pthread_cond_destroy(arrival)
        pthread_mutex_destroy(lock)
        arrival.deallocate()
        lock.deallocate()
    }

    func append(_ job: UnownedJob, for executor: DatabaseThread) {
        pthread_mutex_lock(lock)
        entries.append((job, executor))
        let starts = !isRunning
        isRunning = true
        pthread_cond_signal(arrival)
        pthread_mutex_unlock(lock)
        if starts { startThread() }
    }

    func finish() {
        pthread_mutex_lock(lock)
        isFinished = true
        pthread_cond_signal(arrival)
        pthread_mutex_unlock(lock)
    }

    private func startThread() { SystemThread.detach(for: "the database") { self.runJobs() } }

    private func runJobs() {
        while let batch = nextBatch() {
            for entry in batch {
                entry.job.runSynchronously(
                    isolatedTo: entry.executor.asUnownedSerialExecutor(),
                    taskExecutor: entry.executor.asUnownedTaskExecutor())
            }
        }
    }

    /// Waits for jobs; `nil` when none will come.
    private func nextBatch() -> [Entry]? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while entries.isEmpty {
            if isFinished { return nil }
            pthread_cond_wait(arrival, lock)
        }
        defer { entries = [] }
        return entries
    }
}
