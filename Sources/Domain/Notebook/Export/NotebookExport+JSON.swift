/// The form that is read again without any loss.
extension NotebookExport {
    /// What a file of this form says that it is.
    static let kind = "quad-notebook"

    public var json: String {
        JSONWriter.text(
            .object([
                JSONMember("format", .string(Self.kind)), JSONMember("version", .number(1)),
                JSONMember("name", .string(name)), JSONMember("objective", .string(objective)),
                JSONMember("sources", .array(sources.map(Self.value))),
                JSONMember("notes", .array(notes.map(Self.value))),
                JSONMember("missing", .array(missing.map { .string($0) })),
            ])) + "\n"
    }

    /// Why a file is no notebook.
    public enum Problem: Error, Sendable, Hashable {
        case json(JSONError)
        /// Another kind of file.
        case notANotebook
        /// Written by a later program.
        case newer(version: Int)
    }

    /// - Returns: The notebook, and what of it could not be understood, by name or number.
    public static func read(json bytes: [UInt8]) throws(Problem) -> (export: NotebookExport, skipped: [String]) {
        let value: JSONValue
        do throws(JSONError) { value = try JSONReader.read(bytes) } catch { throw .json(error) }
        let fields = Fields(value)
        guard fields.string("format") == kind else { throw .notANotebook }
        let version = fields.integer("version") ?? 0
        guard version == 1 else { throw version > 1 ? .newer(version: version) : .notANotebook }
        var export = NotebookExport(name: fields.string("name") ?? "", objective: fields.string("objective") ?? "")
        var skipped: [String] = []
        for (index, item) in fields.array("sources").enumerated() {
            let fields = Fields(item)
            if let source = source(fields) {
                export.sources.append(source)
            } else {
                // Its number stays taken, so that citations of the others hold.
                let title = fields.string("title") ?? "source \(index + 1)"
                skipped.append(title)
                export.sources.append(Item(origin: .text, title: title, document: nil, added: 0))
            }
        }
        for (index, item) in fields.array("notes").enumerated() {
            let fields = Fields(item)
            if let note = note(fields) {
                export.notes.append(note)
            } else {
                skipped.append(fields.string("title") ?? "note \(index + 1)")
            }
        }
        export.missing = fields.array("missing").compactMap { if case .string(let text) = $0 { text } else { nil } }
        return (export, skipped)
    }

    private static func value(_ item: Item) -> JSONValue {
        var members = [
            JSONMember("kind", .string(item.origin.kind.rawValue)),
            JSONMember("reference", .string(item.origin.reference)), JSONMember("title", .string(item.title)),
            JSONMember("added", .number(item.added)),
        ]
        if let document = item.document {
            if let title = document.title { members.append(JSONMember("document_title", .string(title))) }
            members.append(JSONMember("kinds", .string(String(document.kinds.map(\.code)))))
            members.append(JSONMember("text", .string(document.text)))
        }
        return .object(members)
    }

    private static func source(_ fields: Fields) -> Item? {
        guard let title = fields.string("title"), let reference = fields.string("reference"),
            let kind = fields.string("kind").flatMap(SourceOrigin.Kind.init(rawValue:)),
            let origin = SourceOrigin(kind, reference: reference)
        else { return nil }
        var document: SourceDocument?
        if let text = fields.string("text") {
            let kinds = (fields.string("kinds") ?? "").compactMap { SourceDocument.LineKind(code: $0) }
            document = SourceDocument(title: fields.string("document_title"), text: text, kinds: kinds)
            if document == nil { return nil }
        }
        return Item(origin: origin, title: title, document: document, added: Int64(fields.integer("added") ?? 0))
    }

    private static func value(_ note: NewNote) -> JSONValue {
        var members = [
            JSONMember("kind", .string(note.kind.rawValue)), JSONMember("title", .string(note.title)),
            JSONMember("body", .string(note.body)), JSONMember("tags", .array(note.tags.map { .string($0) })),
        ]
        if let college = note.college { members.append(JSONMember("college", .string(college.description))) }
        let citations = note.citations.map { citation in
            JSONValue.object([
                JSONMember("number", .number(citation.number)), JSONMember("target", .string(citation.target.code)),
                JSONMember("title", .string(citation.title)), JSONMember("place", .string(citation.place)),
                JSONMember("quote", .string(citation.quote)),
            ])
        }
        if !citations.isEmpty { members.append(JSONMember("citations", .array(citations))) }
        return .object(members)
    }

    private static func note(_ fields: Fields) -> NewNote? {
        guard let title = fields.string("title"), let body = fields.string("body"),
            let kind = Note.Kind(rawValue: fields.string("kind") ?? "note")
        else { return nil }
        let tags = fields.array("tags").compactMap { if case .string(let text) = $0 { text } else { nil } }
        let citations = fields.array("citations").compactMap { value -> NoteCitation? in
            let fields = Fields(value)
            guard let number = fields.integer("number"), number > 0,
                let target = fields.string("target").flatMap(NoteCitation.Target.init(code:))
            else { return nil }
            return NoteCitation(
                number: number, target: target, title: fields.string("title") ?? "",
                place: fields.string("place") ?? "", quote: fields.string("quote") ?? "")
        }
        return NewNote(
            kind: kind, title: title, body: body, tags: tags,
            college: fields.string("college").flatMap { UnitID($0) }, citations: citations)
    }

    /// The members of an object by name; none for any other value.
    private struct Fields {
        private let members: [String: JSONValue]

        init(_ value: JSONValue) {
            guard case .object(let members) = value else {
                self.members = [:]
                return
            }
            self.members = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
        }

        func string(_ name: String) -> String? { if case .string(let text)? = members[name] { text } else { nil } }
        func integer(_ name: String) -> Int? { if case .number(let text)? = members[name] { Int(text) } else { nil } }
        func array(_ name: String) -> [JSONValue] { if case .array(let items)? = members[name] { items } else { [] } }
    }
}

extension NoteCitation.Target {
    /// `source:3:120-240`, `college:166683`, `scholarship:abc`, `guidance:fafsa`, `profile`.
    public var code: String {
        switch self {
        case .source(let id, let range): "source:\(id.rawValue):\(range.lowerBound)-\(range.upperBound)"
        case .college(let id): "college:\(id)"
        case .scholarship(let id): "scholarship:\(id.rawValue)"
        case .guidance(let name): "guidance:\(name)"
        case .profile: "profile"
        }
    }

    public init?(code: String) {
        let parts = code.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "source":
            let numbers = rest.split { $0 == ":" || $0 == "-" }.compactMap { Int64($0) }
            guard numbers.count == 3, numbers[1] <= numbers[2] else { return nil }
            self = .source(SourceID(numbers[0]), Int(numbers[1])..<Int(numbers[2]))
        case "college":
            guard let id = UnitID(rest) else { return nil }
            self = .college(id)
        case "scholarship": self = .scholarship(AwardID(rest))
        case "guidance": self = .guidance(rest)
        case "profile": self = .profile
        default: return nil
        }
    }
}
