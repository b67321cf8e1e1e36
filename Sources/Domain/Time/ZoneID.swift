/// The name of a time zone in the tz database: `America/New_York`.
public struct ZoneID: Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    /// `nil` for what can't be such a name; whether the zone exists is for a ``ZoneCatalog`` to say.
    public init?(_ text: some StringProtocol) {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2F, 0x5F: true
            default: false
            }
        }
        // Names become paths: none begins at the root, and a dot never occurs.
        guard isPlain, (1...64).contains(text.utf8.count), text.first != "/", text.first != "-" else { return nil }
        rawValue = String(text)
    }

    private init(known: String) { rawValue = known }

    public var description: String { rawValue }

    /// The town it is named after, `Los Angeles`; a proper name, the same in every language.
    public var town: String {
        (rawValue.split(separator: "/").last.map(String.init) ?? rawValue).replacing("_", with: " ")
    }

    public static let universal = ZoneID(known: "UTC")
    public static let eastern = ZoneID(known: "America/New_York")
    public static let central = ZoneID(known: "America/Chicago")
    public static let mountain = ZoneID(known: "America/Denver")
    public static let arizona = ZoneID(known: "America/Phoenix")
    public static let pacific = ZoneID(known: "America/Los_Angeles")
    public static let alaska = ZoneID(known: "America/Anchorage")
    public static let hawaii = ZoneID(known: "Pacific/Honolulu")
}

/// Where the rules of time zones come from.
public protocol ZoneCatalog: Sendable {
    /// `nil` when this machine has no such zone.
    func rules(of zone: ZoneID) -> ZoneRules?
    /// The zone where the student is.
    func local() -> ZoneRules
}
