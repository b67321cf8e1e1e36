public import Domain

/// Everything of one account, table by table, as it is stored.
public struct AccountExport: Sendable {
    private let database: Database
    private let account: AccountID

    /// What says how an account signs in is not part of its data.
    private static let secrets: Set<String> = ["credential", "account_code", "sign_in_attempt"]

    init(_ database: Database, account: AccountID) {
        self.database = database
        self.account = account
    }

    /// The tables that hold something of the account.
    public func tables() async throws(StorageError) -> [String] {
        try await SQLiteAccountDirectory(database: database).contents(of: account).map(\.table)
            .filter { !Self.secrets.contains($0) }
    }

    /// The account's rows of a table, an object each; bytes are written in hexadecimal.
    public func rows(of table: String) async throws(StorageError) -> JSONValue {
        try await database.read { [account] connection throws(SQLiteError) in
            guard try SQLiteAccountDirectory.personalTables(in: connection).contains(table) else { return .array([]) }
            let name = SQLiteAccountDirectory.quoted(table)
            return .array(
                try connection.rows("SELECT * FROM \(name) WHERE account_id = ?", SQLiteValue(account)) {
                    row throws(SQLiteError) in
                    var members: [JSONMember] = []
                    for column in 0..<row.columnCount where row.columnName(column) != "account_id" {
                        members.append(JSONMember(row.columnName(column), try row.json(column)))
                    }
                    return .object(members)
                })
        }
    }
}

extension UserDatabase {
    public func export(of account: AccountID) -> AccountExport { AccountExport(database, account: account) }
}

extension Statement {
    /// Whatever stands in a column.
    fileprivate func json(_ column: Int) throws(SQLiteError) -> JSONValue {
        switch kind(column) {
        case .integer: .number(try integer(column))
        case .real: .number(try real(column))
        case .text: .string(try text(column))
        case .blob:
            .string(
                try blob(column).map { byte in
                    let digits = String(byte, radix: 16)
                    return digits.count == 1 ? "0" + digits : digits
                }.joined())
        case .null: .null
        }
    }
}
