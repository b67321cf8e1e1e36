import Domain
import Testing

@testable import TerminalUI

@Suite struct CellWidthTests {
    @Test(
        "Columns of one character",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("ệ", 1), ("e\u{323}\u{302}", 1), ("Ế", 1), ("漢", 2), ("ｱ", 1),
            ("Ａ", 2), ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ש", 1), ("שׁ", 1), ("ع", 1), ("😀", 2), ("❤", 1),
            ("❤\u{FE0F}", 1), ("🅱\u{FE0F}", 1), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇻🇳", 2), ("1\u{FE0F}\u{20E3}", 1), ("☕", 2),
            ("กำ", 2), ("क्ष", 2), ("╭", 1), ("▸", 1), ("⣿", 1), ("…", 1), ("\u{301}", 1), ("\u{200D}", 0), ("\u{7}", 0),
            ("\n", 0), ("\r\n", 0),
        ])
    func columns(text: String, expected: Int) throws {
        #expect(CellWidth.of(try #require(text.first)) == expected)
        #expect(text.count == 1)
    }

    @Test(
        "What terminals disagree on is drawn as its base in the same columns",
        arguments: [
            ("❤\u{FE0F}", "❤"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"), ("🇻🇳", "VN"), ("1\u{FE0F}\u{20E3}", "1"), ("©\u{FE0F}", "©"),
            ("e\u{323}\u{302}", "e\u{323}\u{302}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
            ("\u{301}", "\u{25CC}\u{301}"),
            ("漢", "漢"), ("a", "a"),
        ])
    func drawn(cluster: String, expected: String) {
        #expect(Array(CellWidth.drawn(cluster).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("A drawn form fills the columns of its cluster and fits one cell of curses for each base")
    func drawnFits() {
        let seed: UInt64 = 21
        var generator = SeededGenerator(seed: seed)
        for round in 0..<5_000 {
            for character in Self.randomCluster(&generator) {
                for piece in CellWidth.pieces(of: character) where piece.columns > 0 {
                    let drawn = CellWidth.drawn(piece.cluster)
                    let context: Comment = "seed \(seed), round \(round), \(piece.cluster.unicodeScalars.map(\.value))"
                    #expect(drawn.unicodeScalars.reduce(0) { $0 + CellWidth.columns($1) } == piece.columns, context)
                    #expect(drawn.unicodeScalars.count <= 5, context)
                    #expect(piece.columns <= 2, context)
                }
                #expect(CellWidth.pieces(of: character).reduce(0) { $0 + $1.columns } == CellWidth.of(character))
            }
        }
    }

    @Test("A text that is too long ends in an ellipsis and fits")
    func truncate() {
        #expect(CellWidth.truncate("Reed College", to: 20) == "Reed College")
        #expect(CellWidth.truncate("Reed College", to: 7) == "Reed C…")
        #expect(CellWidth.truncate("漢字漢字", to: 4) == "漢…")
        #expect(CellWidth.truncate("漢字", to: 0) == "")
    }

    private static func randomCluster(_ generator: inout SeededGenerator) -> String {
        let parts: [UInt32] = [
            0x65, 0x301, 0x323, 0x200D, 0xFE0F, 0x1F468, 0x1F3FD, 0x1F1FB, 0x1F1F3, 0x20E3, 0x31, 0x915, 0x94D, 0x937,
            0x93E,
            0xE01, 0xE33, 0x1100, 0x1161, 0x11A8, 0xAC00, 0x600, 0x6F22, 0x2764, 0x5E9, 0x5C1, 0xA9,
        ]
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...7, using: &generator) {
            if let scalar = parts.randomElement(using: &generator).flatMap(Unicode.Scalar.init) { view.append(scalar) }
        }
        return String(view)
    }
}
