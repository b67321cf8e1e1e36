/// One sentence's worth of why a college fits or does not.
public struct Reason: Sendable, Hashable {
    public let kind: Kind
    public let component: MatchComponent
    /// Signed points this reason adds to the score.
    public let points: Double
    /// The student's side of it; `nil` where the college's figure speaks for itself.
    public let field: ProfileField?
    /// The college's side of it, opened like a citation.
    public let figure: FigureKind?

    public init(
        kind: Kind, component: MatchComponent, points: Double, field: ProfileField? = nil, figure: FigureKind? = nil
    ) {
        self.kind = kind
        self.component = component
        self.points = points
        self.field = field
        self.figure = figure
    }

    public enum Kind: Sendable, Hashable {
        /// `choice` counts from 1; `completers` is degrees a year, `nil` when withheld.
        case teachesField(CIPCode, choice: Int, completers: Int?)
        case lacksField(CIPCode, choice: Int)
        /// A related field of the same family.
        case teachesFamily(CIPCode, choice: Int)
        /// Dollars a year against the student's budget.
        case withinBudget(price: Int, budget: Int)
        case overBudget(price: Int, budget: Int)
        /// Without a budget: the price against the median of four-year colleges.
        case price(price: Int, median: Int)
        case scoreInRange(test: AdmissionTest, score: Int, low: Int, high: Int)
        case scoreAboveRange(test: AdmissionTest, score: Int, high: Int)
        case scoreBelowRange(test: AdmissionTest, score: Int, low: Int)
        case sizeWanted(students: Int)
        case sizeUnwanted(students: Int)
        case settingWanted(Setting)
        case settingUnwanted(Setting)
        /// Miles from home against the student's limit.
        case near(miles: Int, limit: Int?)
        case far(miles: Int, limit: Int?)
        case inState(StateCode)
        case graduation(share: Double)
        case retention(share: Double)
        case earnings(dollars: Int)
        case debt(dollars: Int)
        case classSize(studentsPerTeacher: Int)
    }
}

/// A test whose scores colleges publish.
public enum AdmissionTest: String, Sendable, Hashable, Codable {
    case sat, act
}
