/// What the feed thinks of a student, feature by feature.
public struct LearnedTaste: Sendable, Hashable {
    public let weights: [Weight]
    /// Swipes teach nothing while it is.
    public let isFrozen: Bool
    public let swipes: Int

    /// One learned weight, in logits for one unit of the standardised feature.
    public struct Weight: Sendable, Hashable {
        public let feature: Feature
        public let mean: Double
        /// Standard deviation of what is believed; the prior's where nothing was learned.
        public let spread: Double
        /// What nobody's swipes have taught: where the weight began.
        public let prior: Double

        public init(feature: Feature, mean: Double, spread: Double, prior: Double) {
            self.feature = feature
            self.mean = mean
            self.spread = spread
            self.prior = prior
        }
    }

    public init(weights: [Weight], isFrozen: Bool, swipes: Int) {
        self.weights = weights
        self.isFrozen = isFrozen
        self.swipes = swipes
    }

    /// In the order of the features.
    public init(_ posterior: TastePosterior, isFrozen: Bool, swipes: Int) {
        weights = Feature.allCases.map { feature in
            let lane = Int(feature.rawValue)
            return Weight(
                feature: feature, mean: posterior.mean[lane],
                spread: max(0, posterior.covariance[lane * FeatureVector.count + lane]).squareRoot(),
                prior: TastePrior.posterior.mean[lane])
        }
        self.isFrozen = isFrozen
        self.swipes = swipes
    }
}
