import Domain
import Presentation
import TerminalUI

/// `quad keys`: every action with its keys and the name that the config file binds.
enum KeysCommand {
    static let spec = CommandSpec("keys", summary: "list every key, what it does and how to change it") { _, _ in
        for line in KeyListing.lines(.standard, words: Words()) { Output.line(line.string) }
        return .success
    }
}
