import CPty
import Glibc

/// Any full-screen program on a pseudo-terminal, watched with a clock.
final class TerminalProbe {
    let processID: Int32
    private let terminal: Int32
    private let start: Double

    /// What came until the program fell silent.
    struct Burst {
        var bytes = 0
        /// Milliseconds from the question to the first and the last byte; `nil` when nothing came.
        var first: Double?
        var last: Double?
    }

    /// - Parameter arguments: The program's path or name, then its arguments.
    init?(_ arguments: [String], environment: [String: String], columns: Int, rows: Int) {
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + variables { free(pointer) } }
        var master: Int32 = -1
        start = Self.milliseconds()
        let child = cpty_spawn(&argv, &variables, Int32(columns), Int32(rows), &master)
        guard child > 0 else { return nil }
        processID = child
        terminal = master
    }

    deinit {
        kill(processID, SIGKILL)
        waitpid(processID, nil, 0)
        close(terminal)
    }

    /// The burst of the program's start.
    func opening(quiet: Double = 300) -> Burst { listen(since: start, quiet: quiet, limit: 12_000) }

    /// Sends bytes and listens to the answer.
    func ask(_ bytes: [UInt8], quiet: Double = 60) -> Burst {
        let sent = Self.milliseconds()
        _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
        return listen(since: sent, quiet: quiet, limit: 2_000)
    }

    /// Sends bytes without listening.
    func press(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) } }

    /// What comes after an instant of ``milliseconds()``.
    func hear(since: Double, quiet: Double) -> Burst { listen(since: since, quiet: quiet, limit: 2_000) }

    /// How many writes a millisecond or more apart came, and in how many seconds, until silence.
    func frames(since: Double, quiet: Double) -> (count: Int, seconds: Double) {
        var frames = 0
        var last = -1.0
        while true {
            let burst = listen(since: since, quiet: 2, limit: quiet)
            guard let end = burst.last else { return (frames, max(0, last) / 1_000) }
            frames += 1
            last = end
        }
    }

    /// Listens for a while whatever comes or not.
    func watch(milliseconds: Double) -> Burst {
        listen(since: Self.milliseconds(), quiet: milliseconds, limit: milliseconds)
    }

    /// Resident memory in mebibytes.
    var residentMemory: Double {
        let fields = Self.read("/proc/\(processID)/statm").split(separator: " ")
        return (fields.dropFirst().first.flatMap { Double($0) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    /// Milliseconds of processor time used so far.
    var processorTime: Double {
        let text = Self.read("/proc/\(processID)/schedstat")
        return (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1_000_000
    }

    private func listen(since: Double, quiet: Double, limit: Double) -> Burst {
        var burst = Burst()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let end = Self.milliseconds() + limit
        while true {
            let patience = burst.last == nil ? end - Self.milliseconds() : quiet
            guard patience > 0 else { return burst }
            var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(patience.rounded(.up))) > 0 else { return burst }
            let count = Glibc.read(terminal, &buffer, buffer.count)
            guard count > 0 else { return burst }
            let now = Self.milliseconds() - since
            burst.bytes += count
            burst.first = burst.first ?? now
            burst.last = now
        }
    }

    private static func read(_ path: String) -> String {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 1_024)
        let count = Glibc.read(file, &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }

    static func milliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
}
