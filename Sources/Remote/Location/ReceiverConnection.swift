public import Domain
private import Glibc
private import Synchronization
private import Threads

/// A satellite receiver behind gpsd: a connection on a thread of its own that is made again whenever it breaks.
public struct ReceiverConnection: LocationSource {
    public let kind = LocationSourceKind.receiver
    private let host: String
    private let port: String
    private let clock: any WallClock

    /// - Parameter address: `host:port`; 2947 without a port. `nil` for what is no address.
    public init?(_ address: String, clock: any WallClock) {
        let trimmed = address.filter { !$0.isWhitespace }
        let colon = trimmed.lastIndex(of: ":")
        let host = colon.map { String(trimmed[..<$0]) } ?? trimmed
        let port = colon.map { String(trimmed[trimmed.index(after: $0)...]) } ?? "2947"
        guard !host.isEmpty, host.utf8.count <= 253, let number = UInt16(port), number > 0 else { return nil }
        self.host = host
        self.port = String(number)
        self.clock = clock
    }

    public func events() async -> AsyncStream<LocationEvent> {
        let (stream, continuation) = AsyncStream<LocationEvent>.makeStream(bufferingPolicy: .bufferingNewest(16))
        guard let stop = StopPipe() else {
            continuation.yield(.trouble(.unreachable(reason: "no pipe")))
            continuation.finish()
            return stream
        }
        continuation.onTermination = { _ in stop.pull() }
        let worker = Worker(host: host, port: port, clock: clock, stop: stop, tell: { continuation.yield($0) })
        SystemThread.detach(for: "gpsd") { worker.run() }
        return stream
    }

    /// Reads lines until it is told to stop.
    private final class Worker: Sendable {
        let host: String
        let port: String
        let clock: any WallClock
        let stop: StopPipe
        let tell: @Sendable (LocationEvent) -> Void

        /// Milliseconds between two attempts, doubled each time.
        static let pauses: ClosedRange<Int32> = 1_000...30_000
        /// Bytes; a longer line is none of gpsd's.
        static let longestLine = 65_536

        init(
            host: String, port: String, clock: any WallClock, stop: StopPipe,
            tell: @escaping @Sendable (LocationEvent) -> Void
        ) {
            self.host = host
            self.port = port
            self.clock = clock
            self.stop = stop
            self.tell = tell
        }

        func run() {
            var pause = Self.pauses.lowerBound
            while true {
                let hasHeard = listen()
                if hasHeard { pause = Self.pauses.lowerBound }
                if stop.isPulled(within: pause) { return }
                pause = min(Self.pauses.upperBound, pause * 2)
            }
        }

        /// - Returns: Whether a report of gpsd was heard before the connection ended.
        private func listen() -> Bool {
            let descriptor: Int32
            switch connected() {
            case .success(let made): descriptor = made
            case .failure(let trouble):
                tell(.trouble(trouble))
                return false
            }
            defer { close(descriptor) }
            let watch = Array("?WATCH={\"enable\":true,\"json\":true};\n".utf8)
            guard send(descriptor, watch, watch.count, Int32(MSG_NOSIGNAL)) == watch.count else {
                tell(.trouble(.unreachable(reason: "write")))
                return false
            }
            var (pending, hasHeard) = ([UInt8](), false)
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while stop.waits(for: descriptor) {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { break }
                pending += buffer[..<count]
                while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Array(pending[..<end])
                    pending.removeSubrange(...end)
                    guard take(line) else { return hasHeard }
                    hasHeard = true
                }
                if pending.count > Self.longestLine {
                    tell(.trouble(.nonsense))
                    return hasHeard
                }
            }
            if !stop.isPulled(within: 0) { tell(.trouble(.unreachable(reason: "closed"))) }
            return hasHeard
        }

        /// - Returns: Whether the line was one of gpsd's.
        private func take(_ line: [UInt8]) -> Bool {
            switch ReceiverReport(line: line, arrival: clock.now()) {
            case .fix(let fix): tell(.fix(fix))
            case .noFix: tell(.trouble(.noFix))
            case .other: break
            case .nonsense:
                tell(.trouble(.nonsense))
                return false
            }
            return true
        }

        private func connected() -> Result<Int32, LocationTrouble> {
            var hints = addrinfo()
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
            var list: UnsafeMutablePointer<addrinfo>?
            guard getaddrinfo(host, port, &hints, &list) == 0 else { return .failure(.unreachable(reason: "name")) }
            defer { freeaddrinfo(list) }
            var entry = list
            while let info = entry?.pointee {
                let kind = info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
                let descriptor = socket(info.ai_family, kind, info.ai_protocol)
                if descriptor >= 0 {
                    if connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 { return .success(descriptor) }
                    close(descriptor)
                }
                entry = info.ai_next
            }
            return .failure(.unreachable(reason: "connect"))
        }
    }
}

/// Tells a thread that waits in `poll` to end.
private final class StopPipe: Sendable {
    private let read: Int32
    private let write: Int32

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (read, write) = (ends[0], ends[1])
    }

    deinit {
        close(read)
        close(write)
    }

    func pull() { _ = Glibc.write(write, "x", 1) }

    func isPulled(within milliseconds: Int32) -> Bool {
        var wait = pollfd(fd: read, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, milliseconds) > 0
    }

    /// Waits for bytes; false when it was pulled.
    func waits(for descriptor: Int32) -> Bool {
        var waits = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: read, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waits, 2, -1) < 0, errno == EINTR {}
        return waits[1].revents == 0
    }
}
