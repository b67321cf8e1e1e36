internal import Domain

/// What one datagram says. Text separated by tabs; what can't be read counts as a plain ring.
enum DoorbellMessage: Sendable, Hashable {
    /// Something was committed.
    case stored
    case typing(UserID, isTyping: Bool, RoomID)
    /// - Parameter socket: The sender's, set when an answer is wanted.
    case presence(UserID, Presence, socket: String?)

    var bytes: [UInt8] {
        switch self {
        case .stored: Array("s".utf8)
        case .typing(let user, let isTyping, let room):
            Array("t\t\(user.rawValue)\t\(room.rawValue)\t\(isTyping ? 1 : 0)".utf8)
        case .presence(let user, let presence, let socket):
            Array("p\t\(user.rawValue)\t\(presence.rawValue)\t\(socket ?? "")".utf8)
        }
    }

    /// The name of what it says, without who and where.
    var kind: String {
        switch self {
        case .stored: "stored"
        case .typing: "typing"
        case .presence: "presence"
        }
    }

    init(_ bytes: some Sequence<UInt8>) {
        let fields = String(decoding: Array(bytes), as: UTF8.self).split(
            separator: "\t", omittingEmptySubsequences: false
        ).map(String.init)
        self = .stored
        guard fields.count == 4 else { return }
        if fields[0] == "t" {
            self = .typing(UserID(fields[1]), isTyping: fields[3] == "1", RoomID(fields[2]))
        } else if fields[0] == "p", let presence = Presence(rawValue: fields[2]) {
            self = .presence(UserID(fields[1]), presence, socket: fields[3].isEmpty ? nil : fields[3])
        }
    }
}
