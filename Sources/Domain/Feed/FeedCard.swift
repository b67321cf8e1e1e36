/// A college as the feed offers it.
public struct FeedCard: Sendable, Hashable, Identifiable {
    public let college: College
    public let match: MatchScore
    public let chance: AdmissionChance
    /// Points by which the student's swipes move this college in the deck, beside the score and never in it.
    public let tastePoints: Int
    /// This card tests the student's taste rather than following it.
    public let isProbe: Bool
    /// The student's intended fields that this college teaches, by choice.
    public let fields: [FieldOffering]
    /// Traits that matter most to this student, best first; at most four are shown.
    public let tags: [CardTag]
    /// Miles from home; `nil` without a home town.
    public let milesFromHome: Int?
    /// What the student decided on it before; `nil` when still open.
    public let decision: Decision?
    public let isStarred: Bool

    public var id: UnitID { college.id }

    public init(
        college: College, match: MatchScore, chance: AdmissionChance, tastePoints: Int, isProbe: Bool,
        fields: [FieldOffering], tags: [CardTag], milesFromHome: Int?, decision: Decision?, isStarred: Bool
    ) {
        self.college = college
        self.match = match
        self.chance = chance
        self.tastePoints = tastePoints
        self.isProbe = isProbe
        self.fields = fields
        self.tags = tags
        self.milesFromHome = milesFromHome
        self.decision = decision
        self.isStarred = isStarred
    }
}

/// One short label on a card.
public enum CardTag: Sendable, Hashable {
    case teaches(CIPCode), affordable, inState, nearHome, size(SizeBand), setting(Setting), highGraduation
    case highEarnings, testsNotRequired, openAdmission, historicallyBlack, hispanicServing, tribal, womenOnly, menOnly
    case religious, smallClasses, divisionOne, honors, studyAbroad, control(Control)
}
