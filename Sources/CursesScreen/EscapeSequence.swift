internal import TerminalUI

/// The sequences that curses does not know, as text.
enum EscapeSequence {
    static let escape = "\u{1B}"
    static let stringEnd = "\u{1B}\\"

    /// A paste comes between marks.
    static func bracketedPaste(_ on: Bool) -> String { "\u{1B}[?2004\(on ? "h" : "l")" }
    static func focusReports(_ on: Bool) -> String { "\u{1B}[?1004\(on ? "h" : "l")" }
    /// Clicks, drags and the wheel, in SGR form.
    static func mouse(_ on: Bool) -> String { on ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l" }
    /// Asks for the colour of the background. BEL ends it, as every terminal that answers knows that end.
    static let askBackground = "\u{1B}]11;?\u{7}"
    static let showCursor = "\u{1B}[?25h"
    static let saveTitle = "\u{1B}[22;2t"
    static let restoreTitle = "\u{1B}[23;2t"
    static func title(_ text: String) -> String { "\u{1B}]2;\(text)\u{7}" }
    static let saveCursor = "\u{1B}7"
    static let restoreCursor = "\u{1B}8"
    static func move(x: Int, y: Int) -> String { "\u{1B}[\(y + 1);\(x + 1)H" }
    static let linkEnd = "\u{1B}]8;;\u{1B}\\"

    /// Opens a link. The same target has the same id, so that a terminal takes all its pieces for one.
    static func link(_ target: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in target.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return "\u{1B}]8;id=\(String(hash, radix: 36));\(percentEncoded(target))\u{1B}\\"
    }

    /// Colours and attributes, from a clean start.
    static func attributes(_ paint: Paint) -> String {
        var codes = ["0"]
        if paint.attributes.contains(.bold) { codes.append("1") }
        if paint.attributes.contains(.dim) { codes.append("2") }
        if paint.attributes.contains(.underline) { codes.append("4") }
        if paint.attributes.contains(.reverse) { codes.append("7") }
        if let color = paint.foreground { codes.append(code(color, base: 30)) }
        if let color = paint.background { codes.append(code(color, base: 40)) }
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static func code(_ color: UInt8, base: Int) -> String {
        switch color {
        case 0..<8: "\(base + Int(color))"
        case 8..<16: "\(base + 52 + Int(color))"
        default: "\(base + 8);5;\(color)"
        }
    }

    /// What OSC 8 allows in a target is printable ASCII.
    private static func percentEncoded(_ target: String) -> String {
        target.utf8.reduce(into: "") { result, byte in
            if (0x21...0x7E).contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
