/// What a student's first twenty cards see to beside taste: the best match comes first, a college that fits well is among
/// them where there is one, and at least three grades appear.
///
/// Taste is not known yet, and somebody who is shown nothing but one grade cannot tell what a grade means.
public enum FirstCards {
    /// Places in the sequence, from 0, at which a card of a missing grade is dealt.
    static let checks: Set<Int> = [6, 12, 18]
    static let gradesWanted = 3

    /// Whether a card at this place or a later one may be among them.
    public static func areAhead(of place: Int) -> Bool { place <= (checks.max() ?? 0) }

    public static func isChecked(_ place: Int) -> Bool { checks.contains(place) }

    /// A match on which this much of what the profile asks for is published needs no excuse.
    private static let wellKnown = 0.9

    /// The row whose score is highest: of those about which next to nothing is missing, otherwise of all that have a grade;
    /// `nil` where none has. A college that publishes no scores would else come first for what nobody knows of it.
    ///
    /// - Parameter standings: By row.
    public static func best(_ standings: [MatchStanding], excluding excluded: RowSet) -> Int? {
        let graded = standings.indices.filter { standings[$0].grade != nil && !excluded.contains($0) }
        let sure = graded.filter { standings[$0].known >= wellKnown }
        return (sure.isEmpty ? graded : sure).max { left, right in
            (standings[left].score, right) < (standings[right].score, left)
        }
    }

    /// Sets of grades of which the card at a checked place should have one, the most wanted first; empty where any will do.
    ///
    /// - Parameter shown: Grades of the cards before it.
    public static func gradesWanted(shown: Set<Grade>) -> [Set<Grade>] {
        var wanted: [Set<Grade>] = []
        if !shown.contains(where: { $0 >= .aMinus }) { wanted.append([.aMinus, .a, .aPlus]) }
        if shown.count < gradesWanted { wanted.append(Set(Grade.allCases).subtracting(shown)) }
        return wanted
    }
}
