/// Words as they are compared when actions are searched: lower case, without marks, `đ` as `d`.
enum SearchFolding {
    static func fold(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            } else if let base = base(of: scalar) {
                bytes.append(base)
            } else if scalar.properties.generalCategory != .nonspacingMark {
                bytes.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
            }
        }
        return bytes
    }

    /// The words of a text, folded; everything but letters and digits divides them.
    static func words(_ text: String) -> [[UInt8]] {
        text.split { !$0.isLetter && !$0.isNumber }.map { fold(String($0)) }.filter { !$0.isEmpty }
    }

    /// The basic letter of a Latin letter with marks, read from its Unicode name: `LATIN SMALL LETTER D WITH STROKE`.
    private static func base(of scalar: Unicode.Scalar) -> UInt8? {
        guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value),
            let name = scalar.properties.name?.utf8, name.starts(with: "LATIN ".utf8)
        else { return nil }
        let words = name.split(separator: UInt8(ascii: " "))
        guard words.count > 4, words[2].elementsEqual("LETTER".utf8), words[3].count == 1,
            words[4].elementsEqual("WITH".utf8), let letter = words[3].first
        else { return nil }
        return letter | 0x20
    }
}
