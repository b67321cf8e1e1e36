/// What fresh figures would do to the catalogue.
public struct FigureChanges: Sendable, Equatable {
    /// One kind of figure, over the colleges of the catalogue.
    public struct Line: Sendable, Equatable {
        public let kind: FigureKind
        /// Colleges whose number is another one.
        public var changed = 0
        /// Colleges that had none.
        public var appeared = 0
        /// Colleges that have none any more.
        public var gone = 0
        /// Colleges with a number, before and after.
        public var before = 0
        public var after = 0

        public var isEmpty: Bool { changed == 0 && appeared == 0 && gone == 0 }
    }

    /// A figure whose numbers are of another size than they were: dollars for thousands, percent for shares.
    public struct Strange: Error, Sendable, Equatable {
        public let kind: FigureKind
        /// The middle of the colleges that have a number before and after.
        public let before: Double
        public let after: Double
    }

    /// Kinds that are taken, in the order of the table; those without a difference are in it.
    public private(set) var lines: [Line] = []
    /// Kinds that tell of less than half of the colleges that have a number now: they stay as they are.
    public private(set) var left: [Line] = []
    /// Colleges of the catalogue that the table tells of.
    public private(set) var colleges = 0

    public var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

    /// What is left of the table when the catalogue takes it.
    public var kinds: Set<FigureKind> { Set(lines.map(\.kind)) }

    /// Compares in the catalogue's precision, that of a `Float`.
    ///
    /// - Throws: ``Strange`` when the middle number of a figure is a third, or three times, of what it was.
    public init(from columns: CollegeColumns, to table: FigureTable) throws(Strange) {
        let rows = columns.unitIDs.map { table.rows[$0] }
        colleges = rows.count { $0 != nil }
        for (place, kind) in table.kinds.enumerated() {
            let old = columns[kind]
            var line = Line(kind: kind)
            var pairs: [(old: Float, new: Float)] = []
            for (row, figures) in rows.enumerated() {
                let new = figures?[place].value.map { Float($0) }
                if !old[row].isNaN { line.before += 1 }
                if new != nil { line.after += 1 }
                switch (old[row].isNaN, new) {
                case (true, nil): break
                case (true, .some): line.appeared += 1
                case (false, nil): line.gone += 1
                case (false, .some(let new)):
                    if old[row] != new { line.changed += 1 }
                    pairs.append((old[row], new))
                }
            }
            if let strange = Self.strange(kind, pairs) { throw strange }
            if line.after == 0 || line.after * 2 < line.before {
                if line.before > 0 { left.append(line) }
            } else {
                lines.append(line)
            }
        }
    }

    /// Fewer pairs than this say nothing about a unit.
    static let leastPairs = 20

    private static func strange(_ kind: FigureKind, _ pairs: [(old: Float, new: Float)]) -> Strange? {
        guard pairs.count >= leastPairs else { return nil }
        let before = Double(pairs.map(\.old).sorted()[pairs.count / 2])
        let after = Double(pairs.map(\.new).sorted()[pairs.count / 2])
        guard before > 0 else { return nil }
        return after < before / 3 || after > before * 3 ? Strange(kind: kind, before: before, after: after) : nil
    }
}
