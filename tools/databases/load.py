"""How many choices a second one server on SQLite, one on PostgreSQL and two on PostgreSQL carry, all in one run."""

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx

from railherd.server.settings import Settings
from tools.databases import Sizes
from tools.load import (
    AIM,
    PATIENCE,
    SOCKETS_A_SECOND,
    Figures,
    Pair,
    bare_fsyncs,
    furnish,
    load_average,
    place,
    processor_seconds,
    server,
    shares,
    within,
)
from tools.report import Figure

STEPS = (50, 100, 150, 200, 300, 400, 500, 600)  # tables, with a choice a second at each
GAMES = ["last_spike", "gwt", "gwt_nz"]
KINDS = (("one server on SQLite", False, 1), ("one on PostgreSQL", True, 1), ("two on PostgreSQL", True, 2))


class Step(NamedTuple):
    """What was found at one number of tables."""

    tables: int
    figures: Figures
    busy: float  # the share of a core that the servers used, all together

    @property
    def is_steady(self) -> bool:
        """Whether everything was acknowledged, and soon."""
        return bool(self.figures.waits) and not self.figures.errors and within(self.figures.waits, 0.99) < AIM


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield a figure for each kind of place, then how they compare, then the disk alone."""
    best: dict[str, int] = {}
    fsyncs: list[float] = []
    for name, in_postgres, count in KINDS:
        with tempfile.TemporaryDirectory(prefix="railherd-load-") as folder:
            fsyncs += bare_fsyncs(Path(folder))
            with place(Path(folder), in_postgres) as settings:
                steps = _climb_at(settings, count, sizes)
        steady = [step for step in steps if step.is_steady]
        best[name] = steady[-1].tables if steady else 0
        told = "; ".join(_told(step) for step in steps)
        yield Figure(f"load: {name}", f"{told}; load {load_average()}", f"p99 under {AIM:.0f} ms", bool(steady))
    first, *others = best.values()
    ratios = ", ".join(f"{name} {rate / max(1, first):.2f}" for name, rate in zip(list(best)[1:], others, strict=True))
    rates = ", ".join(f"{name} {rate}" for name, rate in best.items())
    yield Figure(
        "highest steady choices a second tried", f"{rates}; of SQLite's: {ratios}", "for comparison", all(best.values())
    )
    yield Figure("the same disk alone: an fsync", shares(fsyncs), "for comparison", True)


def _told(step: Step) -> str:
    figures = step.figures
    errors = f", {len(figures.errors)} errors" if figures.errors else ""
    waits = shares(figures.waits) if figures.waits else "nothing acknowledged"
    return f"{step.tables} a second: {waits}{errors}, {step.busy:.0%} of a core"


def _climb_at(settings: Settings, count: int, sizes: Sizes) -> list[Step]:
    pairs = asyncio.run(furnish(settings, STEPS[-1], GAMES, sizes.seed))
    with ExitStack() as opened:
        running = [opened.enter_context(server(settings, None)) for _ in range(count)]
        return asyncio.run(_climb(pairs, running, sizes.minutes * 60 / 3))


async def _climb(pairs: Sequence[Pair], servers: Sequence[tuple[str, int]], seconds: float) -> list[Step]:
    """Let more and more tables play, until choices wait too long; each seat is at any of the servers."""
    where, steps = Random(1), []
    async with httpx.AsyncClient(base_url=servers[0][0], timeout=PATIENCE, verify=False) as http:
        before = 0
        for tables in STEPS:
            for pair in pairs[before:tables]:
                await connect(pair, [where.choice(servers)[0] for _ in pair.seats])
            before, figures, clock = tables, Figures(), asyncio.get_running_loop().time()
            computed = sum(processor_seconds(pid) for _, pid in servers)
            await asyncio.gather(*(pair.play(figures, http, clock + seconds) for pair in pairs[:tables]))
            used = sum(processor_seconds(pid) for _, pid in servers) - computed
            steps.append(Step(tables, figures, used / (asyncio.get_running_loop().time() - clock)))
            print(_told(steps[-1]), flush=True)
            if not steps[-1].is_steady:
                break
    return steps


async def connect(pair: Pair, urls: Sequence[str]) -> None:
    """Connect both seats of a table, each at an address."""
    for seat, url in zip(pair.seats, urls, strict=True):
        await seat.connect(url)
        await seat.watch(pair.table)
        await asyncio.sleep(1 / SOCKETS_A_SECOND)
