import Domain
import Glibc

/// A made-up student: what the profile says, and what it does not say.
///
/// How much a thing matters is set from how many first-year students of US surveys call it very important (programme and
/// reputation about six in ten, jobs and graduation five to six, cost five, size four, near home two), in units of what
/// one standard deviation among colleges is worth; people differ by half of that. Ideals scatter around what was said.
struct SampleStudent {
    let profile: StudentProfile
    let wantsWarmth: Bool
    let home: Coordinate

    // Weights: how much one unit matters.
    let price, distance, size, scoreGap, teaches, strength, second, climate: Double
    let graduation, earnings, homeState, classSize: Double
    let twoYear, forProfit, publicControl, religious, athletics, housing: Double
    /// City, suburb, town, rural.
    let settings: [Double]

    // Ideals.
    let idealMiles, idealSize, idealGap, idealLatitude: Double
    /// How surely a better college is liked, and how many are liked at all.
    let slope, likedShare: Double

    /// Twelve families that two thirds of the degrees are in.
    static let fields: [CIPCode] = [52, 51, 11, 14, 26, 42, 13, 50, 9, 43, 45, 24].map { CIPCode($0) }

    /// - Parameters:
    ///   - row: Of the college whose town is home.
    ///   - popularity: Degrees a year by field, in the order of `fields`.
    init(atHome row: Int, in columns: CollegeColumns, popularity: [Double], using random: inout NormalNumbers) {
        func matters(_ mean: Double) -> Double { max(0, mean * (1 + 0.5 * random.normal())) }
        home = Coordinate(
            latitude: Double(columns.latitudes[row]) + 0.3 * random.normal(),
            longitude: Double(columns.longitudes[row]) + 0.3 * random.normal())
        let staysNear = random.uniform() < 0.55
        let first = random.choice(popularity)
        var others = popularity
        others[first] = 0
        let second = random.choice(others)
        let bands = SizeBand.allCases
        let band = Int(random.uniform() * Double(bands.count))
        var sizes: Set<SizeBand> = [bands[band]]
        if random.uniform() < 0.3, band + 1 < bands.count { sizes.insert(bands[band + 1]) }
        let state = columns.stateCodes[Int(columns.states[row])]
        profile = StudentProfile(
            home: Home(state: state, place: Place(city: "", state: state, coordinate: home)),
            budget: Int(min(80_000, max(3_000, 17_000 * exp(0.55 * random.normal())))),
            intendedFields: [Self.fields[first], Self.fields[second]],
            scores: TestScores(sat: Int(min(1_590, max(500, 1_050 + 200 * random.normal())))), sizes: sizes,
            distanceLimit: staysNear ? 100 : nil, scope: .everyLevel)
        price = matters(1.2)
        distance = matters(0.8)
        idealMiles = (staysNear ? 50 : 220) * exp(0.9 * random.normal())
        size = matters(0.8)
        let middles = sizes.map { log($0.middle) }
        idealSize = middles.reduce(0, +) / Double(middles.count) + 0.9 * random.normal()
        scoreGap = matters(0.9)
        idealGap = 20 + 80 * random.normal()
        teaches = matters(1.1)
        strength = matters(0.9)
        self.second = matters(0.4)
        climate = matters(0.5)
        idealLatitude = 37.5 + 5 * random.normal()
        wantsWarmth = idealLatitude < 37.5
        settings = (0..<4).map { _ in 0.7 * random.normal() }
        graduation = matters(0.8)
        earnings = matters(0.6)
        homeState = matters(0.4)
        classSize = matters(0.2)
        twoYear = -1.2 + random.normal()
        forProfit = -0.8 + 0.5 * random.normal()
        publicControl = 0.5 * random.normal()
        religious = 0.8 * random.normal()
        athletics = 0.1 + 0.8 * random.normal()
        housing = 0.1 + 0.8 * random.normal()
        slope = 1.8 * exp(0.3 * random.normal())
        likedShare = min(0.08, max(0.01, 0.03 * exp(0.3 * random.normal())))
    }
}
