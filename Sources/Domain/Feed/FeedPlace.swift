/// Where a student stands in the feed, as far as the log alone does not say it: cards that lie in the hand for another
/// reason than the deal, and the calibration colleges that are being asked about.
public struct FeedPlace: Sendable, Hashable {
    /// The last event that counted; after a later one the hand no longer holds.
    public let key: OrderKey?
    /// The top of the deck, at most two cards.
    public let hand: [Card]
    /// Decided ones included; empty when nothing is being asked.
    public let calibration: [UnitID]

    public struct Card: Sendable, Hashable {
        public let id: UnitID
        public let isProbe: Bool

        public init(id: UnitID, isProbe: Bool) {
            self.id = id
            self.isProbe = isProbe
        }
    }

    public init(key: OrderKey?, hand: [Card], calibration: [UnitID]) {
        self.key = key
        self.hand = hand
        self.calibration = calibration
    }
}

/// As one line of text: `1790000000000-7-12|170976p,166683|209922,110635`.
extension FeedPlace {
    public var text: String {
        let key = key.map { "\($0.time)-\($0.device)-\($0.counter)" } ?? ""
        let hand = hand.map { "\($0.id)" + ($0.isProbe ? "p" : "") }.joined(separator: ",")
        return [key, hand, calibration.map { "\($0)" }.joined(separator: ",")].joined(separator: "|")
    }

    /// `nil` for a text that is none of these.
    public init?(_ text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        var key: OrderKey?
        if !parts[0].isEmpty {
            let numbers = parts[0].split(separator: "-")
            guard numbers.count == 3, let time = Int64(numbers[0]), let device = UInt32(numbers[1]),
                let counter = UInt32(numbers[2])
            else { return nil }
            key = OrderKey(time: time, device: device, counter: counter)
        }
        let hand = parts[1].split(separator: ",").map { field -> Card? in
            let isProbe = field.last == "p"
            return UnitID(isProbe ? field.dropLast() : field).map { Card(id: $0, isProbe: isProbe) }
        }
        let calibration = parts[2].split(separator: ",").map { UnitID($0) }
        guard hand.count <= 2, !hand.contains(nil), !calibration.contains(nil) else { return nil }
        self.init(key: key, hand: hand.compactMap(\.self), calibration: calibration.compactMap(\.self))
    }
}
