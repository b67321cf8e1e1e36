import Domain
public import Presentation

/// Applies key settings to a key table and reports what did not go as written.
struct KeyRebinding {
    private struct Slot: Hashable {
        let table: KeyTable
        let target: KeyTarget
    }

    private let standard: KeyMap
    private var tables: [KeyTable: [KeyBinding]]
    private var owners: [Slot: KeySetting] = [:]
    private(set) var problems: [KeyProblem] = []

    init(_ settings: [KeySetting], over standard: KeyMap) {
        self.standard = standard
        tables = Dictionary(uniqueKeysWithValues: KeyTable.all.map { ($0, standard.bindings(in: $0)) })
        var slots: [[Slot]] = []
        for setting in settings { slots.append(self.slots(of: setting)) }
        // All configured targets give their keys up before any takes one, so that two can swap.
        var places: [Slot: Int] = [:]
        for slot in slots.joined() where places[slot] == nil { places[slot] = clear(slot) }
        for (setting, slots) in zip(settings, slots) { bind(setting, slots, places) }
        keepEssentials()
    }

    var map: KeyMap { KeyMap(tables) }

    /// Where a setting applies: wherever the action has keys, in the global table when it has none.
    private mutating func slots(of setting: KeySetting) -> [Slot] {
        guard let (target, table) = Self.named(setting.name) else {
            report(setting, .unknownAction)
            return []
        }
        if let table { return [Slot(table: table, target: target)] }
        let used = KeyTable.all.filter { !standard.keys(of: target, in: $0).isEmpty }
        return (used.isEmpty ? [.context(.global)] : used).map { Slot(table: $0, target: target) }
    }

    private static func named(_ name: DisplayText) -> (KeyTarget, KeyTable?)? {
        if let target = KeyTarget.all.first(where: { $0.name == name }) {
            if case .edit = target { return (target, .text) }
            return (target, nil)
        }
        let parts = name.string.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let context = KeyContext(rawValue: String(parts[0])),
            let action = ActionID(rawValue: String(parts[1]))
        else { return nil }
        return (.action(action), .context(context))
    }

    /// - Returns: Where the target's first key stood, so that help keeps its order.
    private mutating func clear(_ slot: Slot) -> Int {
        let bindings = tables[slot.table] ?? []
        let place = bindings.firstIndex { $0.target == slot.target } ?? bindings.count
        tables[slot.table]?.removeAll { $0.target == slot.target }
        return place
    }

    private mutating func bind(_ setting: KeySetting, _ slots: [Slot], _ places: [Slot: Int]) {
        var presses: [KeyPress] = []
        for chord in setting.chords where !slots.isEmpty {
            if let press = KeyPress(chord: chord.string) {
                presses.append(press)
            } else {
                report(setting, .unknownKey(chord))
            }
        }
        for slot in slots {
            if let earlier = owners[slot] {
                _ = clear(slot)
                if earlier.name == setting.name { report(setting, .setTwice) }
            }
            owners[slot] = setting
            bind(setting, presses, slot, at: places[slot] ?? 0)
        }
    }

    private mutating func bind(_ setting: KeySetting, _ presses: [KeyPress], _ slot: Slot, at place: Int) {
        let usable = presses.filter { !slot.table.takesText || !$0.isText }
        if usable.isEmpty, let letter = presses.first {
            report(setting, .isText(key: letter.chord))
            tables[slot.table]?.append(
                contentsOf: standard.bindings(in: slot.table).filter { $0.target == slot.target })
            return
        }
        var place = min(place, tables[slot.table]?.count ?? 0)
        for press in usable {
            if let index = tables[slot.table]?.firstIndex(where: { $0.press.canonical == press }),
                let other = tables[slot.table]?[index].target
            {
                if other == slot.target { continue }
                if let owner = owners[Slot(table: slot.table, target: other)] {
                    report(setting, .taken(key: press.chord, by: owner.name))
                    continue
                }
                tables[slot.table]?.remove(at: index)
                if index < place { place -= 1 }
                if tables[slot.table]?.contains(where: { $0.target == other }) == false {
                    report(setting, .lostKey(of: other.name, key: press.chord))
                }
            }
            tables[slot.table]?.insert(KeyBinding(press, slot.target), at: place)
            place += 1
        }
    }

    /// Leaving, finding an action, and answering a question are possible from everywhere, whatever the file says.
    private mutating func keepEssentials() {
        let map = KeyMap(tables)
        for context in KeyContext.allCases {
            for action in [ActionID.quit, .palette, .confirm, .dismiss] {
                let takesText = context.takesText
                guard !standard.keys(of: action, in: context, takesText: takesText).isEmpty,
                    map.keys(of: action, in: context, takesText: takesText).isEmpty
                else { continue }
                tables[.context(context)] = standard.bindings(in: .context(context))
                tables[.context(.global)] = standard.bindings(in: .context(.global))
                let line = owners.filter { $0.key.target == .action(action) }.map(\.value.line).min()
                let problem = KeyProblem(
                    line: line ?? owners.map(\.value.line).min() ?? 0, name: KeyTarget.action(action).name, .needsKey)
                if !problems.contains(problem) { problems.append(problem) }
            }
        }
    }

    private mutating func report(_ setting: KeySetting, _ fault: KeyProblem.Fault) {
        let problem = KeyProblem(line: setting.line, name: setting.name, fault)
        // One setting may apply in several contexts; once is enough to say it.
        if !problems.contains(problem) { problems.append(problem) }
    }
}

extension KeyTable {
    /// Characters are text here and can't be keys.
    var takesText: Bool {
        switch self {
        case .text: true
        case .context(let context): context.takesText
        }
    }
}

extension KeyMap {
    /// The table with the lines of the config file applied, and what did not go as written.
    public func applying(_ settings: [KeySetting]) -> (map: KeyMap, problems: [KeyProblem]) {
        guard !settings.isEmpty else { return (self, []) }
        let rebinding = KeyRebinding(settings, over: self)
        return (rebinding.map, rebinding.problems)
    }
}
