/// The loaded part of one conversation as a value: takes events in any order, gives rows in one order.
///
/// Confirmed events stand by position, local echoes after them in the order they were written. What arrives before the
/// event it changes waits for it.
public struct Timeline: Sendable, Equatable {
    public let room: RoomID
    /// Whose conversation this is.
    public let owner: UserID
    /// Everyone who is typing, without the owner.
    public private(set) var typing: [UserID] = []
    /// Not yet confirmed, in the order they were written.
    public private(set) var echoes: [LocalEcho] = []
    public private(set) var known = PositionRanges()
    public private(set) var reachesStart = false
    public private(set) var unreadAfter: TimelinePosition?

    var events: [EventID: ChatEvent] = [:]
    /// What makes rows, by position.
    var order: [Place] = []
    var edits: [EventID: [ChatEvent]] = [:]
    var reactions: [EventID: [ChatEvent]] = [:]
    var redacted: Set<EventID> = []
    var receipts: [UserID: TimelinePosition] = [:]
    /// The newest event that exists, loaded or not.
    var newest = TimelinePosition.start
    private var confirmed: [TransactionID: EventID] = [:]

    struct Place: Sendable, Equatable {
        let position: TimelinePosition
        let id: EventID
    }

    /// Messages and what else makes a row, as many as are loaded.
    public var loadedCount: Int { order.count }

    public init(room: RoomID, owner: UserID) {
        self.room = room
        self.owner = owner
    }

    public mutating func apply(_ event: TimelineEvent) {
        switch event {
        case .localEcho(let echo): take(echo)
        case .echoState(let id, let state):
            if let index = echoes.firstIndex(where: { $0.id == id }) { echoes[index].state = state }
        case .dropped(let id): echoes.removeAll { $0.id == id }
        case .confirmed(let event, let after):
            insert(event)
            known.insert(min(after?.next ?? event.position, event.position)...event.position)
            newest = max(newest, event.position)
        case .history(let page): take(page)
        case .gap(let position): newest = max(newest, position)
        case .receipt(let receipt):
            receipts[receipt.user] = max(receipts[receipt.user] ?? receipt.upTo, receipt.upTo)
        case .typing(let users): typing = users.filter { $0 != owner }
        case .unreadLine(let position): unreadAfter = position
        }
    }

    /// Takes away the oldest rows beyond `limit`, so that a long evening does not fill the memory.
    public mutating func trim(toNewest limit: Int) {
        guard order.count > limit else { return }
        let least = order[order.count - limit].position
        for place in order.prefix(order.count - limit) {
            guard let event = events.removeValue(forKey: place.id) else { continue }
            for related in (edits.removeValue(forKey: place.id) ?? []) + (reactions.removeValue(forKey: place.id) ?? [])
            {
                events[related.id] = nil
                redacted.remove(related.id)
            }
            redacted.remove(place.id)
            if let transaction = event.transactionID { confirmed[transaction] = nil }
        }
        order.removeFirst(order.count - limit)
        known.removeBelow(least)
        reachesStart = false
    }

    /// What a message is called now: an echo that was confirmed is its event.
    public func resolve(_ key: MessageKey) -> MessageKey {
        guard case .echo(let id) = key, let event = confirmed[id] else { return key }
        return .event(event)
    }

    /// Where a message stands; `nil` for an echo and for what is not loaded.
    public func position(of key: MessageKey) -> TimelinePosition? {
        guard case .event(let id) = resolve(key) else { return nil }
        return events[id]?.position
    }

    private mutating func take(_ echo: LocalEcho) {
        // A slow echo must not come back after its confirmation.
        guard confirmed[echo.id] == nil else { return }
        if let index = echoes.firstIndex(where: { $0.id == echo.id }) {
            echoes[index] = echo
        } else {
            echoes.append(echo)
        }
    }

    private mutating func take(_ page: HistoryPage) {
        for event in page.events { insert(event) }
        if let covers = page.covers {
            known.insert(covers)
            newest = max(newest, covers.upperBound)
        }
        if page.reachesStart { reachesStart = true }
    }

    private mutating func insert(_ event: ChatEvent) {
        if let transaction = event.transactionID, event.sender == owner {
            confirmed[transaction] = event.id
            echoes.removeAll { $0.id == transaction }
        }
        if let stored = events[event.id] {
            // Redaction is the one change that a stored event can undergo.
            if event.isRedacted && !stored.isRedacted { events[event.id] = event }
            return
        }
        events[event.id] = event
        switch event.content {
        case .edit(let target, _): edits[target, default: []].insertByPosition(event)
        case .reaction(let target, _): reactions[target, default: []].insertByPosition(event)
        case .redaction(let target): redacted.insert(target)
        case .message, .membership, .roomName: insert(Place(position: event.position, id: event.id))
        }
    }

    private mutating func insert(_ place: Place) {
        var (low, high) = (0, order.count)
        if let last = order.last, last.position < place.position { low = high }
        while low < high {
            let middle = (low + high) / 2
            if order[middle].position < place.position { low = middle + 1 } else { high = middle }
        }
        order.insert(place, at: low)
    }
}

extension [ChatEvent] {
    fileprivate mutating func insertByPosition(_ event: ChatEvent) {
        let index = lastIndex { $0.position < event.position }.map { $0 + 1 } ?? 0
        insert(event, at: index)
    }
}
