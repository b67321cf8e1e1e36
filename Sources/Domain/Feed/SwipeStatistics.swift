/// What a student's swipes add up to. Undone ones do not count, and of several on one college the last alone does.
public struct SwipeStatistics: Sendable, Hashable {
    public let swipes: Int
    public let likes: Int
    /// Swipes on each of the last ``dayCount`` days, today last.
    public let perDay: [Int]
    /// Share of likes in each full run of ten swipes, 0...1, oldest first.
    public let likeShares: [Double]
    /// Kinds of campus that were seen at all.
    public let settings: [Tally<Setting>]
    public let controls: [Tally<Control>]

    public static let dayCount = 28
    private static let dayLength: Int64 = 86_400_000

    /// How many colleges of a kind were seen and liked.
    public struct Tally<Kind: Sendable & Hashable>: Sendable, Hashable {
        public let kind: Kind
        public let seen: Int
        public let liked: Int

        /// 0...1.
        public var share: Double { seen == 0 ? 0 : Double(liked) / Double(seen) }
    }

    /// - Parameters:
    ///   - events: The whole log, in order.
    ///   - now: Milliseconds since 1970, UTC.
    ///   - offset: What local time is ahead of UTC, milliseconds.
    public init(_ events: [FeedEvent], columns: CollegeColumns, now: Int64, offset: Int64 = 0) {
        var undone: Set<OrderKey> = []
        for event in events { if case .undo(let key) = event.kind { undone.insert(key) } }
        var last: [UnitID: OrderKey] = [:]
        var standing: [(id: UnitID, isLike: Bool, key: OrderKey)] = []
        for event in events where !undone.contains(event.key) {
            guard case .swipe(let id, let decision, _) = event.kind else { continue }
            last[id] = event.key
            standing.append((id, decision == .like, event.key))
        }
        standing.removeAll { last[$0.id] != $0.key }
        swipes = standing.count
        likes = standing.count { $0.isLike }
        let today = (now + offset) / Self.dayLength
        var days = [Int](repeating: 0, count: Self.dayCount)
        for swipe in standing {
            let age = today - (swipe.key.time + offset) / Self.dayLength
            if age >= 0, age < Int64(Self.dayCount) { days[Self.dayCount - 1 - Int(age)] += 1 }
        }
        perDay = days
        likeShares = stride(from: 0, to: standing.count - standing.count % 10, by: 10).map { start in
            Double(standing[start..<start + 10].count { $0.isLike }) / 10
        }
        let rows = standing.compactMap { swipe in columns.row(of: swipe.id).map { (row: $0, isLike: swipe.isLike) } }
        settings = Setting.allCases.compactMap { kind in
            Self.tally(kind, rows.filter { columns.settings[$0.row] == kind.rawValue }.map(\.isLike))
        }
        controls = Control.allCases.compactMap { kind in
            Self.tally(kind, rows.filter { columns.controls[$0.row] == kind.rawValue }.map(\.isLike))
        }
    }

    private static func tally<Kind>(_ kind: Kind, _ answers: [Bool]) -> Tally<Kind>? {
        answers.isEmpty ? nil : Tally(kind: kind, seen: answers.count, liked: answers.count { $0 })
    }
}
