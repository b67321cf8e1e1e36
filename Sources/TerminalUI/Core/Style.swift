/// How a cell looks: a role that the theme colours, and what survives without colour.
public struct Style: Sendable, Hashable {
    public var role: Role
    public var attributes: Attributes
    /// Index of an OSC 8 target in the frame's link table; 0 for none.
    public var link: UInt16
    /// Colours of the upper and the lower half of a cell of a picture, by the terminal's palette; only for that role.
    public var pixels: UInt16 = 0

    public init(_ role: Role = .text, _ attributes: Attributes = [], link: UInt16 = 0) {
        self.role = role
        self.attributes = attributes
        self.link = link
    }

    public static let text = Style()
    public static let strong = Style(.text, .bold)
    public static let muted = Style(.muted)
    public static let title = Style(.title, .bold)
    public static let selected = Style(.selection, .reverse)
    public static let key = Style(.key, .bold)

    /// A cell of a picture.
    public static func picture(upper: UInt8, lower: UInt8) -> Style {
        var style = Style(.picture)
        style.pixels = UInt16(upper) << 8 | UInt16(lower)
        return style
    }

    public struct Attributes: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let underline = Attributes(rawValue: 4)
        public static let reverse = Attributes(rawValue: 8)
    }
}

/// What a cell means; themes give roles their colours.
public enum Role: UInt8, Sendable, Hashable, CaseIterable {
    case text, muted, title, accent, selection, attention, good, bad, border, key, link, chart, chartMuted, sample
    /// The names of people in a conversation; who is who is told by the name, never by the colour alone.
    case personA, personB, personC, personD
    /// Half a cell is a pixel; drawn only where there are 256 colours.
    case picture
}
