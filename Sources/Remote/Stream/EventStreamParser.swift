/// Server-sent events after the WHATWG specification, however the bytes are cut.
///
/// https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
struct EventStreamParser {
    /// One event that was dispatched.
    struct Event: Equatable, Sendable {
        /// `message` where the stream names none.
        let name: String
        /// Lines of data with line feeds between them.
        let data: String
    }

    /// The last id the stream has set, over all events.
    private(set) var lastEventID = ""
    /// Milliseconds to wait before connecting again, as the stream said.
    private(set) var retry: Int?
    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var hasData = false
    private var name = ""
    private var id = ""
    private var isAfterReturn = false
    /// Bytes that may be the beginning of a byte order mark.
    private var head: [UInt8]? = []

    /// A line longer than this is not taken further; the rest of it is dropped.
    static let longestLine = 1 << 20

    /// Takes more bytes and returns the events that they complete.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            if var head {
                head.append(byte)
                self.head = head
                let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
                if head == mark {
                    self.head = nil
                } else if !mark.starts(with: head) {
                    self.head = nil
                    for byte in head { take(byte, &events) }
                }
                continue
            }
            take(byte, &events)
        }
        return events
    }

    private mutating func take(_ byte: UInt8, _ events: inout [Event]) {
        switch byte {
        case 0x0A where isAfterReturn: isAfterReturn = false
        case 0x0A, 0x0D:
            isAfterReturn = byte == 0x0D
            endLine(&events)
        default:
            isAfterReturn = false
            if line.count < Self.longestLine { line.append(byte) }
        }
    }

    private mutating func endLine(_ events: inout [Event]) {
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return dispatch(&events) }
        guard let colon = line.firstIndex(of: 0x3A) else { return field(line[...], value: []) }
        // A line that begins with a colon is a comment.
        guard colon > 0 else { return }
        var value = line[(colon + 1)...]
        if value.first == 0x20 { value = value.dropFirst() }
        field(line[..<colon], value: value)
    }

    private mutating func field(_ name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        switch String(decoding: name, as: UTF8.self) {
        case "data":
            if hasData { data.append(0x0A) }
            data += value
            hasData = true
        case "event": self.name = String(decoding: value, as: UTF8.self)
        case "id": if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
        case "retry":
            if !value.isEmpty, value.allSatisfy({ (0x30...0x39).contains($0) }) {
                retry = Int(String(decoding: value, as: UTF8.self)) ?? retry
            }
        default: break
        }
    }

    private mutating func dispatch(_ events: inout [Event]) {
        lastEventID = id
        defer {
            data.removeAll(keepingCapacity: true)
            hasData = false
            name = ""
        }
        guard hasData else { return }
        events.append(Event(name: name.isEmpty ? "message" : name, data: String(decoding: data, as: UTF8.self)))
    }
}
