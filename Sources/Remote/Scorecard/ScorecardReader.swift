internal import Domain

/// Reads the API's answers: a page of colleges, or why there is none. Every number is checked for type and range.
enum ScorecardReader {
    static func page(_ answer: HTTPAnswer, number: Int) throws(ScorecardError) -> ScorecardPage {
        switch answer.status {
        case 200: break
        case 401, 403: throw .keyRefused(words: words(answer))
        case 429: throw .limitReached(retryAfter: answer.headers["retry-after"].flatMap { Int($0) })
        default: throw .status(answer.status, words: words(answer))
        }
        let document = try json(answer.body)
        guard let members = object(document) else { throw .malformed("the answer", "an object", document) }
        guard let metadata = members["metadata"].flatMap(object) else {
            throw .malformed("metadata", "an object", members["metadata"] ?? .null)
        }
        guard case .array(let results)? = members["results"] else {
            throw .malformed("results", "a list of colleges", members["results"] ?? .null)
        }
        guard let total = integer(metadata["total"]), total >= 0 else {
            throw .malformed("metadata.total", "a whole number", metadata["total"] ?? .null)
        }
        if let page = metadata["page"], integer(page) != number {
            throw .malformed("metadata.page", "\(number)", page)
        }
        guard total > 0, number > 0 || !results.isEmpty else { throw .empty }
        var rows: [ScorecardPage.Row] = []
        for result in results { rows.append(try row(result)) }
        return ScorecardPage(number: number, total: total, rows: rows)
    }

    private static func row(_ result: JSONValue) throws(ScorecardError) -> ScorecardPage.Row {
        guard let members = object(result) else { throw .malformed("results", "an object for each college", result) }
        guard let id = integer(members["id"]), (100_000...99_999_999).contains(id) else {
            throw .malformed("id", "a UNITID of six to eight digits", members["id"] ?? .null)
        }
        var figures: [Figure] = []
        for field in ScorecardField.all { figures.append(try figure(field, members, college: id)) }
        return ScorecardPage.Row(id: UnitID(Int32(id)), figures: figures)
    }

    private static func figure(
        _ field: ScorecardField, _ members: [String: JSONValue], college: Int
    ) throws(ScorecardError) -> Figure {
        var reason = MissingReason.notReported
        for name in field.names {
            switch members[name] ?? .null {
            case .null: break
            case .string("PrivacySuppressed"), .string("PS"): reason = .withheld
            case .number(let digits):
                let range = field.kind.range
                guard let value = Double(digits), value.isFinite, range.contains(value) else {
                    let bounds = "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
                    throw .malformed("\(name) of college \(college)", bounds, .number(digits))
                }
                return .known(value)
            case let other: throw .malformed("\(name) of college \(college)", "a number", other)
            }
        }
        return .missing(reason)
    }

    private static func json(_ body: [UInt8]) throws(ScorecardError) -> JSONValue {
        let start = body.drop { $0 <= 0x20 }
        guard let first = start.first else { throw .empty }
        guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
            throw .notJSON(start: beginning(start))
        }
        do throws(JSONError) {
            return try JSONReader.read(body)
        } catch {
            if error.reason == .unexpectedEnd { throw .cut }
            throw .malformed(
                place: "line \(error.line), column \(error.column)", expected: "JSON", found: "\(error.reason)")
        }
    }

    private static func beginning(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix(40), as: UTF8.self)
    }

    /// api.data.gov says `{"error": {"message": …}}`, the Scorecard `{"errors": [{"message": …}]}`.
    private static func words(_ answer: HTTPAnswer) -> String {
        // Whatever else it says is of no use to a person.
        guard let members = (try? JSONReader.read(answer.body)).flatMap(object) else { return "" }
        var place = members["error"]
        if case .array(let errors)? = members["errors"] { place = errors.first }
        if case .string(let words)? = place { return String(words.prefix(200)) }
        guard case .string(let words)? = place.flatMap(object)?["message"] else { return "" }
        return String(words.prefix(200))
    }

    private static func object(_ value: JSONValue) -> [String: JSONValue]? {
        guard case .object(let members) = value else { return nil }
        return Dictionary(members.map { ($0.key, $0.value) }) { $1 }
    }

    private static func integer(_ value: JSONValue?) -> Int? {
        guard case .number(let digits)? = value else { return nil }
        return Int(digits)
    }

    private static func plain(_ bound: Double) -> String { "\(Int(bound))" }
}

extension ScorecardError {
    /// What stood there instead, short.
    fileprivate static func malformed(_ place: String, _ expected: String, _ found: JSONValue) -> ScorecardError {
        let text = JSONWriter.text(found).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return .malformed(place: place, expected: expected, found: String(text.prefix(40)))
    }
}
