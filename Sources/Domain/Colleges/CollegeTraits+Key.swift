extension CollegeTraits {
    /// Each single trait with its name in tables and JSON, in the order of their bits. The names never change.
    public static let keyed: [(trait: CollegeTraits, key: String)] = [
        (.openAdmission, "open_admission"), (.historicallyBlack, "historically_black"),
        (.hispanicServing, "hispanic_serving"), (.tribal, "tribal"), (.womenOnly, "women_only"),
        (.menOnly, "men_only"), (.distanceOnly, "distance_only"), (.housing, "housing"),
        (.studyAbroad, "study_abroad"), (.officerTraining, "officer_training"),
        (.advancedPlacement, "advanced_placement"), (.religious, "religious"), (.athletics, "athletics"),
        (.divisionOne, "division_one"),
    ]

    /// The names of the traits in this set.
    public var keys: [String] { Self.keyed.filter { contains($0.trait) }.map(\.key) }

    /// The trait of this name; `nil` for an unknown one.
    public init?(key: some StringProtocol) {
        guard let match = Self.keyed.first(where: { $0.key == key }) else { return nil }
        self = match.trait
    }
}
