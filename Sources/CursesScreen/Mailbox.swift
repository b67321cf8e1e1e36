internal import Synchronization

/// Carries values from the reader's thread to one waiting task, in order.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var values: [Value] = []
        var next = 0
        var isClosed = false
        var waiter: CheckedContinuation<Void, Never>?

        mutating func take() -> Value? {
            guard next < values.count else { return nil }
            defer {
                next += 1
                if next == values.count {
                    values.removeAll(keepingCapacity: values.capacity < 1024)
                    next = 0
                }
            }
            return values[next]
        }

        mutating func takeWaiter() -> CheckedContinuation<Void, Never>? {
            defer { waiter = nil }
            return waiter
        }
    }

    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock { $0.next == $0.values.count } }

    func post(_ values: [Value]) {
        guard !values.isEmpty else { return }
        let waiter = state.withLock { state in
            state.values.append(contentsOf: values)
            return state.takeWaiter()
        }
        waiter?.resume()
    }

    /// No value comes any more; those that wait are still handed out.
    func close() {
        let waiter = state.withLock { state in
            state.isClosed = true
            return state.takeWaiter()
        }
        waiter?.resume()
    }

    /// The next value, waiting for it; `nil` once the box is closed and empty.
    @MainActor
    func next() async -> Value? {
        while true {
            let (value, isOver) = state.withLock { ($0.take(), $0.isClosed) }
            if let value { return value }
            if isOver { return nil }
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if state.isClosed || state.next < state.values.count { return true }
                    state.waiter = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }
}
