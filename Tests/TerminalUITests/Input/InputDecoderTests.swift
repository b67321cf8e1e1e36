import Domain
import Testing

@testable import TerminalUI

@Suite struct InputDecoderTests {
    private static func decode(_ text: String) -> [InputEvent] { decode(Array(text.utf8)) }

    private static func decode(_ bytes: [UInt8]) -> [InputEvent] {
        var decoder = InputDecoder()
        return decoder.feed(bytes) + decoder.finish()
    }

    private static func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> InputEvent {
        .key(KeyPress(key, modifiers))
    }

    @Test(
        "Keys in the spellings of xterm, tmux, screen, rxvt, vt100, the Linux console and kitty",
        arguments: [
            ("\u{1B}[A", .up, []), ("\u{1B}OB", .down, []), ("\u{1B}[1;5C", .right, .control),
            ("\u{1B}[1;2D", .left, .shift),
            ("\u{1B}O5C", .right, .control), ("\u{1B}Od", .left, .control), ("\u{1B}[b", .down, .shift),
            ("\u{1B}[H", .home, []), ("\u{1B}[1~", .home, []), ("\u{1B}[7~", .home, []), ("\u{1B}OH", .home, []),
            ("\u{1B}[F", .end, []), ("\u{1B}[4~", .end, []), ("\u{1B}[8~", .end, []), ("\u{1B}[2~", .insert, []),
            ("\u{1B}[3~", .delete, []), ("\u{1B}[3;5~", .delete, .control), ("\u{1B}[3^", .delete, .control),
            ("\u{1B}[3$", .delete, .shift), ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []),
            ("\u{1B}OP", .function(1), []), ("\u{1B}[11~", .function(1), []), ("\u{1B}[[A", .function(1), []),
            ("\u{1B}[1;5P", .function(1), .control), ("\u{1B}OS", .function(4), []), ("\u{1B}[14~", .function(4), []),
            ("\u{1B}[[E", .function(5), []), ("\u{1B}[15~", .function(5), []), ("\u{1B}[17~", .function(6), []),
            ("\u{1B}[21~", .function(10), []), ("\u{1B}[24~", .function(12), []), ("\u{1B}[24;3~", .function(12), .alt),
            ("\u{1B}[Z", .tab, .shift), ("\t", .tab, []), ("\r", .enter, []), ("\u{1B}OM", .enter, []),
            ("\u{7F}", .backspace, []),
            ("\u{8}", .backspace, []), ("\u{1B}\u{7F}", .backspace, .alt), ("\u{1B}\r", .enter, .alt),
            ("\u{0}", .character(" "), .control), ("\u{3}", .character("c"), .control),
            ("\u{1A}", .character("z"), .control),
            ("\u{A}", .character("j"), .control), ("\u{1F}", .character("_"), .control),
            ("\u{1B}1", .character("1"), .alt),
            ("\u{1B}é", .character("é"), .alt), ("\u{1B}\u{1}", .character("a"), [.alt, .control]),
            ("\u{1B}[97;5u", .character("a"), .control), ("\u{1B}[97;2u", .character("A"), []),
            ("\u{1B}[27u", .escape, []),
            ("\u{1B}[13;2u", .enter, .shift), ("\u{1B}[27;5;105~", .character("i"), .control),
            ("\u{1B}Op", .character("0"), []),
            ("\u{1B}[57417u", .left, []), ("\u{1B}[1;1:1A", .up, []),
        ] as [(String, KeyPress.Key, KeyPress.Modifiers)])
    func keys(bytes: String, key: KeyPress.Key, modifiers: KeyPress.Modifiers) {
        #expect(Self.decode(bytes) == [Self.key(key, modifiers)])
    }

    @Test(
        "A terminal's answer on its background says light or dark, in any spelling and any chunking",
        arguments: [
            ("\u{1B}]11;rgb:0000/0000/0000\u{7}", false), ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", true),
            ("\u{1B}]11;rgb:fd/f6/e3\u{7}", true), ("\u{1B}]11;rgba:1e1e/1e1e/2e2e/ffff\u{1B}\\", false),
            ("\u{1B}]11;#002b36\u{7}", false), ("\u{1B}]11;rgb:f/f/f\u{7}", true),
        ])
    func background(bytes: String, isLight: Bool) {
        for cut in 0...bytes.utf8.count {
            var decoder = InputDecoder()
            let bytes = Array(bytes.utf8)
            let events = decoder.feed(bytes[..<cut]) + decoder.settle()
            // After the first two bytes the reader waits as long as for a paste, and nothing of it becomes letters.
            if cut > 2, cut < bytes.count { #expect(decoder.pending == .paste) }
            #expect(events + decoder.feed(bytes[cut...]) + decoder.settle() == [.background(isLight: isLight)])
        }
    }

    @Test(
        "What is no key is skipped whole",
        arguments: [
            "\u{1B}[?1;2c", "\u{1B}[5;7R", "\u{1B}]10;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:x/0/0\u{1B}\\",
            "\u{1B}P1+r544e=787465726d\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?2004;1$y", "\u{1B}[201~",
            "\u{1B}[57358u",
            "\u{1B}[1;1:3A", "\u{1B}[97;1:3u", "\u{1B}[M !!", "\u{1B}[99~", "\u{1B}[<35;1;1M", "\u{1B}[E",
            "\u{1B}[;;;;;;x",
        ])
    func skipped(bytes: String) {
        #expect(Self.decode(bytes + "k") == [Self.key(.character("k"))])
    }

    @Test("Characters come as grapheme clusters")
    func clusters() {
        #expect(
            Self.decode("aé👨‍👩‍👧🇻🇳e\u{323}\u{302}x")
                == ["a", "é", "👨‍👩‍👧", "🇻🇳", "e\u{323}\u{302}", "x"].map {
                    Self.key(.character($0))
                })
    }

    @Test("A character is given out as soon as nothing more waits")
    func settle() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x6A]) + decoder.settle() == [Self.key(.character("j"))])
        #expect(decoder.pending == nil)
    }

    @Test("A lone Esc is a key once its time has passed; an arrow in two reads is an arrow")
    func loneEscape() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B]) + decoder.settle() == [])
        #expect(decoder.pending == .escape)
        #expect(decoder.timeOut() == [Self.key(.escape)])
        #expect(decoder.pending == nil)
        #expect(decoder.feed([0x1B]) + decoder.settle() == [])
        #expect(decoder.feed(Array("[A".utf8)) == [Self.key(.up)])
    }

    @Test("An arrow whose rest comes after the time of its Esc is still no letters")
    func lateArrow() {
        var decoder = InputDecoder()
        _ = decoder.feed([0x1B])
        #expect(decoder.timeOut() == [Self.key(.escape)])
        #expect(decoder.feed(Array("[A".utf8)) + decoder.settle() == [Self.key(.up)])
        #expect(
            decoder.feed(Array("[A".utf8)) + decoder.settle() == [Self.key(.character("[")), Self.key(.character("A"))])
    }

    @Test("Esc before another key stays a key of its own")
    func escapeEscape() {
        #expect(Self.decode("\u{1B}\u{1B}[A") == [Self.key(.escape), Self.key(.up)])
        #expect(Self.decode("\u{1B}\u{1B}") == [Self.key(.escape), Self.key(.escape)])
    }

    @Test(
        "Alt with the letters that open sequences is a key when nothing follows", arguments: ["[", "O", "P", "]", "_"])
    func altOpeners(letter: Character) {
        #expect(Self.decode("\u{1B}\(letter)") == [Self.key(.character(letter), .alt)])
    }

    @Test("A paste is one event whatever it holds")
    func paste() {
        let text = "line\r\n\u{1B}[A\u{1B}[200~ \u{3} é👨‍👩‍👧\n"
        #expect(
            Self.decode("a\u{1B}[200~\(text)\u{1B}[201~b") == [
                Self.key(.character("a")), .paste(text), Self.key(.character("b")),
            ])
        let long = String(repeating: "0123456789", count: 100_000)
        #expect(Self.decode("\u{1B}[200~\(long)\u{1B}[201~") == [.paste(long)])
    }

    @Test("A paste without its end is taken when its time has passed, and keys are keys again")
    func openPaste() {
        var decoder = InputDecoder()
        #expect(decoder.feed(Array("\u{1B}[200~half".utf8)) == [])
        #expect(decoder.pending == .paste)
        #expect(decoder.timeOut() == [.paste("half")])
        #expect(decoder.feed(Array("\u{1B}[B".utf8)) == [Self.key(.down)])
    }

    @Test("The mouse and the focus")
    func mouse() {
        let events = Self.decode(
            "\u{1B}[<0;5;6M\u{1B}[<32;7;6M\u{1B}[<0;7;6m\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[I\u{1B}[O")
        #expect(
            events == [
                .mouse(MouseEvent(kind: .press, position: Point(x: 4, y: 5))),
                .mouse(MouseEvent(kind: .drag, position: Point(x: 6, y: 5))),
                .mouse(MouseEvent(kind: .release, position: Point(x: 6, y: 5))),
                .mouse(MouseEvent(kind: .scrollUp, position: Point(x: 0, y: 0))),
                .mouse(MouseEvent(kind: .scrollDown, position: Point(x: 0, y: 0))), .focus(true), .focus(false),
            ])
    }

    @Test("What is not UTF-8 becomes the replacement character, never a crash or a lost key")
    func invalid() {
        #expect(Self.decode([0xFF, 0x61]) == [Self.key(.character("\u{FFFD}")), Self.key(.character("a"))])
        #expect(Self.decode([0xC3, 0x1B, 0x5B, 0x41]) == [Self.key(.character("\u{FFFD}")), Self.key(.up)])
        #expect(Self.decode([0xE2, 0x82]) == [Self.key(.character("\u{FFFD}"))])
        #expect(Self.decode([0xED, 0xA0, 0x80]).count == 3)
    }

    @Test("Every chunking of a stream gives the same events")
    func chunking() {
        let seed: UInt64 = 22
        var generator = SeededGenerator(seed: seed)
        for round in 0..<1_500 {
            let stream = Self.randomStream(&generator)
            let whole = Self.decode(stream)
            var decoder = InputDecoder()
            var pieces: [InputEvent] = []
            var rest = stream[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(rest.count, 9), using: &generator)
                pieces += decoder.feed(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            pieces += decoder.finish()
            #expect(pieces == whole, "seed \(seed), round \(round), \(stream)")
        }
    }

    @Test("Every byte after every state is taken, with pauses anywhere")
    func everyByte() {
        let openings = [
            "", "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[1;", "\u{1B}[<", "\u{1B}O", "\u{1B}[[", "\u{1B}[M", "\u{1B}]",
            "\u{1B}P1", "\u{1B}[200~",
        ]
        for opening in openings.map({ Array($0.utf8) }) + [[0xC3], [0xF0, 0x9F], [0x1B, 0xE2]] {
            for byte in UInt8.min...UInt8.max {
                var decoder = InputDecoder()
                _ = decoder.feed(opening) + decoder.settle() + decoder.feed([byte]) + decoder.timeOut()
                #expect(decoder.pending == nil)
                #expect(decoder.feed([0x6B]) + decoder.settle() == [Self.key(.character("k"))], "\(opening) \(byte)")
            }
        }
    }

    private static func randomStream(_ generator: inout SeededGenerator) -> [UInt8] {
        let parts: [[UInt8]] =
            [
                "j", "\u{1B}[A", "\u{1B}OB", "\u{1B}", "\u{1B}[200~", "\u{1B}[201~", "é", "👨‍👩‍👧", "e\u{301}",
                "\u{1B}[<0;3;4M", "\u{1B}[M",
                "\u{1B}[[", "\u{1B}]0;x", "\u{7}", "\u{1B}\\", "\u{1B}[1;5", "\r", "[A", "\u{1B}[3$", "\u{1B}[97;5u",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x9B], [0xF0, 0x9F, 0x98]]
        var stream: [UInt8] = []
        for _ in 0..<Int.random(in: 1...20, using: &generator) {
            if Int.random(in: 0..<8, using: &generator) == 0 {
                stream.append(UInt8.random(in: 0...255, using: &generator))
            } else if let part = parts.randomElement(using: &generator) {
                stream += part
            }
        }
        return stream
    }
}
