/// Why the feed believes what it believes, and how well it has foretold: a pure function of the log.
public struct TasteReport: Sendable, Equatable {
    /// What moved a weight most, strongest first, at most ``evidenceLimit`` for each feature.
    public private(set) var evidence: [Feature: [Evidence]] = [:]
    public private(set) var record = PredictionRecord()
    public let status: FeedStatus
    /// What is foretold for the card on top; `nil` without one.
    public let next: Prediction?
    /// Names of the colleges in the evidence.
    public var names: [UnitID: String] = [:]

    public static let evidenceLimit = 6

    /// One event that moved a weight.
    public struct Evidence: Sendable, Equatable {
        public let cause: Cause
        /// By how much, in logits for one unit of the feature.
        public let shift: Double
    }

    public enum Cause: Sendable, Equatable {
        case swipe(UnitID, Decision)
        case reflection(UnitID, Reflection)
        /// The student's own word.
        case edit
    }

    /// What is believed of one college before it is decided on.
    public struct Prediction: Sendable, Equatable {
        public let id: UnitID
        public let name: String
        /// Of a like, 0...1.
        public let probability: Double

        public init(id: UnitID, name: String, probability: Double) {
            self.id = id
            self.name = name
            self.probability = probability
        }
    }

    /// - Parameter events: The whole log, in order.
    public init(_ events: [FeedEvent], status: FeedStatus, next: Prediction?) {
        self.status = status
        self.next = next
        var posterior = TastePrior.posterior
        var isFrozen = false
        var found: [[Evidence]] = Array(repeating: [], count: FeatureVector.count)
        for event in TasteLedger.effective(events) {
            let before = posterior.mean
            let cause: Cause
            switch event.kind {
            case .swipe(let id, let decision, let features):
                record.add(posterior.likelihood(features), isLike: decision == .like)
                if !isFrozen { posterior.learn(features, liked: decision == .like) }
                cause = .swipe(id, decision)
            case .reflect(let id, let reflection, let features):
                if !isFrozen { posterior.learn(features, liked: reflection.isPraise) }
                cause = .reflection(id, reflection)
            case .edit(let feature, let value):
                if Int(feature) < FeatureVector.count, value.isFinite { posterior.set(Int(feature), to: value) }
                cause = .edit
            case .freeze(let isOn):
                isFrozen = isOn
                continue
            case .reset:
                posterior = TastePrior.posterior
                found = Array(repeating: [], count: FeatureVector.count)
                continue
            case .star, .probes, .undo: continue
            }
            let shift = posterior.mean - before
            for lane in 0..<FeatureVector.count where abs(shift[lane]) >= Self.leastShift {
                found[lane].append(Evidence(cause: cause, shift: shift[lane]))
            }
        }
        for feature in Feature.allCases {
            let all = found[Int(feature.rawValue)].sorted { abs($0.shift) > abs($1.shift) }
            if !all.isEmpty { evidence[feature] = Array(all.prefix(Self.evidenceLimit)) }
        }
    }

    /// The colleges that the evidence names.
    public var colleges: Set<UnitID> {
        Set(
            evidence.values.joined().compactMap { found in
                switch found.cause {
                case .swipe(let id, _), .reflection(let id, _): id
                case .edit: nil
                }
            })
    }

    /// Less is no reason for anything.
    private static let leastShift = 0.005
}

/// How often the feed was right, by how sure it was: every swipe is scored by what was foretold just before it.
public struct PredictionRecord: Sendable, Equatable {
    /// Swipes foretold with a probability of a like in one fifth of 0...1.
    public struct Bin: Sendable, Equatable {
        public fileprivate(set) var count = 0
        public fileprivate(set) var likes = 0
        fileprivate var sum = 0.0

        /// The middle of what was foretold, 0...1; `nil` without swipes.
        public var foretold: Double? { count == 0 ? nil : sum / Double(count) }
        /// The share that was liked, 0...1.
        public var liked: Double? { count == 0 ? nil : Double(likes) / Double(count) }
    }

    public private(set) var bins = Array(repeating: Bin(), count: 5)
    /// Swipes on the side that was foretold.
    public private(set) var hits = 0

    public init() {}

    public var count: Int { bins.reduce(0) { $0 + $1.count } }

    public mutating func add(_ probability: Double, isLike: Bool) {
        // Damaged features foretell nothing.
        guard probability.isFinite else { return }
        let index = max(0, min(bins.count - 1, Int(probability * Double(bins.count))))
        bins[index].count += 1
        bins[index].sum += probability
        if isLike { bins[index].likes += 1 }
        if (probability >= 0.5) == isLike { hits += 1 }
    }
}
