/// The whole catalogue by column, in rows ordered by `UNITID`: what scoring, filtering and sorting walk over.
public final class CollegeColumns: Sendable {
    public let unitIDs: [UnitID]
    /// One array for each `FigureKind`, in the order of their raw values; `nan` where a figure is missing.
    public let figures: [[Float]]
    public let latitudes: [Float]
    public let longitudes: [Float]
    /// Index into `stateCodes`.
    public let states: [UInt8]
    public let stateCodes: [StateCode]
    public let controls: [UInt8]
    public let levels: [UInt8]
    /// `Setting` raw values, 0 where unknown.
    public let settings: [UInt8]
    public let traits: [CollegeTraits]
    /// Bit `FieldFamilies.bit(of:)` is set where the college awards a bachelor or associate degree in that family.
    public let families: [UInt64]

    public init(
        unitIDs: [UnitID], figures: [[Float]], latitudes: [Float], longitudes: [Float], states: [UInt8],
        stateCodes: [StateCode], controls: [UInt8], levels: [UInt8], settings: [UInt8], traits: [CollegeTraits],
        families: [UInt64]
    ) {
        precondition(figures.count == FigureKind.allCases.count, "one column for each kind")
        self.unitIDs = unitIDs
        self.figures = figures
        self.latitudes = latitudes
        self.longitudes = longitudes
        self.states = states
        self.stateCodes = stateCodes
        self.controls = controls
        self.levels = levels
        self.settings = settings
        self.traits = traits
        self.families = families
    }

    public var count: Int { unitIDs.count }

    public subscript(kind: FigureKind) -> [Float] { figures[Int(kind.rawValue)] }

    /// The row of a college, found by bisection; `nil` for a college that the catalogue does not hold.
    public func row(of id: UnitID) -> Int? {
        var low = 0
        var high = unitIDs.count
        while low < high {
            let middle = (low + high) / 2
            if unitIDs[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < unitIDs.count && unitIDs[low] == id ? low : nil
    }
}

/// Which bit of a 64-bit set stands for a two-digit CIP family.
public enum FieldFamilies {
    /// Families run from 01 to 61, so each is its own bit.
    public static func bit(of family: CIPCode) -> UInt64 { 1 << UInt64(family.family.rawValue & 63) }
}
