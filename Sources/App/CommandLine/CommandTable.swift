/// Every subcommand, in the order of `--help`.
enum CommandTable {
    static let commands: [CommandSpec] = [
        AskCommand.spec,
        ShowCommand.spec,
        SearchCommand.spec,
        ListCommand.spec,
        CompareCommand.spec,
        SimilarCommand.spec,
        FieldsCommand.spec,
        SharedCommand.spec,
        ProfileCommand.spec,
        ScholarshipsCommand.spec,
        SourceCommand.spec,
        ExportCommand.spec,
        ImportCommand.spec,
        ChatCommand.spec,
        UnreadCommand.spec,
        AreasCommand.spec,
        ReportsCommand.spec,
        AccountsCommand.spec,
        AuthCommand.spec,
        OpenCommand.spec,
        KeysCommand.spec,
        CheckCommand.spec,
        DoctorCommand.spec,
        ResetFeedCommand.spec,
        CatalogCommand.spec,
        BenchCommand.spec,
        ManualCommand.spec,
    ]

    /// Options that every command takes.
    static let common: [OptionSpec] = [
        OptionSpec("data", value: "DIR", "keep everything in DIR instead of the home folder"),
        OptionSpec(
            "account", value: "NAME", "be this account for one run: a name, an e-mail address or a sign-in link"),
        OptionSpec("resources", value: "DIR", "read the shipped tables from DIR"),
        OptionSpec("lang", value: "en|vi", "language of the screen"),
        OptionSpec("trace", value: "LIST", "write state, net, frames (with commas) to quad.trace beside the log"),
        OptionSpec("help", short: "h", "show this help"),
        OptionSpec("version", "show the version"),
    ]

    /// Options of the full-screen program.
    static let program: [OptionSpec] = [
        OptionSpec("seed", value: "N", "draw the same cards again"),
        OptionSpec("plain", "one line after another, for screen readers"),
    ]

    /// What the program asks of itself; nobody types them, so no list names them.
    private static let ownCommands: [CommandSpec] = [PreviewCommand.spec]

    static func command(named name: String) -> CommandSpec? { (commands + ownCommands).first { $0.name == name } }
}
