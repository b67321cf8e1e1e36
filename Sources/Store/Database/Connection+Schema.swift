extension Connection {
    /// Ordinary tables in the order in which they were made, so that parents come before children. The tables that
    /// belong to a virtual one are left out.
    func tableNames() throws(SQLiteError) -> [String] {
        try rows(
            """
            SELECT s.name FROM sqlite_schema AS s JOIN pragma_table_list AS l ON l.name = s.name AND l.schema = 'main'
            WHERE l.type = 'table' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY s.rowid
            """
        ) { row throws(SQLiteError) in try row.text(0) }
    }

    func columnNames(of table: String) throws(SQLiteError) -> [String] {
        try rows("SELECT name FROM pragma_table_info(?) ORDER BY cid", .text(table)) { row throws(SQLiteError) in
            try row.text(0)
        }
    }

    /// The columns of a table's primary key.
    func keyColumns(of table: String) throws(SQLiteError) -> [String] {
        try rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", .text(table)) {
            row throws(SQLiteError) in try row.text(0)
        }
    }
}
