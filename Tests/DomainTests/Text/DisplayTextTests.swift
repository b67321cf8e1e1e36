import Domain
import Testing

@Suite struct DisplayTextTests {
    /// A literal given to the initialiser itself would pass as text of our own.
    private func shown(_ outside: String) -> String { DisplayText(outside).string }

    @Test(
        "What could drive a terminal is gone, and the words stay",
        arguments: [
            ("a\u{1B}[31mb", "a[31mb"), ("x\u{7}y\u{8}z\u{7F}", "xyz"), ("c\u{9B}2J", "c2J"), ("t\0u", "tu"),
            ("\u{1B}]52;c;QQ==\u{7}", "]52;c;QQ=="), ("n\u{90}q\u{9C}", "nq"), ("%s;1m[", "%s;1m["),
        ])
    func controls(outside: String, shown: String) { #expect(DisplayText(outside).string == shown) }

    @Test("A line break of any kind and a tab are one space each")
    func breaks() {
        #expect(shown("a\nb\r\nc\rd\te\u{2028}f\u{2029}g\u{85}h") == "a b c d e f g h")
    }

    @Test("Text is cut into lines first where lines matter")
    func lines() {
        #expect(DisplayText.lines(of: "a\r\nb\n\nc\u{1B}\n") == ["a", "b", "", "c"])
        #expect(DisplayText.lines(of: "") == [])
    }

    @Test("Bidirectional controls are gone and the stored order is kept")
    func bidirectional() {
        #expect(shown("a\u{202E}bc\u{202C} \u{2066}ש\u{2069}\u{200F}!") == "abc ש!")
        #expect(shown("(جامعة)") == "(جامعة)")
    }

    @Test("Invisible characters are gone: zero-width spaces, soft hyphens, tags, fillers")
    func invisible() {
        #expect(shown("pass\u{200B}word\u{FEFF}\u{AD}\u{2060}\u{3164}\u{E0041}\u{E0042}!") == "password!")
    }

    @Test("Joiners and variation selectors stay where an emoji or a script needs them")
    func joiners() {
        #expect(shown("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️")
        #expect(shown("क्‍ष می‌خواهم") == "क्‍ष می‌خواهم")
        #expect(shown("a\u{200D}\u{200D}b \u{FE0F}\u{FE0F}c\u{200D}") == "ab c")
        #expect(shown("❤\u{FE0F}\u{FE0F}\u{FE0F}") == "❤\u{FE0F}")
    }

    @Test("A character carries a bounded number of marks, and Vietnamese keeps all of its own")
    func marks() {
        let stacked = "e" + String(repeating: "\u{301}", count: 500)
        #expect(DisplayText(stacked).string.unicodeScalars.count == 9)
        #expect(shown("Trường Đại học Ngoại thương e\u{302}\u{301}").hasSuffix("ế"))
    }

    @Test("A chain of joined emoji is bounded")
    func chains() {
        let chain = String(repeating: "👩\u{200D}", count: 400) + "👩"
        #expect(DisplayText(chain).string.allSatisfy { $0.unicodeScalars.count <= 16 })
    }

    @Test("Bytes that are not UTF-8 become the replacement character")
    func bytes() {
        #expect(DisplayText(bytes: [0x41, 0xFF, 0x42, 0xC3, 0x1B]).string == "A\u{FFFD}B\u{FFFD}")
    }

    @Test("Interpolated values are cleaned, literals stand as they are")
    func interpolation() {
        let name = "Reed\u{1B}[2J"
        #expect(("→ \(name) \(12)" as DisplayText).string == "→ Reed[2J 12")
    }

    @Test("Random scalars never leave anything that moves the cursor, and cleaning twice changes nothing")
    func random() {
        let seed: UInt64 = 20
        var generator = SeededGenerator(seed: seed)
        for round in 0..<2_000 {
            let text = Self.randomText(&generator)
            let clean = DisplayText(text)
            let context: Comment = "seed \(seed), round \(round), \(text.unicodeScalars.map(\.value))"
            #expect(clean.string.unicodeScalars.allSatisfy(Self.isHarmless), context)
            #expect(DisplayText(clean.string) == clean, context)
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default:
            [0x200C, 0x200D, 0xFE0E, 0xFE0F].contains(scalar.value)
                || !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func randomText(_ generator: inout SeededGenerator) -> String {
        let favourites: [UInt32] = [
            0x1B, 0x0D, 0x0A, 0x85, 0x9B, 0x200B, 0x200C, 0x200D, 0x202E, 0x2066, 0x2069, 0x300, 0x301, 0xFE0F, 0xFE0E,
            0x41, 0x20, 0x5E9, 0x1F468, 0x1F3FD, 0x1F1FB, 0xE0041, 0x2764, 0x915, 0x94D,
        ]
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...24, using: &generator) {
            let value =
                Bool.random(using: &generator)
                ? favourites.randomElement(using: &generator) ?? 0x41
                : UInt32.random(in: 0..<0x110000, using: &generator)
            if let scalar = Unicode.Scalar(value) { view.append(scalar) }
        }
        return String(view)
    }
}
