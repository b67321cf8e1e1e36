import Domain

/// Turns the bytes of a server's answer into events; a value without network, so that every cut can be tried.
struct AnswerStreamReader {
    private let kind: ModelServer.Kind
    private var parser = EventStreamParser()
    /// The body of an answer that is no stream.
    private var plain: [UInt8] = []
    private var status = 0
    private var hasFinished = false
    /// A first token has come: asking again would repeat it.
    private(set) var hasBegun = false
    /// The server has said that it is done, or what went wrong.
    private(set) var isOver = false

    init(_ kind: ModelServer.Kind) { self.kind = kind }

    mutating func take(_ bytes: [UInt8], status: Int) -> [AnswerEvent] {
        self.status = status
        guard (200..<300).contains(status) else {
            plain += bytes.prefix(max(0, 65_536 - plain.count))
            return []
        }
        if plain.count < 1_024 { plain += bytes.prefix(1_024) }
        var events: [AnswerEvent] = []
        for event in parser.take(bytes) where !isOver {
            events += kind == .completions ? completions(event) : notebook(event)
        }
        return events
    }

    /// - Returns: Why there is no answer; `nil` where one has ended, be it cut off.
    mutating func end(_ end: HTTPEnd, yield: (AnswerEvent) -> Void) -> AnswerProblem? {
        guard !isOver else { return nil }
        isOver = true
        if end.status >= 300 || end.status == 0 || !hasBegun {
            if let problem = problem(end) { return problem }
        }
        guard hasBegun else { return .malformed(reason: "no event of an answer") }
        if case .stalled? = end.failure { return .stalled }
        // What has come stays; that it is not whole is said.
        yield(.done(text: nil, isWhole: hasFinished && end.failure == nil))
        return nil
    }

    private func problem(_ end: HTTPEnd) -> AnswerProblem? {
        switch end.failure {
        case .noLibrary?: return .unreachable(reason: "libcurl is not installed")
        case .stalled?: return .stalled
        case .cut?: return .unreachable(reason: "the connection closed")
        case .unreachable(let reason)?: return .unreachable(reason: reason)
        case nil: break
        }
        switch end.status {
        case 200..<300: return nil
        case 401, 403: return .unauthorized
        case 429: return .busy(retryAfter: end.headers["retry-after"].flatMap { Int($0) })
        case 413: return .tooLong
        case 400, 422:
            let words = String(decoding: plain, as: UTF8.self).lowercased()
            let isLong = words.contains("context") || words.contains("too long") || words.contains("maximum")
            return isLong ? .tooLong : .refused(status: end.status)
        default: return .refused(status: end.status)
        }
    }

    // MARK: Chat completions

    private mutating func completions(_ event: EventStreamParser.Event) -> [AnswerEvent] {
        let data = event.data.drop { $0 == " " }
        if data == "[DONE]" {
            isOver = true
            return [.done(text: nil, isWhole: true)]
        }
        // One malformed event is skipped.
        guard let chunk = try? JSONReader.read(Array(data.utf8)) else { return [] }
        if let error = chunk["error"] {
            isOver = true
            let words = error["message"]?.string ?? error.string ?? ""
            return [.failed(words.lowercased().contains("context") ? .tooLong : .malformed(reason: words))]
        }
        guard case .array(let choices)? = chunk["choices"], let choice = choices.first else { return [] }
        if choice["finish_reason"]?.string != nil { hasFinished = true }
        guard let text = choice["delta"]?["content"]?.string, !text.isEmpty else { return [] }
        hasBegun = true
        return [.token(text)]
    }

    // MARK: Notebook server

    private mutating func notebook(_ event: EventStreamParser.Event) -> [AnswerEvent] {
        // One malformed event is skipped.
        guard let data = try? JSONReader.read(Array(event.data.utf8)) else { return [] }
        switch event.name {
        case "start":
            return [.start(conversation: data["conversationId"]?.string, message: data["messageId"]?.string)]
        case "token":
            guard let text = data["text"]?.string, !text.isEmpty else { return [] }
            hasBegun = true
            return [.token(text)]
        case "citations":
            hasBegun = true
            return [.citations(Self.citations(data["citations"]).citations)]
        case "done":
            isOver = true
            hasBegun = true
            let read = Self.citations(data["citations"])
            var events: [AnswerEvent] = read.citations.isEmpty ? [] : [.citations(read.citations)]
            let text = data["content"]?.string
            var isStopped = false
            if case .bool(true)? = data["stopped"] { isStopped = true }
            events.append(.done(text: text.map { read.isFromZero ? Self.shifted($0) : $0 }, isWhole: !isStopped))
            return events
        case "error":
            isOver = true
            return [.failed(.malformed(reason: data["message"]?.string ?? ""))]
        default: return []
        }
    }

    /// Numbers that count from 0 are shown from 1.
    private static func citations(_ value: JSONValue?) -> (citations: [Citation], isFromZero: Bool) {
        guard case .array(let list)? = value else { return ([], false) }
        let read = list.compactMap { item -> (Int, Evidence)? in
            guard case .number(let digits)? = item["index"], let index = Int(digits) else { return nil }
            func text(_ keys: String...) -> String { keys.lazy.compactMap { item[$0]?.string }.first ?? "" }
            let evidence = Evidence(
                id: "server/" + text("sourceId", "source_id", "id"), kind: .source, title: text("title", "sourceTitle"),
                place: text("locationLabel", "location_label", "location", "kind"),
                text: text("quotedText", "quoted_text", "quote", "text"))
            return (index, evidence)
        }
        let isFromZero = read.contains { $0.0 == 0 }
        return (read.map { Citation(index: $0.0 + (isFromZero ? 1 : 0), evidence: $0.1) }, isFromZero)
    }

    /// `[0]` as `[1]`.
    private static func shifted(_ text: String) -> String { CitationMarks.shifted(text, by: 1) }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
}
