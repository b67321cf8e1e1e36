/// Some kinds of figures of many colleges, as a source tells them.
public struct FigureTable: Sendable, Equatable {
    /// What each row holds, in this order.
    public let kinds: [FigureKind]
    /// By college, one figure for each of ``kinds``.
    public private(set) var rows: [UnitID: [Figure]] = [:]

    public init(kinds: [FigureKind]) { self.kinds = kinds }

    /// Takes a row; false for a college that is there already.
    public mutating func add(_ id: UnitID, _ figures: [Figure]) -> Bool {
        precondition(figures.count == kinds.count, "one figure for each kind")
        return rows.updateValue(figures, forKey: id) == nil
    }

    /// The same rows with fewer columns.
    public func keeping(_ kept: Set<FigureKind>) -> FigureTable {
        let places = kinds.indices.filter { kept.contains(kinds[$0]) }
        var table = FigureTable(kinds: places.map { kinds[$0] })
        table.rows = rows.mapValues { row in places.map { row[$0] } }
        return table
    }
}
