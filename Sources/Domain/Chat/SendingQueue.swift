/// What becomes of one conversation's unsent messages, as a value: takes events, returns what is to be done.
///
/// One message is under way at a time and nothing overtakes it, so the order of writing is the order of arrival. A
/// message that was refused holds those behind it until the student retries or drops it.
public struct SendingQueue: Sendable, Equatable {
    public private(set) var entries: [Entry] = []
    private var isOnline = true

    public struct Entry: Sendable, Hashable {
        public let id: TransactionID
        public fileprivate(set) var state: State
        fileprivate var attempts = 0

        /// What the timeline shows.
        public var delivery: DeliveryState {
            switch state {
            case .waiting, .pausing: .queued
            case .sending: .sending
            case .failed(let failure): .failed(failure)
            }
        }
    }

    public enum State: Sendable, Hashable {
        case waiting
        case sending
        /// The transport could not be reached; the next attempt is due at this instant (milliseconds since 1970).
        case pausing(until: Int64)
        case failed(SendFailure)
    }

    public enum Event: Sendable, Hashable {
        /// The student sent it, or it was found in the outbox.
        case enqueue(TransactionID)
        /// The transport has it, by answer or by echo.
        case accepted(TransactionID)
        case refused(TransactionID, SendFailure)
        case unreachable(TransactionID)
        /// The pause is over.
        case due
        case connection(isOnline: Bool)
        /// The student asks for it; one that is under way already is left alone.
        case retry(TransactionID)
        case drop(TransactionID)
    }

    public enum Action: Sendable, Hashable {
        case transmit(TransactionID)
        /// Say `due` at this instant, milliseconds since 1970.
        case wake(at: Int64)
    }

    public init() {}

    public mutating func take(_ event: Event, now: Int64) -> Action? {
        switch event {
        case .enqueue(let id):
            guard index(of: id) == nil else { return nil }
            entries.append(Entry(id: id, state: .waiting))
        case .accepted(let id): entries.removeAll { $0.id == id }
        case .refused(let id, let failure): change(id) { $0.state = .failed(failure) }
        case .unreachable(let id):
            change(id) { entry in
                entry.state = .pausing(until: now + SendingQueue.pause(after: entry.attempts))
                entry.attempts += 1
            }
        case .due: break
        case .connection(let isOnline):
            self.isOnline = isOnline
            // Whoever comes back need not wait for the rest of a pause.
            if isOnline, case .pausing = entries.first?.state { entries[0].state = .waiting }
        case .retry(let id):
            change(id) { entry in
                if entry.state != .sending { entry.state = .waiting }
            }
        case .drop(let id):
            // What is under way may have arrived already; it can be redacted, not dropped.
            entries.removeAll { $0.id == id && $0.state != .sending }
        }
        return next(now: now)
    }

    /// Takes up a message that was refused before the program was last closed.
    public mutating func restore(_ id: TransactionID, failure: SendFailure) {
        guard index(of: id) == nil else { return }
        entries.append(Entry(id: id, state: .failed(failure)))
    }

    /// The message may still be edited or dropped.
    public func isChangeable(_ id: TransactionID) -> Bool {
        index(of: id).map { entries[$0].state != .sending } ?? false
    }

    public func delivery(of id: TransactionID) -> DeliveryState? { index(of: id).map { entries[$0].delivery } }

    /// 1, 2, 4 … 64 seconds.
    static func pause(after attempts: Int) -> Int64 { 1_000 << Int64(min(attempts, 6)) }

    private mutating func next(now: Int64) -> Action? {
        guard isOnline, let first = entries.first else { return nil }
        switch first.state {
        case .sending, .failed: return nil
        case .pausing(let until) where until > now: return .wake(at: until)
        case .waiting, .pausing:
            entries[0].state = .sending
            return .transmit(first.id)
        }
    }

    private func index(of id: TransactionID) -> Int? { entries.firstIndex { $0.id == id } }

    private mutating func change(_ id: TransactionID, _ body: (inout Entry) -> Void) {
        if let index = index(of: id) { body(&entries[index]) }
    }
}
