public import Domain

/// A college that is like another one, with the figures that say so.
public struct SimilarHit: Sendable, Hashable, Identifiable {
    public let id: UnitID
    public let name: String
    public let city: String
    public let state: StateCode
    public let reasons: [Reason]

    public struct Reason: Sendable, Hashable {
        public let kind: SimilarColleges.Reason
        /// Of the college that was asked about, and of this one; `nil` where the reason is no number.
        public let values: Values?

        public init(kind: SimilarColleges.Reason, values: Values?) {
            self.kind = kind
            self.values = values
        }
    }

    public struct Values: Sendable, Hashable {
        public let asked: Double
        public let found: Double

        public init(asked: Double, found: Double) {
            self.asked = asked
            self.found = found
        }
    }

    public init(id: UnitID, name: String, city: String, state: StateCode, reasons: [Reason]) {
        self.id = id
        self.name = name
        self.city = city
        self.state = state
        self.reasons = reasons
    }
}
