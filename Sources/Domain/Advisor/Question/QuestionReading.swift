/// What was taken of a question, and what was not.
public struct QuestionReading: Sendable, Equatable {
    public var kind: Kind
    public var colleges: [CollegeMention]
    public var topics: [QuestionTopic]
    /// Fields of study that the question names.
    public var fields: [CIPCode]
    public var filter: CollegeFilter
    public var order: [SortRule]
    /// How many of a list are wanted; `nil` when the question does not say.
    public var limit: Int?
    /// Only colleges that the student has marked.
    public var mark: Mark?
    /// Towns in which colleges are to lie, folded.
    public var cities: [String]
    public var states: [StateCode]
    /// As typed; the answer says that these took no part.
    public var notUnderstood: [String]
    /// The question asks for what no evidence holds; the word that says so.
    public var beyond: String?
    /// Years of study that a price is asked for, in their order; empty for a year.
    public var years: [Int]
    /// Percent by which the price grows each year.
    public var growth: Double?
    /// Whether the lower end is asked for where colleges are compared.
    public var prefersLow: Bool?
    /// `cheapest`, `highest`: the first of the order is what is asked for.
    public var isSuperlative: Bool
    /// The question can be answered with yes or no.
    public var isYesNo: Bool
    /// What a filter needs of the profile first.
    public var missing: [FilterReading.Missing]

    public enum Kind: Sendable, Equatable {
        /// Of one college or several, each topic.
        case facts
        /// The same, side by side, with the one that is ahead.
        case comparison
        case list
        case count
        /// Money of a sponsor or a state: which, how much, until when, for whom.
        case awards
        case guidance
        case greeting
        case unclear
    }

    public enum Mark: Sendable, Equatable { case liked, starred, passed }

    public init(kind: Kind = .unclear) {
        self.kind = kind
        colleges = []
        topics = []
        fields = []
        filter = CollegeFilter()
        order = []
        limit = nil
        mark = nil
        cities = []
        states = []
        notUnderstood = []
        beyond = nil
        missing = []
        years = []
        growth = nil
        prefersLow = nil
        isYesNo = false
        isSuperlative = false
    }
}

/// A college that a question names.
public struct CollegeMention: Sendable, Equatable {
    /// Rows that the name may mean, the likeliest first.
    public let rows: [Int]
    /// As typed.
    public let text: String
    /// The name fits several colleges equally well.
    public let isShared: Bool
    /// The name was not written as the catalogue has it.
    public let isMended: Bool

    public init(rows: [Int], text: String, isShared: Bool, isMended: Bool) {
        self.rows = rows
        self.text = text
        self.isShared = isShared
        self.isMended = isMended
    }
}
