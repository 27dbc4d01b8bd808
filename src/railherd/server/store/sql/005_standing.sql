-- How a table stands is saved with its entries, so that it need not be folded from them. NULL: not known, as for tables from before.

ALTER TABLE tables ADD COLUMN phase TEXT;
ALTER TABLE tables ADD COLUMN wake INTEGER;  -- when the server itself must act there: 0 for at once, NULL for never
ALTER TABLE tables ADD COLUMN standing TEXT;  -- JSON

CREATE INDEX tables_to_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX free_tables ON tables (created) WHERE live AND listed AND phase = 'gathering';
CREATE INDEX tables_to_fold ON tables (live) WHERE standing IS NULL;
