import Domain
import Presentation
import Testing

@Suite struct WordsConfigTests {
    private func sentence(_ kind: ConfigProblem.Kind, line: Int? = 3) -> String {
        Words()(ConfigProblem(line: line, kind: kind), in: "/c/config").string
    }

    @Test("A problem names file and line, what stands there and what holds instead")
    func sentences() {
        #expect(
            sentence(.badValue("neon", key: "theme", allowed: "dark, light"))
                == "/c/config, line 3: theme takes dark, light, not “neon”; the default holds")
        #expect(
            sentence(.duplicate(key: "theme", earlier: 1))
                == "/c/config, line 3: theme was set in line 1 already; this line holds")
        #expect(sentence(.more(1), line: nil) == "/c/config: one more line is left out")
        #expect(sentence(.tooLarge(limit: 262_144), line: nil).contains("256 KB"))
    }

    @Test("Text of the file reaches the screen cleaned")
    func hostile() {
        #expect(!sentence(.unknownKey("a\u{1B}]0;b\u{7}")).unicodeScalars.contains { $0.value < 0x20 })
    }
}
