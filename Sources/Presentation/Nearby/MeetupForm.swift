public import Domain

/// A post that is being written.
public struct MeetupForm: Equatable, Sendable {
    public var title: TextInput
    public var about: TextInput
    public var kind: MeetupPost.Kind
    public var intention: MeetupPost.Intention
    public var audience = MeetupPost.Audience.anyone
    public var reach = MeetupPost.Reach.everyone
    /// Minutes after midnight of the day it begins; past midnight it is the next day.
    public var startMinute: Int
    public var day: LocalDay
    /// Minutes.
    public var length: Int
    /// A college that it is about, from those the student and others here like.
    public var college: UnitID?
    /// Asked directly.
    public let host: UserID?

    public enum Field: String, Sendable, Hashable, CaseIterable {
        case title, start, length, kind, intention, audience, reach, about

        public var isText: Bool { self == .title || self == .about }
    }

    public init(
        _ template: MeetupTemplate, title: String, startMinute: Int, day: LocalDay, asking host: UserID? = nil
    ) {
        self.title = TextInput(title, limit: 80)
        about = TextInput("", limit: 200)
        kind = template.kind
        intention = template.intention
        self.startMinute = startMinute
        self.day = day
        length = Int(template.length / 60_000)
        self.host = host
    }

    public var fields: [Field] {
        // A direct request is for one person, whatever they are.
        host == nil ? Field.allCases : Field.allCases.filter { $0 != .audience && $0 != .reach }
    }

    /// Changes a choice by a step; times by a quarter of an hour.
    public mutating func turn(_ field: Field, by step: Int) {
        switch field {
        case .title, .about: break
        case .start:
            let minute = startMinute + 15 * step
            if minute >= 24 * 60 { day = LocalDay(day.number + 1) }
            if minute < 0 { day = LocalDay(day.number - 1) }
            startMinute = (minute % (24 * 60) + 24 * 60) % (24 * 60)
        case .length: length = max(15, min(8 * 60, length + 15 * step))
        case .kind: kind = kind.turned(by: step)
        case .intention: intention = intention.turned(by: step)
        case .audience: audience = audience.turned(by: step)
        case .reach: reach = reach.turned(by: step)
        }
    }

    /// - Parameter start: When ``day`` begins, milliseconds since 1970.
    func post(by user: UserID, on campus: CampusID, in area: Area, dayStart: Int64, now: Int64) -> MeetupPost {
        let starts = dayStart + Int64(startMinute) * 60_000
        return MeetupPost(
            by: user, asking: host, campus: campus, area: area.id, areaName: area.name, title: title.string, kind: kind,
            about: about.string, intention: intention, audience: audience, reach: reach, college: college,
            starts: starts, ends: starts + Int64(length) * 60_000, created: now)
    }
}

extension CaseIterable where Self: Equatable, AllCases: RandomAccessCollection, AllCases.Index == Int {
    fileprivate func turned(by step: Int) -> Self {
        let all = Self.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[((index + step) % all.count + all.count) % all.count]
    }
}
