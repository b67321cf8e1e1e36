internal import Domain

/// The keys of the config file besides `key.ACTION`.
enum ConfigKey: String, CaseIterable {
    case theme, colors, background, mouse, motion, clock
    case escapeDelay = "escape_delay"
    case notify
    case language = "lang"
    case units
    case idleLock = "idle_lock"
    case privatePages = "private_pages"

    /// What may stand behind the `=`.
    var allowed: String {
        switch self {
        case .theme: "auto, " + ConfigKey.themes.joined(separator: ", ")
        case .colors: "auto, 256, 16, 8, none"
        case .background, .mouse, .motion, .clock, .privatePages: "on, off"
        case .escapeDelay: "0-1000"
        case .notify: "none, bell, osc9, osc777"
        case .language: "auto, en, vi"
        case .units: "miles, kilometers"
        case .idleLock: "off, 1-240"
        }
    }

    /// What it decides, as a sentence for the manual page.
    var meaning: String {
        switch self {
        case .theme: "Colours of the screen; auto follows the terminal's background."
        case .colors: "At most so many colours, whatever the terminal says."
        case .background:
            "Whether the terminal is asked for its background at the start; off where it prints the question."
        case .mouse: "Whether the mouse is captured."
        case .motion: "Whether a bar grows while the college tables are made; nothing else moves by itself."
        case .clock: "Whether the first line has a clock; off, an idle program never wakes."
        case .escapeDelay: "Milliseconds in which the rest of a key may still follow an Esc."
        case .notify: "How the terminal draws attention; several with commas."
        case .language: "Language of the screen."
        case .units: "How distances are shown; without it as the language has it."
        case .idleLock: "Minutes without a key until the screen of an account with a passphrase locks; 10 without it."
        case .privatePages:
            "Whether pages of this machine and its own network may be read as sources; off without it."
        }
    }

    /// False when the value is none of the allowed ones; nothing changes then.
    func set(_ value: String, in configuration: inout Configuration) -> Bool {
        let value = value.lowercased()
        switch self {
        case .theme:
            guard value == "auto" || ConfigKey.themes.contains(value) else { return false }
            configuration.theme = value == "auto" ? nil : value
        case .colors:
            guard let depth = ConfigKey.depths[value] else { return false }
            configuration.colors = depth
        case .background: return ConfigKey.flag(value, &configuration.background)
        case .mouse: return ConfigKey.flag(value, &configuration.mouse)
        case .motion: return ConfigKey.flag(value, &configuration.motion)
        case .clock: return ConfigKey.flag(value, &configuration.clock)
        case .privatePages: return ConfigKey.flag(value, &configuration.privatePages)
        case .escapeDelay:
            guard let delay = Int(value), (0...1_000).contains(delay) else { return false }
            configuration.escapeDelay = delay
        case .notify:
            let words = value.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init)
            let ways = words.compactMap(Configuration.NotifyWay.init(rawValue:))
            guard words == ["none"] || (ways.count == words.count && !ways.isEmpty) else { return false }
            configuration.notify = Set(ways)
        case .language:
            guard ["auto", "en", "vi"].contains(value) else { return false }
            configuration.language = value == "auto" ? nil : value
        case .units:
            guard let unit = Configuration.LengthUnit(rawValue: value) else { return false }
            configuration.units = unit
        case .idleLock:
            guard let minutes = value == "off" ? 0 : Int(value), value == "off" || (1...240).contains(minutes) else {
                return false
            }
            configuration.idleLock = minutes
        }
        return true
    }

    private static let themes = ["dark", "light", "high-contrast", "mono"]
    private static let depths: [String: Int?] = ["auto": nil, "256": 256, "16": 16, "8": 8, "none": 0]

    private static func flag(_ value: String, _ flag: inout Bool?) -> Bool {
        switch value {
        case "on", "yes", "true", "1": flag = true
        case "off", "no", "false", "0": flag = false
        default: return false
        }
        return true
    }
}
