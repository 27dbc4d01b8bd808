"""The network between a server and the database is cut and healed again while people and bots play.

Each server runs in a network of its own (`ip netns`), with a line to the database and another to the players: for root.
"""

import asyncio
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from pathlib import Path
from random import Random

from railherd import games
from tests.server.helpers.crash_run import HASTE, Siege
from tests.server.helpers.hosted_server import Server, server_process
from tests.server.helpers.ledger_check import Outcome
from tests.server.helpers.postgres import Cluster, cluster
from tools.databases import Sizes
from tools.databases.place import bin_of_postgres
from tools.report import Figure
from tools.strikes import TABLES, Strikes

SERVERS = 3
SHORT, LONG = 0.2, 12.0  # seconds: the longest are longer than a server may be silent
LINES = ("d", "c")  # to the database, to the clients


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figure of the cuts."""
    if os.geteuid():
        raise SystemExit("Only root can make networks.")
    strikes = Strikes(f"{SERVERS} servers, one cut off from the database", "cuts", "database", "postgres-cuts", 30)
    yield strikes.figure(sizes.cuts, sizes.seed, _cut)


class Cuts(Siege):
    """Servers that are cut off from the database for a while, one after another."""

    def begin(self, data: Path, database: str, number: int) -> AbstractAsyncContextManager[Server]:
        """Begin a server in its own network."""
        name = database.partition("@/")[2].partition("?")[0]
        url = f"postgresql://railherd@{address(number, 'd', 1)}/{name}"
        return server_process(data, HASTE, url, address(number, "c", 2), ("ip", "netns", "exec", net(number)))

    async def strike(self, server: Server) -> None:
        """Cut the line between a server and the database, and heal it."""
        line = f"{net(int(server.url.split('.')[2]))}d"
        await asyncio.to_thread(ip, "link", "set", "dev", line, "down")
        await asyncio.sleep(SHORT * (LONG / SHORT) ** self.rng.random())
        await asyncio.to_thread(ip, "link", "set", "dev", line, "up")


def _cut(seed: int, cuts: int) -> Outcome:
    listening = ",".join(address(number, "d", 1) for number in range(SERVERS))
    options = ("-c", f"listen_addresses={listening}")
    with ExitStack() as made, tempfile.TemporaryDirectory() as folder:
        for number in range(SERVERS):
            made.enter_context(network(number))
        running = made.enter_context(cluster(bin_of_postgres(), options))
        _admit(running)
        return asyncio.run(Cuts(games(), TABLES, cuts, Random(seed), running, SERVERS).run(Path(folder)))


def _admit(running: Cluster) -> None:
    """Let the servers in from their networks."""
    with (running.folder / "data" / "pg_hba.conf").open("a", encoding="ascii") as rules:
        rules.write("host all all 10.91.0.0/16 trust\n")
    running.stop()
    running.start()


@contextmanager
def network(number: int) -> Iterator[None]:
    """Make a network of its own with a line to the database and another to the clients, until the block ends."""
    name = net(number)
    ip("netns", "add", name)
    try:
        for line in LINES:
            ip("link", "add", f"{name}{line}", "type", "veth", "peer", "name", line, "netns", name)
            ip("address", "add", f"{address(number, line, 1)}/24", "dev", f"{name}{line}")
            ip("link", "set", f"{name}{line}", "up")
            ip("-n", name, "address", "add", f"{address(number, line, 2)}/24", "dev", line)
            ip("-n", name, "link", "set", "dev", line, "up")
        ip("-n", name, "link", "set", "lo", "up")
        yield
    finally:
        ip("netns", "delete", name)  # and the lines with it


def net(number: int) -> str:
    """Return the name of a server's network."""
    return f"railherd{number}"


def address(number: int, line: str, end: int) -> str:
    """Return the address at one end of a line of a server's network: 1 outside, 2 inside."""
    return f"10.{91 if line == 'd' else 92}.{number}.{end}"


def ip(*words: str) -> None:
    """Change the networks of this machine."""
    subprocess.run(["ip", *words], check=True)
