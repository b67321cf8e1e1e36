public import Domain
private import Glibc
private import Synchronization
private import Threads

/// Takes deep links that another process of the same account hands in: `quad open` beside a running program.
///
/// A datagram socket in a folder of the account, for the Unix user alone. What comes in is read as a link and nothing
/// else; one that can't be read is passed over.
public final class LinkDoor: Sendable {
    private let folder: DoorbellFolder
    private let name = TransactionID.random().rawValue
    private let socket: Int32
    /// Written to end the listening thread.
    private let stop: (read: Int32, write: Int32)
    private let isOpen = Mutex(true)

    /// - Parameter dataFolder: Where the accounts' folders lie.
    public init(dataFolder: String, account: AccountID) throws(StorageError) {
        let path = LinkDoor.path(dataFolder, account)
        folder = try DoorbellFolder(path)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Folder.storageError(errno, path: path) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
        socket = LinkDoor.socket()
        guard socket >= 0, folder.bind(socket, as: name) else {
            let code = errno
            for descriptor in [ends[0], ends[1], socket] where descriptor >= 0 { Glibc.close(descriptor) }
            throw Folder.storageError(code, path: path)
        }
    }

    deinit {
        folder.remove(name)
        Glibc.close(socket)
        Glibc.close(stop.read)
        Glibc.close(stop.write)
    }

    private static func path(_ dataFolder: String, _ account: AccountID) -> String {
        dataFolder + "/doors-\(account.rawValue)"
    }

    private static func socket() -> Int32 {
        Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    }

    /// The links that come from now on, until ``close()``.
    public func links() -> AsyncStream<DeepLink> {
        let (stream, continuation) = AsyncStream<DeepLink>.makeStream(bufferingPolicy: .bufferingNewest(16))
        let listening = Listening(socket: socket, stop: stop.read, owner: self, continuation: continuation)
        SystemThread.detach(for: "the door for links") { listening.run() }
        return stream
    }

    /// Ends the stream; nothing is taken any more.
    public func close() {
        guard
            isOpen.withLock({ isOpen in
                defer { isOpen = false }
                return isOpen
            })
        else { return }
        folder.remove(name)
        var byte: UInt8 = 0
        write(stop.write, &byte, 1)
    }

    /// Hands a link to one running program of the account.
    ///
    /// - Returns: Whether there was one that took it.
    public static func send(_ link: DeepLink, dataFolder: String, to account: AccountID) -> Bool {
        let path = path(dataFolder, account)
        // No folder, no program: it must not be made by looking.
        guard access(path, F_OK) == 0, let folder = try? DoorbellFolder(path) else { return false }
        let socket = socket()
        guard socket >= 0 else { return false }
        defer { Glibc.close(socket) }
        for name in folder.names() {
            switch folder.send(Array(link.address.utf8), from: socket, to: name) {
            case 0: return true
            // Nobody holds the socket: its process was killed.
            case ECONNREFUSED: folder.remove(name)
            default: continue
            }
        }
        return false
    }

    /// What the listening thread holds.
    private final class Listening: Sendable {
        private let socket: Int32
        private let stop: Int32
        /// Keeps the descriptors open while the thread waits on them.
        private let owner: LinkDoor
        private let continuation: AsyncStream<DeepLink>.Continuation

        init(socket: Int32, stop: Int32, owner: LinkDoor, continuation: AsyncStream<DeepLink>.Continuation) {
            self.socket = socket
            self.stop = stop
            self.owner = owner
            self.continuation = continuation
        }

        func run() {
            var buffer = [UInt8](repeating: 0, count: DeepLink.limit + 1)
            while true {
                var waits = [
                    pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
                ]
                let count = poll(&waits, 2, -1)
                if count < 0 && errno != EINTR || waits[1].revents != 0 { break }
                let length = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
                guard length > 0 else { continue }
                // Anything else than a link is not for this program.
                let text = String(decoding: buffer.prefix(length), as: UTF8.self)
                if let link = try? DeepLink(text) { continuation.yield(link) }
            }
            continuation.finish()
        }
    }
}
