internal import Glibc
internal import Synchronization
internal import TerminalUI
private import Threads

/// The thread that waits for the terminal, for signals and for deadlines.
final class InputReader: Sendable {
    let mailbox = Mailbox<TerminalEvent>()
    /// Signals arrive here as their numbers; `Note` tells the rest.
    let wakeDescriptor: Int32

    private enum Note {
        /// Look at the deadline again.
        static let look: UInt8 = 0
        static let stop: UInt8 = 255
    }

    private let input: Int32
    private let noticeDescriptor: Int32
    private let patience: TerminalLoop.Patience
    private let wake = Mutex<ContinuousClock.Instant?>(nil)
    private let thread = Mutex<SystemThread?>(nil)

    init?(input: Int32, patience: TerminalLoop.Patience) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        noticeDescriptor = ends[0]
        wakeDescriptor = ends[1]
        self.input = input
        self.patience = patience
    }

    deinit {
        close(noticeDescriptor)
        close(wakeDescriptor)
    }

    var nextWake: ContinuousClock.Instant? {
        get { wake.withLock { $0 } }
        set {
            let isNew = wake.withLock { wake in
                defer { wake = newValue }
                return wake != newValue
            }
            if isNew { notify(Note.look) }
        }
    }

    func start() -> Bool {
        guard let started = SystemThread(stackSize: 256 * 1024, { self.run() }) else { return false }
        thread.withLock { $0 = started }
        return true
    }

    /// Ends the thread and waits for its end, which is at once.
    func stop() {
        guard pause() else { return }
        mailbox.close()
    }

    /// Ends the thread for as long as another program has the terminal; ``start()`` goes on where it left off.
    /// - Returns: Whether it was running.
    @discardableResult
    func pause() -> Bool {
        guard
            let thread = thread.withLock({ thread in
                defer { thread = nil }
                return thread
            })
        else { return false }
        notify(Note.stop)
        thread.join()
        return true
    }

    private func notify(_ note: UInt8) {
        var byte = note
        _ = write(wakeDescriptor, &byte, 1)
    }

    // MARK: On the thread

    private func run() {
        var decoder = InputDecoder()
        var openSince = ContinuousClock.now
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            var events: [TerminalEvent] = []
            let deadline = decoder.pending.map { openSince + ($0 == .escape ? patience.escape : patience.paste) }
            let ready = wait(until: [deadline, nextWake].compactMap { $0 }.min())
            let now = ContinuousClock.now
            if ready.notices, !takeNotices(into: &events) { return }
            if ready.input {
                let count = read(input, &buffer, buffer.count)
                if count > 0 {
                    var keys = decoder.feed(buffer[..<count])
                    if !isReadable { keys += decoder.settle() }
                    openSince = now
                    events += keys.map { .input($0, readAt: now) }
                } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
                    mailbox.post(events + decoder.finish().map { .input($0, readAt: now) } + [.hangup])
                    mailbox.close()
                    return
                }
            } else if let deadline, now >= deadline {
                events += decoder.timeOut().map { .input($0, readAt: now) }
            }
            if takeWake(at: now) { events.append(.wake) }
            mailbox.post(events)
            if events.last == .hangup {
                mailbox.close()
                return
            }
        }
    }

    private func takeWake(at now: ContinuousClock.Instant) -> Bool {
        wake.withLock { wake in
            guard let instant = wake, instant <= now else { return false }
            wake = nil
            return true
        }
    }

    private func wait(until deadline: ContinuousClock.Instant?) -> (input: Bool, notices: Bool) {
        var descriptors = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: noticeDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&descriptors, 2, Self.milliseconds(until: deadline)) > 0 else { return (false, false) }
        return (descriptors[0].revents != 0, descriptors[1].revents != 0)
    }

    private var isReadable: Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Rounded up, so that the deadline has come when `poll` returns; -1 waits for ever.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let (seconds, attoseconds) = (deadline - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        // A day is long enough to look again.
        guard seconds < 86_400 else { return 86_400_000 }
        return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// - Returns: Whether to go on.
    private func takeNotices(into events: inout [TerminalEvent]) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 512)
        let count = read(noticeDescriptor, &bytes, bytes.count)
        guard count > 0 else { return true }
        for byte in bytes[..<count] {
            let event: TerminalEvent?
            switch Int32(byte) {
            case Int32(Note.stop): return false
            case SIGWINCH: event = .resized
            case SIGTERM, SIGINT, SIGQUIT: event = .terminate
            case SIGHUP: event = .hangup
            case SIGTSTP: event = .suspendRequested
            case SIGCONT: event = .resumed
            default: event = nil
            }
            // Many changes of size at once are one.
            if let event, events.last != event { events.append(event) }
        }
        return true
    }
}
