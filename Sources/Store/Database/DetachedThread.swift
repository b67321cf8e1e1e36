internal import Glibc

/// Starts threads that block for as long as they like, apart from the pool that tasks share.
enum DetachedThread {
    /// Runs `body` on a thread of its own, which ends with it.
    ///
    /// Signals belong to the main thread; a new thread inherits the mask of its maker.
    /// - Parameter purpose: Named where no thread can be had, which is a fault of ours.
    static func start(for purpose: StaticString, _ body: sending @escaping () -> Void) {
        var all = sigset_t()
        var previous = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { raw in
                guard let raw else { return nil }
                Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().body()
                return nil
            }, Unmanaged.passRetained(Work(body)).toOpaque())
        precondition(code == 0, "no thread for \(purpose): errno \(code)")
        pthread_detach(thread)
    }

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
