"""Follow the scores through a whole game."""

from __future__ import annotations

from typing import Any

import msgspec

from railherd.core.playing.film import Film


class Runner(msgspec.Struct, frozen=True):
    """A seat's total at every moment, and the lines of its score pad."""

    totals: list[int]
    lines: dict[str, list[int]]


class Race(msgspec.Struct, frozen=True):
    """The scores of all seats, moment by moment."""

    last: int
    names: list[str]
    seats: list[Runner]


def race(film: Film, names: list[str]) -> Race:
    """Return the scores at every moment of a game that hides nothing any more."""
    columns = [match.scores() for match in film.run()]
    seats = range(len(columns[0]))
    return Race(film.last, names, [_runner([scores[seat] for scores in columns]) for seat in seats])


def _runner(scores: list[dict[str, Any]]) -> Runner:
    lines = {line: [score["lines"][line] for score in scores] for line in scores[0]["lines"]}
    return Runner([score["total"] for score in scores], lines)
