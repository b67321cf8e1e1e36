public import Resources

/// A setting that the Profile pane changes. The raw value is its key in the config file.
public enum SettingField: String, Sendable, Hashable, CaseIterable {
    case language = "lang"
    case theme, motion, clock, mouse, notify, units
    case idleLock = "idle_lock"

    /// What can be chosen, as the config file has it; the first is what holds without a word about it.
    public var choices: [String] {
        switch self {
        case .language: ["auto", "en", "vi"]
        case .theme: ["auto", "dark", "light", "high-contrast", "mono"]
        case .motion, .clock: ["on", "off"]
        case .mouse: ["off", "on"]
        case .notify: ["bell", "none", "osc9", "osc777"]
        case .units: ["auto", "miles", "kilometers"]
        case .idleLock: ["10", "off", "1", "2", "5", "20", "30", "60"]
        }
    }

    public var labelKey: StringKey {
        switch self {
        case .language: .settingLanguage
        case .theme: .settingTheme
        case .motion: .settingMotion
        case .clock: .settingClock
        case .mouse: .settingMouse
        case .notify: .settingNotify
        case .units: .settingUnits
        case .idleLock: .settingIdleLock
        }
    }
}
