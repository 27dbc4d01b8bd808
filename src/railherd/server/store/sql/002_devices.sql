-- The devices of a guest get a table. They were words "hash@time" in one column, the one longest unused first.

ALTER TABLE guests RENAME TO old_guests;  -- the column cannot be dropped: SQLite before 3.35 has no way to do that

CREATE TABLE guests (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    banned  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE devices (
    guest   TEXT    NOT NULL REFERENCES guests (id),
    hash    TEXT    NOT NULL,  -- sha256 of the secret in the device's cookie
    renewed INTEGER NOT NULL,  -- when that cookie was last set
    place   INTEGER NOT NULL,  -- the device used last has the highest
    PRIMARY KEY (guest, hash)
) WITHOUT ROWID;

INSERT INTO guests (id, name, created, seen, banned) SELECT id, name, created, seen, banned FROM old_guests;

WITH RECURSIVE words (guest, place, word, rest) AS (
    SELECT id, 0, '', secret || ' ' FROM old_guests
    UNION ALL
    SELECT guest, place + 1, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
    FROM words
    WHERE rest <> ''
)
INSERT INTO devices (guest, hash, renewed, place)
SELECT guest, substr(word, 1, instr(word, '@') - 1), CAST(substr(word, instr(word, '@') + 1) AS INTEGER), place
FROM words
WHERE word LIKE '_%@%';

DROP TABLE old_guests;
