public import Domain

/// Looking for a college by name, alias or town.
public struct SearchState: Equatable, Sendable {
    public var input: TextInput
    /// What the words found; the hits of the words before stay until the new ones are here.
    public var hits: [CollegeHit] = []
    /// The words that `hits` answer; `nil` before the first answer.
    public var answered: String?
    public var selection = ListSelection()
    public var failure: DisplayText?

    public init(words: String = "") { input = TextInput(words, limit: 80) }

    public var selected: CollegeHit? { selection.index.flatMap { hits.indices.contains($0) ? hits[$0] : nil } }
}
