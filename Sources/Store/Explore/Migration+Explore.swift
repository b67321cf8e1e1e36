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
}
