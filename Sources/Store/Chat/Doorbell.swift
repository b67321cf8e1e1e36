internal import Domain
private import Glibc
private import Synchronization
private import Threads

/// Tells the other processes of a data folder that something was committed, and hears it from them.
///
/// Each process binds a datagram socket in the folder and sends to all the others without ever waiting: a full queue
/// belongs to a process that is about to look anyway, and a socket that nobody holds any more is taken away. A datagram
/// that is lost loses nothing but a typing notice, as what counts is in the database.
final class Doorbell: Sendable {
    let name = TransactionID.random().rawValue
    private let folder: DoorbellFolder
    private let tracing: (any Tracing)?
    private let socket: Int32
    /// Written to end the listening thread.
    private let stop: (read: Int32, write: Int32)
    private let state = Mutex(State())

    private struct State {
        var listeners: [Int: AsyncStream<ChatSignal>.Continuation] = [:]
        var lastListener = 0
        var isListening = false
        /// What this process shares of its own person.
        var own: (user: UserID, presence: Presence)?
        /// Who spoke from which socket.
        var peers: [String: UserID] = [:]
    }

    /// - Parameter path: The folder of the sockets.
    init(_ path: String, tracing: (any Tracing)? = nil) throws(StorageError) {
        self.tracing = tracing
        folder = try DoorbellFolder(path)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Folder.storageError(errno, path: path) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
        let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        socket = Glibc.socket(AF_UNIX, kind, 0)
        guard socket >= 0, folder.bind(socket, as: name) else {
            let code = errno
            for descriptor in [ends[0], ends[1], socket] where descriptor >= 0 { close(descriptor) }
            throw Folder.storageError(code, path: path)
        }
    }

    deinit {
        folder.remove(name)
        close(socket)
        close(stop.read)
        close(stop.write)
    }

    /// Sends to every other process. Never waits.
    func ring(_ message: DoorbellMessage) {
        let bytes = message.bytes
        let start = ContinuousClock.now
        let (gone, heard) = state.withLock { state in
            var gone: [UserID] = []
            var heard = 0
            for peer in folder.names() where peer != name {
                // Nobody holds the socket: its process was killed.
                guard folder.send(bytes, from: socket, to: peer) == ECONNREFUSED else {
                    heard += 1
                    continue
                }
                folder.remove(peer)
                if let user = state.peers.removeValue(forKey: peer), !state.peers.values.contains(user) {
                    gone.append(user)
                }
            }
            return (gone, heard)
        }
        let took = ContinuousClock.now - start
        tracing?.trace(
            .net, "doorbell sent=\(message.kind) bytes=\(bytes.count) processes=\(heard) took=\(took.traced)")
        for user in gone { tell([.presence(user, .offline)]) }
    }

    /// Shares a person's presence and asks for that of the others; `nil` shares nothing any more.
    func announce(_ presence: Presence?, of user: UserID) {
        let hadShared = state.withLock { state in
            defer { state.own = presence.map { (user, $0) } }
            return state.own != nil
        }
        if let presence {
            ring(.presence(user, presence, socket: name))
        } else if hadShared {
            ring(.presence(user, .offline, socket: name))
        }
    }

    /// What is heard from now on. Old signals fall when nobody takes them: the newest says as much.
    func signals() -> AsyncStream<ChatSignal> {
        let (stream, continuation) = AsyncStream<ChatSignal>.makeStream(bufferingPolicy: .bufferingNewest(512))
        let (key, starts) = state.withLock { state in
            state.lastListener += 1
            state.listeners[state.lastListener] = continuation
            defer { state.isListening = true }
            return (state.lastListener, !state.isListening)
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: key) }
        }
        if starts { startThread() }
        return stream
    }

    /// Ends every stream and the thread; the socket goes with the last owner.
    func finish() {
        var byte: UInt8 = 0
        write(stop.write, &byte, 1)
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
        folder.remove(name)
    }

    private func tell(_ signals: [ChatSignal]) {
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners {
            for signal in signals { listener.yield(signal) }
        }
    }

    /// Takes in everything that waits on the socket.
    private func listen() {
        var signals: [ChatSignal] = []
        var buffer = [UInt8](repeating: 0, count: 1_024)
        for _ in 0..<256 {
            let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count >= 0 else { break }
            let message = DoorbellMessage(buffer.prefix(count))
            tracing?.trace(.net, "doorbell heard=\(message.kind) bytes=\(count)")
            switch message {
            case .stored: break
            case .typing(let user, let isTyping, let room):
                signals.append(.typing(user, isTyping: isTyping, room))
            case .presence(let user, let presence, let asker):
                if let asker { answer(asker, about: user, presence) }
                // Whoever closes one of two windows is still there.
                if presence == .offline, isElsewhere(user) { break }
                signals.append(.presence(user, presence))
            }
        }
        // Every wake is a reason to look: the datagram that said so may have been lost.
        tell([.stored] + signals)
    }

    private func answer(_ asker: String, about user: UserID, _ presence: Presence) {
        let own = state.withLock { state in
            state.peers[asker] = presence == .offline ? nil : user
            return state.own
        }
        guard let own, presence != .offline else { return }
        _ = folder.send(
            DoorbellMessage.presence(own.user, own.presence, socket: nil).bytes, from: socket, to: asker)
    }

    private func isElsewhere(_ user: UserID) -> Bool { state.withLock { $0.peers.values.contains(user) } }

    private func startThread() {
        let listening = Listening(doorbell: self, socket: socket, stop: stop.read)
        SystemThread.detach(for: "the doorbell") { listening.run() }
    }

    /// What the listening thread holds.
    private final class Listening {
        let doorbell: Doorbell
        let socket: Int32
        let stop: Int32

        init(doorbell: Doorbell, socket: Int32, stop: Int32) {
            self.doorbell = doorbell
            self.socket = socket
            self.stop = stop
        }

        func run() {
            while true {
                var waits = [
                    pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                ]
                let count = poll(&waits, 2, -1)
                if count < 0 && errno != EINTR { return }
                if waits[1].revents != 0 { return }
                if waits[0].revents != 0 { doorbell.listen() }
            }
        }
    }
}
