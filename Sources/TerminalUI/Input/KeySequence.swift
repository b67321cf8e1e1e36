/// The keys behind escape sequences, in the spellings of xterm, tmux, screen, rxvt, the Linux console, vt100 and kitty.
enum KeySequence {
    private typealias Key = KeyPress.Key

    /// A number in ASCII digits; `nil` for none or for what is not a number.
    static func number(_ bytes: some Collection<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count < 10 else { return nil }
        var value = 0
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    /// `ESC O x`: application arrows, F1 to F4, the keypad.
    /// - Parameter modifier: The number of older xterms, `ESC O 5 P`.
    static func ss3(_ final: UInt8, modifier: Int?) -> KeyPress? {
        let modifiers = modifiers(modifier)
        if let key = letters[final] { return KeyPress(key, modifiers) }
        switch final {
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            return letters[final - 0x20].map { KeyPress($0, modifiers.union(.control)) }
        case UInt8(ascii: "M"): return KeyPress(.enter, modifiers)
        case UInt8(ascii: "I"): return KeyPress(.tab, modifiers)
        case UInt8(ascii: "X"): return KeyPress(.character("="), modifiers)
        case UInt8(ascii: " "): return KeyPress(.character(" "), modifiers)
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
        default: return nil
        }
    }

    /// `ESC [ parameters final`; `nil` for what is no input, such as the terminal's answers.
    static func csi(_ final: UInt8, parameters bytes: [UInt8]) -> InputEvent? {
        if bytes.first == UInt8(ascii: "<") { return mouse(final, number: fields(bytes.dropFirst())) }
        guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
        let fields = fields(bytes[...])
        let first = fields.first ?? nil
        let second = fields.count > 1 ? fields[1] : nil
        let modifiers = modifiers(second)
        switch final {
        case UInt8(ascii: "I") where bytes.isEmpty: return .focus(true)
        case UInt8(ascii: "O") where bytes.isEmpty: return .focus(false)
        case UInt8(ascii: "Z"): return .key(KeyPress(.tab, modifiers.union(.shift)))
        case UInt8(ascii: "a")...UInt8(ascii: "d"): return letters[final - 0x20].map { .key(KeyPress($0, .shift)) }
        case UInt8(ascii: "u"): return kitty(bytes)
        case UInt8(ascii: "~") where first == 27:
            return fields.count > 2 ? fields[2].flatMap { key(code: $0, modifiers) }.map { .key($0) } : nil
        case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
            guard let key = first.flatMap({ numbered[$0] }), !isRelease(bytes) else { return nil }
            return .key(KeyPress(key, modifiers.union(rxvt(final))))
        default:
            // With a first number other than 1 it is an answer, such as the cursor's place in `CSI 5;7R`.
            guard let key = letters[final], first ?? 1 == 1, !isRelease(bytes) else { return nil }
            return .key(KeyPress(key, modifiers))
        }
    }

    private static let letters: [UInt8: Key] = [
        0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
        0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4),
    ]

    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
    ]

    /// Numbers between semicolons; of sub-parameters (`1:3`) the first.
    private static func fields(_ bytes: ArraySlice<UInt8>) -> [Int?] {
        bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { field in
            number(field.prefix { $0 != UInt8(ascii: ":") })
        }
    }

    /// kitty's protocol reports a key let go as `;1:3`.
    private static func isRelease(_ bytes: [UInt8]) -> Bool {
        let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard fields.count > 1 else { return false }
        let parts = fields[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return parts.count > 1 && number(parts[1]) == 3
    }

    /// xterm's number is 1 and a bit each for Shift, Alt, Ctrl.
    private static func modifiers(_ number: Int?) -> KeyPress.Modifiers {
        guard let number, number > 1 else { return [] }
        var result: KeyPress.Modifiers = []
        let bits = number - 1
        if bits & 1 != 0 { result.insert(.shift) }
        if bits & 2 != 0 { result.insert(.alt) }
        if bits & 4 != 0 { result.insert(.control) }
        return result
    }

    private static func rxvt(_ final: UInt8) -> KeyPress.Modifiers {
        switch final {
        case UInt8(ascii: "$"): .shift
        case UInt8(ascii: "^"): .control
        case UInt8(ascii: "@"): [.control, .shift]
        default: []
        }
    }

    private static func kitty(_ bytes: [UInt8]) -> InputEvent? {
        guard !isRelease(bytes) else { return nil }
        let fields = fields(bytes[...])
        guard let code = fields.first ?? nil else { return nil }
        let modifiers = modifiers(fields.count > 1 ? fields[1] : nil)
        return key(code: code, modifiers).map { .key($0) }
    }

    /// A key by its code point, as kitty and modifyOtherKeys tell it; Shift goes into the character.
    private static func key(code: Int, _ modifiers: KeyPress.Modifiers) -> KeyPress? {
        switch code {
        case 8, 127: return KeyPress(.backspace, modifiers)
        case 9: return KeyPress(.tab, modifiers)
        case 10, 13, 57414: return KeyPress(.enter, modifiers)
        case 27: return KeyPress(.escape, modifiers)
        case 57399...57408:
            return KeyPress(.character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30)))), modifiers)
        case 57417...57426: return KeyPress(keypad[code - 57417], modifiers)
        case 57344...63743: return nil
        default: break
        }
        guard code >= 0x20, !(0x7F...0x9F).contains(code), let value = UInt32(exactly: code),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        var rest = modifiers
        var character = Character(scalar)
        if rest.contains(.shift), character.isLetter {
            character = Character(scalar).uppercased().first ?? character
            rest.remove(.shift)
        } else if rest.contains(.shift), !character.isLetter {
            rest.remove(.shift)
        }
        if rest.contains(.control), let small = character.lowercased().first { character = small }
        return KeyPress(.character(character), rest)
    }

    private static let keypad: [Key] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]

    /// SGR mouse: `CSI < button ; column ; row M`, or `m` when let go. Only the left button and the wheel count.
    private static func mouse(_ final: UInt8, number fields: [Int?]) -> InputEvent? {
        guard fields.count == 3, let button = fields[0], let column = fields[1], let row = fields[2], column > 0,
            row > 0
        else { return nil }
        let position = Point(x: column - 1, y: row - 1)
        if final == UInt8(ascii: "m") {
            return button & 0x43 == 0 ? .mouse(MouseEvent(kind: .release, position: position)) : nil
        }
        guard final == UInt8(ascii: "M") else { return nil }
        switch button & 0x63 {
        case 0: return .mouse(MouseEvent(kind: .press, position: position))
        case 0x20: return .mouse(MouseEvent(kind: .drag, position: position))
        case 0x40: return .mouse(MouseEvent(kind: .scrollUp, position: position))
        case 0x41: return .mouse(MouseEvent(kind: .scrollDown, position: position))
        default: return nil
        }
    }
}
