/// One research of a student, with what it is for.
public struct Workspace: Sendable, Hashable, Identifiable {
    /// Characters of a name.
    public static let longestName = 150
    /// Characters of an objective.
    public static let longestObjective = 1_000

    public let id: WorkspaceID
    public var name: String
    /// What the student wants to find out; may be empty.
    public var objective: String
    /// Out of the way, still whole.
    public var isArchived: Bool
    /// Milliseconds since 1970.
    public let created: Int64
    public let updated: Int64

    public init(
        id: WorkspaceID, name: String, objective: String = "", isArchived: Bool = false, created: Int64, updated: Int64
    ) {
        self.id = id
        self.name = name
        self.objective = objective
        self.isArchived = isArchived
        self.created = created
        self.updated = updated
    }
}
