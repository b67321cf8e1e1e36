extension Migration {
    /// Filters that were given a name. `code` is what `CollegeFilter` writes of itself.
    static let explore = Migration(
        number: 5,
        script: """
            CREATE TABLE saved_filter (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                code TEXT NOT NULL,
                PRIMARY KEY (account_id, name)
            ) STRICT, WITHOUT ROWID;
            """)

    /// What was written on the shortlist. The last row of a kind and a college holds; an undo takes the last row away.
    ///
    /// `value` is a note, tags with line ends between them, or an order as college numbers with blanks between them.
    static let shortlist = Migration(
        number: 6,
        script: """
            CREATE TABLE shortlist_change (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                number INTEGER NOT NULL,
                time INTEGER NOT NULL,
                kind TEXT NOT NULL,
                unitid INTEGER NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (account_id, number)
            ) STRICT, WITHOUT ROWID;
            """)
}
