import Domain
import Presentation
import Store
import TerminalUI

/// `quad keys`: every action with its keys and the name that the config file binds.
enum KeysCommand {
    static let spec = CommandSpec("keys", summary: "list every key, what it does and how to change it") {
        _, container in
        let keys = KeySettings.keys(of: container.config)
        let words = container.words(container.config.configuration, language: container.options.language)
        for line in KeyListing.lines(keys.map, words: words) { Output.line(line.string) }
        for problem in keys.problems { Output.problem(words(problem).string) }
        return .success
    }
}
