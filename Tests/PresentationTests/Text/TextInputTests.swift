import Domain
import Presentation
import TestSupport
import Testing

@Suite("A text input")
struct TextInputTests {
    @Test(
        "takes one key for one visible character, however it is composed",
        arguments: ["e\u{301}", "🇻🇳", "👨‍👩‍👧‍👦", "ệ", "e\u{302}\u{323}", "❤\u{FE0F}", "한"])
    func oneKeyPerCharacter(cluster: String) {
        var input = TextInput("a\(cluster)b")
        #expect(input.count == 3)
        input.edit(.left)
        input.edit(.left)
        input.edit(.deleteForward)
        #expect(input.string == "ab")
        input.type(cluster)
        #expect(input.string == "a\(cluster)b")
        input.edit(.deleteBackward)
        #expect(input.string == "ab")
    }

    @Test("joins scalars that arrive one by one to the character before them")
    func joins() {
        var input = TextInput()
        for scalar in "e\u{302}\u{323}🇻🇳👩\u{200D}👧".unicodeScalars { input.type(String(scalar)) }
        #expect(input.count == 3)
        #expect(input.cursor == 3)
        input.edit(.deleteBackward)
        input.edit(.deleteBackward)
        #expect(input.string == "e\u{302}\u{323}")
    }

    @Test("undoes typing word by word and a paste in one step")
    func undo() {
        var input = TextInput()
        for character in "two words" { input.type(String(character)) }
        input.paste("one\ntwo\nthree")
        #expect(input.string == "two wordsone two three")
        input.edit(.undo)
        #expect(input.string == "two words")
        input.edit(.undo)
        #expect(input.string == "two ")
        input.edit(.undo)
        #expect(input.isEmpty)
        input.edit(.undo)
        #expect(input.isEmpty)
    }

    @Test("keeps line breaks of a paste only where it has lines, and no control characters at all")
    func pasteIsClean() {
        var lines = TextInput(isMultiline: true)
        lines.paste("a\r\nb\u{1B}[31m\nc\td\u{202E}")
        #expect(lines.string == "a\nb[31m\nc d")
        #expect(lines.lines == ["a", "b[31m", "c d"])
        var line = TextInput()
        line.paste("a\r\nb")
        #expect(line.string == "a b")
    }

    @Test("stops at its limit and says so, but lets a mark join the last character")
    func limit() {
        var input = TextInput(limit: 3)
        input.type("a")
        input.paste("bcde")
        #expect(input.string == "abc")
        #expect(input.notice == .pasteCut(kept: 2, limit: 3))
        input.type("d")
        #expect(input.notice == .full(limit: 3))
        input.type("\u{327}")
        #expect(input.string == "abç" || input.string == "abc\u{327}")
        #expect(Words()(.full(limit: 3)) == "At most 3 characters fit here.")
    }

    @Test("moves and deletes by words, cuts to the ends of the line, and puts back what was cut")
    func lineKeys() {
        var input = TextInput("Trường Đại học, Hà Nội")
        input.edit(.wordLeft)
        input.edit(.deleteWordBackward)
        #expect(input.string == "Trường Đại học, Nội")
        input.edit(.deleteToLineEnd)
        #expect(input.string == "Trường Đại học, ")
        input.edit(.lineStart)
        input.edit(.yank)
        #expect(input.string == "NộiTrường Đại học, ")
        input.edit(.wordRight)
        input.edit(.deleteToLineStart)
        #expect(input.string == " Đại học, ")
    }

    @Test("keeps its column when it moves over a shorter line")
    func vertical() {
        var input = TextInput("long line\nx\nlong line", isMultiline: true)
        input.edit(.left)
        input.edit(.up)
        #expect(input.position == (1, 1))
        input.edit(.up)
        #expect(input.position == (0, 8))
        input.edit(.down)
        input.edit(.down)
        #expect(input.position == (2, 8))
    }

    @Test("leaves up, down and Enter of a single line to others")
    func singleLine() {
        var input = TextInput("x")
        let handled = [Action.edit(.up), .edit(.newline), .run(.down), .type("y")].map { input.handle($0) }
        #expect(handled == [false, false, false, true])
    }

    @Test("keeps its cursor between whole characters through any edits, and undo leads back to the start")
    func anyEdits() {
        let pieces = ["a", " ", "\u{301}", "🇻", "🇳", "\u{200D}", "👩", "ệ", "\n", "漢字", "\u{FE0F}", "e\u{302}"]
        for seed in UInt64(1)...60 {
            var generator = SeededGenerator(seed: seed)
            var input = TextInput(
                "start", isMultiline: seed.isMultiple(of: 2), limit: seed.isMultiple(of: 3) ? 12 : nil)
            for _ in 0..<80 {
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: input.type(pieces.randomElement(using: &generator) ?? "")
                case 1: input.paste((pieces.randomElement(using: &generator) ?? "") + "zz")
                default: input.edit(EditCommand.allCases.randomElement(using: &generator) ?? .left)
                }
                #expect((0...input.count).contains(input.cursor), "seed \(seed)")
                #expect(Array(input.string) == input.characters, "seed \(seed)")
                #expect(input.limit.map { input.count <= $0 } ?? true, "seed \(seed)")
            }
            for _ in 0..<200 { input.edit(.undo) }
            #expect(input.string == "start", "seed \(seed)")
        }
    }
}
