private import CCurl
private import Synchronization
private import Threads

/// What a request brings while it runs.
enum HTTPEvent: Sendable, Equatable {
    /// A piece of the body, with the answer's status.
    case bytes([UInt8], status: Int)
    case ended(HTTPEnd)
}

/// How a request ended.
struct HTTPEnd: Sendable, Equatable {
    /// 0 without an answer.
    let status: Int
    /// By name in lower case.
    let headers: [String: String]
    let failure: Failure?

    enum Failure: Sendable, Equatable {
        case noLibrary, cut, stalled
        case unreachable(reason: String)
    }
}

/// Posts a body and hands on the answer as it comes.
enum HTTPStream {
    /// Ends with `ended`. Ending the iteration ends the request within a second.
    ///
    /// - Parameters:
    ///   - headers: Lines of the request. They may hold secrets and are never logged.
    ///   - idle: Seconds without a byte after which the request is given up.
    static func post(
        _ address: ServerAddress, headers: [String], body: [UInt8], idle: Int
    ) -> AsyncStream<HTTPEvent> {
        AsyncStream { continuation in
            let sink = Sink(continuation)
            continuation.onTermination = { _ in sink.cancel() }
            SystemThread.detach(for: "the network") {
                continuation.yield(.ended(perform(address, headers, body, idle, sink)))
                continuation.finish()
            }
        }
    }

    private static func perform(
        _ address: ServerAddress, _ headers: [String], _ body: [UInt8], _ idle: Int, _ sink: Sink
    ) -> HTTPEnd {
        guard ccurl_available() else { return HTTPEnd(status: 0, headers: [:], failure: .noLibrary) }
        var answer = ccurl_answer()
        defer { ccurl_answer_free(&answer) }
        // Balanced below: libcurl holds the pointer while the request runs.
        let raw = Unmanaged.passRetained(sink)
        defer { raw.release() }
        HTTPAnswer.withLines(headers) { lines in
            body.withUnsafeBufferPointer { bytes in
                ccurl_post(
                    address.text, lines.baseAddress, headers.count, bytes.baseAddress, bytes.count, 15, idle,
                    { bytes, size, status, context in
                        guard let bytes, let context else { return false }
                        let sink = Unmanaged<Sink>.fromOpaque(context).takeUnretainedValue()
                        return sink.take(Array(UnsafeBufferPointer(start: bytes, count: size)), status: status)
                    },
                    { context in
                        context.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue().isCancelled } ?? true
                    }, raw.toOpaque(), &answer)
            }
        }
        let head = Array(UnsafeBufferPointer(start: answer.headers, count: answer.header_size))
        let failure: HTTPEnd.Failure? =
            answer.is_stalled
            ? .stalled
            : answer.is_cut
                ? .cut
                : answer.problem.map { .unreachable(reason: String(cString: $0)) }
        return HTTPEnd(status: answer.status, headers: HTTPAnswer.fields(head), failure: failure)
    }

    /// Takes pieces from libcurl's thread; the flag is set from any other.
    private final class Sink: Sendable {
        private let continuation: AsyncStream<HTTPEvent>.Continuation
        private let isOver = Mutex(false)

        init(_ continuation: AsyncStream<HTTPEvent>.Continuation) { self.continuation = continuation }

        var isCancelled: Bool { isOver.withLock { $0 } }
        func cancel() { isOver.withLock { $0 = true } }

        func take(_ bytes: [UInt8], status: Int) -> Bool {
            guard !isCancelled else { return false }
            continuation.yield(.bytes(bytes, status: status))
            return true
        }
    }
}
