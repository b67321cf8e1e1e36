extension Migration {
    /// Threads of questions, with the evidence of every answer. `limits` is what the answer says of itself, a line each;
    /// `target` is where a passage leads.
    static let advisor = Migration(
        number: 12,
        script: """
            CREATE TABLE advisor_thread (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                title TEXT NOT NULL,
                updated INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX advisor_thread_account ON advisor_thread (account_id, updated);

            CREATE TABLE advisor_turn (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                thread INTEGER NOT NULL REFERENCES advisor_thread (id) ON DELETE CASCADE,
                number INTEGER NOT NULL,
                question TEXT NOT NULL,
                asked INTEGER NOT NULL,
                answer TEXT NOT NULL,
                limits TEXT NOT NULL DEFAULT '',
                is_useful INTEGER CHECK (is_useful IN (0, 1)),
                PRIMARY KEY (thread, number)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX advisor_turn_account ON advisor_turn (account_id);

            CREATE TABLE advisor_evidence (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                thread INTEGER NOT NULL,
                number INTEGER NOT NULL,
                place INTEGER NOT NULL,
                evidence_id TEXT NOT NULL,
                kind TEXT NOT NULL,
                title TEXT NOT NULL,
                label TEXT NOT NULL,
                quote TEXT NOT NULL,
                target TEXT NOT NULL DEFAULT '',
                PRIMARY KEY (thread, number, place),
                FOREIGN KEY (thread, number) REFERENCES advisor_turn (thread, number) ON DELETE CASCADE
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX advisor_evidence_account ON advisor_evidence (account_id);
            """)
}
