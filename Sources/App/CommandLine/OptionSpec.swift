/// One option of a command, as getopt_long and `--help` need it.
struct OptionSpec: Sendable {
    let long: String
    let short: Character?
    /// What the value is called in `--help`; `nil` for a switch.
    let value: String?
    let help: String

    init(_ long: String, short: Character? = nil, value: String? = nil, _ help: String) {
        self.long = long
        self.short = short
        self.value = value
        self.help = help
    }
}
