/// The rules by which outside text becomes a ``DisplayText``.
///
/// - A line break (LF, CR LF, CR, U+2028, U+2029) and a tab are one space each: a display text is one line.
/// - Every other control character and every invisible scalar (Unicode's default ignorables, with them the bidirectional
///   controls, zero-width spaces, soft hyphens and the tags block) is left out. The stored order stays as it was.
/// - What an emoji or a script needs stays: one variation selector (U+FE0E, U+FE0F) behind a character, and one joiner
///   between two characters neither of which is ASCII.
/// - A character carries at most ``markLimit`` combining marks and ``joinerLimit`` joiners.
enum TextCleaning {
    /// Longest run of combining marks kept on one base character; the deepest real scripts need five.
    static let markLimit = 8
    /// Joiners kept in one character; the longest family needs three.
    static let joinerLimit = 6

    static func clean(_ text: String) -> String {
        var text = text
        let plain = text.withUTF8 { bytes in bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
        if plain { return text }
        var cleaning = Pass()
        for scalar in text.unicodeScalars { cleaning.take(scalar) }
        return String(cleaning.result)
    }

    /// C0, DEL and C1.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// One walk over the scalars of a text.
    private struct Pass {
        var result = String.UnicodeScalarView()
        private var previous: Unicode.Scalar?
        private var marks = 0
        private var joiners = 0
        private var afterReturn = false
        private var heldJoiner: Unicode.Scalar?

        mutating func take(_ scalar: Unicode.Scalar) {
            let endsReturn = afterReturn && scalar == "\n"
            afterReturn = scalar == "\r"
            if endsReturn { return }
            switch scalar.value {
            case 0x20...0x7E: keep(scalar)
            case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: keep(" ")
            case 0x200C, 0x200D:
                if let previous, !previous.isASCII { heldJoiner = scalar }
            case 0xFE0E, 0xFE0F:
                guard let previous, previous != " ", !isSelector(previous), marks <= markLimit else { return }
                result.append(scalar)
                self.previous = scalar
            default:
                if !isControl(scalar), !isInvisible(scalar) { keep(scalar) }
            }
        }

        private mutating func keep(_ scalar: Unicode.Scalar) {
            if let joiner = heldJoiner {
                heldJoiner = nil
                joiners += 1
                if !scalar.isASCII, joiners <= TextCleaning.joinerLimit { result.append(joiner) }
            } else if !isMark(scalar) {
                joiners = 0
            }
            marks = isMark(scalar) ? marks + 1 : 0
            guard marks <= TextCleaning.markLimit else { return }
            result.append(scalar)
            previous = scalar
        }

        private func isSelector(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0xFE0E || scalar.value == 0xFE0F }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        // U+FFF9…U+FFFB annotate text without being ignorable.
        scalar.value >= 0xAD
            && (scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value))
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300 else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }
}
