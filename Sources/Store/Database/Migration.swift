/// One step of the schema, never edited once it has been released.
struct Migration: Sendable {
    /// The `user_version` the file has afterwards: 1, 2, 3 …
    let number: Int
    let script: String
}

extension Migration {
    /// Every step of the user database, in order.
    static let all = [
        first, accounts, chat, scholarships, explore, shortlist, chatUnread, reflections, planner, notebook, areas,
        advisor,
    ]

    /// Accounts, the feed's log, profile and settings.
    ///
    /// `feed_event.subject` is the college, the edited feature, or 1 and 0 for a freeze and its end; `value` is the
    /// decision, the star or the edited mean. `features` are 32 little-endian 32-bit floats.
    private static let first = Migration(
        number: 1,
        script: """
            CREATE TABLE account (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL UNIQUE,
                created INTEGER NOT NULL
            ) STRICT;
            INSERT INTO account VALUES (1, 'guest', CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER));

            CREATE TABLE device (
                only INTEGER PRIMARY KEY CHECK (only = 1),
                number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295)
            ) STRICT;

            CREATE TABLE feed_event (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                time INTEGER NOT NULL,
                device INTEGER NOT NULL CHECK (device BETWEEN 0 AND 4294967295),
                counter INTEGER NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
                kind TEXT NOT NULL CHECK (kind IN ('swipe', 'star', 'undo', 'edit', 'freeze', 'reset')),
                subject INTEGER,
                value REAL,
                features BLOB,
                undone_time INTEGER,
                undone_device INTEGER,
                undone_counter INTEGER,
                PRIMARY KEY (account_id, time, device, counter),
                CHECK (kind NOT IN ('swipe', 'star', 'edit', 'freeze') OR subject IS NOT NULL),
                CHECK (kind NOT IN ('swipe', 'star', 'edit') OR value IS NOT NULL),
                CHECK (kind <> 'swipe' OR (features IS NOT NULL AND length(features) = 128)),
                CHECK (kind <> 'undo' OR undone_time + undone_device + undone_counter IS NOT NULL)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE feed_snapshot (
                account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                time INTEGER NOT NULL,
                device INTEGER NOT NULL,
                counter INTEGER NOT NULL,
                bytes BLOB NOT NULL
            ) STRICT;

            CREATE TABLE profile (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                field TEXT NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (account_id, field)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE setting (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                key TEXT NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (account_id, key)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE damaged_row (
                id INTEGER PRIMARY KEY,
                account_id INTEGER,
                found INTEGER NOT NULL,
                source TEXT NOT NULL,
                reason TEXT NOT NULL,
                content TEXT NOT NULL
            ) STRICT;
            """)
}
