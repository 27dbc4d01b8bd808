-- A table notes where its maker was, by a name from which nobody can tell the address. '': not noted, as for tables from before.

ALTER TABLE tables ADD COLUMN network TEXT NOT NULL DEFAULT '';

CREATE INDEX live_tables_by_network ON tables (network, created) WHERE live;
