extension Migration {
    /// Awards that a student entered, and what they did about any.
    ///
    /// `award.record` is one JSON object with the columns of the shipped table. `award_task.title` is the name of a usual
    /// thing, or `=` and what was typed.
    static let scholarships = Migration(
        number: 4,
        script: """
            CREATE TABLE award (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                record TEXT NOT NULL,
                PRIMARY KEY (account_id, id)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE award_entry (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                stage TEXT CHECK (stage IN ('found', 'drafting', 'submitted', 'won', 'lost')),
                is_passed INTEGER NOT NULL CHECK (is_passed IN (0, 1)),
                won INTEGER CHECK (won >= 0),
                PRIMARY KEY (account_id, id)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE award_task (
                account_id INTEGER NOT NULL,
                id TEXT NOT NULL,
                position INTEGER NOT NULL,
                title TEXT NOT NULL,
                is_done INTEGER NOT NULL CHECK (is_done IN (0, 1)),
                PRIMARY KEY (account_id, id, position),
                FOREIGN KEY (account_id, id) REFERENCES award_entry (account_id, id) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            """)
}
