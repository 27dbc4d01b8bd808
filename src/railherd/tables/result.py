"""How a game at a table ended."""

from __future__ import annotations

from typing import Any

import msgspec

from railherd.core.ranking import with_ranks


class Result(msgspec.Struct, frozen=True):
    """How a game ended: for each seat its total and the lines of the score pad, the winners, and everybody's names."""

    scores: list[dict[str, Any]]
    winners: list[int]
    names: list[str]

    def __post_init__(self) -> None:
        """Rank the seats of a result from before ranks were kept."""
        self.scores[:] = with_ranks(self.scores, self.winners)
