private import Glibc

/// A thread that may block for as long as it likes, apart from the pool that tasks share.
///
/// It takes no signals from outside: they belong to the main thread. Faults of its own stay open, for the pool makes
/// threads from here that inherit the mask, and a blocked fault would end the process without a word.
public struct SystemThread: Sendable {
    private let handle: pthread_t

    /// Runs `body` on a thread of its own, which has to be waited for with ``join()``.
    ///
    /// - Parameter stackSize: Bytes; `nil` for as much as the system gives.
    /// - Returns: `nil` when no thread can be had.
    public init?(stackSize: Int? = nil, _ body: sending @escaping () -> Void) {
        guard let handle = Self.create(stackSize, body) else { return nil }
        self.handle = handle
    }

    /// Waits for the end of the thread; called once.
    public func join() { pthread_join(handle, nil) }

    /// Runs `body` on a thread that ends by itself.
    ///
    /// - Parameter purpose: Named where no thread can be had, which is a fault of ours.
    public static func detach(for purpose: StaticString, _ body: sending @escaping () -> Void) {
        guard let handle = create(nil, body) else { preconditionFailure("no thread for \(purpose): errno \(errno)") }
        pthread_detach(handle)
    }

    private static func create(_ stackSize: Int?, _ body: sending @escaping () -> Void) -> pthread_t? {
        var all = sigset_t()
        var previous = sigset_t()
        sigfillset(&all)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS] { sigdelset(&all, fault) }
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        var thread = pthread_t()
        // Balanced by the thread's first line.
        let work = Unmanaged.passRetained(Work(body))
        let code = pthread_create(
            &thread, &attributes,
            { raw in
                guard let raw else { return nil }
                Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body()
                return nil
            }, work.toOpaque())
        guard code == 0 else {
            work.release()
            errno = code
            return nil
        }
        return thread
    }

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
