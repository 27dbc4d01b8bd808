CREATE TABLE guests (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    secret  TEXT    NOT NULL,  -- a word for each device: sha256 of its cookie's secret, "@", when it was last set
    created INTEGER NOT NULL,  -- all times are unix milliseconds
    seen    INTEGER NOT NULL,
    banned  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    number     INTEGER NOT NULL PRIMARY KEY,  -- which of two tables of the same millisecond is newer
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    seats      INTEGER NOT NULL,
    options    TEXT    NOT NULL,  -- JSON
    components TEXT    NOT NULL,
    seed       TEXT    NOT NULL,
    host       TEXT    NOT NULL,
    listed     INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    live       INTEGER NOT NULL
);

CREATE INDEX tables_by_age ON tables (live, created);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    time     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    guest    TEXT,
    id       TEXT    NOT NULL,  -- the client's choice id, or ''
    data     TEXT    NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_choice ON entries (table_id, id) WHERE id <> '';
CREATE INDEX entries_by_sitter ON entries (guest, table_id) WHERE kind = 'sit';

CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'this is not the number of the next entry');
END;

CREATE TABLE codes (
    code    TEXT    NOT NULL PRIMARY KEY,  -- sha256 of a one-time code
    guest   TEXT    NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
