import Domain
import Services
import Store

/// `quad shared CODE`: what a student shows to whoever has the code, and nothing else.
enum SharedCommand {
    static let spec = CommandSpec(
        "shared", usage: "CODE", summary: "print the shortlist that somebody shares by a code",
        options: [
            OptionSpec("format", value: "table|csv|json|md", "table (the default), CSV with a header, JSON, Markdown")
        ]
    ) { arguments, container in
        guard arguments.words.count == 1, let word = arguments.words.first,
            let format = ListFormat(rawValue: arguments["format"] ?? "table")
        else {
            Output.problem("quad shared takes one code, and --format table, csv, json or md.")
            return .usage
        }
        do throws(Failure) {
            let stores: AccountStores?
            do throws(StorageError) {
                let database = try container.database()
                let code = OneTimeCode(.share, reading: word)
                let account = code == nil ? nil : try await database.account(sharing: code?.string ?? "")
                stores = account.map(database.stores)
            } catch {
                throw Failure(error)
            }
            guard let stores else {
                Output.problem("No shortlist is shared by this code. It may have been revoked; ask for a new one.")
                return .failure
            }
            var isEmpty = true
            for (title, mark) in [("Starred", TasteLedger.Mark.starred), ("Liked", .decided(.like))] {
                let list = try await ListTable(mark, of: stores.feedLog, container)
                if format == .table, !list.rows.isEmpty { Output.line(title) }
                isEmpty = isEmpty && list.rows.isEmpty
                Output.write(format.text(list), to: 1)
            }
            if isEmpty, format == .table { Output.line("Nothing is starred or liked yet.") }
            return .success
        } catch {
            return error.report()
        }
    }
}
