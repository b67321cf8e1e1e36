extension Migration {
    /// The feed's log takes two more kinds of events; SQLite changes a check only with the whole table.
    ///
    /// `probes`: `subject` is 1 while cards test taste. `reflect`: `subject` is the college, `value` twice the aspect
    /// plus one for praise, `features` those of the aspect.
    static let reflections = Migration(
        number: 8,
        script: """
            CREATE TABLE feed_event_8 (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                time INTEGER NOT NULL,
                device INTEGER NOT NULL CHECK (device BETWEEN 0 AND 4294967295),
                counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
                kind TEXT NOT NULL CHECK (
                    kind IN ('swipe', 'star', 'undo', 'edit', 'freeze', 'probes', 'reflect', 'reset')),
                subject INTEGER,
                value REAL,
                features BLOB,
                undone_time INTEGER,
                undone_device INTEGER,
                undone_counter INTEGER,
                PRIMARY KEY (account_id, time, device, counter),
                CHECK (kind NOT IN ('swipe', 'star', 'edit', 'freeze', 'probes', 'reflect') OR subject IS NOT NULL),
                CHECK (kind NOT IN ('swipe', 'star', 'edit', 'reflect') OR value IS NOT NULL),
                CHECK (kind NOT IN ('swipe', 'reflect') OR (features IS NOT NULL AND length(features) = 128)),
                CHECK (kind <> 'undo' OR undone_time + undone_device + undone_counter IS NOT NULL)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO feed_event_8
                SELECT account_id, time, device, counter, kind, subject, value, features, undone_time, undone_device,
                    undone_counter
                FROM feed_event;
            DROP TABLE feed_event;
            ALTER TABLE feed_event_8 RENAME TO feed_event;
            """)
}
