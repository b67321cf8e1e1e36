internal import Domain

/// A profile as the texts of its fields. A field that is missing, unknown or unreadable counts as not said.
struct ProfileRecord: Sendable, Hashable {
    /// The names of the fields on disk; never renamed.
    enum Key: String, CaseIterable {
        case homeState = "home.state"
        case homeCity = "home.city"
        case homeLatitude = "home.latitude"
        case homeLongitude = "home.longitude"
        case budget
        case incomeBand = "income-band"
        case intendedFields = "fields"
        case sat
        case act
        case withoutTests = "without-tests"
        case gradePointAverage = "gpa"
        case sizes
        case settings
        case distanceLimit = "distance"
        case scope
        case weightAcademic = "weight.academic"
        case weightFinancial = "weight.financial"
        case weightCampus = "weight.campus"
        case weightOutcomes = "weight.outcomes"
    }

    let fields: [String: String]

    init(_ fields: [String: String]) { self.fields = fields }

    init(_ profile: StudentProfile) {
        var fields: [Key: String] = [:]
        fields[.homeState] = profile.home?.state.rawValue
        fields[.homeCity] = profile.home?.place?.city
        fields[.homeLatitude] = profile.home?.place.map { "\($0.coordinate.latitude)" }
        fields[.homeLongitude] = profile.home?.place.map { "\($0.coordinate.longitude)" }
        fields[.budget] = profile.budget.map { "\($0)" }
        fields[.incomeBand] = profile.incomeBand.map { "\($0.rawValue)" }
        fields[.intendedFields] = ProfileRecord.list(profile.intendedFields.map(\.description))
        fields[.sat] = profile.scores.sat.map { "\($0)" }
        fields[.act] = profile.scores.act.map { "\($0)" }
        fields[.withoutTests] = profile.scores.withoutTests ? "1" : nil
        fields[.gradePointAverage] = profile.gradePointAverage.map { "\($0)" }
        fields[.sizes] = ProfileRecord.list(profile.sizes.map(\.rawValue).sorted().map { "\($0)" })
        fields[.settings] = ProfileRecord.list(profile.settings.map(\.rawValue).sorted().map { "\($0)" })
        fields[.distanceLimit] = profile.distanceLimit.map { "\($0)" }
        // Written always, so that a profile without any answer is still one.
        fields[.scope] = profile.scope.rawValue
        for (key, component) in ProfileRecord.weightKeys { fields[key] = "\(profile.weights[component])" }
        self.fields = Dictionary(uniqueKeysWithValues: fields.map { ($0.key.rawValue, $0.value) })
    }

    var profile: StudentProfile {
        var weights = MatchWeights()
        for (key, component) in ProfileRecord.weightKeys {
            if let weight = number(key), weight >= 0 { weights[component] = weight }
        }
        let scores = TestScores(
            sat: self[.sat].flatMap { Int($0) }, act: self[.act].flatMap { Int($0) },
            withoutTests: self[.withoutTests] == "1")
        return StudentProfile(
            home: home, budget: self[.budget].flatMap { Int($0) },
            incomeBand: self[.incomeBand].flatMap { UInt8($0) }.flatMap(IncomeBand.init(rawValue:)),
            intendedFields: words(.intendedFields).compactMap { CIPCode($0) }, scores: scores,
            gradePointAverage: number(.gradePointAverage),
            sizes: Set(words(.sizes).compactMap { UInt8($0) }.compactMap(SizeBand.init(rawValue:))),
            settings: Set(words(.settings).compactMap { UInt8($0) }.compactMap(Setting.init(rawValue:))),
            distanceLimit: self[.distanceLimit].flatMap { Int($0) },
            scope: self[.scope].flatMap(DeckScope.init(rawValue:)) ?? .fourYear, weights: weights)
    }

    private var home: Home? {
        guard let state = self[.homeState].flatMap({ StateCode($0) }) else { return nil }
        guard let city = self[.homeCity], let latitude = number(.homeLatitude), let longitude = number(.homeLongitude)
        else { return Home(state: state) }
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        return Home(state: state, place: Place(city: city, state: state, coordinate: coordinate))
    }

    private subscript(key: Key) -> String? { fields[key.rawValue] }

    private func number(_ key: Key) -> Double? {
        self[key].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    private func words(_ key: Key) -> [Substring] { self[key]?.split(separator: " ") ?? [] }

    private static func list(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }

    private static let weightKeys: [(Key, MatchComponent)] = [
        (.weightAcademic, .academic), (.weightFinancial, .financial), (.weightCampus, .campus),
        (.weightOutcomes, .outcomes),
    ]
}
