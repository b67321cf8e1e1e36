/// Some of the states, districts and territories, one bit each.
public struct StateSet: Sendable, Hashable {
    private var bits: UInt64 = 0

    public init() {}

    /// Codes that name no state are passed over.
    public init(_ states: some Sequence<StateCode>) { for state in states { insert(state) } }

    public var isEmpty: Bool { bits == 0 }

    /// The state, when there is one alone.
    public var only: StateCode? { bits.nonzeroBitCount == 1 ? Self.codes[bits.trailingZeroBitCount] : nil }

    /// By their codes.
    public var states: [StateCode] { Self.codes.indices.filter { bits >> $0 & 1 == 1 }.map { Self.codes[$0] } }

    public func contains(_ state: StateCode) -> Bool {
        Self.places[state].map { bits >> $0 & 1 == 1 } ?? false
    }

    func isDisjoint(with other: StateSet) -> Bool { bits & other.bits == 0 }

    public mutating func insert(_ state: StateCode) {
        if let place = Self.places[state] { bits |= 1 << place }
    }

    private static let codes = StateCode.named.map(\.code).sorted()
    private static let places = Dictionary(zip(codes, codes.indices)) { first, _ in first }
}

extension StateCode {
    /// The zone of the capital; a state may have several.
    public var capitalZone: ZoneID {
        switch rawValue {
        case "AL", "AR", "IA", "IL", "KS", "LA", "MN", "MO", "MS", "ND", "NE", "OK", "SD", "TN", "TX", "WI": .central
        case "CO", "ID", "MT", "NM", "UT", "WY": .mountain
        case "AZ": .arizona
        case "CA", "NV", "OR", "WA": .pacific
        case "AK": .alaska
        case "HI": .hawaii
        default: .eastern
        }
    }
}
