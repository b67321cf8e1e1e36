internal import Domain

extension SQLiteChatStore {
    func page(of room: RoomID, _ part: HistoryPart, limit: Int) async throws(StorageError) -> HistoryPage? {
        try await database.read { [account] connection throws(SQLiteError) in
            guard let row = try ChatRoomRow.find(room, of: account, in: connection) else { return nil }
            return try ChatHistory(room: row, connection: connection).page(part, limit: limit)
        }
    }

    func firstPosition(in room: RoomID, since time: Int64) async throws(StorageError) -> TimelinePosition? {
        try await database.read { [account] connection throws(SQLiteError) in
            guard let row = try ChatRoomRow.find(room, of: account, in: connection) else { return nil }
            return try ChatHistory(room: row, connection: connection).firstPosition(since: time)
        }
    }
}

/// Reads stretches of one room.
private struct ChatHistory {
    let room: ChatRoomRow
    let connection: Connection

    /// Only what makes rows counts; edits, redactions and reactions come with their messages.
    func page(_ part: HistoryPart, limit: Int) throws(SQLiteError) -> HistoryPage {
        guard let bounds = try bounds() else {
            return HistoryPage(events: [], covers: nil, reachesStart: true, reachesEnd: true)
        }
        let (low, high): (TimelinePosition, TimelinePosition)
        switch part {
        case .newest: (low, high) = (try start(of: limit, through: bounds.upperBound), bounds.upperBound)
        case .before(let position):
            high = position.previous
            low = try start(of: limit, through: high)
        case .after(let position):
            low = position.next
            high = try end(of: limit, from: low) ?? bounds.upperBound
        case .around(let position):
            low = try start(of: limit / 2 + 1, through: position)
            high = try end(of: limit / 2, from: position.next) ?? bounds.upperBound
        }
        let reachesStart = low <= bounds.lowerBound
        guard low <= high, high >= bounds.lowerBound else {
            return HistoryPage(
                events: [], covers: nil, reachesStart: high < bounds.lowerBound, reachesEnd: low > bounds.upperBound)
        }
        return HistoryPage(
            events: try events(in: low...high), covers: low...high, reachesStart: reachesStart,
            reachesEnd: high >= bounds.upperBound)
    }

    /// Times need not ascend with positions, but nearly do: half of what is left is dropped at each look.
    func firstPosition(since time: Int64) throws(SQLiteError) -> TimelinePosition? {
        guard let bounds = try bounds() else { return nil }
        var (low, high) = (bounds.lowerBound.rawValue, bounds.upperBound.rawValue + 1)
        while low < high {
            let middle = low + (high - low) / 2
            let found = try connection.first(
                "SELECT position, time FROM chat_event WHERE room = ? AND position >= ? ORDER BY position LIMIT 1",
                .integer(room.key), .integer(middle)
            ) { row throws(SQLiteError) in (try row.integer(0), try row.integer(1)) }
            if let found, found.1 < time { low = found.0 + 1 } else { high = middle }
        }
        return low > bounds.upperBound.rawValue ? nil : TimelinePosition(low)
    }

    private func bounds() throws(SQLiteError) -> ClosedRange<TimelinePosition>? {
        // Two statements: SQLite seeks for one extreme, but scans for both at once.
        let low = try extreme("SELECT min(position) FROM chat_event WHERE room = ?")
        guard let low, let high = try extreme("SELECT max(position) FROM chat_event WHERE room = ?") else { return nil }
        return low...high
    }

    private func extreme(_ sql: String) throws(SQLiteError) -> TimelinePosition? {
        try connection.first(sql, .integer(room.key)) { row throws(SQLiteError) in
            try row.integerOrNil(0).map { TimelinePosition($0) }
        } ?? nil
    }

    /// Where the last `limit` rows up to `position` begin; below the room's start when there are fewer.
    private func start(of limit: Int, through position: TimelinePosition) throws(SQLiteError) -> TimelinePosition {
        let found = try connection.first(
            """
            SELECT position FROM chat_event WHERE room = ? AND position <= ? AND kind IN (0, 4, 5)
            ORDER BY position DESC LIMIT 1 OFFSET ?
            """, .integer(room.key), .integer(position.rawValue), SQLiteValue(max(0, limit - 1))
        ) { row throws(SQLiteError) in TimelinePosition(try row.integer(0)) }
        if let found { return found }
        return min(try bounds()?.lowerBound ?? position, position)
    }

    /// Where the first `limit` rows from `position` end; `nil` when there are fewer.
    private func end(of limit: Int, from position: TimelinePosition) throws(SQLiteError) -> TimelinePosition? {
        try connection.first(
            """
            SELECT position FROM chat_event WHERE room = ? AND position >= ? AND kind IN (0, 4, 5)
            ORDER BY position LIMIT 1 OFFSET ?
            """, .integer(room.key), .integer(position.rawValue), SQLiteValue(max(0, limit - 1))
        ) { row throws(SQLiteError) in TimelinePosition(try row.integer(0)) }
    }

    private func events(in range: ClosedRange<TimelinePosition>) throws(SQLiteError) -> [ChatEvent] {
        let stretch = try connection.rows(
            """
            SELECT \(ChatEventRow.columns) FROM chat_event e WHERE e.room = ? AND e.position BETWEEN ? AND ?
            ORDER BY e.position
            """, .integer(room.key), .integer(range.lowerBound.rawValue), .integer(range.upperBound.rawValue)
        ) { [id = room.id] row in
            // A damaged row must not take the others with it; `quad check` reports it and sets it aside.
            try? ChatEventRow.event(row, in: id)
        }.compactMap { $0 }
        var events = Dictionary(stretch.map { ($0.position, $0) }) { first, _ in first }
        for event in stretch {
            guard let message = event.message else { continue }
            for related in try related(to: event.id) { events[related.position] = related }
            guard let quoted = message.replyTo, let original = try room.event(quoted, in: connection) else { continue }
            events[original.position] = original
            for related in try related(to: quoted) { events[related.position] = related }
        }
        return events.values.sorted { $0.position < $1.position }
    }

    private func related(to event: EventID) throws(SQLiteError) -> [ChatEvent] {
        try connection.rows(
            "SELECT \(ChatEventRow.columns) FROM chat_event e WHERE e.room = ? AND e.target = ?", .integer(room.key),
            .text(event.rawValue)
        ) { [id = room.id] row throws(SQLiteError) in try ChatEventRow.event(row, in: id) }
    }
}
