/// A profile read from a JSON file. It is all there, or nothing of it was taken.
public struct ProfileImport: Sendable, Hashable {
    /// The profile that was there before, with the file's answers in it.
    public private(set) var profile: Profile
    /// Names of the fields that were taken, in the order of the file.
    public private(set) var taken: [String] = []
    /// Names that mean nothing to this program, in the order of the file; their values are kept.
    public private(set) var unknown: [String] = []
    private var problems: [Problem] = []

    /// Why one field can't be taken.
    public struct Problem: Sendable, Hashable {
        /// As the file writes it.
        public let key: String
        public let line: Int
        public let reason: ProfileReason

        public init(key: String, line: Int, reason: ProfileReason) {
            self.key = key
            self.line = line
            self.reason = reason
        }
    }

    public enum Failure: Error, Sendable, Hashable {
        /// Larger than ``sizeLimit``.
        case tooLarge
        case notJSON(JSONError)
        /// The document is JSON, but no object.
        case notAnObject
        case refused([Problem])
    }

    /// A profile takes a few kilobytes; what is a thousand times larger is something else.
    public static let sizeLimit = 1 << 22

    /// Reads `file` over `profile`. Names may be in snake or camel case, and fields may stand in one object for each
    /// group; `null` takes an answer back.
    public init(_ file: [UInt8], over profile: Profile = Profile()) throws(Failure) {
        guard file.count <= Self.sizeLimit else { throw .tooLarge }
        self.profile = profile
        let document: JSONValue
        do throws(JSONError) { document = try JSONReader.read(file) } catch { throw .notJSON(error) }
        guard case .object(let members) = document else { throw .notAnObject }
        take(members)
        guard problems.isEmpty else { throw .refused(problems) }
    }

    private static let groups: Set<String> = [
        "basic", "basicinformation", "academic", "academicprofile", "academics", "preferences", "background",
        "location", "demographics", "locationanddemographics", "profile", "home",
    ]

    private mutating func take(_ members: [JSONMember]) {
        var fields: [ProfileItem: JSONMember] = [:]
        var coordinates: [String: JSONMember] = [:]
        flatten(members, into: &fields, &coordinates)
        // The scale decides what a grade means, and the class how far a rank goes: forget what they were first.
        for item in [ProfileItem.gradeAverage, .classRank, .classSize] where fields[item] != nil {
            try? profile.set(item, to: nil as ProfileInput?)  // taking an answer back is always possible
        }
        for item in ProfileItem.allCases {
            guard let member = fields[item] else { continue }
            attempt(member) { profile, value throws(ProfileReason) in
                try profile.set(item, to: try ProfileInput(value))
            }
        }
        settle(coordinates)
    }

    private mutating func flatten(
        _ members: [JSONMember], into fields: inout [ProfileItem: JSONMember],
        _ coordinates: inout [String: JSONMember]
    ) {
        for member in members {
            let key = ProfileKey.folded(member.key)
            if let item = ProfileKey.items[key] {
                if let first = fields[item], first.value != member.value {
                    refuse(member, .contradicts(line: first.line))
                }
                if fields[item] == nil { taken.append(member.key) }
                fields[item] = fields[item] ?? member
            } else if key == ProfileKey.folded(Profile.Section.latitude) {
                coordinates[Profile.Section.latitude] = member
            } else if key == ProfileKey.folded(Profile.Section.longitude) {
                coordinates[Profile.Section.longitude] = member
            } else if case .object(let inner) = member.value {
                switch key {
                case Profile.Section.weights: takeWeights(inner)
                case Profile.Section.social, "socialprofile": takeSocial(inner)
                case _ where Self.groups.contains(key): flatten(inner, into: &fields, &coordinates)
                default: keep(member)
                }
            } else {
                keep(member)
            }
        }
    }

    private mutating func keep(_ member: JSONMember) {
        profile.others[member.key] = member.value
        unknown.append(member.key)
    }

    private mutating func takeWeights(_ members: [JSONMember]) {
        for member in members {
            guard let component = Profile.weightNames.first(where: { $0.name == member.key })?.component else {
                refuse(member, .notAnOption(Profile.weightNames.map(\.name)))
                continue
            }
            attempt(member) { profile, value throws(ProfileReason) in
                guard case .number(let digits) = value, let weight = Double(digits) else { throw .notANumber }
                guard (0...1).contains(weight) else { throw .outOfRange(0, 1) }
                profile.matching.weights[component] = weight
            }
        }
        taken.append(Profile.Section.weights)
    }

    private mutating func takeSocial(_ members: [JSONMember]) {
        for member in members {
            let key = ProfileKey.folded(member.key)
            if key == Profile.Section.visibility, case .object(let fields) = member.value {
                takeVisibility(fields)
            } else if let field = SocialField.allCases.first(where: { ProfileKey.folded($0.rawValue) == key }) {
                attempt(member) { profile, value throws(ProfileReason) in
                    try profile.social.set(field, to: try ProfileInput(value))
                }
                taken.append(member.key)
            } else {
                unknown.append(Profile.Section.social + "." + member.key)
                profile.others[Profile.Section.social + "." + member.key] = member.value
            }
        }
    }

    private mutating func takeVisibility(_ members: [JSONMember]) {
        for member in members {
            let key = ProfileKey.folded(member.key)
            attempt(member) { profile, value throws(ProfileReason) in
                guard let field = SocialField.allCases.first(where: { ProfileKey.folded($0.rawValue) == key }) else {
                    throw .notAnOption(SocialField.allCases.map(\.key))
                }
                guard case .string(let word) = value, let visibility = Visibility(key: word) else {
                    throw .notAnOption(Visibility.allCases.map(\.key))
                }
                profile.social.show(field, to: visibility)
            }
        }
    }

    /// Coordinates make a place of a state and a town; without both of those they say nothing.
    private mutating func settle(_ coordinates: [String: JSONMember]) {
        guard let latitude = degree(coordinates[Profile.Section.latitude], limit: 90),
            let longitude = degree(coordinates[Profile.Section.longitude], limit: 180),
            let state = profile.matching.home?.state, let town = profile.text(.homeTown)
        else { return }
        profile.settle(
            in: Place(city: town, state: state, coordinate: Coordinate(latitude: latitude, longitude: longitude)))
    }

    private mutating func degree(_ member: JSONMember?, limit: Double) -> Double? {
        guard let member, member.value != .null else { return nil }
        guard case .number(let digits) = member.value, let value = Double(digits) else {
            refuse(member, .notANumber)
            return nil
        }
        guard value.magnitude <= limit else {
            refuse(member, .outOfRange(-limit, limit))
            return nil
        }
        return value
    }

    private mutating func attempt(
        _ member: JSONMember, _ body: (inout Profile, JSONValue) throws(ProfileReason) -> Void
    ) {
        do throws(ProfileReason) {
            try body(&profile, member.value)
        } catch {
            refuse(member, error)
        }
    }

    private mutating func refuse(_ member: JSONMember, _ reason: ProfileReason) {
        problems.append(Problem(key: member.key, line: member.line, reason: reason))
    }
}
