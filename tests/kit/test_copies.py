"""Seats and states begin without anything: set-up and copies leave nothing out, and share only what never changes."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.games.registry import find
from railherd.kit.seat import BLANK

GAMES = [("gwt", 2), ("gwt", 4), ("gwt_nz", 3), ("gwt_nz", 1)]
SHARED = {"figures", "faces", "slots"}  # never changed in play


def new_state(name: str, seats: int) -> Any:
    """Return a new game after some random choices."""
    game: Any = find(name)
    s = game.new(agree(game, seats, None), from_seed(3, len(game.PILES)), None)
    for _ in range(60):
        s.step(s.legal()[-1])
    return s


def lists_of(holder: Any) -> dict[str, list[Any]]:
    """Return the lists that something holds, by name."""
    held = {name: getattr(holder, name) for name in dir(holder) if not name.startswith("_")}
    return {name: value for name, value in held.items() if isinstance(value, list)}


def numbers_of(holder: Any) -> dict[str, int]:
    """Return the numbers that something holds, by name, but for how many seats there are."""
    held = {name: getattr(holder, name) for name in dir(holder) if not name.startswith("_")}
    return {name: value for name, value in held.items() if isinstance(value, int) and name != "seats"}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_that_is_set_up_has_nothing_blank(name: str, seats: int) -> None:
    s = new_state(name, seats)
    held = [lists_of(holder) for holder in (s, *s.players)]
    assert [key for lists in held for key, value in lists.items() if value is BLANK] == []
    assert BLANK == []


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_copy_has_everything_and_shares_nothing_that_changes(name: str, seats: int) -> None:
    s = new_state(name, seats)
    for holder in (s, *s.players):
        for place, (key, value) in enumerate(numbers_of(holder).items()):
            setattr(holder, key, type(value)(place + 1))
    copy = s.copy()
    for own, other in zip((s, *s.players), (copy, *copy.players), strict=True):
        assert numbers_of(own) == numbers_of(other)
        lists, copied = lists_of(own), lists_of(other)
        assert {key for key in lists if lists[key] is copied[key]} <= SHARED
        same = [key for key in lists if key not in ("players", "piles")]  # these hold copies
        assert {key: lists[key] for key in same} == {key: copied[key] for key in same}
    assert find(name).to_ints(s) == find(name).to_ints(copy)
