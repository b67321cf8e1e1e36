import Domain
import Presentation
import Testing

@testable import TerminalUI

@Suite("A text field")
struct TextFieldTests {
    @Test("puts the terminal's cursor where the next character goes, also after wide text")
    func cursor() {
        #expect(drawn(TextField(TextInput("Ha")), 10, 1).cursor == Point(x: 2, y: 0))
        #expect(drawn(TextField(TextInput("東京")), 10, 1).cursor == Point(x: 4, y: 0))
        var input = TextInput("東京x")
        input.edit(.left)
        input.edit(.left)
        #expect(drawn(TextField(input), 10, 1).cursor == Point(x: 2, y: 0))
    }

    @Test("scrolls so that the cursor is in sight, and marks both ends of what is hidden")
    func scrolls() {
        var input = TextInput("abcdefghijklmnopqrstuvwxyz")
        #expect(frame(TextField(input), 10, 1) == ["…vwxyz"])
        for _ in 0..<12 { input.edit(.left) }
        #expect(frame(TextField(input), 10, 1) == ["…lmnopqrs…"])
        input.edit(.lineStart)
        #expect(frame(TextField(input), 10, 1) == ["abcdefghi…"])
    }

    @Test("has its cursor in sight at every width and position")
    func always() {
        for width in 1...12 {
            var input = TextInput("aあb😀cd é đ 漢字 xyz")
            for _ in 0...input.count {
                let cursor = drawn(TextField(input), width, 1).cursor
                #expect(cursor.map { $0.x < width } == true)
                input.edit(.left)
            }
        }
    }

    @Test("shows its placeholder only while empty, and no cursor without focus")
    func placeholder() {
        let empty = drawn(TextField(TextInput(), placeholder: "Ask a question", isFocused: false), 10, 1)
        #expect(empty.rows == ["Ask a que…"])
        #expect(empty.cursor == nil)
    }
}

@Suite("A text editor")
struct TextEditorTests {
    @Test("wraps at words, breaks longer ones, and keeps the cursor at the insertion point")
    func wraps() {
        let input = TextInput("Which of my colleges\nhave nursing", isMultiline: true)
        let buffer = drawn(TextEditor(input), 10, 5)
        #expect(buffer.rows == ["Which of", "my", "colleges", "have", "nursing"])
        #expect(buffer.cursor == Point(x: 7, y: 4))
        #expect(TextEditor.rows(of: input, width: 10) == 5)
    }

    @Test("goes on in a row of its own when the last is full")
    func fullRow() {
        let buffer = drawn(TextEditor(TextInput("abcd", isMultiline: true)), 4, 2)
        #expect(buffer.cursor == Point(x: 0, y: 1))
    }

    @Test("scrolls down to the cursor")
    func scrolls() {
        let input = TextInput("a\nb\nc\nd\ne", isMultiline: true)
        let buffer = drawn(TextEditor(input), 4, 3)
        #expect(buffer.rows.contains("e"))
        #expect(buffer.cursor.map { buffer[0, $0.y].cluster } == "e")
    }
}
