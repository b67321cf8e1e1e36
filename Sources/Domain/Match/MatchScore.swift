/// How well a college fits a profile, and why.
public struct MatchScore: Sendable, Hashable {
    /// 0...100: 50 plus the points of every component, exactly.
    public let value: Double
    /// `nil` when less than half of the weight is known.
    public let grade: Grade?
    /// Known share of the weight, 0...1.
    public let confidence: Double
    /// One for each component, in the order of `MatchComponent.allCases`.
    public let parts: [Part]
    /// Strongest first.
    public let reasons: [Reason]

    public init(value: Double, grade: Grade?, confidence: Double, parts: [Part], reasons: [Reason]) {
        self.value = value
        self.grade = grade
        self.confidence = confidence
        self.parts = parts
        self.reasons = reasons
    }

    /// What one component adds to the score.
    public struct Part: Sendable, Hashable {
        public let component: MatchComponent
        /// The student's weight, normalised over all components to sum to 1.
        public let weight: Double
        /// −1...1; `nil` when nothing about it is known.
        public let fit: Double?
        /// Signed points this part adds to 50; 0 when unknown.
        public let points: Double

        public init(component: MatchComponent, weight: Double, fit: Double?, points: Double) {
            self.component = component
            self.weight = weight
            self.fit = fit
            self.points = points
        }
    }
}
