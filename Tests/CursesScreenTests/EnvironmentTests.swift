import Testing

@testable import CursesScreen

@Suite struct TerminalEnvironmentTests {
    private func environment(_ variables: [String: String]) -> TerminalEnvironment {
        TerminalEnvironment { variables[$0] }
    }

    @Test("The first variable that is set decides on UTF-8, as in the C library")
    func locale() {
        #expect(environment(["LC_CTYPE": "xx_YY.UTF-8", "LANG": "C"]).namesUTF8)
        #expect(environment(["LANG": "vi_VN.utf8"]).namesUTF8)
        #expect(!environment(["LC_ALL": "POSIX", "LC_CTYPE": "en_US.UTF-8"]).namesUTF8)
        #expect(environment(["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8"]).namesUTF8)
        #expect(!environment([:]).namesUTF8)
    }

    @Test("An unknown TERM has others to fall back on, its own first")
    func candidates() {
        #expect(
            environment(["TERM": "xterm-ghostty"]).candidates == ["xterm-ghostty", "xterm-256color", "xterm", "vt100"])
        #expect(environment([:]).candidates.first == "xterm-256color")
    }

    @Test("NO_COLOR counts when it is not empty")
    func noColor() {
        #expect(environment(["NO_COLOR": "1"]).noColor)
        #expect(!environment(["NO_COLOR": ""]).noColor)
    }

    @Test("Consoles are sent no strings that they would print", arguments: ["linux", "vt100", "vt220", "ansi"])
    func consoles(term: String) {
        #expect(!environment(["TERM": term]).understandsXterm)
        #expect(environment(["TERM": "tmux-256color"]).understandsXterm)
    }
}
