import Domain
import Presentation
import Store
import TerminalUI

/// The key table with the config file's own keys in it.
enum KeySettings {
    static func keys(of config: ConfigFile) -> (map: KeyMap, problems: [KeyProblem]) {
        keys(of: config.configuration.bindings)
    }

    static func keys(of bindings: [Configuration.Binding]) -> (map: KeyMap, problems: [KeyProblem]) {
        KeyMap.standard.applying(
            bindings.map {
                KeySetting(name: DisplayText($0.name), keys: DisplayText($0.keys), line: $0.line)
            })
    }
}
