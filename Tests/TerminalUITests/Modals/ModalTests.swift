import Domain
import Testing

@testable import TerminalUI

@Suite("A modal")
struct ModalTests {
    private struct Words: View {
        func draw(into buffer: inout CellBuffer, in area: Rect) {
            buffer.write("Nothing is lost.", in: area)
        }
    }

    private let modal = Modal(
        "Leave?", size: .fitting(width: 24, height: 1), hints: [KeyHint("Esc", "close")], content: Words())

    @Test("stands in the middle of a dimmed surround, with its keys in the last row")
    func framed() {
        var buffer = CellBuffer(width: 60, height: 12)
        buffer.write("behind", style: .strong, in: buffer.bounds)
        modal.draw(into: &buffer, in: buffer.bounds)
        #expect(buffer[0, 0].style == Style(.muted, .dim))
        #expect(
            buffer.rows[3...7] == [
                "                ╭─ Leave? ─────────────────╮",
                "                │ Nothing is lost.         │",
                "                │                          │",
                "                │ Esc close                │",
                "                ╰──────────────────────────╯",
            ])
    }

    @Test("takes all columns of a narrow screen, without side borders")
    func whole() {
        #expect(
            frame(modal, 40, 6) == [
                " Leave?", "────────────────────────────────────────", " Nothing is lost.", "", "", " Esc close",
            ])
    }
}
