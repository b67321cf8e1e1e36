internal import Domain

/// An event as a row of `chat_event`, in the room of one account.
enum ChatEventRow {
    /// `chat_event.kind`; never renumbered.
    enum Kind: Int, Sendable {
        case message = 0
        case edit = 1
        case redaction = 2
        case reaction = 3
        case membership = 4
        case roomName = 5
    }

    static let columns = """
        e.position, e.event_id, e.sender, e.time, e.kind, e.body, e.style, e.target, e.reply_to, e.attachment,
        e.transaction_id, e.is_redacted
        """

    /// - Parameter first: The column that `columns` starts at.
    /// - Throws: `SQLITE_MISMATCH` with the column's name when the row is not a whole event.
    static func event(_ row: Statement, in room: RoomID, from first: Int = 0) throws(SQLiteError) -> ChatEvent {
        let position = TimelinePosition(try row.integer(first))
        let name = try row.textOrNil(first + 1)
        return ChatEvent(
            id: name.map { EventID($0) } ?? EventID(host: room, position), room: room,
            sender: UserID(try row.text(first + 2)), position: position, time: try row.integer(first + 3),
            transactionID: try row.textOrNil(first + 10).map { TransactionID($0) },
            content: try content(row, from: first), isRedacted: try row.integer(first + 11) != 0)
    }

    private static func content(_ row: Statement, from first: Int) throws(SQLiteError) -> ChatEvent.Content {
        guard let kind = Kind(rawValue: try row.integer(first + 4, as: Int.self)) else {
            throw row.mismatch("column kind is not one of an event")
        }
        let body = try row.text(first + 5)
        switch kind {
        case .message:
            return .message(
                MessageContent(
                    body, style: .init(rawValue: try row.integer(first + 6, as: Int.self)) ?? .text,
                    replyTo: try row.textOrNil(first + 8).map { EventID($0) },
                    attachment: try row.textOrNil(first + 9).flatMap { ContentHash(hex: $0) }))
        case .edit: return .edit(of: EventID(try row.text(first + 7)), body: body)
        case .redaction: return .redaction(of: EventID(try row.text(first + 7)))
        case .reaction: return .reaction(to: EventID(try row.text(first + 7)), key: body)
        case .membership:
            guard let membership = Membership(rawValue: body) else {
                throw row.mismatch("column body is not a membership")
            }
            return .membership(of: UserID(try row.text(first + 7)), membership)
        case .roomName: return .roomName(body)
        }
    }

    /// Content as the values of the columns kind, body, style, target, reply_to, attachment.
    static func values(_ content: ChatEvent.Content) -> [SQLiteValue] {
        switch content {
        case .message(let message):
            [
                .integer(0), .text(message.body), SQLiteValue(message.style.rawValue), .null,
                SQLiteValue(message.replyTo?.rawValue), SQLiteValue(message.attachment?.hex),
            ]
        case .edit(let target, let body): related(.edit, target.rawValue, body)
        case .redaction(let target): related(.redaction, target.rawValue, "")
        case .reaction(let target, let key): related(.reaction, target.rawValue, key)
        case .membership(let user, let membership): related(.membership, user.rawValue, membership.rawValue)
        case .roomName(let name): [.integer(5), .text(name), .integer(0), .null, .null, .null]
        }
    }

    private static func related(_ kind: Kind, _ target: String, _ body: String) -> [SQLiteValue] {
        [SQLiteValue(kind.rawValue), .text(body), .integer(0), .text(target), .null, .null]
    }
}

extension EventID {
    /// On one host an event is named by its room and position, which every member knows alike.
    init(host room: RoomID, _ position: TimelinePosition) { self.init("$\(position.rawValue):\(room.rawValue)") }

    /// The position that a host's event id names; `nil` for the id of another transport.
    func hostPosition(in room: RoomID) -> TimelinePosition? {
        guard rawValue.hasPrefix("$"), let colon = rawValue.firstIndex(of: ":"),
            rawValue[rawValue.index(after: colon)...] == room.rawValue[...]
        else { return nil }
        return Int64(rawValue[rawValue.index(after: rawValue.startIndex)..<colon]).map { TimelinePosition($0) }
    }
}

extension OutgoingEvent.Content {
    var confirmed: ChatEvent.Content {
        switch self {
        case .message(let content): .message(content)
        case .edit(let target, let body): .edit(of: target, body: body)
        case .redaction(let target): .redaction(of: target)
        case .reaction(let target, let key): .reaction(to: target, key: key)
        }
    }
}
