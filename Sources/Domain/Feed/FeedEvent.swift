/// One entry of the feed's log, from which everything learned follows.
public struct FeedEvent: Sendable, Hashable {
    public let key: OrderKey
    public let kind: Kind

    public init(key: OrderKey, kind: Kind) {
        self.key = key
        self.kind = kind
    }

    public enum Kind: Sendable, Hashable {
        /// A decision with the standardised features the college had at that moment.
        case swipe(UnitID, Decision, FeatureVector)
        case star(UnitID, Bool)
        /// Takes back the event with this key.
        case undo(OrderKey)
        /// The student set the mean of one learned weight.
        case edit(feature: UInt8, value: Float)
        /// Swipes no longer change what was learned, or do again.
        case freeze(Bool)
        /// Cards that test taste are dealt, or are not.
        case probes(Bool)
        /// What moved the student about a college, with the features of that side of it.
        case reflect(UnitID, Reflection, FeatureVector)
        /// Learning starts anew; what was swiped stays swiped.
        case reset
    }
}

/// What a student says to a card.
public enum Decision: UInt8, Sendable, Hashable, CaseIterable, Codable {
    case pass = 0, like = 1
}

/// Total order over the events of all of a student's devices.
public struct OrderKey: Sendable, Hashable, Comparable {
    /// Milliseconds since 1970, UTC; never less than that of the event before it on the same device.
    public let time: Int64
    /// Random, drawn once for each data folder.
    public let device: UInt32
    /// Counts this device's events from 1.
    public let counter: UInt32

    public init(time: Int64, device: UInt32, counter: UInt32) {
        self.time = time
        self.device = device
        self.counter = counter
    }

    public static func < (left: OrderKey, right: OrderKey) -> Bool {
        (left.time, left.device, left.counter) < (right.time, right.device, right.counter)
    }
}
