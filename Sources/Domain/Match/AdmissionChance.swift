/// Reach, match or safety, with the two numbers it rests on.
public struct AdmissionChance: Sendable, Hashable {
    public let band: Band
    /// Admitted over applied, 0...1.
    public let admissionRate: Double?
    /// The student's score and the college's middle half.
    public let standing: Standing?

    public init(band: Band, admissionRate: Double?, standing: Standing?) {
        self.band = band
        self.admissionRate = admissionRate
        self.standing = standing
    }

    public enum Band: String, Sendable, Hashable, CaseIterable, Codable {
        case reach, match, safety
        /// Neither the rate nor the student's score says enough.
        case unknown
    }

    /// A score beside the 25th and 75th percentile of those who enrolled.
    public struct Standing: Sendable, Hashable {
        public let test: AdmissionTest
        /// `nil` when the student gave none: the range still shows.
        public let score: Int?
        public let low: Int
        public let high: Int

        public init(test: AdmissionTest, score: Int?, low: Int, high: Int) {
            self.test = test
            self.score = score
            self.low = low
            self.high = high
        }
    }
}
