/// What filters and lists need of colleges besides their numbers, by row of ``CollegeColumns``.
public final class CollegeRoster: Sendable {
    public let names: [String]
    public let cities: [String]
    /// `TestPolicy` raw values, 0 where unknown.
    public let policies: [UInt8]
    /// Index into `affiliationNames`; 0 is the empty name.
    public let affiliations: [UInt16]
    public let affiliationNames: [String]
    /// Other names of each college: its aliases and what people call it.
    public let aliases: [[String]]

    /// - Parameter aliases: None for anybody when it is empty.
    public init(
        names: [String], cities: [String], policies: [UInt8], affiliations: [UInt16], affiliationNames: [String],
        aliases: [[String]] = []
    ) {
        self.names = names
        self.cities = cities
        self.policies = policies
        self.affiliations = affiliations
        self.affiliationNames = affiliationNames
        self.aliases = aliases.isEmpty ? names.map { _ in [] } : aliases
    }

    /// Of colleges in the order of the catalogue's rows.
    public convenience init(
        _ colleges: some Sequence<(name: String, city: String, policy: UInt8, affiliation: String)>,
        aliases: [[String]] = []
    ) {
        var names: [String] = []
        var cities: [String] = []
        var policies: [UInt8] = []
        var affiliations: [UInt16] = []
        var numbers = ["": UInt16(0)]
        var affiliationNames = [""]
        for college in colleges {
            names.append(college.name)
            cities.append(college.city)
            policies.append(college.policy)
            let number = numbers[college.affiliation] ?? UInt16(clamping: affiliationNames.count)
            if numbers.updateValue(number, forKey: college.affiliation) == nil {
                affiliationNames.append(college.affiliation)
            }
            affiliations.append(number)
        }
        self.init(
            names: names, cities: cities, policies: policies, affiliations: affiliations,
            affiliationNames: affiliationNames, aliases: aliases)
    }

    /// Knows nothing of so many colleges.
    public convenience init(unknown count: Int) {
        self.init(
            names: Array(repeating: "", count: count), cities: Array(repeating: "", count: count),
            policies: Array(repeating: 0, count: count), affiliations: Array(repeating: 0, count: count),
            affiliationNames: [""])
    }
}
