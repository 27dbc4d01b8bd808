-- Several servers share a database. Servers of before know nothing of these columns and tables, and may go on meanwhile.

ALTER TABLE tables ADD COLUMN taken text;  -- the server that does what a server itself must do there: who wrote last

CREATE TABLE servers (
    id     text        NOT NULL PRIMARY KEY,
    seen   timestamptz NOT NULL,  -- by the clock of the database; one that was not seen for a while is gone
    guests text[]      NOT NULL  -- who is connected there
);

CREATE TABLE buckets (  -- of tokens, for what servers limit together
    what   text             NOT NULL,
    who    text             NOT NULL,  -- a name of a network, from which nobody can tell the address
    tokens double precision NOT NULL,
    time   timestamptz      NOT NULL,
    PRIMARY KEY (what, who)
);

ALTER TABLE schema_steps ADD COLUMN breaks boolean NOT NULL DEFAULT false;  -- whether servers that do not know a step must stop
