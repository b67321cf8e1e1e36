import Domain
import Foundation
import TerminalUI
import TestSupport
import Testing

/// The probe under a shell with job control, in tmux, whose idea of the screen is the oracle.
@Suite(.serialized) struct SuspendTests {
    private static var probe: String {
        URL(fileURLWithPath: QuadProgram.path).deletingLastPathComponent().appending(path: "ScreenProbe").path
    }

    private func shell(columns: Int = 80, rows: Int = 24) throws -> TmuxSession {
        let session = try TmuxSession(
            try QuadProgram(), columns: columns, rows: rows, command: "PS1='ready$ ' bash --norc --noprofile -i")
        #expect(try session.wait(for: "ready$"))
        return session
    }

    @Test("Ctrl-Z gives a sane shell and says how to come back; fg repaints whole, in the new size")
    func suspend() throws {
        let session = try shell()
        try session.type(Self.probe + "\n")
        #expect(try session.wait(for: "▸ Sample College number 0"))
        try session.press("Down", "Down")
        #expect(try session.wait(for: "▸ Sample College number 2"))
        try session.press("C-z")
        #expect(try session.wait(for: "type fg to come back"))
        #expect(try session.wait(for: "Stopped"))
        #expect(try session.ask("#{alternate_on}") == "0")
        #expect(try session.cursor().visible)
        try session.type("stty -a | grep -o -w -e icanon -e echo -e isig | sort | tr '\\n' .\n")
        #expect(try session.wait(for: "echo.icanon.isig."))
        try session.resize(columns: 60, rows: 15)
        try session.type("fg\n")
        #expect(try session.wait(for: "é ╭╮ 60x15"))
        #expect(try session.wait { $0.contains("number 11 of the list") && !$0.contains("ready$") })
        let lines = try session.lines()
        #expect(lines[5] == "▸ Sample College number 2 of the list")
        #expect(lines[14] == "  Sample College number 11 of the list")
        #expect(!lines.joined().contains("fg"))
        try session.press("q")
        #expect(try session.wait { !$0.contains("Sample") && $0.contains("ready$") })
    }

    @Test("Stopped and continued from outside, the whole frame comes back")
    func continued() throws {
        let session = try shell()
        try session.type(Self.probe + "\n")
        #expect(try session.wait(for: "▸"))
        try session.press("Down")
        #expect(try session.wait(for: "▸ Sample College number 1"))
        // SIGSTOP can't be caught: only what comes after it tells.
        let child = try #require(Int32(try Self.children(of: try session.ask("#{pane_pid}"))))
        kill(child, SIGSTOP)
        #expect(try session.wait(for: "Stopped"))
        try session.type("fg\n")
        #expect(try session.wait { $0.contains("number 20 of the list") && !$0.contains("Stopped") })
        #expect(try session.lines()[4] == "▸ Sample College number 1 of the list")
    }

    @Test("A row of emoji, flags, CJK, Thai and Hebrew moves no border")
    func borders() throws {
        let session = try shell()
        try session.type(Self.probe + "\n")
        #expect(try session.wait(for: "▸"))
        let row = try session.lines()[2]
        #expect(row.hasPrefix("|") && row.hasSuffix("|"))
        let whole: DisplayText = "|❤️🅱️👨‍👩‍👧🇻🇳1️⃣漢가ไทยกำẾ ש|"
        #expect(CellWidth.of(DisplayText(row)) == CellWidth.of(whole))
    }

    @Test("The terminal's own cursor stands where the frame says")
    func cursor() throws {
        let session = try shell()
        try session.type(Self.probe + "\n")
        #expect(try session.wait(for: "▸"))
        try session.press("Down")
        #expect(try session.wait(for: "▸ Sample College number 1"))
        let cursor = try session.cursor()
        #expect(cursor.x == 0 && cursor.y == 4 && cursor.visible)
    }

    /// The last descendant of the pane's shell: the probe.
    private static func children(of pane: String) throws -> String {
        var current = pane
        while let text = try? String(contentsOfFile: "/proc/\(current)/task/\(current)/children", encoding: .utf8),
            let child = text.split(separator: " ").last
        {
            current = String(child)
        }
        return current
    }
}
