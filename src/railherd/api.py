"""Offer the public functions of railherd: how to get a match and how to examine a game."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from railherd.core.agree import agree
from railherd.core.contract import Game, Json
from railherd.core.laws import conformance
from railherd.core.names import check_names
from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.core.writing import record
from railherd.core.writing.position import read_seed
from railherd.games.registry import find


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    components: str = "",
) -> Match:
    """Return a new match. Without a seed it takes 128 bits from the operating system; names are for people to read.

    `components` is the text of a TOML file that corrects component figures; it is stored with the record.
    """
    found = find(game, components)
    setup = agree(found, seats, options)
    check_names(names, seats)
    return replay.start(found, setup, _fresh() if seed is None else read_seed(seed), list(names))


def load(text: str) -> Match:
    """Return the match in a record; raise `BrokenRecord` with the match up to the last choice that is still legal."""
    parsed = record.parse(text)
    components = parsed.components
    if parsed.position is not None:
        components = str(parsed.position.get("components", ""))
    return replay.replay(find(parsed.game, components), parsed)


def from_position(data: Json, names: Sequence[str] = ()) -> Match:
    """Return a match that begins in a position as `Match.position()` gives it, perhaps edited by hand."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Problem("core.position_no_game")
    found = find(data["game"], str(data.get("components", "")))
    match = replay.from_position(found, data, _fresh(), [])
    check_names(names, match.setup.seats)
    match.names[:] = names
    return match


def examine(
    game: str | Game[Any], games: int = 200, seed: int = 1, every: int = conformance.COSTLY_CHECK_INTERVAL
) -> conformance.Report:
    """Check on random games that a game, ours or another, keeps the contract.

    Laws and options are checked at every decision; texts, positions, secrets and undo at every `every`-th.
    """
    return conformance.examine(find(game) if isinstance(game, str) else game, games, seed, every)


def _fresh() -> int:
    return secrets.randbits(SEED_BITS)
