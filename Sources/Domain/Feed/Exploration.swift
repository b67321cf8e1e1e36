/// How freely the feed tries colleges whose fit it is not sure of, by phase.
public enum Exploration {
    /// Share of cards that test taste.
    public static func rate(_ phase: FeedStatus.Phase) -> Double {
        switch phase {
        case .discovery: 0.3
        case .refinement: 0.2
        case .stable: 0.1
        }
    }

    /// Standard deviations by which the weights of an ordinary card are drawn around their mean.
    static let spread = 0.15
    /// The same for a card that tests taste.
    static let probeSpread = 0.4
}
