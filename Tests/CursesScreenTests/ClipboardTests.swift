import Foundation
import Testing

@testable import CursesScreen

@Suite struct ClipboardTests {
    @Test("Text is encoded as the standard has it")
    func base64() {
        for text in ["", "R", "Re", "Ree", "Reed", "Đại học 👨‍👩‍👧"] {
            #expect(Clipboard.base64(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
        }
    }

    @Test("tmux gets the sequence wrapped, its escapes doubled, and bare")
    func tmux() {
        #expect(
            Clipboard.sequence("R", through: .tmux)
                == "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Ug==\u{7}\u{1B}\\\u{1B}]52;c;Ug==\u{7}")
        #expect(Clipboard.sequence("R", through: nil) == "\u{1B}]52;c;Ug==\u{7}")
    }

    @Test("screen gets the sequence in pieces that it hands on")
    func screen() {
        let text = String(repeating: "college ", count: 100)
        let pieces = Clipboard.sequence(text, through: .screen).components(separatedBy: "\u{1B}\\").dropLast()
        #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count <= 242 })
        #expect(pieces.map { $0.dropFirst(2) }.joined() == Clipboard.sequence(text, through: nil))
    }
}
