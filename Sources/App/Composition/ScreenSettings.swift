import CursesScreen
import Domain
import Presentation
import Resources
import Store
import TerminalUI

/// What the config file says about the terminal.
struct ScreenSettings {
    let terminal: TerminalConfiguration
    let patience: TerminalLoop.Patience

    init(_ configuration: Configuration, words: Words, log: String) {
        let named = configuration.theme.flatMap(Theme.Name.init(rawValue:))
        let told = DataPaths.environment("COLORFGBG").flatMap { $0.isEmpty ? nil : $0 }
        terminal = TerminalConfiguration(
            theme: named ?? Theme.guess(colorFGBG: told),
            asksBackground: named == nil && told == nil && configuration.background ?? true,
            colors: configuration.colors.map(Theme.Depth.init(colors:)) ?? .full,
            mouse: configuration.mouse ?? false,
            notifications: Self.notifications(configuration),
            errorLog: log, suspendMessage: words(.shellSuspended),
            faultMessage: words(.shellFault, DisplayText(log)))
        patience = TerminalLoop.Patience(escape: .milliseconds(configuration.escapeDelay ?? 40))
    }

    static func notifications(_ configuration: Configuration) -> TerminalConfiguration.Notifications {
        configuration.notify.map {
            $0.contains(.osc777) ? .osc777 : $0.contains(.osc9) ? .osc9 : $0.contains(.bell) ? .bell : .off
        } ?? .bell
    }
}
