/// One published figure of a college, or the reason why there is none. A missing figure is never zero.
public enum Figure: Sendable, Hashable {
    case known(Double)
    case missing(MissingReason)

    public var value: Double? {
        if case .known(let value) = self { value } else { nil }
    }
}

/// Why a college has no figure of some kind.
public enum MissingReason: UInt8, Sendable, Hashable, CaseIterable {
    /// The college did not answer, or is absent from that survey.
    case notReported
    /// Published figures leave it out to protect a small group of students.
    case withheld
    /// The question does not apply: an open-admission college has no admission rate.
    case notApplicable
}
