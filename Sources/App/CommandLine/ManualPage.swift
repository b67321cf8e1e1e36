import Store

/// The manual page, docs/quad.1, made from the same tables as `--help`.
enum ManualPage {
    /// The page as roff, https://man7.org/linux/man-pages/man7/man.7.html.
    static func text() -> String {
        var page = Roff()
        page.line(".\\\" Made by quad manual from the command table; change the program, not this file.")
        page.line(".TH QUAD 1 \"\" \"quad \(Launch.version)\" \"User Commands\"")
        opening(&page)
        page.section("OPTIONS")
        for option in CommandTable.program + CommandTable.common { page.entry(option) }
        page.section("COMMANDS")
        page.text("A command answers once, for scripts and pipes. Each takes the options above but --seed and --plain.")
        for command in CommandTable.commands { describe(command, &page) }
        page.section("KEYS")
        page.text("Quad shows the keys that work in its last line; ? lists them all, : finds any action by name.")
        page.text("The arrows decide on a card: left passes, right likes, up shows details, down peeks at the next.")
        page.text("quad keys prints the whole table, with the keys of the config file in it.")
        surroundings(&page)
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.meaning) }
        page.section("EXAMPLES")
        for (line, meaning) in examples { page.entry(line, meaning) }
        return page.text
    }

    private static func opening(_ page: inout Roff) {
        page.section("NAME")
        page.line("quad \\- choose a college in the terminal")
        page.section("SYNOPSIS")
        page.line(".B quad")
        page.line("[\\fIOPTIONS\\fR]")
        page.line(".br")
        page.line(".B quad")
        page.line("\\fICOMMAND\\fR [\\fIOPTIONS\\fR]")
        page.section("DESCRIPTION")
        page.text("Quad shows the colleges of the United States one card at a time. Right likes, left passes.")
        page.text("Each card says why the college fits, with the year and the source of every figure.")
        page.text("The deck learns from what is liked. Without a command Quad fills the terminal it is started in.")
    }

    private static func describe(_ command: CommandSpec, _ page: inout Roff) {
        page.entry(
            "quad " + command.name + (command.usage.isEmpty ? "" : " " + command.usage), sentence(command.summary))
        guard !command.options.isEmpty else { return }
        page.line(".RS")
        for option in command.options { page.entry(option) }
        page.line(".RE")
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

    private static func surroundings(_ page: inout Roff) {
        page.section("CONFIGURATION")
        page.text("The config file holds one setting a line, as in theme = light. A # begins a comment.")
        page.text("A line that does not apply is reported with its number, and the rest holds.")
        for setting in ConfigFile.settings {
            page.entry("\(setting.name) = \(setting.allowed)", setting.meaning)
        }
        page.entry("key.ACTION = KEYS", "Other keys for an action; quad keys prints the names of the actions.")
        page.section("FILES")
        for (path, meaning) in files { page.entry(path, meaning) }
        page.section("ENVIRONMENT")
        for (name, meaning) in environment { page.entry(name, meaning) }
    }

    private static let files = [
        (
            "$XDG_DATA_HOME/quad/quad.db",
            "Swipes, profile, conversations and settings; ~/.local/share without XDG_DATA_HOME."
        ),
        ("$XDG_DATA_HOME/quad/catalog.db", "The compiled college tables; made again when it is missing."),
        ("$XDG_DATA_HOME/quad/catalog-figures.csv", "Figures that quad catalog update fetched."),
        (
            "$XDG_CONFIG_HOME/quad/config",
            "Settings and keys, one a line as key = value; ~/.config without XDG_CONFIG_HOME."
        ),
        (
            "$XDG_STATE_HOME/quad/quad.log",
            "What libraries say while the screen is on; ~/.local/state without XDG_STATE_HOME."
        ),
        ("$XDG_STATE_HOME/quad/quad.trace", "What --trace writes."),
        ("PREFIX/share/quad", "The shipped tables of the installed program."),
    ]

    private static let environment = [
        (
            "LC_ALL, LC_MESSAGES, LANG",
            "The language of the screen, en or vi, where --lang and the config file say none."
        ),
        ("LC_ALL, LC_CTYPE, LANG", "Whether the terminal takes UTF-8; otherwise the screen is drawn in ASCII."),
        ("TERM", "The terminal. An unknown one is treated as an xterm; dumb is refused."),
        ("NO_COLOR", "Set to anything, no colour is sent."),
        ("COLORFGBG", "Tells a light background from a dark one where the terminal sets it."),
        ("TMUX, STY", "Set inside tmux and screen, through which copies are wrapped."),
        ("TZ, TZDIR", "The time zone, and where the zones lie."),
        ("HOME, XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME", "Where files lie."),
        ("QUAD_SCORECARD_KEY", "Your key of the College Scorecard's API, for quad catalog update."),
        ("SSH_USER_AUTH", "The file in which the SSH server names the key that opened the session."),
    ]

    private static let examples = [
        ("quad", "Open the program."),
        ("quad show MIT --format json", "Every figure of one college, for a script."),
        ("quad search \"univ of michgan\"", "Find a college; typing errors are forgiven."),
        ("quad list --liked --format csv > liked.csv", "Take the liked colleges to a spreadsheet."),
        ("quad --trace state,frames", "Note what the program does, to report a fault."),
    ]
}

/// Writes a manual page line by line.
private struct Roff {
    private(set) var text = ""

    /// A line that is roff already.
    mutating func line(_ line: String) { text += line + "\n" }

    mutating func section(_ title: String) { line(".SH \(title)") }

    /// Running text.
    mutating func text(_ sentence: String) { line(Self.escaped(sentence)) }

    /// A bold head and the text that belongs to it, set in.
    mutating func entry(_ head: String, _ body: String) {
        line(".TP")
        line("\\fB" + Self.escaped(head) + "\\fR")
        line(Self.escaped(body))
    }

    mutating func entry(_ option: OptionSpec) {
        let short = option.short.map { "-\($0), " } ?? ""
        let value = option.value.map { " " + $0 } ?? ""
        entry(short + "--" + option.long + value, option.help.prefix(1).uppercased() + option.help.dropFirst() + ".")
    }

    /// Hyphens that can be copied, and no line that could be taken for a request.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            default: result.append(character)
            }
        }
        return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
    }
}
