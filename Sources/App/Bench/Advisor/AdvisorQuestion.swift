import Domain

/// One question of a question set, as `Tests/Questions/README.md` describes it.
struct AdvisorQuestion: Sendable {
    let id: String
    let kind: String
    let question: String
    /// Rows of the right answer; one value is a row of one column.
    let rows: [[Value]]
    let unit: String
    let tolerance: String
    let isAny: Bool
    let proof: [String]
    /// Each has to stand in the answer in one of its spellings.
    let facts: [[String]]
    let profile: [(key: String, value: JSONValue)]
    let reason: String?
    /// Earlier questions of the thread.
    let earlier: [String]

    enum Value: Sendable, Equatable {
        case number(Double)
        case text(String)
        case nothing
    }

    static func read(_ path: String) -> [AdvisorQuestion]? {
        guard let bytes = InputFile.bytes(path, limit: 16 << 20),
            case .array(let entries)? = try? JSONReader.read(bytes)
        else {
            return nil  // the caller says that the file can't be read
        }
        return entries.compactMap(AdvisorQuestion.init)
    }

    private init?(_ value: JSONValue) {
        guard case .object(let members) = value else { return nil }
        let fields = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
        func text(_ key: String) -> String? { if case .string(let text)? = fields[key] { text } else { nil } }
        func list(_ key: String) -> [JSONValue] { if case .array(let list)? = fields[key] { list } else { [] } }
        guard let id = text("id"), let kind = text("kind"), let question = text("question") else { return nil }
        self.id = id
        self.kind = kind
        self.question = question
        unit = text("unit") ?? ""
        tolerance = text("tolerance") ?? "exact"
        if case .bool(true)? = fields["any"] { isAny = true } else { isAny = false }
        proof = (text("proof") ?? "").split(separator: ";").map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        facts = list("facts").compactMap { fact in
            if case .string(let text) = fact { text.split(separator: "|").map { $0.lowercased() } } else { nil }
        }
        reason = text("reason")
        earlier = list("earlier").compactMap { if case .string(let text) = $0 { text } else { nil } }
        if case .object(let members)? = fields["profile"] {
            profile = members.map { ($0.key, $0.value) }
        } else {
            profile = []
        }
        switch fields["answer"] {
        case .array(let rows)?:
            self.rows = rows.map { row in
                if case .array(let cells) = row { cells.map(Self.value) } else { [Self.value(row)] }
            }
        case .some(let single): rows = [[Self.value(single)]]
        case nil: rows = []
        }
    }

    private static func value(_ json: JSONValue) -> Value {
        switch json {
        case .number(let digits): Double(digits).map(Value.number) ?? .nothing
        case .string(let text): .text(text)
        default: .nothing
        }
    }
}
