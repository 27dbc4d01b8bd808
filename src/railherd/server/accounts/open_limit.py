"""Limits on how many things one guest or one network address may have open at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from railherd.core.problem import Problem

SOCKETS_PER_GUEST = 20
SOCKETS_PER_ADDRESS = 200


class OpenLimit:
    """Counts what is open by key. `problem` is the key of the sentence for whoever wants more than `most`."""

    def __init__(self, most: int, problem: str) -> None:
        self.most = most
        self._problem = problem
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return how many keys have something open."""
        return len(self._open)

    @contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Count one more of a key until the block ends; raise `Problem` if it has the most already."""
        if self._open[key] >= self.most:
            raise Problem(self._problem, {"most": self.most})
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
