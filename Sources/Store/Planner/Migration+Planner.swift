extension Migration {
    /// Applications to colleges: how, by when, and what became of them. `day` is `2027-01-15`.
    static let planner = Migration(
        number: 9,
        script: """
            CREATE TABLE college_plan (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                unit_id INTEGER NOT NULL,
                name TEXT NOT NULL,
                kind TEXT CHECK (kind IN ('early-decision', 'early-action', 'regular', 'rolling')),
                outcome TEXT CHECK (outcome IN ('admitted', 'deferred', 'waitlisted', 'denied')),
                PRIMARY KEY (account_id, unit_id)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE college_plan_step (
                account_id INTEGER NOT NULL,
                unit_id INTEGER NOT NULL,
                step TEXT NOT NULL CHECK (step IN ('application', 'fafsa', 'css', 'decision', 'deposit')),
                day TEXT,
                is_done INTEGER NOT NULL CHECK (is_done IN (0, 1)),
                PRIMARY KEY (account_id, unit_id, step),
                FOREIGN KEY (account_id, unit_id) REFERENCES college_plan (account_id, unit_id) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            """)
}
