/// Gives roles their colours at the depth a terminal has.
///
/// Text stands on the terminal's own background; only where a theme sets a foreground too does it set a background.
public struct Theme: Sendable, Hashable {
    public enum Name: String, Sendable, Hashable, CaseIterable {
        case dark, light, mono
        case highContrast = "high-contrast"
    }

    /// How many colours there are; `none` also under `NO_COLOR`.
    public enum Depth: Int, Sendable, Hashable, CaseIterable {
        case none = 0
        case eight = 8
        case sixteen = 16
        case full = 256

        /// - Parameter colors: What terminfo says (`colors`); negative or 0 without colour.
        public init(colors: Int) {
            self = colors >= 256 ? .full : colors >= 16 ? .sixteen : colors >= 8 ? .eight : .none
        }
    }

    public let name: Name
    public let depth: Depth

    public init(_ name: Name, depth: Depth) {
        self.name = name
        self.depth = name == .mono ? .none : depth
    }

    /// A theme for the background that a terminal tells of in `COLORFGBG` ("15;0"); dark when it tells nothing.
    public static func guess(colorFGBG: String?) -> Name {
        guard let last = colorFGBG?.split(separator: ";").last, let ground = Int(last) else { return .dark }
        return ground == 7 || ground >= 9 ? .light : .dark
    }

    /// Colours and attributes of a role by itself.
    public func paint(_ role: Role) -> Paint {
        switch depth {
        case .none: Self.monochrome(role)
        case .full: full(role)
        case .sixteen: few(role, bright: true)
        case .eight: few(role, bright: false)
        }
    }

    /// Colours and attributes of a style.
    public func paint(_ style: Style) -> Paint {
        var paint = paint(style.role)
        paint.attributes.formUnion(style.attributes)
        return paint
    }

    /// What survives without colour.
    private static func monochrome(_ role: Role) -> Paint {
        switch role {
        case .muted, .chartMuted, .border: Paint(attributes: .dim)
        case .title, .accent, .selection, .attention, .key: Paint(attributes: .bold)
        case .link: Paint(attributes: .underline)
        case .personA, .personB, .personC, .personD: Paint(attributes: .bold)
        case .text, .good, .bad, .chart, .sample, .picture: Paint()
        }
    }

    private func full(_ role: Role) -> Paint {
        switch name {
        case .mono: Self.monochrome(role)
        case .highContrast: strong(role, white: 231, yellow: 226, red: 124, black: 16)
        case .dark:
            switch role {
            case .text, .picture: Paint()
            case .title: Paint(attributes: .bold)
            case .muted: Paint(246)
            case .border, .chartMuted: Paint(244)
            case .accent, .chart: Paint(75)
            case .selection: Paint(75, attributes: .bold)
            case .attention: Paint(214)
            case .good: Paint(114)
            case .bad: Paint(210)
            case .key: Paint(117)
            case .link: Paint(111, attributes: .underline)
            case .sample: Paint(183)
            case .personA: Paint(80, attributes: .bold)
            case .personB: Paint(179, attributes: .bold)
            case .personC: Paint(176, attributes: .bold)
            case .personD: Paint(149, attributes: .bold)
            }
        case .light:
            switch role {
            case .text, .picture: Paint()
            case .title: Paint(attributes: .bold)
            case .muted: Paint(241)
            case .border, .chartMuted: Paint(242)
            case .accent, .chart: Paint(25)
            case .selection: Paint(25, attributes: .bold)
            case .attention: Paint(130)
            case .good: Paint(22)
            case .bad: Paint(124)
            case .key: Paint(24)
            case .link: Paint(26, attributes: .underline)
            case .sample: Paint(54)
            case .personA: Paint(23, attributes: .bold)
            case .personB: Paint(94, attributes: .bold)
            case .personC: Paint(90, attributes: .bold)
            case .personD: Paint(22, attributes: .bold)
            }
        }
    }

    /// The ANSI colours differ from terminal to terminal: grey is `dim` here, and a light theme leaves out what is pale.
    private func few(_ role: Role, bright: Bool) -> Paint {
        let lift: UInt8 = bright ? 8 : 0
        switch name {
        case .mono: return Self.monochrome(role)
        case .highContrast: return strong(role, white: 7 + lift, yellow: 3 + lift, red: 1, black: 0)
        case .dark:
            return switch role {
            case .text, .picture: Paint()
            case .title: Paint(attributes: .bold)
            case .muted, .border, .chartMuted: Paint(attributes: .dim)
            case .accent, .chart: Paint(6 + lift)
            case .selection, .key: Paint(6 + lift, attributes: .bold)
            case .attention: Paint(3 + lift, attributes: .bold)
            case .good: Paint(2 + lift)
            case .bad: Paint(1 + lift, attributes: .bold)
            case .link: Paint(6 + lift, attributes: .underline)
            case .sample: Paint(5 + lift)
            case .personA: Paint(6 + lift, attributes: .bold)
            case .personB: Paint(3 + lift, attributes: .bold)
            case .personC: Paint(5 + lift, attributes: .bold)
            case .personD: Paint(2 + lift, attributes: .bold)
            }
        case .light:
            return switch role {
            case .text, .good, .picture: Paint()
            case .title: Paint(attributes: .bold)
            case .muted, .border, .chartMuted: Paint(attributes: .dim)
            case .accent, .chart: Paint(4)
            case .selection, .key: Paint(4, attributes: .bold)
            case .attention: Paint(5, attributes: .bold)
            case .bad: Paint(1)
            case .link: Paint(4, attributes: .underline)
            case .sample: Paint(5)
            case .personA: Paint(4, attributes: .bold)
            case .personB: Paint(attributes: .bold)
            case .personC: Paint(5, attributes: .bold)
            case .personD: Paint(1, attributes: .bold)
            }
        }
    }

    /// Nothing dim, and what matters on a ground of its own.
    private func strong(_ role: Role, white: UInt8, yellow: UInt8, red: UInt8, black: UInt8) -> Paint {
        switch role {
        case .text, .muted, .border, .chart, .chartMuted, .good, .sample, .picture: Paint()
        case .title, .accent, .key, .personA, .personB, .personC, .personD: Paint(attributes: .bold)
        case .selection: Paint(white, on: black, attributes: .bold)
        case .attention: Paint(black, on: yellow)
        case .bad: Paint(white, on: red, attributes: .bold)
        case .link: Paint(attributes: [.underline, .bold])
        }
    }
}

/// What a terminal is told for a style.
public struct Paint: Sendable, Hashable {
    /// Number in the terminal's palette; `nil` is the terminal's own colour.
    public var foreground: UInt8?
    /// Set only together with ``foreground``.
    public var background: UInt8?
    public var attributes: Style.Attributes

    public init(_ foreground: UInt8? = nil, on background: UInt8? = nil, attributes: Style.Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
