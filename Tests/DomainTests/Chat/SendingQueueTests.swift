import Domain
import TestSupport
import Testing

@Suite struct SendingQueueTests {
    let first = TransactionID("1")
    let second = TransactionID("2")

    @Test("One message is under way at a time, and the next follows its confirmation")
    func order() {
        var queue = SendingQueue()
        func take(_ event: SendingQueue.Event, now: Int64) -> SendingQueue.Action? { queue.take(event, now: now) }
        #expect(take(.enqueue(first), now: 0) == .transmit(first))
        #expect(take(.enqueue(second), now: 0) == nil)
        #expect(take(.enqueue(second), now: 0) == nil)
        #expect(take(.accepted(first), now: 1) == .transmit(second))
        #expect(take(.accepted(second), now: 2) == nil)
        #expect(queue.entries.isEmpty)
    }

    @Test("An unreachable transport is tried again after growing pauses, and at once when it is back")
    func pauses() {
        var queue = SendingQueue()
        func take(_ event: SendingQueue.Event, now: Int64) -> SendingQueue.Action? { queue.take(event, now: now) }
        _ = queue.take(.enqueue(first), now: 0)
        #expect(take(.unreachable(first), now: 0) == .wake(at: 1_000))
        #expect(take(.enqueue(second), now: 10) == .wake(at: 1_000))
        #expect(take(.due, now: 1_000) == .transmit(first))
        #expect(take(.unreachable(first), now: 1_000) == .wake(at: 3_000))
        #expect(take(.connection(isOnline: true), now: 1_500) == .transmit(first))
        #expect(queue.delivery(of: second) == .queued)
    }

    @Test("A refused message holds those behind it until it is retried or dropped")
    func refusal() {
        var queue = SendingQueue()
        func take(_ event: SendingQueue.Event, now: Int64) -> SendingQueue.Action? { queue.take(event, now: now) }
        _ = queue.take(.enqueue(first), now: 0)
        _ = queue.take(.enqueue(second), now: 0)
        #expect(take(.refused(first, .tooLong), now: 1) == nil)
        #expect(queue.delivery(of: first) == .failed(.tooLong))
        #expect(take(.retry(first), now: 2) == .transmit(first))
        #expect(take(.retry(first), now: 2) == nil, "asked twice, sent once")
        _ = queue.take(.refused(first, .tooLong), now: 3)
        #expect(take(.drop(first), now: 4) == .transmit(second))
        #expect(take(.drop(second), now: 5) == nil)
        #expect(!queue.isChangeable(second) && queue.entries.count == 1, "under way, so it stays")
    }

    @Test("Whatever happens, messages are accepted in the order of writing and transmitted one by one")
    func interleavings() {
        for seed in 0..<UInt64(Stress.count("QUEUES", full: 2_000)) {
            var generator = SeededGenerator(seed: seed)
            var queue = SendingQueue()
            var (accepted, written): ([Int], [Int]) = ([], [])
            var underWay: TransactionID?
            var now: Int64 = 0
            func follow(_ action: SendingQueue.Action?) {
                guard case .transmit(let id)? = action else { return }
                #expect(underWay == nil, "seed \(seed)")
                underWay = id
            }
            for number in 0..<40 {
                now += Int64.random(in: 0...2_000, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0:
                    written.append(number)
                    follow(queue.take(.enqueue(TransactionID("\(number)")), now: now))
                case 1, 2:
                    guard let id = underWay else { continue }
                    underWay = nil
                    accepted.append(Int(id.rawValue) ?? -1)
                    follow(queue.take(.accepted(id), now: now))
                case 3:
                    guard let id = underWay else { continue }
                    underWay = nil
                    follow(queue.take(.unreachable(id), now: now))
                default: follow(queue.take(.due, now: now))
                }
            }
            #expect(accepted == Array(written.prefix(accepted.count)), "seed \(seed)")
        }
    }
}
