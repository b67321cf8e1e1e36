public import Domain

/// How many columns text takes on a terminal: the only answer to that question in the program.
///
/// Terminals disagree on emoji sequences (variation selectors, joiners, skin tones, keycaps): such a cluster takes the
/// columns of its base character, and ``drawn(_:)`` gives just that. Syllables that hold several spacing scalars
/// (Devanagari, Thai) take the sum, one cell a scalar.
public enum CellWidth {
    /// Columns of one grapheme cluster: 0 for what shows nothing, 1, 2, rarely more for a syllable of several letters.
    public static func of(_ character: Character) -> Int {
        if character.utf8.count == 1, let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex, isSpacing(first) { return columns(first) }
        return pieces(of: character).reduce(0) { $0 + $1.columns }
    }

    /// Columns of a line.
    public static func of(_ text: DisplayText) -> Int {
        let bytes = text.string.utf8
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return bytes.count }
        return text.string.reduce(0) { $0 + of($1) }
    }

    /// The longest beginning of `text` that fits in `columns`, ending in `ellipsis` where something was left out.
    public static func truncate(_ text: DisplayText, to columns: Int, ellipsis: DisplayText = "…") -> DisplayText {
        guard of(text) > columns else { return text }
        let room = columns - of(ellipsis)
        guard room >= 0 else { return "" }
        var used = 0
        let kept = text.string.prefix { character in
            used += of(character)
            return used <= room
        }
        return DisplayText(String(kept)) + ellipsis
    }

    /// A cluster cut into what one cell each can hold. Emoji sequences stay whole.
    static func pieces(of character: Character) -> [(cluster: String, columns: Int)] {
        let scalars = character.unicodeScalars
        guard let base = scalars.first(where: isSpacing) else {
            // A mark without a letter is shown on a dotted circle, so that it can be seen and deleted.
            return [(String(character), scalars.contains(where: isVisible) ? 1 : 0)]
        }
        if isRegional(base) { return [(String(character), min(2, scalars.count(where: isRegional)))] }
        if base.value > 0x7F, base.properties.isEmoji { return [(String(character), columns(base))] }
        var pieces: [(cluster: String, columns: Int)] = []
        for scalar in scalars {
            if pieces.isEmpty {
                pieces.append((String(scalar), columns(scalar)))
            } else if isSpacing(scalar), pieces[pieces.count - 1].columns > 0 {
                pieces.append((String(scalar), columns(scalar)))
            } else {
                pieces[pieces.count - 1].cluster.unicodeScalars.append(scalar)
                pieces[pieces.count - 1].columns = max(pieces[pieces.count - 1].columns, columns(scalar))
            }
        }
        return pieces
    }

    /// 0, 1 or 2 columns of a scalar by itself.
    public static func columns(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        guard isSpacing(scalar) else { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Whether a scalar moves the cursor.
    public static func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: return true
        case 0..<0xA0: return false
        case 0xA0..<0x300: return scalar.value != 0xAD
        case _ where isCommon(scalar): return true
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: return false
        default: break
        }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// Vietnamese letters, dashes and quotation marks, arrows to braille: frames and words are made of them.
    static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1E00..<0x1F00, 0x2010..<0x2028, 0x2190..<0x2900: true
        default: false
        }
    }

    /// Whether a scalar that does not move the cursor shows something: a mark, or a vowel or final of Hangul.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && !scalar.properties.isDefaultIgnorableCodePoint
    }

    static func isRegional(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x1100 else { return false }
        var low = 0
        var high = wide.count
        while low < high {
            let middle = (low + high) / 2
            if wide[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < wide.count && wide[low].contains(scalar.value)
    }

    /// East Asian Width W and F (Unicode's EastAsianWidth.txt), blocks closed over what is not assigned yet.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
        0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
        0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
        0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
        0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
        0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F004...0x1F004,
        0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335,
        0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
        0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
        0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
        0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF,
        0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FF, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945,
        0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
