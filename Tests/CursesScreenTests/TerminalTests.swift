import CursesScreen
import Domain
import Foundation
import TestSupport
import Testing

/// The screen and the loop on a real pseudo-terminal, through the program in `Tests/ScreenProbe`.
@Suite(.serialized) struct TerminalTests {
    private static var probe: String {
        let folder = URL(fileURLWithPath: QuadProgram.path).deletingLastPathComponent()
        return folder.appending(path: "ScreenProbe").path
    }

    private func start(
        _ variables: [String: String] = [:], columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        return try PseudoTerminal(
            [Self.probe], environment: environment.merging(variables) { $1 }, columns: columns, rows: rows)
    }

    private static let sane = ["\u{1B}[?1002l", "\u{1B}[?1004l", "\u{1B}[?2004l", "\u{1B}[?25h", "\u{1B}[?1049l"]

    private func expectSane(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: terminal.settle(), as: UTF8.self)
        for sequence in Self.sane {
            let off = text.range(of: sequence, options: .backwards)?.lowerBound
            let on = text.range(of: sequence.dropLast() + "h", options: .backwards)?.lowerBound
            #expect(off != nil, "\(sequence.dropFirst())", sourceLocation: sourceLocation)
            if sequence.hasSuffix("l"), let off, let on { #expect(on < off, sourceLocation: sourceLocation) }
        }
    }

