"""Tell many spectators of a table at a pace that leaves time for everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice

from railherd.server.sockets.client import Client
from railherd.tables.projection import Projections

CROWD = 20  # spectators of one table; so many are told at once
PAUSE_SECONDS = 0.5  # between two states that a crowd is told

Show = Callable[[Client, Projections], None]


class Crowds:
    """The tables with many spectators who are being told, and the newest state of each.

    A crowd is told the first state at once, some clients at a time, and after a pause the newest of those that came
    meanwhile.
    """

    def __init__(self, spectators: Callable[[Projections], Iterable[Client]], show: Show) -> None:
        self._spectators = spectators
        self._show = show
        self.newest: dict[str, Projections] = {}  # by table, while a crowd is being told
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, projections: Projections) -> None:
        """Show a state to the spectators of its table, unless a newer one comes before their turn."""
        table = projections.state.id
        is_told = table in self.newest
        self.newest[table] = projections
        if not is_told:
            task = asyncio.create_task(self._tell(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: str) -> None:
        told: Projections | None = None
        try:
            while told is not self.newest[table]:
                told = self.newest[table]
                waiting = iter(list(self._spectators(told)))
                while batch := list(islice(waiting, CROWD)):
                    for client in batch:
                        self._show(client, self.newest[table])
                    await asyncio.sleep(0)
                await asyncio.sleep(PAUSE_SECONDS)
        finally:
            del self.newest[table]
