private import Glibc
private import Synchronization

/// A web server of one test, on a port of 127.0.0.1 that the system picks.
public final class LoopbackServer: Sendable {
    public struct Request: Sendable {
        /// With its query.
        public let target: String
        /// Header lines as they came.
        public let headers: [String]

        /// The value of a name in the query, unescaped where it holds nothing to escape.
        public func query(_ name: String) -> String? {
            let items = target.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
            return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
        }
    }

    public struct Response: Sendable {
        var status: String
        var headers: [String]
        var body: [UInt8]
        /// Bytes of the body after which the connection closes; `nil` for all.
        var cutAfter: Int?

        public init(_ body: String, status: String = "200 OK", headers: [String] = [], cutAfter: Int? = nil) {
            self.status = status
            self.headers = headers
            self.body = Array(body.utf8)
            self.cutAfter = cutAfter
        }

        public init(bytes: [UInt8], headers: [String]) {
            self.init("", headers: headers)
            body = bytes
        }
    }

    public let port: UInt16
    private let listener: Int32
    private let handler: @Sendable (Request) -> Response
    private let log = Mutex<[Request]>([])

    /// - Parameter handler: Answers each request, called from the server's thread.
    public init(_ handler: @escaping @Sendable (Request) -> Response) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(listener, raw, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, raw, &size) == 0
            }
        }
        guard listener >= 0, isBound else { throw NoServer() }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        self.handler = handler
        let box = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { raw in
                guard let raw else { return nil }
                Unmanaged<LoopbackServer>.fromOpaque(raw).takeRetainedValue().serve()
                return nil
            }, box.toOpaque())
        guard code == 0 else {
            box.release()
            throw NoServer()
        }
        pthread_detach(thread)
    }

    public struct NoServer: Error {}

    public var address: String { "http://127.0.0.1:\(port)/v1/schools" }
    public var root: String { "http://127.0.0.1:\(port)/" }

    /// What was asked so far.
    public var requests: [Request] { log.withLock { $0 } }

    /// Ends the server's thread; called once.
    public func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve() {
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { break }
            answer(on: connection)
            close(connection)
        }
        close(listener)
    }

    private func answer(on connection: Int32) {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 8_192)
        while !bytes.suffix(4).elementsEqual([13, 10, 13, 10]) {
            let count = read(connection, &chunk, chunk.count)
            guard count > 0 else { return }
            bytes += chunk[..<count]
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let words = lines.first?.split(separator: " ") ?? []
        let request = Request(target: words.count > 1 ? String(words[1]) : "", headers: Array(lines.dropFirst()))
        log.withLock { $0.append(request) }
        let response = handler(request)
        let head = ["HTTP/1.1 \(response.status)", "Content-Length: \(response.body.count)", "Connection: close"]
        let text = (head + response.headers).joined(separator: "\r\n") + "\r\n\r\n"
        let body = response.cutAfter.map { Array(response.body.prefix($0)) } ?? response.body
        var rest = (Array(text.utf8) + body)[...]
        while !rest.isEmpty {
            // The client may be gone, killed by the test.
            let sent = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }
}
