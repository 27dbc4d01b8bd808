"""Everything the server keeps, in PostgreSQL. Nothing else in the package imports asyncpg, which is an extra."""
