import Domain
import Services
import Store

/// Everything of an account as files that can be read without Quad.
enum AccountExporting {
    static func export(
        _ scope: AccountScope, of session: AccountSession, to path: String
    ) async throws(Failure) {
        do throws(StorageError) {
            _ = try await write(scope.account, of: session.database, to: path)
        } catch {
            throw Failure(error)
        }
        Output.line("Everything of \(scope.account.name) is in \(DisplayText(path).string).")
    }

    /// A name that ends in `.tar` makes one archive, any other a folder.
    static func write(
        _ account: Account, of database: UserDatabase, to path: String
    ) async throws(StorageError) -> String {
        let folder: any ExportTarget =
            path.hasSuffix(".tar") ? try TarArchive(path, time: SystemClock().now()) : try ExportFolder(path)
        let profile = try await database.stores(for: account.id).profile.wholeProfile()
        try folder.write(JSONWriter.text(profile.json) + "\n", to: "profile.json")
        try folder.write(ProfileMarkdown.page(profile, of: account), to: "profile.md")
        try folder.write(JSONWriter.text(json(account)) + "\n", to: "account.json")
        let export = database.export(of: account.id)
        var tables: [(name: String, rows: Int)] = []
        for table in try await export.tables() {
            let rows = try await export.rows(of: table)
            try folder.write(JSONWriter.text(rows) + "\n", to: "table-\(table).json")
            if case .array(let entries) = rows { tables.append((table, entries.count)) }
        }
        try folder.write(readme(account, tables), to: "README.md")
        try folder.finish()
        return path
    }

    private static func json(_ account: Account) -> JSONValue {
        .object([
            JSONMember("name", .string(account.name)), JSONMember("kind", .string(account.kind.rawValue)),
            JSONMember("email", account.email.map { .string($0) } ?? .null),
            JSONMember("key", account.fingerprint.map { .string($0.description) } ?? .null),
            JSONMember("created", .number(account.created)),
            JSONMember("verified", account.verified.map { .number($0) } ?? .null),
        ])
    }

    private static func readme(_ account: Account, _ tables: [(name: String, rows: Int)]) -> String {
        let list = tables.map { "- `table-\($0.name).json`: \($0.rows) rows" }.joined(separator: "\n")
        return """
            # Everything of \(ProfileMarkdown.escaped(account.name))

            - `profile.json`: the profile; `quad profile import` reads it
            - `profile.md`: the same to read
            - `account.json`: the account itself
            \(list)

            Times are milliseconds since 1970, colleges their UNITID, bytes hexadecimal. How the account signs in (the
            hash of its passphrase, codes) is not in here.

            """
    }
}
