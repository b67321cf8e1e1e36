/// A post that is almost written: kind, how long it takes, when it begins.
public enum MeetupTemplate: String, Sendable, Hashable, CaseIterable {
    case coffee, lunch, study, walk, blank

    public var kind: MeetupPost.Kind {
        switch self {
        case .coffee: .coffee
        case .lunch: .meal
        case .study: .study
        case .walk: .outdoor
        case .blank: .other
        }
    }

    public var intention: MeetupPost.Intention { self == .study ? .study : .friendship }

    /// Milliseconds.
    public var length: Int64 {
        switch self {
        case .coffee, .walk: 30 * 60_000
        case .lunch: 60 * 60_000
        case .study, .blank: 120 * 60_000
        }
    }

    /// The next quarter of an hour that is at least ten minutes away.
    public func start(after now: Int64) -> Int64 {
        let quarter: Int64 = 15 * 60_000
        return (now + 10 * 60_000 + quarter - 1) / quarter * quarter
    }
}
