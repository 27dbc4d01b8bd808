-- The record of a finished game as it was at its end, so that it outlives the version that can follow it.

CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    record   TEXT NOT NULL
) WITHOUT ROWID;
