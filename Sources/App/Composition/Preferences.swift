import Domain
import Presentation
import Store
import TerminalUI

/// What holds for one account: the config file, and over it what the account has chosen on the screen.
///
/// The guest's choices are written into the file itself; an account's stay with the account, so that one student's
/// language is not another's.
struct Preferences: Sendable {
    static let prefix = "config."

    let configuration: Configuration
    private let account: AccountID
    private let settings: any SettingStore
    private let store: ConfigStore

    /// - Parameter remembered: The account's settings.
    init(_ container: AppContainer, account: AccountID, settings: any SettingStore, remembered: [String: String]) {
        self.account = account
        self.settings = settings
        store = ConfigStore(path: container.paths.config)
        var choices: [String: String] = [:]
        for (key, value) in remembered where key.hasPrefix(Self.prefix) {
            choices[String(key.dropFirst(Self.prefix.count))] = value
        }
        configuration = store.read().configuration(under: choices)
    }

    var keys: KeyMap { KeySettings.keys(of: configuration.bindings).map }

    /// What would go wrong with keys for an action that are not set yet.
    func problems(binding action: ActionID, to chords: String) -> [KeyProblem] {
        let others = configuration.bindings.filter { $0.name != action.rawValue }
        let new = Configuration.Binding(name: action.rawValue, keys: chords, line: 0)
        let known = KeySettings.keys(of: others).problems
        return KeySettings.keys(of: others + [new]).problems.filter { !known.contains($0) }
    }

    /// Keys that would be taken from other actions.
    func conflicts(binding action: ActionID, to chords: String) -> [(key: DisplayText, other: ActionID)] {
        let others = configuration.bindings.filter { $0.name != action.rawValue }
        let new = Configuration.Binding(name: action.rawValue, keys: chords, line: 0)
        let after = KeySettings.keys(of: others + [new]).map
        let before = keys
        var found: [(key: DisplayText, other: ActionID)] = []
        for table in KeyTable.all {
            for binding in before.bindings(in: table) {
                guard case .action(let other) = binding.target, other != action,
                    after.target(of: binding.press, in: table) == .action(action),
                    !found.contains(where: { $0.other == other && $0.key == binding.press.label })
                else { continue }
                found.append((binding.press.label, other))
            }
        }
        return found
    }

    func snapshot(dataFolder: String) -> SettingsSnapshot {
        var values: [SettingField: String] = [:]
        func flag(_ value: Bool?) -> String? { value.map { $0 ? "on" : "off" } }
        values[.language] = configuration.language
        values[.theme] = configuration.theme
        values[.motion] = flag(configuration.motion)
        values[.clock] = flag(configuration.clock)
        values[.mouse] = flag(configuration.mouse)
        values[.units] = configuration.units?.rawValue
        values[.notify] = configuration.notify.map { $0.map(\.rawValue).sorted().last ?? "none" }
        values[.idleLock] = configuration.idleLock.map { $0 == 0 ? "off" : String($0) }
        let map = keys
        let chords = Dictionary(
            ActionID.allCases.map { action in
                (action, map.anyKeys(of: action).map(\.chord.string).joined(separator: ", "))
            }, uniquingKeysWith: { first, _ in first })
        return SettingsSnapshot(
            values: values, keys: chords, dataFolder: DisplayText(dataFolder),
            configFile: account == .guest ? DisplayText(store.path) : DisplayText("quad.db"))
    }

    /// Keeps a choice; "auto" where the file has no word for it takes the line away.
    func keep(_ value: String, for key: String) async throws(StorageError) {
        let value: String? = key == SettingField.units.rawValue && value == "auto" ? nil : value
        if account == .guest {
            try store.set(value, for: key)
        } else {
            try await settings.set(value, for: Self.prefix + key)
        }
    }
}
