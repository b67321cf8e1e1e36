/// Which names could be taken for each other.
///
/// After the idea of Unicode's confusables (UTS 39), cut down to what an ``AccountName`` may hold: case, accents and
/// parting signs fall away, and letters and digits that look alike become one.
enum Lookalike {
    enum Script: Sendable { case latin, cyrillic, greek, other }

    /// `nil` for what is no letter.
    static func script(of character: Character) -> Script? {
        guard let first = character.unicodeScalars.first, first.properties.isAlphabetic,
            character.unicodeScalars.dropFirst().allSatisfy({ isMark($0) })
        else { return nil }
        return switch first.value {
        case 0x41...0x24F, 0x1E00...0x1EFF: .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
        case 0x400...0x52F: .cyrillic
        // Letter forms made for looks: full width, mathematical, modifier letters.
        case 0xFF21...0xFF5A, 0x1D400...0x1D7FF, 0x250...0x2FF, 0x2100...0x214F, 0x2460...0x24FF: nil
        default: .other
        }
    }

    static func skeleton(of name: String) -> String {
        var result = ""
        for character in name where !".-_ ".contains(character) {
            for lower in character.lowercased() {
                let base = bases[lower] ?? lower
                result.append(twins[base] ?? base)
            }
        }
        return result.replacing("rn", with: "m").replacing("vv", with: "w").replacing("cl", with: "d")
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Letters and digits by the one they look like.
    private static let twins: [Character: Character] = [
        "0": "o", "1": "l", "i": "l", "ı": "l", "5": "s", "đ": "d", "ð": "d", "ø": "o", "ł": "l", "ħ": "h", "ß": "b",
        "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "l", "ј": "j", "к": "k", "ӏ": "l", "м": "m",
        "н": "h", "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "у": "y", "х": "x", "ѵ": "v", "ԝ": "w", "з": "3",
        "α": "a", "β": "b", "γ": "y", "ε": "e", "η": "n", "ι": "l", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t",
        "υ": "u", "χ": "x", "ω": "w", "μ": "u",
    ]

    /// Accented letters by their base. Swift compares characters by what they are canonically, so that both ways to
    /// write one meet in the same entry; two marks cover Vietnamese.
    private static let bases: [Character: Character] = {
        let marks = (0x300...0x345).compactMap { Unicode.Scalar($0) }
        var bases: [Character: Character] = [:]
        for base in "abcdefghijklmnopqrstuvwxyzаеиоуіα" + "εηιουω" {
            for first in marks {
                var letter = String(base)
                letter.unicodeScalars.append(first)
                bases[Character(letter)] = base
                // Only circumflex, breve and horn carry a tone in Vietnamese.
                guard [0x302, 0x306, 0x31B].contains(first.value) else { continue }
                for second in marks {
                    var both = letter
                    both.unicodeScalars.append(second)
                    bases[Character(both)] = base
                }
            }
        }
        return bases
    }()
}
