/// Where a kind of figure comes from: shown beside every figure.
public struct Provenance: Sendable, Hashable {
    /// `IPEDS HD`, `College Scorecard`, …
    public let survey: String
    /// The survey's publisher, with the credit that its licence asks for.
    public let publisher: String
    /// As the publisher writes it: `2022-23`, `fall 2021`.
    public let year: String
    /// The survey's own variable, for readers who want to look it up.
    public let variable: String

    public init(survey: String, publisher: String, year: String, variable: String) {
        self.survey = survey
        self.publisher = publisher
        self.year = year
        self.variable = variable
    }
}
