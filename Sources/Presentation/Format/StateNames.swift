public import Domain

/// The names of states, districts and territories: proper names, the same in every language.
public enum StateNames {
    public static func name(of state: StateCode) -> String? { names[state.rawValue] }

    /// States whose abbreviation is the text, or whose name starts with it in any case; in order of their names.
    public static func matching(_ text: String) -> [StateCode] {
        let wanted = text.lowercased()
        guard !wanted.isEmpty else { return [] }
        return names.filter { $0.key.lowercased() == wanted || $0.value.lowercased().hasPrefix(wanted) }
            .sorted { $0.value < $1.value }
            .compactMap { StateCode($0.key) }
    }

    private static let names: [String: String] = [
        "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
        "CT": "Connecticut", "DE": "Delaware", "DC": "District of Columbia", "FL": "Florida", "GA": "Georgia",
        "HI": "Hawaii", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas",
        "KY": "Kentucky", "LA": "Louisiana", "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts",
        "MI": "Michigan", "MN": "Minnesota", "MS": "Mississippi", "MO": "Missouri", "MT": "Montana",
        "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico",
        "NY": "New York", "NC": "North Carolina", "ND": "North Dakota", "OH": "Ohio", "OK": "Oklahoma",
        "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota",
        "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington",
        "WV": "West Virginia", "WI": "Wisconsin", "WY": "Wyoming", "AS": "American Samoa",
        "FM": "Micronesia", "GU": "Guam", "MH": "Marshall Islands", "MP": "Northern Mariana Islands",
        "PR": "Puerto Rico", "PW": "Palau", "VI": "U.S. Virgin Islands",
    ]
}
