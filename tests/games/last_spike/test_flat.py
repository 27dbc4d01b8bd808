"""A state as a flat list of ints, the way it travels to bots in other processes: nothing is lost or mixed up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import railherd
from railherd.core.writing import flat, position
from railherd.games.registry import find
from tests.games.last_spike.table import buying, play, table
from tests.games.last_spike.test_position import middle, spiked

GAME = find("last_spike")
AGREED = {"money": "open", "isolated_placement": "only_if_no_adjacent_tile"}


def selling() -> railherd.Match:
    """Return a state with a seat that must sell land for a tile it has announced."""
    match = table(3, laid="a1", hands=["a2 c1", "b1"], cash=[0, 7_000], land=["stl-0 stl-2 stl-4"], turn=9)
    play(match, "lay a2")
    return match


POSITIONS: dict[str, Callable[[], railherd.Match]] = {
    "two": lambda: railherd.new("last_spike", 2, 5),
    "six": lambda: railherd.new("last_spike", 6, 7, AGREED),
    "middle": middle,
    "selling": selling,
    "buying": lambda: table(3, laid="a1 b1", hands=["z1", "z2"], land=["", "stl-0"], pending=buying(1, "stl"), turn=4),
    "end": spiked,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_packed_is_unpacked(name: str) -> None:
    match = POSITIONS[name]()
    for seed, seat in enumerate([*range(match.setup.seats), None]):
        world = match.imagine(seat, seed)
        there = flat.unpack(GAME, match.setup, flat.pack(GAME, world))
        assert position.write(GAME, there) == position.write(GAME, world)
        assert there.over() or there.legal() == world.legal()
        assert GAME.view(there, seat) == GAME.view(world, seat)
        assert flat.pack(GAME, there) == flat.pack(GAME, world)


def test_what_is_unpacked_lives_a_life_of_its_own() -> None:
    match = middle()
    world = match.imagine(0, 1)
    before = flat.pack(GAME, world)
    assert {type(number) for number in before} == {int}
    there = flat.unpack(GAME, match.setup, before)
    there.step(there.legal()[0])
    assert flat.pack(GAME, world) == before
    assert flat.pack(GAME, there) != before


def test_what_is_unpacked_is_dealt_the_same_tiles() -> None:
    match = railherd.new("last_spike", 3, 11)
    world = match.imagine(0, 4)
    there = flat.unpack(GAME, match.setup, flat.pack(GAME, world))
    for _ in range(12):
        assert there.legal() == world.legal()
        for state in (world, there):
            state.step(state.legal()[0])
    assert flat.pack(GAME, there) == flat.pack(GAME, world)
