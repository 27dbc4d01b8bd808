"""Where the databases of these measurements run."""

from pathlib import Path

from tests.server.helpers.postgres import programs


def bin_of_postgres() -> Path:
    """Return the folder of PostgreSQL's programs; end with a sentence if there is none."""
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL's programs are not installed (Debian: apt install postgresql).")
    return found
