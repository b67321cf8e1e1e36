extension Profile {
    /// Names of the JSON profile that are no fields of their own.
    enum Section {
        static let social = "social"
        static let visibility = "visibility"
        static let weights = "weights"
        static let latitude = "home_latitude"
        static let longitude = "home_longitude"
    }

    static let weightNames: [(name: String, component: MatchComponent)] = [
        ("academic", .academic), ("financial", .financial), ("campus", .campus), ("outcomes", .outcomes),
    ]

    /// The whole profile, in the form that ``ProfileImport`` reads back to an equal one.
    public var json: JSONValue {
        var members = ProfileItem.allCases.compactMap { item in
            self[item].map { JSONMember(item.key, $0.json) }
        }
        if let coordinate = matching.home?.place?.coordinate {
            members.append(JSONMember(Section.latitude, .number(coordinate.latitude)))
            members.append(JSONMember(Section.longitude, .number(coordinate.longitude)))
        }
        members.append(
            JSONMember(
                Section.weights,
                .object(
                    Profile.weightNames.map { name, component in
                        JSONMember(name, .number(matching.weights[component]))
                    })))
        let shown = SocialField.allCases.compactMap { field in
            social[field].map { JSONMember(field.key, $0.json) }
        }
        let visibility = SocialField.allCases.filter { social.visibility(of: $0) != .nobody }.map { field in
            JSONMember(field.key, .string(social.visibility(of: field).key))
        }
        if !shown.isEmpty || !visibility.isEmpty {
            members.append(
                JSONMember(Section.social, .object(shown + [JSONMember(Section.visibility, .object(visibility))])))
        }
        members += others.sorted { $0.key < $1.key }.map { JSONMember($0.key, $0.value) }
        return .object(members)
    }
}
