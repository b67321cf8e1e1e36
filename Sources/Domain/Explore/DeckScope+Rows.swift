extension CollegeColumns {
    /// Rows of the colleges that a deck is made of, rising.
    public func rows(in scope: DeckScope) -> [Int] { (0..<count).filter { scope.holds(level: levels[$0]) } }
}

extension DeckScope {
    /// - Parameter level: Raw value of an `InstitutionLevel`.
    public func holds(level: UInt8) -> Bool { self == .everyLevel || level == InstitutionLevel.fourYear.rawValue }
}

extension FilterAnswers {
    /// Rows of the deck under the filter. A filter that names levels has the say on them.
    public func rows(of filter: CollegeFilter, in scope: DeckScope, _ columns: CollegeColumns) -> [Int] {
        let rows = rows(includingUnknown: filter.includesUnknown)
        return filter.namesLevels ? rows : rows.filter { scope.holds(level: columns.levels[$0]) }
    }
}
