extension Migration {
    /// Names that others see, conversations, their events, outbox, contacts and the search index.
    ///
    /// Each member of a room has rows of their own: a message is stored once for each of them, in one transaction. A
    /// `room` column holds `chat_room.key`, which belongs to one account and is never used again. An event's `event_id`
    /// is null where it follows from room and position. The search index covers events up to `chat_index.last`; when an
    /// account goes, the index starts anew, as no text of it may stay.
    static let chat = Migration(
        number: 3,
        script: """
            CREATE TABLE person (
                account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                is_findable INTEGER NOT NULL CHECK (is_findable IN (0, 1))
            ) STRICT;

            CREATE TABLE chat_room (
                key INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                room_id TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('direct', 'room')),
                name TEXT NOT NULL DEFAULT '',
                membership TEXT NOT NULL CHECK (membership IN ('invite', 'join', 'leave')),
                invited_by TEXT,
                read_position INTEGER NOT NULL DEFAULT 0,
                rule TEXT NOT NULL DEFAULT 'all' CHECK (rule IN ('all', 'mentions', 'none')),
                is_muted INTEGER NOT NULL DEFAULT 0 CHECK (is_muted IN (0, 1)),
                is_archived INTEGER NOT NULL DEFAULT 0 CHECK (is_archived IN (0, 1)),
                UNIQUE (account_id, room_id)
            ) STRICT;
            CREATE INDEX chat_room_name ON chat_room (room_id);

            CREATE TABLE chat_member (
                room INTEGER NOT NULL REFERENCES chat_room (key) ON DELETE CASCADE,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                user_id TEXT NOT NULL,
                membership TEXT NOT NULL CHECK (membership IN ('invite', 'join', 'leave')),
                read_position INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (room, user_id)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX chat_member_account ON chat_member (account_id);

            CREATE TABLE chat_event (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                room INTEGER NOT NULL REFERENCES chat_room (key) ON DELETE CASCADE,
                position INTEGER NOT NULL,
                event_id TEXT,
                sender TEXT NOT NULL,
                time INTEGER NOT NULL,
                kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 5),
                body TEXT NOT NULL DEFAULT '',
                style INTEGER NOT NULL DEFAULT 0,
                target TEXT,
                reply_to TEXT,
                attachment TEXT,
                transaction_id TEXT,
                is_redacted INTEGER NOT NULL DEFAULT 0 CHECK (is_redacted IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX chat_event_place ON chat_event (room, position);
            CREATE UNIQUE INDEX chat_event_transaction ON chat_event (account_id, transaction_id)
                WHERE transaction_id IS NOT NULL;
            CREATE UNIQUE INDEX chat_event_name ON chat_event (account_id, event_id) WHERE event_id IS NOT NULL;
            CREATE INDEX chat_event_target ON chat_event (room, target) WHERE target IS NOT NULL;

            CREATE TABLE chat_outbox (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                room INTEGER NOT NULL REFERENCES chat_room (key) ON DELETE CASCADE,
                transaction_id TEXT NOT NULL,
                time INTEGER NOT NULL,
                kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 3),
                body TEXT NOT NULL,
                style INTEGER NOT NULL,
                target TEXT,
                reply_to TEXT,
                attachment TEXT,
                failure TEXT,
                UNIQUE (account_id, transaction_id)
            ) STRICT;
            CREATE INDEX chat_outbox_room ON chat_outbox (room, number);

            CREATE TABLE chat_draft (
                room INTEGER PRIMARY KEY REFERENCES chat_room (key) ON DELETE CASCADE,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                body TEXT NOT NULL,
                reply_to TEXT
            ) STRICT;
            CREATE INDEX chat_draft_account ON chat_draft (account_id);

            CREATE TABLE chat_contact (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                user_id TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('asked', 'asking', 'contact')),
                PRIMARY KEY (account_id, user_id)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE chat_block (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                user_id TEXT NOT NULL,
                PRIMARY KEY (account_id, user_id)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE chat_report (
                id INTEGER PRIMARY KEY,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                user_id TEXT NOT NULL,
                room_id TEXT,
                event_id TEXT,
                body TEXT NOT NULL,
                reason TEXT NOT NULL,
                time INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX chat_report_account ON chat_report (account_id);

            CREATE TABLE chat_attachment (
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                hash TEXT NOT NULL,
                name TEXT NOT NULL,
                media_type TEXT NOT NULL,
                size INTEGER NOT NULL,
                PRIMARY KEY (account_id, hash)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX chat_attachment_hash ON chat_attachment (hash);

            CREATE VIRTUAL TABLE chat_search USING fts5 (
                body, scope, content = '', tokenize = "unicode61 remove_diacritics 2"
            );
            CREATE TABLE chat_index (
                only INTEGER PRIMARY KEY CHECK (only = 1),
                last INTEGER NOT NULL
            ) STRICT;
            INSERT INTO chat_index VALUES (1, 0);
            CREATE TRIGGER chat_forget AFTER DELETE ON account BEGIN
                INSERT INTO chat_search (chat_search) VALUES ('delete-all');
                UPDATE chat_index SET last = 0;
            END;
            """)

    /// Counts what is unread without walking over the student's own messages.
    static let chatUnread = Migration(
        number: 7,
        script: """
            CREATE INDEX chat_event_unread ON chat_event (room, position)
                WHERE kind = 0 AND is_redacted = 0 AND sender <> '@' || account_id || ':host';
            """)
}
