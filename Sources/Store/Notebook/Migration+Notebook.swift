extension Migration {
    /// Workspaces, sources with their texts and passages, notes with what they rest on.
    ///
    /// A row whose `removed` is set is out of sight and can come back. A passage's id is its workspace times 2³² and a
    /// number, so that a range of ids is a workspace; `headings` has line feeds between them, `first` and `last` are
    /// places in the UTF-8 of the text. `passage_word` counts the passages of a workspace that hold a word, `passage_total.next` is the number that no passage of a workspace had yet. The index and
    /// the counts follow from the passages: they are made anew when `passage_index.is_stale`, as after an account has
    /// gone, since no text of it may stay. `*_key` is the text folded for sorting and searching.
    static let notebook = Migration(
        number: 10,
        script: """
            CREATE TABLE workspace (
                id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id < 2147483648),
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                objective TEXT NOT NULL,
                is_archived INTEGER NOT NULL CHECK (is_archived IN (0, 1)),
                created INTEGER NOT NULL,
                updated INTEGER NOT NULL,
                used INTEGER NOT NULL,
                removed INTEGER
            ) STRICT;
            CREATE INDEX workspace_account ON workspace (account_id);

            CREATE TABLE source (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind IN ('page', 'file', 'text', 'college', 'scholarship', 'note')),
                reference TEXT NOT NULL,
                title TEXT NOT NULL,
                title_key TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('added', 'extracting', 'indexing', 'ready', 'failed')),
                failure TEXT,
                detail TEXT,
                added INTEGER NOT NULL,
                updated INTEGER NOT NULL,
                passages INTEGER NOT NULL DEFAULT 0,
                removed INTEGER,
                input BLOB
            ) STRICT;
            CREATE INDEX source_workspace ON source (workspace, updated);
            CREATE INDEX source_account ON source (account_id);

            CREATE TABLE source_text (
                source INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                is_previous INTEGER NOT NULL CHECK (is_previous IN (0, 1)),
                title TEXT,
                kinds TEXT NOT NULL,
                text TEXT NOT NULL,
                PRIMARY KEY (source, is_previous)
            ) STRICT;
            CREATE INDEX source_text_account ON source_text (account_id);

            CREATE TABLE passage (
                id INTEGER PRIMARY KEY,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                source INTEGER NOT NULL REFERENCES source (id) ON DELETE CASCADE,
                first INTEGER NOT NULL,
                last INTEGER NOT NULL,
                headings TEXT NOT NULL,
                text TEXT NOT NULL
            ) STRICT;
            CREATE INDEX passage_source ON passage (source);
            CREATE INDEX passage_account ON passage (account_id);

            CREATE VIRTUAL TABLE passage_search USING fts5 (
                words, content = '', tokenize = "unicode61 remove_diacritics 0"
            );
            CREATE TABLE passage_index (
                only INTEGER PRIMARY KEY CHECK (only = 1),
                is_stale INTEGER NOT NULL CHECK (is_stale IN (0, 1))
            ) STRICT;
            INSERT INTO passage_index VALUES (1, 1);
            CREATE TABLE passage_word (
                workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
                word TEXT NOT NULL,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                passages INTEGER NOT NULL,
                PRIMARY KEY (workspace, word)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX passage_word_account ON passage_word (account_id);
            CREATE TABLE passage_total (
                workspace INTEGER PRIMARY KEY REFERENCES workspace (id) ON DELETE CASCADE,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                next INTEGER NOT NULL,
                passages INTEGER NOT NULL,
                words INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX passage_total_account ON passage_total (account_id);
            CREATE TRIGGER passage_forget AFTER DELETE ON account BEGIN
                INSERT INTO passage_search (passage_search) VALUES ('delete-all');
                UPDATE passage_index SET is_stale = 1;
            END;

            CREATE TABLE note (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                workspace INTEGER NOT NULL REFERENCES workspace (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind IN ('note', 'notebook')),
                title TEXT NOT NULL,
                title_key TEXT NOT NULL,
                body TEXT NOT NULL,
                search_key TEXT NOT NULL,
                tags TEXT NOT NULL,
                college INTEGER,
                created INTEGER NOT NULL,
                updated INTEGER NOT NULL,
                removed INTEGER
            ) STRICT;
            CREATE INDEX note_workspace ON note (workspace, updated);
            CREATE INDEX note_account ON note (account_id);
            CREATE INDEX note_college ON note (college) WHERE college IS NOT NULL;
            CREATE UNIQUE INDEX note_notebook ON note (workspace) WHERE kind = 'notebook';

            CREATE TABLE note_citation (
                note INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number > 0),
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind IN ('source', 'college', 'scholarship', 'guidance', 'profile')),
                reference TEXT NOT NULL,
                first INTEGER NOT NULL,
                last INTEGER NOT NULL,
                title TEXT NOT NULL,
                place TEXT NOT NULL,
                quote TEXT NOT NULL,
                PRIMARY KEY (note, number)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX note_citation_target ON note_citation (kind, reference);
            CREATE INDEX note_citation_account ON note_citation (account_id);

            CREATE TABLE note_link (
                note INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
                title_key TEXT NOT NULL,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                PRIMARY KEY (note, title_key)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX note_link_target ON note_link (title_key);
            CREATE INDEX note_link_account ON note_link (account_id);
            """)
}
