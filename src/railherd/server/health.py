"""Whether a server can do its work; what is wrong is said where its operator looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from railherd.core.problem import Problem
from railherd.server.metrics import Metrics
from railherd.server.store.contract import Store
from railherd.server.throttle import Throttle

LOOK_SECONDS = 5.0
MIN_SECONDS = 1.0  # between two looks, however often somebody asks

log = logging.getLogger("railherd.server")


class Health:
    """What is wrong with a server now. `loaded` is set once data of an earlier version is brought up to date."""

    def __init__(self, store: Store, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self.loaded = False
        self.troubles: list[Problem] = []
        self._store = store
        self._metrics = metrics
        self._clock = clock
        self._throttle = Throttle(clock=clock)
        self._looked = clock() - MIN_SECONDS
        self._failed = 0
        self._one_at_a_time = asyncio.Lock()

    @property
    def ready(self) -> bool:
        """Whether everything works."""
        return self.loaded and not self.troubles

    async def look(self) -> list[Problem]:
        """Find out what is wrong, log it, and return it. Asked too often, it returns what was found before."""
        async with self._one_at_a_time:
            if self._clock() - self._looked >= MIN_SECONDS:
                before, self.troubles = self.troubles, await self._store.troubles()
                self._looked = self._clock()
                self._report(before)
        return self.troubles

    async def keep_looking(self) -> None:
        """Look from time to time, until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    def _report(self, before: list[Problem]) -> None:
        for trouble in self.troubles:
            self._metrics.count("troubles", key=trouble.key)
            self._log(trouble.key, str(trouble))
        failed = self._store.figures().failed
        if failed > self._failed:
            self._log("failed_writes", f"{failed - self._failed} writes could not be saved")
        self._failed = failed
        if before and not self.troubles:
            log.warning("everything works again")

    def _log(self, kind: str, message: str) -> None:
        held = self._throttle.hold(kind)
        if held is not None:
            log.error(message, extra={"trouble": kind, **({"held": held} if held else {})})
