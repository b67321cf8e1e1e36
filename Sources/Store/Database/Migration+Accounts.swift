extension Migration {
    /// Who an account is, how it signs in, and the codes that are on their way to it.
    ///
    /// `skeleton` is the name with look-alike characters made equal. `account_sequence.last` is the highest number that
    /// was ever given out, so that a number never comes back as another student; `remnants` says that a deletion has
    /// yet to be wiped from the free space of the file. Times are milliseconds since 1970.
    static let accounts = Migration(
        number: 2,
        script: """
            ALTER TABLE account ADD COLUMN kind TEXT NOT NULL DEFAULT 'guest' CHECK (kind IN ('guest', 'local', 'ssh'));
            ALTER TABLE account ADD COLUMN skeleton TEXT;
            ALTER TABLE account ADD COLUMN email TEXT;
            ALTER TABLE account ADD COLUMN fingerprint TEXT;
            ALTER TABLE account ADD COLUMN verified INTEGER;
            UPDATE account SET skeleton = name;
            CREATE UNIQUE INDEX account_skeleton ON account (skeleton);
            CREATE UNIQUE INDEX account_email ON account (email) WHERE email IS NOT NULL;
            CREATE UNIQUE INDEX account_fingerprint ON account (fingerprint) WHERE fingerprint IS NOT NULL;

            CREATE TABLE account_sequence (
                only INTEGER PRIMARY KEY CHECK (only = 1),
                last INTEGER NOT NULL,
                remnants INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            INSERT INTO account_sequence (only, last) SELECT 1, max(id) FROM account;

            CREATE TABLE credential (
                account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                passphrase TEXT NOT NULL,
                recovery BLOB NOT NULL
            ) STRICT;

            CREATE TABLE sign_in_attempt (
                account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
                failures INTEGER NOT NULL,
                last INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE account_code (
                hash BLOB PRIMARY KEY,
                account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
                purpose TEXT NOT NULL CHECK (purpose IN ('verify', 'link')),
                expires INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX account_code_owner ON account_code (account_id);
            """)
}
