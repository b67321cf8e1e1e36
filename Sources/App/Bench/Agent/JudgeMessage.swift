import Domain

/// One line of a swipe judge, or a part of one.
struct JudgeMessage {
    private let members: [JSONMember]

    /// `nil` for a line that is no JSON object.
    init?(_ line: String) {
        // Why a judge's line cannot be read is the judge's affair; the agent only stops.
        guard let value = try? JSONReader.read(Array(line.utf8)), case .object(let members) = value else { return nil }
        self.members = members
    }

    private init(members: [JSONMember]) { self.members = members }

    func part(_ key: String) -> JudgeMessage? {
        if case .object(let members) = value(key) { JudgeMessage(members: members) } else { nil }
    }

    func text(_ key: String) -> String? { if case .string(let text) = value(key) { text } else { nil } }
    func number(_ key: String) -> Double? { if case .number(let digits) = value(key) { Double(digits) } else { nil } }
    func flag(_ key: String) -> Bool? { if case .bool(let flag) = value(key) { flag } else { nil } }

    private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}
