extension Timeline {
    /// The rows from top to bottom.
    ///
    /// - Parameter day: The calendar day of an instant (milliseconds since 1970) where the student is.
    public func rows(day: (Int64) -> LocalDay) -> [TimelineRow] {
        var writer = RowWriter()
        writer.rows.reserveCapacity(order.count + echoes.count + 8)
        var ranges = known.ranges[...]
        var unreadAfter = unreadAfter
        if let first = ranges.first, !reachesStart { writer.rows.append(.gap(.before(first.lowerBound))) }
        for place in order {
            while let range = ranges.first, range.upperBound < place.position {
                ranges.removeFirst()
                if let following = ranges.first {
                    writer.rows.append(.gap(.between(range.upperBound, end: following.lowerBound)))
                }
            }
            guard let range = ranges.first else { break }
            // Lent by a page for its quotes; it has no place of its own yet.
            guard range.contains(place.position), let event = events[place.id] else { continue }
            let line = unreadAfter.map { event.position > $0 && event.sender != owner && event.message != nil } ?? false
            writer.start(day(event.time))
            if line {
                writer.rows.append(.unread)
                unreadAfter = nil
            }
            append(event, to: &writer)
        }
        while let range = ranges.popFirst() {
            if let following = ranges.first {
                writer.rows.append(.gap(.between(range.upperBound, end: following.lowerBound)))
            } else if range.upperBound < newest {
                writer.rows.append(.gap(.after(range.upperBound)))
            }
        }
        for echo in echoes {
            writer.start(day(echo.time))
            writer.rows.append(.message(message(for: echo)))
        }
        return writer.rows
    }

    /// The first message of others after the unread line; `nil` when everything was read.
    public var firstUnread: MessageKey? {
        guard let unreadAfter else { return nil }
        return messages(after: unreadAfter).first { $0.sender != owner }.map { .event($0.id) }
    }

    /// Loaded messages above a position, ascending; redacted ones too.
    func messages(after position: TimelinePosition) -> [ChatEvent] {
        let start = order.lastIndex { $0.position <= position }.map { $0 + 1 } ?? 0
        return order[start...].compactMap { place in
            guard known.contains(place.position), let event = events[place.id], event.message != nil else { return nil }
            return event
        }
    }

    /// The newest loaded position; `start` for an empty timeline.
    public var end: TimelinePosition { known.ranges.last?.upperBound ?? .start }

    /// Newest message of the owner, which ↑ in an empty composer edits.
    public var lastOwnMessage: EventID? {
        order.last { place in
            guard let event = events[place.id] else { return false }
            return event.sender == owner && event.message != nil && !isRedacted(event)
        }?.id
    }

    private func isRedacted(_ event: ChatEvent) -> Bool { event.isRedacted || redacted.contains(event.id) }

    private func append(_ event: ChatEvent, to writer: inout RowWriter) {
        switch event.content {
        case .message(let content): writer.rows.append(.message(message(event, content)))
        case .membership(let user, let membership):
            writer.rows.append(.membership(event.id, of: user, by: event.sender, membership))
        case .roomName(let name): writer.rows.append(.roomName(event.id, name, by: event.sender))
        case .edit, .redaction, .reaction: break
        }
    }

    private func message(_ event: ChatEvent, _ original: MessageContent) -> TimelineMessage {
        let isGone = isRedacted(event)
        let texts = isGone ? [""] : [original.body] + versions(of: event)
        var content = original
        content.body = texts[texts.count - 1]
        if isGone { content.attachment = nil }
        return TimelineMessage(
            key: .event(event.id), position: event.position, sender: event.sender, isMine: event.sender == owner,
            time: event.time, content: content, isRedacted: isGone, earlierVersions: Array(texts.dropLast()),
            quote: original.replyTo.map(quote), reactions: isGone ? [] : reactionsList(of: event.id),
            delivery: event.sender == owner ? delivery(of: event) : nil)
    }

    private func message(for echo: LocalEcho) -> TimelineMessage {
        TimelineMessage(
            key: .echo(echo.id), position: nil, sender: owner, isMine: true, time: echo.time, content: echo.content,
            isRedacted: false, earlierVersions: [], quote: echo.content.replyTo.map(quote), reactions: [],
            delivery: echo.state)
    }

    /// The texts that edits gave a message, oldest first. Only its own author can edit it.
    private func versions(of event: ChatEvent) -> [String] {
        (edits[event.id] ?? []).compactMap { edit in
            guard edit.sender == event.sender, !isRedacted(edit), case .edit(_, let body) = edit.content else {
                return nil
            }
            return body
        }
    }

    private func quote(_ id: EventID) -> TimelineMessage.Quote {
        guard let event = events[id], let content = event.message else { return .missing(id) }
        if isRedacted(event) { return .redacted(id, sender: event.sender) }
        return .message(id, sender: event.sender, body: versions(of: event).last ?? content.body)
    }

    private func reactionsList(of id: EventID) -> [TimelineMessage.Reaction] {
        var senders: [String: [UserID]] = [:]
        var mine: [String: EventID] = [:]
        var keys: [String] = []
        for event in reactions[id] ?? [] where !isRedacted(event) {
            guard case .reaction(_, let key) = event.content else { continue }
            if senders[key] == nil { keys.append(key) }
            // The same reaction twice counts once.
            guard senders[key]?.contains(event.sender) != true else { continue }
            senders[key, default: []].append(event.sender)
            if event.sender == owner { mine[key] = event.id }
        }
        return keys.map { TimelineMessage.Reaction(key: $0, senders: senders[$0] ?? [], mine: mine[$0]) }
    }

    private func delivery(of event: ChatEvent) -> DeliveryState {
        let readers = receipts.count { user, upTo in user != owner && upTo >= event.position }
        return readers > 0 ? .read(by: readers) : .sent
    }
}

/// Puts day lines between rows.
private struct RowWriter {
    var rows: [TimelineRow] = []
    private var current: LocalDay?

    /// A message whose clock is behind stays under the day of those before it.
    mutating func start(_ day: LocalDay) {
        if let current, day <= current { return }
        current = day
        rows.append(.day(day))
    }
}
