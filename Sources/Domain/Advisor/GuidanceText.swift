/// A short text of ours on money, visas or applying, with the page whose facts it restates.
public struct GuidanceText: Sendable, Hashable, Identifiable {
    /// `fafsa-what`; `state-OR` for what holds in one state.
    public let id: String
    /// The subject: FAFSA, Pell Grant.
    public let title: String
    public let heading: String
    public let text: String
    /// Who publishes the facts, and where.
    public let source: String
    public let address: String
    /// The year of the page that was restated.
    public let year: String
    /// Further words under which it is found.
    public let words: String

    public init(
        id: String, title: String, heading: String, text: String, source: String, address: String, year: String,
        words: String = ""
    ) {
        self.id = id
        self.title = title
        self.heading = heading
        self.text = text
        self.source = source
        self.address = address
        self.year = year
        self.words = words
    }

    /// The state it holds for.
    public var state: StateCode? { id.hasPrefix("state-") ? StateCode(id.dropFirst(6)) : nil }

    public var evidence: Evidence {
        Evidence(
            id: "guidance/" + id, kind: .guidance, title: title, place: "\(heading) · \(source), \(year)", text: text,
            target: .address(address))
    }
}