    @Test("The very first frame holds a correct é and box drawing; no mouse is captured")
    func firstFrame() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "é ╭╮ 80x24"))
        let text = String(decoding: terminal.settle(), as: UTF8.self)
        #expect(text.contains("\u{1B}[?2004h") && text.contains("\u{1B}[?1004h"))
        #expect(!text.contains("?1000h") && !text.contains("?1002h") && !text.contains("?1003h"))
    }

    @Test(
        "An unknown TERM falls back", arguments: ["xterm-ghostty", "dumb2", ""])
    func unknownTerminal(term: String) throws {
        let terminal = try start(["TERM": term])
        #expect(terminal.wait(for: "xterm-256color"))
        #expect(terminal.wait(for: "▸ Sample College number 0"))
    }

    @Test("TERM=dumb is refused with a sentence")
    func dumb() throws {
        let terminal = try start(["TERM": "dumb"])
        #expect(terminal.exitCode() == 2)
        #expect(terminal.wait(for: "refused: dumb"))
    }

    @Test(
        "Any locale starts, in ASCII where it is not UTF-8",
        arguments: [
            (["LC_ALL": "", "LANG": "C"], false), (["LC_ALL": "POSIX", "LC_CTYPE": "en_US.UTF-8"], false),
            (["LC_ALL": "", "LC_CTYPE": "xx_YY.UTF-8"], true), (["LC_ALL": "tlh_QO.utf8"], true),
        ])
    func locales(variables: [String: String], isUTF8: Bool) throws {
        let terminal = try start(variables)
        #expect(terminal.wait(for: isUTF8 ? "▸ Sample College" : "> Sample College"))
        let bytes = terminal.settle()
        #expect(isUTF8 || bytes.allSatisfy { $0 < 0x80 })
    }

    @Test("Under NO_COLOR only bold, dim, underline and reverse are sent")
    func noColor() throws {
        let terminal = try start(["NO_COLOR": "1"])
        #expect(terminal.wait(for: "▸"))
        terminal.send("jjl")
        let text = String(decoding: terminal.settle(), as: UTF8.self)
        for match in text.matches(of: /\u{1B}\[([0-9;]*)m/) {
            let codes = match.1.split(separator: ";")
            #expect(codes.allSatisfy { ["0", "1", "2", "4", "7", "22", "24", "27"].contains($0) }, "\(match.1)")
        }
    }

    @Test("The Linux console gets colour, and no strings that it would print")
    func linux() throws {
        let terminal = try start(["TERM": "linux"])
        #expect(terminal.wait(for: "\u{1B}[36m"))
        let start = terminal.settle().count
        terminal.send("c")
        #expect(terminal.wait(for: "off", from: start))
        terminal.send("l")
        let text = String(decoding: terminal.settle(from: start), as: UTF8.self)
        #expect(!text.contains("\u{1B}]"))
    }

    @Test(
        "Every way out leaves sane modes: quit, Ctrl-C, signals, exit(), a trap",
        arguments: ["q", "\u{3}", "15", "2", "x", "!"])
    func waysOut(way: String) throws {
        let log = try TemporaryFolder()
        let terminal = try start(["PROBE_LOG": log.file("log")])
        #expect(terminal.wait(for: "▸"))
        terminal.send("m")
        _ = terminal.settle()
        if let number = Int32(way) { terminal.signal(number) } else { terminal.send(way) }
        let code = terminal.exitCode()
        expectSane(terminal)
        switch way {
        case "x": #expect(code == 3)
        case "!":
            #expect((code ?? 0) > 128)
            let text = terminal.text
            let back = try #require(text.range(of: "\u{1B}[?1049l", options: .backwards))
            #expect(text[back.upperBound...].contains("stopped because of a fault"))
            #expect(try String(contentsOfFile: log.file("log"), encoding: .utf8).contains("asked for"))
        default: #expect(code == 0)
        }
    }

    @Test("A closed terminal ends the program at once")
    func hangUp() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "▸"))
        _ = terminal.settle()
        terminal.hangUp()
        #expect(terminal.exitCode(within: 5) != nil)
    }

    @Test("What is written to standard error while the screen is on goes to the log alone")
    func standardError() throws {
        let log = try TemporaryFolder()
        let terminal = try start(["PROBE_LOG": log.file("log")])
        #expect(terminal.wait(for: "▸"))
        terminal.send("e")
        _ = terminal.settle()
        #expect(!terminal.text.contains("words for standard error"))
        #expect(try String(contentsOfFile: log.file("log"), encoding: .utf8).contains("words for standard error"))
    }

    @Test("Between events nothing is written, and a deadline comes once")
    func quiet() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "▸"))
        let start = terminal.settle().count
        terminal.send("w")
        #expect(terminal.wait(for: "woken", from: start))
        let after = terminal.settle().count
        let used = terminal.processorTime
        #expect(terminal.settle(from: after, quiet: 1).isEmpty)
        #expect(terminal.processorTime == used)
    }

    @Test("Esc alone is a key; an arrow cut in two by less than the wait is an arrow; a paste is one event")
    func keys() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "▸"))
        terminal.send("\u{1B}")
        #expect(terminal.wait(for: "escape"))
        terminal.send("\u{1B}[200~first\r\u{1B}[A")
        _ = terminal.settle()
        terminal.send("x q\u{1B}[201~")
        #expect(terminal.wait(for: "paste 12"))
        terminal.send("ế")
        #expect(terminal.wait(for: "ế"))
    }

    @Test("A lone Esc is a key within 60 ms unless the config file says otherwise")
    func patience() { #expect(TerminalLoop.Patience().escape <= .milliseconds(60)) }

    @Test("A linked text is wrapped in OSC 8 and copying is wrapped for tmux")
    func strings() throws {
        let terminal = try start(["TMUX": "/tmp/none,1,0"])
        #expect(terminal.wait(for: "▸"))
        terminal.send("l")
        #expect(terminal.wait(for: ";https://www.reed.edu/\u{1B}\\"))
        terminal.send("c")
        #expect(terminal.wait(for: "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;UmVlZCBDb2xsZWdl\u{7}\u{1B}\\"))
        #expect(terminal.wait(for: "sent"))
    }

    @Test("The background is asked for once, with the first frame; the first answer in time chooses the theme")
    func background() throws {
        let terminal = try start(["PROBE_ASKS": "1"])
        #expect(terminal.wait(for: "▸"))
        #expect(terminal.text.components(separatedBy: "\u{1B}]11;?\u{7}").count == 2)
        var start = terminal.settle().count
        // A lone Esc that is pressed meanwhile is the key.
        terminal.send("\u{1B}")
        #expect(terminal.wait(for: "escape", from: start))
        start = terminal.settle().count
        terminal.send("\u{1B}]11;rgb:ffff/ffff/")
        _ = terminal.settle(from: start, quiet: 0.2)
        terminal.send("ffff\u{7}")
        #expect(terminal.wait(for: "light taken", from: start))
        terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{7}")
        #expect(terminal.wait(for: "dark left", from: start))
        #expect(terminal.text.components(separatedBy: "\u{1B}]11;?\u{7}").count == 2)
    }

    @Test(
        "The background is not asked for where colours can't follow", arguments: [["NO_COLOR": "1"], ["TERM": "linux"]])
    func noBackground(variables: [String: String]) throws {
        let terminal = try start(variables.merging(["PROBE_ASKS": "1"]) { $1 })
        #expect(terminal.wait(for: "▸"))
        #expect(!String(decoding: terminal.settle(), as: UTF8.self).contains("]11;?"))
    }

    @Test("Size 0 by 0 is taken for 80 by 24")
    func noSize() throws {
        let terminal = try start(columns: 0, rows: 0)
        #expect(terminal.wait(for: "80x24"))
    }

    @Test("Random bytes never end the program or leave it deaf")
    func randomBytes() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "▸"))
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        // The keys by which the probe leaves or stops.
        let leaving = Array("\u{3}\u{1A}qx!".utf8)
        for _ in 0..<Stress.count("BYTES", full: 400) {
            let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &generator) }
            terminal.send(bytes.filter { !leaving.contains($0) })
            _ = terminal.settle(from: terminal.output.count, quiet: 0.01)
        }
        terminal.send("\u{18}\u{1B}[201~")
        _ = terminal.settle(quiet: 0.3)
        terminal.send("q")
        #expect(terminal.exitCode() == 0, "seed \(seed)")
    }

    @Test("A storm of sizes down to 1 by 1 ends in a whole frame of the last size")
    func sizes() throws {
        let terminal = try start()
        #expect(terminal.wait(for: "▸"))
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Stress.count("SIZES", full: 200) {
            let columns = Int.random(in: 1...300, using: &generator)
            let rows = Int.random(in: 1...100, using: &generator)
            terminal.resize(columns: columns, rows: rows)
            _ = terminal.settle(from: terminal.output.count, quiet: 0.02)
        }
        terminal.resize(columns: 1, rows: 1)
        _ = terminal.settle()
        let start = terminal.output.count
        terminal.resize(columns: 47, rows: 9)
        #expect(terminal.wait(for: "47x9", from: start), "seed \(seed)")
        #expect(terminal.wait(for: "▸ Sample", from: start), "seed \(seed)")
    }
}
