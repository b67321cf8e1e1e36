extension Migration {
    /// Campuses and their areas, where people let others see them, meetups and what was done about them.
    ///
    /// `area.outline` is written by `OutlineBytes`; empty for a place without an outline. `meetup_deed.subject` is the
    /// person whose request is meant, null for a cancellation. What was undone is gone.
    static let areas = Migration(
        number: 11,
        script: """
            CREATE TABLE campus (
                id TEXT PRIMARY KEY,
                name TEXT NOT NULL,
                latitude REAL NOT NULL,
                longitude REAL NOT NULL,
                radius REAL NOT NULL,
                credit TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE area (
                key INTEGER PRIMARY KEY,
                campus TEXT NOT NULL REFERENCES campus (id) ON DELETE CASCADE,
                id TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL,
                code TEXT,
                kind TEXT,
                latitude REAL NOT NULL,
                longitude REAL NOT NULL,
                radius REAL,
                outline BLOB NOT NULL
            ) STRICT;
            CREATE INDEX area_campus ON area (campus);
            CREATE VIRTUAL TABLE area_box USING rtree (key, west, east, south, north);
            CREATE TRIGGER area_forget AFTER DELETE ON area BEGIN DELETE FROM area_box WHERE key = old.key; END;

            CREATE TABLE area_presence (
                account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                campus TEXT NOT NULL,
                area TEXT NOT NULL,
                area_name TEXT NOT NULL,
                reach TEXT NOT NULL CHECK (reach IN ('everyone', 'contacts')),
                expires INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX area_presence_area ON area_presence (area);

            CREATE TABLE meetup (
                key INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                id TEXT NOT NULL UNIQUE,
                host INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                campus TEXT NOT NULL,
                area TEXT NOT NULL,
                area_name TEXT NOT NULL,
                title TEXT NOT NULL,
                kind TEXT NOT NULL,
                about TEXT NOT NULL,
                intention TEXT NOT NULL,
                audience TEXT NOT NULL,
                reach TEXT NOT NULL,
                college INTEGER,
                starts INTEGER NOT NULL,
                ends INTEGER NOT NULL CHECK (ends > starts),
                created INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX meetup_account ON meetup (account_id);
            CREATE INDEX meetup_host ON meetup (host);
            CREATE INDEX meetup_campus ON meetup (campus, ends);

            CREATE TABLE meetup_deed (
                key INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                meetup INTEGER NOT NULL REFERENCES meetup (key) ON DELETE CASCADE,
                deed TEXT NOT NULL CHECK (deed IN ('ask', 'withdraw', 'approve', 'decline', 'confirm', 'cancel')),
                subject INTEGER REFERENCES account (id) ON DELETE CASCADE,
                time INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX meetup_deed_meetup ON meetup_deed (meetup);
            CREATE INDEX meetup_deed_account ON meetup_deed (account_id);
            CREATE INDEX meetup_deed_subject ON meetup_deed (subject);

            ALTER TABLE chat_report ADD COLUMN meetup TEXT;
            ALTER TABLE chat_report ADD COLUMN state TEXT NOT NULL DEFAULT 'pending'
                CHECK (state IN ('pending', 'reviewed', 'resolved'));
            """)
}
