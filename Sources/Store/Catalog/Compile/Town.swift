internal import Domain

/// A town with its colleges' ZIP codes, as the place tables hold it.
struct Town {
    let place: Place
    /// The town's name as search compares it.
    let folded: String
    /// Five digits each.
    let zips: [String]
    let colleges: Int

    /// Every town that has a college, by state and name. Spellings that differ only in case are one town.
    static func all(of colleges: [CollegeRecord]) -> [Town] {
        var groups: [String: [CollegeRecord]] = [:]
        for college in colleges {
            groups["\(college.state) \(SearchFolding.key(of: college.city))", default: []].append(college)
        }
        return groups.sorted { $0.key < $1.key }.compactMap { _, members in
            guard let first = members.first else { return nil }
            let count = Double(members.count)
            let coordinate = Coordinate(
                latitude: members.reduce(0) { $0 + $1.coordinate.latitude } / count,
                longitude: members.reduce(0) { $0 + $1.coordinate.longitude } / count)
            return Town(
                place: Place(city: first.city, state: first.state, coordinate: coordinate),
                folded: SearchFolding.key(of: first.city),
                zips: Set(members.map { String($0.zip.prefix(5)) }.filter { $0.count == 5 }).sorted(),
                colleges: members.count)
        }
    }
}
