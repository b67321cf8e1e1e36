/// One page of the College Scorecard's answer.
public struct ScorecardPage: Sendable, Equatable {
    /// From 0.
    public let number: Int
    /// Colleges on all pages.
    public let total: Int
    /// In the order of their ids, one figure for each of the source's kinds.
    public let rows: [Row]

    public struct Row: Sendable, Equatable {
        public let id: UnitID
        public let figures: [Figure]

        public init(id: UnitID, figures: [Figure]) {
            self.id = id
            self.figures = figures
        }
    }

    public init(number: Int, total: Int, rows: [Row]) {
        self.number = number
        self.total = total
        self.rows = rows
    }
}

/// Which fetching a kept page belongs to: another source, another set of figures or another total begins anew.
public struct ScorecardFetch: Sendable, Equatable {
    /// The address that was asked, without the key.
    public let origin: String
    public let kinds: [FigureKind]
    /// When the first page came, milliseconds since 1970.
    public let began: Int64

    public init(origin: String, kinds: [FigureKind], began: Int64) {
        self.origin = origin
        self.kinds = kinds
        self.began = began
    }
}
