"""When garbage is collected. The server stands still meanwhile: half a second if five hundred tables are looked at."""

from __future__ import annotations

import gc
from collections.abc import Callable

MANY_LEFT = 500  # connections that ended: what they held may be worth the wait
LONGEST_SECONDS = 3600.0  # between two collections of everything


class Garbage:
    """Collects what is new each time, and everything when all have left, much has ended, or an hour has passed.

    What survives is frozen, which only means that it is not looked at again until everything is.
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._last = monotonic()  # when everything was collected
        self._left = 0  # connections that had ended then

    def collect(self, connected: int, left: int) -> None:
        """Collect garbage while so many clients are connected and so many connections have ended in all."""
        more = left - self._left
        is_unseen = more > 0 and not connected
        if is_unseen or more >= MANY_LEFT or self._monotonic() - self._last >= LONGEST_SECONDS:
            gc.unfreeze()
            self._last, self._left = self._monotonic(), left
        gc.collect()
        gc.freeze()
