/// What a meetup is called everywhere: random, so that it tells nothing.
public struct MeetupID: Sendable, Hashable, Codable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static func random() -> MeetupID { MeetupID(TransactionID.random().rawValue) }
}

/// What somebody proposes: something to begin a conversation with, when, and in which area.
public struct MeetupPost: Sendable, Hashable, Identifiable {
    public let id: MeetupID
    /// Who wrote it.
    public let creator: UserID
    /// Who decides about requests: the creator, or the person whom a direct request asks.
    public let host: UserID
    public let campus: CampusID
    public let area: AreaID
    /// The area's name when it was written.
    public let areaName: String
    /// The conversation starter.
    public var title: String
    public var kind: Kind
    public var about: String
    public var intention: Intention
    public var audience: Audience
    public var reach: Reach
    /// A college it is about.
    public var college: UnitID?
    /// Milliseconds since 1970, UTC. ``starts`` lies before ``ends``.
    public var starts: Int64
    public var ends: Int64
    public let created: Int64

    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case coffee, meal, study, indoor, outdoor, event, other
    }
    public enum Intention: String, Sendable, Hashable, CaseIterable { case friendship, study, other }
    /// Whom it is for, by what they say of themselves.
    public enum Audience: String, Sendable, Hashable, CaseIterable { case anyone, women, men, nonBinary }
    /// Who sees it.
    public enum Reach: String, Sendable, Hashable, CaseIterable { case everyone, contacts }

    public enum Fault: Error, Sendable, Hashable {
        case noTitle
        /// Longer than ``longestTitle`` or ``longestAbout`` bytes.
        case tooLong
        case endsBeforeStart
        case endsInThePast
        /// More than a week ahead, or longer than a day.
        case tooFar
    }

    public static let longestTitle = 120
    public static let longestAbout = 600

    /// - Parameter host: Asked directly; `nil` for a post that others answer.
    public init(
        id: MeetupID = .random(), by creator: UserID, asking host: UserID? = nil, campus: CampusID, area: AreaID,
        areaName: String, title: String, kind: Kind, about: String = "", intention: Intention = .friendship,
        audience: Audience = .anyone, reach: Reach = .everyone, college: UnitID? = nil, starts: Int64, ends: Int64,
        created: Int64
    ) {
        self.id = id
        self.creator = creator
        self.host = host ?? creator
        self.campus = campus
        self.area = area
        self.areaName = areaName
        self.title = title
        self.kind = kind
        self.about = about
        self.intention = intention
        self.audience = audience
        self.reach = reach
        self.college = college
        self.starts = starts
        self.ends = ends
        self.created = created
    }

    public var isDirect: Bool { host != creator }

    /// What keeps it from being posted at an instant; `nil` when nothing does.
    public func fault(at now: Int64) -> Fault? {
        let day: Int64 = 86_400_000
        if !title.contains(where: { !$0.isWhitespace }) { return .noTitle }
        if title.utf8.count > Self.longestTitle || about.utf8.count > Self.longestAbout { return .tooLong }
        if ends <= starts { return .endsBeforeStart }
        if ends <= now { return .endsInThePast }
        return starts > now + 7 * day || ends - starts > day ? .tooFar : nil
    }
}
