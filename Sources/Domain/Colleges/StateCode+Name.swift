extension StateCode {
    /// The name of the state, district or territory: a proper name, the same in every language.
    public var name: String? { Self.names[rawValue] }

    /// Every state that has a name, in the order of the names.
    public static var named: [(code: StateCode, name: String)] {
        names.sorted { $0.value < $1.value }.compactMap { key, name in StateCode(key).map { (code: $0, name: name) } }
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
