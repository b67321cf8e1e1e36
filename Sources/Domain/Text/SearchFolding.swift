/// Text as search compares it: without case, without accents, cut into words.
///
/// `Đại học`, its decomposed form and `dai hoc` are equal, and so are `A&M` and `a and m`.
public enum SearchFolding {
    /// The words of a text in their order, each in small letters without accents, as UTF-8.
    ///
    /// Letters and digits make words; an apostrophe or a full stop between letters joins them (`John's`, `M.I.T.`).
    public static func words(of text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        func finish() {
            if !word.isEmpty { words.append(word) }
            word.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": word.append(UInt8(truncatingIfNeeded: scalar.value))
            case "A"..."Z": word.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
            case "'", "’", "ʻ", ".": continue
            case "&":
                finish()
                words.append(Array("and".utf8))
            case let scalar where scalar.value < 0x80: finish()
            default: if !append(scalar, to: &word) { finish() }
            }
        }
        finish()
        return words
    }

    /// The whole text folded, its words joined by single spaces.
    public static func key(of text: String) -> String {
        String(decoding: Array(words(of: text).joined(separator: [0x20])), as: UTF8.self)
    }

    /// Appends the base letter; false for a scalar that ends a word.
    private static func append(_ scalar: Unicode.Scalar, to word: inout [UInt8]) -> Bool {
        switch scalar.value {
        // Combining marks belong to the letter before them, which stays.
        case 0x0300...0x036F: break
        case 0xC6, 0xE6: word += Array("ae".utf8)
        case 0xDF, 0x1E9E: word += Array("ss".utf8)
        case 0x152, 0x153: word += Array("oe".utf8)
        case 0xC0...0x24F where latin[Int(scalar.value) - 0xC0] != none: word.append(latin[Int(scalar.value) - 0xC0])
        case 0x1E00...0x1EFF where additional[Int(scalar.value) - 0x1E00] != none:
            word.append(additional[Int(scalar.value) - 0x1E00])
        default:
            guard scalar.properties.isAlphabetic else { return false }
            word += Array(scalar.properties.lowercaseMapping.utf8)
        }
        return true
    }

    private static let none = UInt8(ascii: "-")

    /// The base letter of U+00C0...U+024F, `-` where there is none.
    private static let latin = Array(
        ("aaaaaa-ceeeeiiiidnooooo-ouuuuy--aaaaaa-ceeeeiiiidnooooo-ouuuuy-yaaaaaaccccccccddddeeeeeeee"
            + "eegggggggghhhhiiiiiiiiii--jjkkkllllll--llnnnnnn-nnoooooo--rrrrrrssssssssttttttuuuuuuuuuuuu"
            + "wwyyyzzzzzzsb----------------------i--l-----oo-------------uu----zz----------------------a"
            + "aiioouuuuuuuuuu-aaaa----ggkkoooo--j---gg--nnaa--ooaaaaeeeeiiiioooorrrruuuusstt--hh------aa"
            + "eeooooooooyy----------------------------").utf8)

    /// The base letter of U+1E00...U+1EFF, among them every Vietnamese letter with two marks.
    private static let additional = Array(
        ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprr"
            + "rrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy-sss-daaaaaaaaaaaaaaaaaaaa"
            + "aaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyll----").utf8)
}
