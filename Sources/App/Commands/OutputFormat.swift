/// What `--format` asks for.
enum OutputFormat: String {
    case text, json

    static let option = OptionSpec("format", value: "text|json", "how to print, text if not given")

    /// `nil` for a format that is none.
    init?(_ arguments: Arguments) { self.init(rawValue: arguments["format"] ?? "text") }
}
