/// What a student has added to the colleges of their shortlist: notes, tags and an order of their own.
///
/// It follows from its changes alone, so that taking back the last change is exact.
public struct Shortlist: Sendable, Hashable {
    /// Private, by college; an empty note is none.
    public private(set) var notes: [UnitID: String] = [:]
    /// In the order in which they were given.
    public private(set) var tags: [UnitID: [String]] = [:]
    /// The order made by hand; a college without a place follows those that have one.
    public private(set) var order: [UnitID] = []
    /// The last change that stands, and when it was made.
    public private(set) var last: ShortlistChange?

    public static let longestNote = 1_000
    public static let longestTag = 24
    public static let mostTags = 8

    public init(_ changes: some Sequence<ShortlistChange> = []) {
        for change in changes { append(change) }
    }

    public mutating func append(_ change: ShortlistChange) {
        last = change
        switch change.kind {
        case .note(let id, let text): notes[id] = text.isEmpty ? nil : text
        case .tags(let id, let names): tags[id] = names.isEmpty ? nil : names
        case .order(let ids): order = ids
        }
    }

    /// The colleges in the order made by hand, the others behind them as they came.
    public func arranged(_ ids: [UnitID]) -> [UnitID] {
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        return ids.enumerated().sorted { left, right in
            (places[left.element] ?? .max, left.offset) < (places[right.element] ?? .max, right.offset)
        }.map(\.element)
    }

    /// Tags as typed, with commas between them: without blanks, each once, not too many and not too long.
    public static func tags(reading text: String) -> [String] {
        var seen: Set<String> = []
        return text.split(separator: ",").map { part in
            let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return String(words.prefix(longestTag))
        }.filter { !$0.isEmpty && seen.insert(SearchFolding.key(of: $0)).inserted }.prefix(mostTags).map(\.self)
    }
}

/// One change of a shortlist.
public struct ShortlistChange: Sendable, Hashable {
    /// Milliseconds since 1970.
    public let time: Int64
    public let kind: Kind

    public init(time: Int64, kind: Kind) {
        self.time = time
        self.kind = kind
    }

    public enum Kind: Sendable, Hashable {
        case note(UnitID, String)
        case tags(UnitID, [String])
        case order([UnitID])
    }
}
