CREATE TABLE guests (
    id      text    NOT NULL PRIMARY KEY,
    name    text    NOT NULL,
    created bigint  NOT NULL,  -- all times are unix milliseconds
    seen    bigint  NOT NULL,
    banned  boolean NOT NULL
);

CREATE TABLE devices (
    guest       text   NOT NULL REFERENCES guests (id),
    hash        text   NOT NULL,  -- sha256 of the secret in the device's cookie
    renewed     bigint NOT NULL,  -- when that cookie was last set
    place       bigint NOT NULL,  -- the device used last has the highest
    first       bigint NOT NULL,
    description text   NOT NULL,
    PRIMARY KEY (guest, hash)
);

CREATE TABLE figures (
    digest text   NOT NULL PRIMARY KEY,  -- sha256 of `data`
    game   text   NOT NULL,
    form   bigint NOT NULL,  -- of the figures: raised when a game names or means them otherwise
    data   text   NOT NULL  -- canonical JSON
);

CREATE TABLE tables (
    number     bigint  NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- which of two of one millisecond is newer
    id         text    NOT NULL UNIQUE,
    game       text    NOT NULL,
    rules      bigint  NOT NULL,
    seats      bigint  NOT NULL,
    options    text    NOT NULL,  -- JSON
    components text    NOT NULL,
    seed       text    NOT NULL,
    host       text    NOT NULL,
    listed     boolean NOT NULL,
    created    bigint  NOT NULL,
    live       boolean NOT NULL,
    figures    text    NOT NULL,  -- a digest, or '' if they are not known
    network    text    NOT NULL,  -- where its maker was, by a name from which nobody can tell the address
    phase      text,
    wake       bigint,  -- when the server itself must act there: 0 for at once, NULL for never
    standing   text  -- JSON; NULL if it is not known
) WITH (fillfactor = 70);  -- a row changes with every entry: mostly within its page

CREATE INDEX tables_by_age ON tables (live, created);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX free_tables ON tables (created) WHERE live AND listed AND phase = 'gathering';
CREATE INDEX tables_to_fold ON tables (live) WHERE standing IS NULL;
CREATE INDEX live_tables_by_network ON tables (network, created) WHERE live;

CREATE TABLE entries (
    table_id text   NOT NULL REFERENCES tables (id),
    seq      bigint NOT NULL,
    time     bigint NOT NULL,
    kind     text   NOT NULL,
    seat     bigint,
    guest    text,
    id       text   NOT NULL,  -- the client's choice id, or ''
    data     text   NOT NULL,  -- JSON
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_by_choice ON entries (table_id, id) WHERE id <> '';
CREATE INDEX entries_by_sitter ON entries (guest, table_id) WHERE kind = 'sit';

CREATE FUNCTION entries_without_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- A number that is taken is left to the primary key, which waits for a transaction that is about to take it.
    IF NEW.seq > 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = NEW.table_id) OR NEW.seq < 1 THEN
        RAISE EXCEPTION 'this is not the number of the next entry';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION entries_without_gaps();

CREATE TABLE records (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id),
    record   text NOT NULL
);

CREATE TABLE codes (
    code    text   NOT NULL PRIMARY KEY,  -- sha256 of a one-time code
    guest   text   NOT NULL,
    expires bigint NOT NULL
);

CREATE TABLE meta (
    key   text NOT NULL PRIMARY KEY,
    value text NOT NULL
);
