private import CPty
private import Foundation
private import Glibc

/// The program on a pseudo-terminal of its own: what it writes, byte by byte, and how it takes signals.
public final class PseudoTerminal: @unchecked Sendable {
    private let descriptor: Int32
    public let processID: Int32
    /// Guards everything below.
    private let lock = NSLock()
    private var received: [UInt8] = []
    private var status: Int32?
    private var isClosed = false
    /// The program's end has been reached: nothing more will come.
    private var isDrained = false

    public init(
        _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24
    ) throws {
        var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        var master: Int32 = -1
        let child = cpty_spawn(&argv, &variables, Int32(columns), Int32(rows), &master)
        for pointer in argv + variables { free(pointer) }
        guard child > 0 else { throw POSIXError(.ENOTTY) }
        descriptor = master
        processID = child
        let terminal = master
        Thread { [weak self] in
            Self.read(terminal, while: { self?.isOpen ?? false }, { self?.append($0) ?? false })
            close(terminal)
            self?.noteEnd()
        }.start()
    }

    deinit {
        kill(processID, SIGKILL)
        if status == nil { waitpid(processID, nil, 0) }
        hangUp()
    }

    public func send(_ text: String) { send(Array(text.utf8)) }

    public func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    public func resize(columns: Int, rows: Int) {
        _ = cpty_resize(descriptor, Int32(columns), Int32(rows))
    }

    /// Takes the terminal away, as a closed window or a dropped connection does.
    public func hangUp() { lock.withLock { isClosed = true } }

    /// Seconds of processor time that the program has used.
    public var processorTime: Double {
        guard let line = try? String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8),
            let end = line.lastIndex(of: ")")
        else { return 0 }
        let fields = line[line.index(end, offsetBy: 2)...].split(separator: " ")
        return (fields[11...12].compactMap { Double($0) }.reduce(0, +)) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Resident memory in bytes.
    public var residentBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/\(processID)/statm", encoding: .utf8)) ?? ""
        return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    public func signal(_ number: Int32) { kill(processID, number) }

    /// Everything written so far.
    public var output: [UInt8] { lock.withLock { received } }
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// Waits until the program has written nothing for `quiet` seconds, and returns what came since `start`.
    public func settle(from start: Int = 0, quiet: Double = 0.15, seconds: Double = 60) -> [UInt8] {
        let end = Date().addingTimeInterval(seconds)
        var count = -1
        var since = Date()
        while Date() < end {
            let now = output.count
            if now != count {
                count = now
                since = Date()
            } else if Date().timeIntervalSince(since) >= quiet {
                break
            }
            Thread.sleep(forTimeInterval: 0.005)
        }
        return Array(output.dropFirst(start))
    }

    /// Waits until anything has come since `start`.
    public func waitForOutput(from start: Int, seconds: Double = 60) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        while output.count <= start, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
        return output.count > start
    }

    @discardableResult
    public func wait(for needle: String, from start: Int = 0, seconds: Double = 60) -> Bool {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            if String(decoding: output.dropFirst(start), as: UTF8.self).contains(needle) { return true }
            Thread.sleep(forTimeInterval: 0.005)
        } while Date() < end
        return false
    }

    /// The exit code, 128 + the signal's number for a signal, or `nil` when the program is still there.
    public func exitCode(within seconds: Double = 60) -> Int32? {
        let end = Date().addingTimeInterval(seconds)
        repeat {
            if let status = lock.withLock({ status }) { return status }
            var raw: Int32 = 0
            if waitpid(processID, &raw, WNOHANG) == processID {
                let code = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
                lock.withLock { status = code }
                // What it wrote last may still be on its way; somebody else may hold the terminal, too.
                let drained = Date().addingTimeInterval(2)
                while !lock.withLock({ isDrained }), Date() < drained { Thread.sleep(forTimeInterval: 0.005) }
                return code
            }
            Thread.sleep(forTimeInterval: 0.005)
        } while Date() < end
        return nil
    }

    private func append(_ bytes: ArraySlice<UInt8>) -> Bool {
        lock.withLock { received += bytes }
        return true
    }

    private func noteEnd() { lock.withLock { isDrained = true } }

    private var isOpen: Bool { lock.withLock { !isClosed } }

    /// The reader closes the terminal: a close beside a blocked read would not take it away.
    private static func read(
        _ descriptor: Int32, while isOpen: () -> Bool, _ take: (ArraySlice<UInt8>) -> Bool
    ) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while isOpen() {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 20) != 0 else { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0, take(buffer[..<count]) else { return }
        }
    }
}
