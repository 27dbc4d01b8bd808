"""A state as a flat list of ints, as sent to bots in other processes: nothing is lost or mixed up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from railherd.core.playing.match import Match
from railherd.core.writing import flat, position
from tests.games.gwt.table import GAME, new, play, table


def late() -> Match:
    """Return a match that differs as much as possible from a new game and between the seats."""
    return table(
        trail="p_b1=0-2 p_c1=1-3 h_flood_1=flood_green_2 t_6=tepee_blue",
        at="n_c",
        money=[7, 3],
        engine=["3", "5"],
        certificates=[2, 1],
        workers=["cowboy*2 engineer", "craftsman"],
        hand=["guernsey jersey", "dutch_belt*2"],
        discards=["black_angus", "jersey*2"],
        known=["jersey"],
        tepees=["tepee_green", "tepee_blue"],
        hazards=[None, "rockfall_green_2"],
        cities=["topeka kansas_city", "kansas_city"],
        turn=23,
    )


POSITIONS: dict[str, Callable[[], Match]] = {
    "two": lambda: new(2, 5),
    "four": lambda: new(4, 7, neutral="shuffled", sides="random"),
    "late": late,
    "within an action": lambda: play(table(at="n_b", hand="dutch_belt", jobs="cowboy"), "use 2"),
    "end": lambda: table(at="n_a", asked=1, marker=0, jobs="-*24"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_packed_is_unpacked(name: str) -> None:
    match = POSITIONS[name]()
    for seed, seat in enumerate([*range(match.setup.seats), None]):
        world = match.imagine(seat, seed)
        there = flat.unpack(GAME, match.setup, flat.pack(GAME, world))
        assert position.write(GAME, there) == position.write(GAME, world)
        assert there.legal() == world.legal()
        assert flat.pack(GAME, there) == flat.pack(GAME, world)


def test_what_is_unpacked_lives_a_life_of_its_own() -> None:
    match = late()
    world = match.imagine(0, 1)
    before = flat.pack(GAME, world)
    assert {type(number) for number in before} == {int}
    there = flat.unpack(GAME, match.setup, before)
    there.step(there.legal()[0])
    assert flat.pack(GAME, world) == before
