/// One field of study that a college awards, at one level.
public struct FieldOffering: Sendable, Hashable {
    /// Four digits.
    public let field: CIPCode
    public let credential: Credential
    /// Degrees awarded a year.
    public let completers: Figure
    /// Median earnings of completers, dollars a year.
    public let earnings: Figure
    /// Years after completion at which `earnings` were measured: 4 or 1; `nil` with no earnings.
    public let earningsYears: Int?
    /// Median federal debt of completers, dollars.
    public let debt: Figure

    public init(
        field: CIPCode, credential: Credential, completers: Figure, earnings: Figure, earningsYears: Int?,
        debt: Figure
    ) {
        self.field = field
        self.credential = credential
        self.completers = completers
        self.earnings = earnings
        self.earningsYears = earningsYears
        self.debt = debt
    }
}

/// The degree a field of study ends in.
public enum Credential: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case associate = 2, bachelor = 3
}

/// The title of a field of study.
public struct FieldTitle: Sendable, Hashable {
    public let code: CIPCode
    public let title: String

    public init(code: CIPCode, title: String) {
        self.code = code
        self.title = title
    }
}
