"""How long a choice that one server takes needs to the socket of another player at another server."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tools.databases import Sizes
from tools.databases.load import GAMES, connect
from tools.load import BEAT, PATIENCE, Figures, Pair, furnish, load_average, place, server, shares, within
from tools.report import Figure

TABLES = 100  # with a choice a second at each
MARK = 50.0  # ms


@dataclass
class Heard(Figures):
    """How long each choice was under way, in milliseconds."""

    delays: list[float] = field(default_factory=list)


class Apart(Pair):
    """Two players at two servers."""

    async def play(self, figures: Figures, http: httpx.AsyncClient, until: float) -> None:
        """Make one choice a second, and note when the other player is shown it."""
        assert isinstance(figures, Heard)
        due = time.monotonic() + self.rng.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self.seats[0].state.phase == "over":
                await self._again(http)
            asked = await asyncio.wait_for(self._asked(), PATIENCE)
            (other,) = (seat for seat in self.seats if seat is not asked)
            begun, at = time.perf_counter(), asked.state.at
            await self._once(figures, http)
            async with asyncio.timeout(PATIENCE):
                while other.state.at <= at:
                    await asyncio.sleep(BEAT)
            figures.delays.append((other.changed - begun) * 1000)
            due = max(due + 1, time.monotonic())


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figure of the delay."""
    with tempfile.TemporaryDirectory(prefix="railherd-delay-") as folder, place(Path(folder), True) as settings:
        made = asyncio.run(furnish(settings, TABLES, GAMES, sizes.seed))
        pairs = [Apart(pair.table, ("", ""), "", pair.rng) for pair in made]
        for pair, known in zip(pairs, made, strict=True):
            pair.seats = known.seats
        with ExitStack() as opened:
            urls = [opened.enter_context(server(settings, None))[0] for _ in range(2)]
            heard = asyncio.run(_play(pairs, urls, sizes.minutes * 60))
    found = (
        f"{len(heard.delays):,} choices at {TABLES} tables, {len(heard.errors)} errors; sent to shown at the other "
        f"server: {shares(heard.delays)}; acknowledged: {shares(heard.waits)}; load {load_average()}"
    )
    reached = not heard.errors and within(heard.delays, 0.99) < MARK
    yield Figure("a choice at one server, shown at another", found, f"p99 under {MARK:.0f} ms", reached)


async def _play(pairs: list[Apart], urls: list[str], seconds: float) -> Heard:
    heard = Heard()
    for pair in pairs:
        await connect(pair, urls)
    async with httpx.AsyncClient(base_url=urls[0], timeout=PATIENCE, verify=False) as http:
        until = time.monotonic() + seconds
        await asyncio.gather(*(pair.play(heard, http, until) for pair in pairs))
    return heard
