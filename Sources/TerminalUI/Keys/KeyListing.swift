public import Domain
public import Presentation

/// Every action with its keys and the name that the config file binds, as lines of text.
public enum KeyListing {
    /// What `quad keys` prints; columns are two spaces apart.
    public static func lines(_ map: KeyMap, words: Words) -> [DisplayText] {
        let sections = sections(map, words: words)
        let rows = sections.flatMap(\.rows)
        let keys = rows.map { CellWidth.of($0.keys) }.max() ?? 0
        let names = rows.map { CellWidth.of($0.name) }.max() ?? 0
        var lines: [DisplayText] = []
        for section in sections {
            if !lines.isEmpty { lines.append("") }
            lines.append(section.title)
            lines += section.rows.map { row in
                "  " + row.keys.padded(to: keys) + "  " + row.name.padded(to: names) + "  " + row.about
            }
        }
        return lines
    }

    struct Row {
        let keys: DisplayText
        let name: DisplayText
        let about: DisplayText
    }

    /// One section for each context, the line keys, and the actions that have no key.
    static func sections(_ map: KeyMap, words: Words) -> [(title: DisplayText, rows: [Row])] {
        var sections = KeyContext.allCases.map { context in
            (words.heading(context), rows(.context(context), map, words))
        }
        sections.append((words.headingWhileTyping, rows(.text, map, words)))
        let unbound = ActionID.allCases.filter { map.anyKeys(of: $0).isEmpty }.map { action in
            Row(keys: ":", name: KeyTarget.action(action).name, about: words.about(action))
        }
        sections.append((words.headingWithoutKey, unbound))
        return sections.filter { !$0.1.isEmpty }
    }

    private static func rows(_ table: KeyTable, _ map: KeyMap, _ words: Words) -> [Row] {
        var seen: Set<KeyTarget> = []
        return map.bindings(in: table).map(\.target).filter { seen.insert($0).inserted }.map { target in
            let chords = map.keys(of: target, in: table).map(\.chord)
            let about =
                switch target {
                case .action(let action): words.about(action)
                case .edit(let command): words.about(command)
                }
            return Row(
                keys: chords.dropFirst().reduce(chords.first ?? "") { $0 + ", " + $1 }, name: target.name, about: about)
        }
    }
}
