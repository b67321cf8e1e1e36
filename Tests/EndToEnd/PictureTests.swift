import TestSupport
import Testing

@Suite("Pictures on a terminal that shows none", .serialized) struct PictureTests {
    @Test(
        "Plots are text: no image protocol, no filler where a picture would be",
        arguments: ["tmux-256color", "screen", "xterm-256color", "vt100"])
    func text(term: String) throws {
        let program = try QuadProgram()
        let terminal = try PseudoTerminal(
            [QuadProgram.path, "--data", program.data, "--seed", "7"],
            environment: program.environment(["TERM": term, "TMUX": "/tmp/none,1,0"]))
        #expect(terminal.wait(for: Landmark.quickStart))
        terminal.send("\r")
        #expect(terminal.wait(for: "Net price"))
        _ = terminal.settle()
        // Sixel and tmux's pass-through begin with DCS, kitty's images with APC, iTerm2's with OSC 1337.
        for start in ["\u{1B}P", "\u{1B}_", "\u{1B}]1337"] { #expect(!terminal.text.contains(start)) }
    }

    @Test("The plot of cost stands in words and lines, with or without UTF-8", arguments: ["C.UTF-8", "C"])
    func plot(locale: String) throws {
        let session = try TmuxSession.atCard(
            try QuadProgram(), environment: ["TERM": "tmux-256color", "LC_ALL": locale])
        let screen = try session.settled()
        let row = try #require(screen.split(separator: "\n").first { $0.contains("Cost ") && $0.contains("$0") })
        #expect(row.contains("$"))
        #expect(!screen.contains("\u{FFFD}") && !screen.contains("????") && !screen.contains("++++"))
    }
}
