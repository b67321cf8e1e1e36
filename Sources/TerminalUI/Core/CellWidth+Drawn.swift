extension CellWidth {
    /// What is sent to the terminal for a cell's cluster: a form on whose columns all terminals agree.
    ///
    /// An emoji sequence becomes its base character, a flag its two letters, Hangul letters their syllable, a mark
    /// without a letter stands on a dotted circle. Otherwise the base and at most four marks: a cell of curses holds
    /// five scalars.
    public static func drawn(_ cluster: String) -> String {
        if cluster.utf8.count <= 1 { return cluster }
        let scalars = cluster.unicodeScalars
        if let only = scalars.first, isCommon(only), scalars.index(after: scalars.startIndex) == scalars.endIndex {
            return cluster
        }
        guard let base = scalars.first(where: isSpacing) else {
            return marked("\u{25CC}", scalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        }
        if isRegional(base) { return letters(scalars.filter(isRegional)) }
        if base.value > 0x7F, base.properties.isEmoji { return String(base) }
        if let syllable = hangul(scalars) { return String(syllable) }
        let marks = scalars.drop { $0 != base }.dropFirst().filter {
            // The frame of a keycap widens its digit on some terminals.
            !isSpacing($0) && $0.value != 0x20E3 && !$0.properties.isDefaultIgnorableCodePoint
        }
        return marked(base, marks)
    }

    private static func marked(_ base: Unicode.Scalar, _ marks: some Sequence<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView([base])
        result.append(contentsOf: marks.prefix(4))
        return String(result)
    }

    /// A flag is the two letters of a region: 🇻🇳 is `VN`.
    private static func letters(_ flag: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(flag.prefix(2).compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }))
    }

    /// The syllable of a leading consonant, a vowel and maybe a final (the Unicode Standard, 3.12).
    private static func hangul(_ scalars: String.UnicodeScalarView) -> Unicode.Scalar? {
        let values = scalars.map(\.value)
        guard values.count == 2 || values.count == 3, (0x1100...0x1112).contains(values[0]),
            (0x1161...0x1175).contains(values[1])
        else { return nil }
        var final: UInt32 = 0
        if values.count == 3 {
            guard (0x11A8...0x11C2).contains(values[2]) else { return nil }
            final = values[2] - 0x11A7
        }
        return Unicode.Scalar(0xAC00 + ((values[0] - 0x1100) * 21 + (values[1] - 0x1161)) * 28 + final)
    }
}
