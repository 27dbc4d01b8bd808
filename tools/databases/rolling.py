"""A rolling upgrade, again and again: three servers of two builds on one database, each replaced while people play.

The second build is the first with a step more of its schema, and a version of its own.
"""

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random

from railherd import games
from tests.server.helpers.crash_run import HASTE, Siege
from tests.server.helpers.hosted_server import ROOT, Server
from tests.server.helpers.ledger_check import Outcome
from tests.server.helpers.postgres import cluster
from tools.databases import Sizes
from tools.databases.place import bin_of_postgres
from tools.report import Figure
from tools.strikes import TABLES, Strikes

SERVERS = 3
UPGRADES = 12  # of one server each
TOO_FAST = "server.too_fast"  # all people have one address here
STEP = "ALTER TABLE tables ADD COLUMN another text"


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figure of the upgrades."""
    strikes = Strikes(f"{SERVERS} servers, one replaced by another build", "upgrades", "database", "postgres-rolling")
    yield strikes.figure(UPGRADES, sizes.seed, _upgrade)


def _upgrade(seed: int, upgrades: int) -> Outcome:
    with cluster(bin_of_postgres(), options=()) as running, tempfile.TemporaryDirectory() as folder:
        build = Path(folder) / "build"
        shutil.copytree(ROOT / "src", build)
        (build / "railherd" / "server" / "store" / "postgres" / "sql" / "900_another.sql").write_text(STEP)
        siege = Upgrades(games(), TABLES, upgrades, Random(seed), running, SERVERS)
        siege.builds = (ROOT / "src", build)
        outcome = asyncio.run(siege.run(Path(folder)))
        outcome.troubles += [f"{number} times somebody was told {key}" for key, number in siege.refusals().items()]
        return outcome


class Replaced(Server):
    """A server that is of one build or the other."""

    def __init__(self, data: Path, database: str, builds: tuple[Path, Path]) -> None:
        super().__init__(data, HASTE, database)
        self._runner.communicate()
        self._runners = [self._run(PYTHONPATH=str(build)) for build in builds]
        self._runner = self._runners[0]

    async def upgrade(self) -> None:
        """End, as a service does, and begin as the other build."""
        await self.stop()
        self._runner = self._runners[1 - self._runners.index(self._runner)]
        self.start()
        await self.until_ready()

    async def close(self) -> None:
        """End the process and its runners."""
        await super().close()
        for runner in self._runners:
            if runner.stdin is not None and not runner.stdin.closed:
                runner.communicate()


class Upgrades(Siege):
    """Servers that are replaced one after another."""

    builds: tuple[Path, Path]

    def begin(self, data: Path, database: str, number: int) -> AbstractAsyncContextManager[Server]:
        """Begin a server of the first build."""
        return _replaced(data, database, self.builds)

    async def strike(self, server: Server) -> None:
        """Replace a server."""
        assert isinstance(server, Replaced)
        await server.upgrade()

    def refusals(self) -> dict[str, int]:
        """Return what people were told that is no answer, such as that nothing could be saved."""
        told = sum((client.put_off for client in self.clients), Counter[str]())
        return {key: number for key, number in told.items() if key != TOO_FAST}


@asynccontextmanager
async def _replaced(data: Path, database: str, builds: tuple[Path, Path]) -> AsyncIterator[Server]:
    server = Replaced(data, database, builds)
    try:
        server.start()
        await server.until_ready()
        yield server
    finally:
        await server.close()
