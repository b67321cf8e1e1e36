/// A question to a college's admissions office, drafted here and sent by the student's own mail program.
public struct AdmissionsQuestion: Sendable, Hashable, Identifiable {
    public let id: UnitID
    /// The college's name when the question was drafted.
    public let college: String
    public var body: String
    public var state: State
    /// Milliseconds since 1970, UTC: when the state last changed.
    public var time: Int64

    /// How far the question has come, as the student says: Quad sends no mail.
    public enum State: String, Sendable, Hashable, CaseIterable {
        case draft, copied, sent, answered
    }

    public init(id: UnitID, college: String, body: String, state: State = .draft, time: Int64) {
        self.id = id
        self.college = college
        self.body = body
        self.state = state
        self.time = time
    }

    public var subject: String { "Question about \(college)" }

    /// RFC 6068 without an address: the office's own stands on the college's pages.
    public var mailto: String { "mailto:?subject=" + Self.encoded(subject) + "&body=" + Self.encoded(body) }

    private static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case 0x0A: result += "%0D%0A"
            default: result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    // MARK: On disk

    /// The setting that holds a question: `admissions.209922`.
    public static let prefix = "admissions."
    public var key: String { Self.prefix + id.description }

    /// State, time, college and text, a line each but for the last.
    public var stored: String {
        "\(state.rawValue)\n\(time)\n" + college.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" + body
    }

    /// - Returns: `nil` for a setting that is no question.
    public init?(key: String, stored text: String) {
        let parts = text.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
        guard key.hasPrefix(Self.prefix), let id = UnitID(String(key.dropFirst(Self.prefix.count))), parts.count == 4,
            let state = State(rawValue: String(parts[0])), let time = Int64(parts[1])
        else { return nil }
        self.init(id: id, college: String(parts[2]), body: String(parts[3]), state: state, time: time)
    }
}
