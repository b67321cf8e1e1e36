import Domain
import Glibc
import Services

/// Plays a swipe judge's students through the feed itself, over JSON lines on standard input and output.
struct SwipeAgent {
    private let offered: JudgedColleges
    private let heldOut: JudgedColleges

    /// `nil` when the file cannot be read.
    init?(items path: String) {
        guard let (offered, heldOut) = JudgedColleges.read(path) else { return nil }
        self.offered = offered
        self.heldOut = heldOut
    }

    /// Answers until the input ends; `false` when a line is not understood.
    func serve() async -> Bool {
        var feed: FeedService?
        var profile = StudentProfile()
        while let line = readLine() {
            guard let message = JudgeMessage(line), let operation = message.text("op") else { return false }
            do {
                switch operation {
                case "start":
                    guard let student = message.part("student") else { return false }
                    profile = StudentProfile(judged: student)
                    let started = FeedService(
                        catalog: JudgedCatalog(offered), log: SessionFeedLog(), profile: profile, clock: StoppedClock(),
                        seed: UInt64(student.number("id") ?? 0))
                    feed = started
                    // A wish that the profile has no field for is what the student says about a learned weight.
                    let wantsWarmth = student.number("says_warm") == 1
                    answer(card: try await started.edit(.north, to: wantsWarmth ? -0.3 : 0.3))
                case "swipe":
                    guard let feed, let item = message.number("item"), let like = message.flag("like") else {
                        return false
                    }
                    answer(card: try await feed.decide(like ? .like : .pass, on: JudgedColleges.unitID(Int(item))))
                case "rank":
                    guard let feed else { return false }
                    let ids = rank(profile, believing: try await feed.posterior())
                    print("{\"items\":[\(ids.map(String.init).joined(separator: ","))]}")
                default: print("{}")
                }
            } catch {
                return false
            }
            fflush(nil)
        }
        return true
    }

    private func answer(card hand: FeedHand) {
        print("{\"item\":\(hand.current.map { JudgedColleges.id($0.id) } ?? -1)}")
    }

    /// The twenty best of the colleges that are never offered, by what is believed on average.
    private func rank(_ profile: StudentProfile, believing posterior: TastePosterior) -> [Int] {
        let table = FeatureTable(
            scorer: MatchScorer(profile: profile, medianPrice: PriceYardstick.median(of: heldOut.columns)),
            columns: heldOut.columns, offerings: heldOut.offerings(in: profile.intendedFields))
        let matrix = FeatureMatrix(count: heldOut.columns.count, vector: table.vector(row:))
        return matrix.top(20, weights: FeatureVector(SIMD32<Float>(posterior.mean))).map { heldOut.ids[$0.row] }
    }
}

/// A log that lasts as long as the student's session.
private actor SessionFeedLog: FeedLog {
    private var stored: [FeedEvent] = []

    func events(after key: OrderKey?) -> [FeedEvent] {
        guard let key else { return stored }
        return stored.filter { $0.key > key }
    }

    func append(_ events: [FeedEvent]) { stored += events }
    func device() -> UInt32 { 1 }
    func snapshot() -> FeedSnapshot? { nil }
    func save(_ snapshot: FeedSnapshot) {}
    func erase() { stored = [] }
}

private struct StoppedClock: WallClock {
    func now() -> Int64 { 0 }
}
