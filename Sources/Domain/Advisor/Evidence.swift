/// A passage that an answer may rest on: a figure of the catalogue, an award, a guidance text, a part of a source.
public struct Evidence: Sendable, Hashable, Identifiable {
    /// Names the passage for good, as `college/166683/net_price` or `guidance/fafsa-what`.
    public let id: String
    public let kind: Kind
    /// What it is taken from: a college, an award, the title of a source. Outside text, as published.
    public let title: String
    /// Where in it: the survey with its year, a heading, a page.
    public let place: String
    /// The passage itself, word for word: every figure of an answer that cites it has to stand here or in `place`.
    public let text: String
    /// What opens when the passage is opened; `nil` for a passage that is all there is.
    public let target: Target?

    public init(
        id: String, kind: Kind, title: String, place: String, text: String, target: Target? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.place = place
        self.text = text
        self.target = target
    }

    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case college, program, catalog, scholarship, profile, guidance, source, note
    }

    /// Where a passage leads.
    public enum Target: Sendable, Hashable {
        case college(UnitID)
        case scholarship(AwardID)
        /// The page that a guidance text restates.
        case address(String)
        /// A source of the workspace by its id, and the characters of the passage.
        case source(id: String, from: Int, to: Int)
    }

    /// One work, however many of its passages are cited: a survey with its year, an award, a source.
    public var work: String { workTitle }
}

/// Evidence that an answer cites under a number.
public struct Citation: Sendable, Hashable, Identifiable {
    /// Counted from 1, without gaps, in the order of first use.
    public let index: Int
    public let evidence: Evidence

    public init(index: Int, evidence: Evidence) {
        self.index = index
        self.evidence = evidence
    }

    public var id: Int { index }
}
