/// `quad manual`: the manual page, for `man -l -` and for docs/quad.1.
enum ManualCommand {
    static let spec = CommandSpec("manual", summary: "print the manual page as man reads it") { _, _ in
        Output.write(ManualPage.text(), to: 1)
        return .success
    }
}
