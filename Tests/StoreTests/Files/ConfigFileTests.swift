import Domain
import Testing

@testable import Store

@Suite struct ConfigFileTests {
    private func read(_ text: String) -> ConfigFile { ConfigFile(text) }
    private func kinds(_ text: String) -> [ConfigProblem.Kind] { read(text).problems.map(\.kind) }

    @Test("Every setting is read, whatever its case and spacing")
    func everything() {
        let file = read(
            """
            # Mine
            theme=High-Contrast
              colors =  16   # this console has no more
            mouse = on
            motion = off
            clock=no
            escape_delay = 25
            notify = bell, osc9
            lang = VI
            units = kilometers
            key.card.like = Right, l, Ctrl-Y
            key.go.search = #, /    # both
            key.card.pass =
            """)
        var expected = Configuration()
        expected.theme = "high-contrast"
        expected.colors = 16
        expected.mouse = true
        expected.motion = false
        expected.clock = false
        expected.escapeDelay = 25
        expected.notify = [.bell, .osc9]
        expected.language = "vi"
        expected.units = .kilometers
        expected.bindings = [
            Configuration.Binding(name: "card.like", keys: "Right, l, Ctrl-Y", line: 11),
            Configuration.Binding(name: "go.search", keys: "#, /", line: 12),
            Configuration.Binding(name: "card.pass", keys: "", line: 13),
        ]
        #expect(file.configuration == expected)
        #expect(file.problems.isEmpty)
    }

    @Test("A bad line is reported with its number, and the lines around it apply")
    func broken() {
        let file = read(
            "\u{FEFF}theme = dark\r\nthis is no setting\r\nkey. = x\r\nclock = off\r\nwings = 2\r\n")
        #expect(file.configuration.theme == "dark")
        #expect(file.configuration.clock == false)
        #expect(
            file.problems == [
                ConfigProblem(line: 2, kind: .notASetting("this is no setting")),
                ConfigProblem(line: 3, kind: .unknownKey("key.")),
                ConfigProblem(line: 5, kind: .unknownKey("wings")),
            ])
    }

    @Test("Of two lines with one key the last counts, and the first is named")
    func duplicate() {
        let file = read("theme = dark\n\ntheme = light")
        #expect(file.problems == [ConfigProblem(line: 3, kind: .duplicate(key: "theme", earlier: 1))])
        #expect(file.configuration.theme == "light")
    }

    @Test(
        "A value that a key does not take is refused with what it does take",
        arguments: [
            ("theme = neon", "auto, dark, light, high-contrast, mono"), ("colors = 12", "auto, 256, 16, 8, none"),
            ("mouse = maybe", "on, off"), ("escape_delay = 1001", "0-1000"), ("escape_delay = -1", "0-1000"),
            ("escape_delay = 99999999999999999999", "0-1000"), ("notify = bell, horn", "none, bell, osc9, osc777"),
            ("notify = ,", "none, bell, osc9, osc777"), ("lang = xx", "auto, en, vi"),
            ("units = feet", "miles, kilometers"),
        ])
    func badValue(line: String, allowed: String) {
        guard case .badValue(_, _, let said) = kinds(line).first else {
            return #expect(Bool(false), "\(line) was taken")
        }
        #expect(said == allowed)
        #expect(read(line).configuration == Configuration())
    }

    @Test(
        "A line without key or value is no setting",
        arguments: ["=", "= dark", "theme =", "the me = dark", "theme dark", "\u{0}", "=\u{301} x"])
    func nothing(line: String) {
        guard case .notASetting = kinds(line).first else { return #expect(Bool(false), "\(line) was taken") }
    }

    @Test("Comments and empty lines mean nothing", arguments: ["", "\n\n", "#", "  # theme = x", "\u{FEFF}", "\r\n\r"])
    func blank(text: String) {
        #expect(read(text) == read(""))
        #expect(read(text).problems.isEmpty)
    }

    @Test("Thousands of bad lines become a bounded list that says how many more there are")
    func many() {
        let file = read(String(repeating: "nonsense \u{1B}[31m\(String(repeating: "x", count: 500))\n", count: 3_000))
        #expect(file.problems.count == ConfigFile.problemLimit + 1)
        #expect(file.problems.last?.kind == .more(3_000 - ConfigFile.problemLimit))
        for problem in file.problems {
            if case .notASetting(let text) = problem.kind { #expect(text.count <= ConfigProblem.textLimit) }
        }
    }

    @Test("Random bytes never stop the reader", arguments: 1...200 as ClosedRange<UInt64>)
    func noise(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["theme", "=", " ", "#", "\n", "\r", "key.", "\u{FEFF}", "\u{0}", "é", "👩‍👩‍👧", "dark", "\u{301}"]
        let count = Int.random(in: 0...60, using: &generator)
        let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let file = read(text)
        #expect(file.problems.count <= count + 1, "seed \(seed)")
        let changed = ConfigFile.text(text, setting: "clock", to: "off")
        #expect(read(changed).configuration.clock == false, "seed \(seed)")
    }

    @Test("Changing one setting keeps comments, order, line ends and the mark")
    func writing() {
        let text = "\u{FEFF}# mine\r\ntheme =  dark  # at night\r\n\r\nmouse = on\r\nbroken\r\n"
        #expect(
            ConfigFile.text(text, setting: "theme", to: "light")
                == "\u{FEFF}# mine\r\ntheme =  light  # at night\r\n\r\nmouse = on\r\nbroken\r\n")
        #expect(ConfigFile.text(text, setting: "clock", to: "off") == text + "clock = off\r\n")
        #expect(ConfigFile.text("a\ntheme = x\nb", setting: "theme", to: nil) == "a\nb\n")
        #expect(ConfigFile.text("theme = x\ntheme = y", setting: "theme", to: "z") == "theme = x\ntheme = z\n")
        #expect(ConfigFile.text("", setting: "theme", to: nil).isEmpty)
        #expect(ConfigFile.text("", setting: "key.card.like", to: "Right l") == "key.card.like = Right l\n")
    }
}
