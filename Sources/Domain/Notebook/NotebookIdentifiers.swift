/// One research of a student: its sources, notes and conversations belong together. At most 2³¹ − 1.
public struct WorkspaceID: Sendable, Hashable, Comparable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    public static func < (left: WorkspaceID, right: WorkspaceID) -> Bool { left.rawValue < right.rawValue }
}

/// Something a workspace reads from. Never used again after the source is gone.
public struct SourceID: Sendable, Hashable, Comparable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    public static func < (left: SourceID, right: SourceID) -> Bool { left.rawValue < right.rawValue }
}

/// A piece of a source's text. A source that is read again gets new ones.
public struct PassageID: Sendable, Hashable, Comparable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    public static func < (left: PassageID, right: PassageID) -> Bool { left.rawValue < right.rawValue }
}

/// A note, or the one notebook document of a workspace.
public struct NoteID: Sendable, Hashable, Comparable {
    public let rawValue: Int64

    public init(_ rawValue: Int64) { self.rawValue = rawValue }

    public static func < (left: NoteID, right: NoteID) -> Bool { left.rawValue < right.rawValue }
}
