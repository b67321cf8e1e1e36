/// Characters as a terminal without UTF-8 can show them, in the same number of columns.
public enum AsciiForm {
    /// The ASCII text that stands for a cluster of `columns` columns: always just as many characters.
    public static func of(_ cluster: String, columns: Int) -> String {
        guard columns > 0 else { return "" }
        let drawn = CellWidth.drawn(cluster)
        guard let first = drawn.unicodeScalars.first else { return String(repeating: " ", count: columns) }
        // A flag is two letters already.
        let known = first.isASCII && columns == 2 ? drawn : form(first)
        guard let known else { return String(repeating: "?", count: columns) }
        return known + String(repeating: " ", count: columns - known.utf8.count)
    }

    private static func form(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x20..<0x7F: String(scalar)
        case 0xA0..<0x250: letter(latin, Int(scalar.value) - 0xA0)
        case 0x1E00..<0x1F00: letter(latinAdditional, Int(scalar.value) - 0x1E00)
        case 0x2500...0x257F: box(scalar.value)
        case 0x258F, 0x2595: "|"
        case 0x2580...0x2590, 0x2593: "#"
        case 0x2591: "."
        case 0x2592: ":"
        case 0x2800: " "
        case 0x2801...0x28FF: dots(scalar.value)
        default: signs[scalar]
        }
    }

    private static func letter(_ table: StaticString, _ index: Int) -> String? {
        guard index < table.utf8CodeUnitCount else { return nil }
        return String(Unicode.Scalar(table.utf8Start[index]))
    }

    /// Rules stay rules, verticals verticals; corners and crossings are `+`.
    private static func box(_ value: UInt32) -> String {
        switch value {
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2574, 0x2576, 0x2578, 0x257A, 0x257C,
            0x257E:
            "-"
        case 0x2550: "="
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B,
            0x257D, 0x257F:
            "|"
        case 0x2571: "/"
        case 0x2572: "\\"
        case 0x2573: "X"
        default: "+"
        }
    }

    /// Braille plots keep the height of their dots: low, middle or high, dense as `#`.
    private static func dots(_ value: UInt32) -> String {
        let bits = value - 0x2800
        if bits.nonzeroBitCount > 4 { return "#" }
        let (top, bottom) = (bits & 0x1B != 0, bits & 0xE4 != 0)
        return top && bottom ? ":" : top ? "'" : "."
    }

    private static let signs: [Unicode.Scalar: String] = [
        "←": "<", "→": ">", "↑": "^", "↓": "v", "↔": "-", "↕": "|", "⇐": "<", "⇒": ">", "↵": "<", "⏎": "<",
        "▸": ">", "▹": ">", "▶": ">", "▷": ">", "►": ">", "◂": "<", "◀": "<", "◁": "<", "◄": "<",
        "▴": "^", "▲": "^", "△": "^", "▾": "v", "▼": "v", "▽": "v",
        "●": "*", "○": "o", "◉": "@", "◌": "o", "◆": "*", "◇": "o", "■": "#", "□": "o", "▪": "#", "▫": "o",
        "⌂": "^", "★": "*", "☆": "*", "•": "*", "∙": ".", "⋅": ".", "‣": ">", "❯": ">", "❮": "<",
        "✓": "v", "✔": "v", "✗": "x", "✘": "x", "✕": "x", "✖": "x", "☐": "o", "☑": "v", "☒": "x",
        "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "≈": "~", "≠": "#", "≤": "<",
        "≥": ">", "∞": "8", "√": "v", "∑": "S", "×": "x", "…": ".", "‘": "'", "’": "'", "‚": ",", "“": "\"",
        "”": "\"", "„": "\"", "‹": "<", "›": ">", "′": "'", "″": "\"", "‰": "%", "€": "E", "₫": "d", "™": "T",
        "†": "+", "‡": "+", "№": "N", "⚠": "!", "♥": "v", "♡": "v", "❤": "v", "☰": "=", "⋮": ":", "⋯": ".",
        "✎": "/", "▣": "#", "⌘": "#", "⌃": "^", "⌫": "<", "⏸": "|",
    ]

    /// U+00A0 to U+024F by their letters without marks.
    private static let latin: StaticString = """
         !cLoY|S"ca<!-R-o+23'uP.,1o>????AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
        AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkqLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt\
        UuUuUuUuUuUuWwYyYZzZzZzs????????????????????????????????Oo?????????????Uu????????????????????????????\
        AaIiOoUuUuUuUuUu?AaAa????GgKkOoOo??j???Gg??NnAa????AaAaEeEeIiIiOoOoRrRrUuUuSsTt??Hh??????AaEeOoOoOoOoYy\
        ????????????????????????????
        """

    /// U+1E00 to U+1EFF, Vietnamese among them.
    private static let latinAdditional: StaticString = """
        AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSs\
        TtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy??????AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIi\
        OoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy??????
        """
}
