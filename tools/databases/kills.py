"""Three servers on one database: one of them or the database is killed at random while people and bots play."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from railherd import games
from tests.server.helpers.crash_run import crash
from tests.server.helpers.ledger_check import Outcome
from tests.server.helpers.postgres import cluster
from tools.databases import Sizes
from tools.databases.place import bin_of_postgres
from tools.report import CORES, Figure
from tools.strikes import TABLES, Strikes

SERVERS = 3


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figure of the kills."""
    strikes = Strikes(
        f"{SERVERS} servers, one or the database killed", "kills", "database", "postgres-kills", 30, CORES
    )
    yield strikes.figure(sizes.kills, sizes.seed, _kill)


def _kill(seed: int, kills: int) -> Outcome:
    # The database keeps its promises to the disk: it is killed, too.
    with cluster(bin_of_postgres(), options=()) as running, tempfile.TemporaryDirectory() as folder:
        return crash(Path(folder), games(), TABLES, kills, seed, running, SERVERS)
