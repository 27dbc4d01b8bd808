"""What a learned judgement goes by: the way to the last spike, and what routes will pay whom."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.games.last_spike.bot.numbers import dues, numbers, strongest_rival, time_left
from railherd.games.last_spike.bot.way import Way
from railherd.games.last_spike.state import NOBODY, State
from tests.games.last_spike.table import ROUTES, table


def world(seats: int = 2, **position: Any) -> State:
    """Return the state of a position, hands that are not mentioned dealt by chance."""
    found = table(seats, **position).imagine(0, 1)
    assert isinstance(found, State)
    return found


@pytest.mark.parametrize(
    ("laid", "missing", "detours"),
    [
        ("", 16, {"a": 0, "c": 0, "z": 0}),
        ("d1 d2 d3", 13, {"a": 0, "d": 0, "v": 0, "b": 3, "c": 3}),
        ("a d v y1 y2 y3", 1, {"y": 0, "z": 7}),
    ],
)
def test_the_way_lacks_tiles_and_routes_lead_round_it(laid: str, missing: int, detours: dict[str, int]) -> None:
    state = world(laid=laid)
    way = Way(state)
    assert way.missing == missing
    assert time_left(state) == missing / 16
    assert {route: way.detour(state, ROUTES.index(route)) for route in detours} == detours


def test_a_route_that_is_not_complete_pays_for_both_its_cities() -> None:
    state = world(laid="a1 d", land=["oma-0 oma-1", "stl-0 den-0"])
    own, others = dues(state, 0), dues(state, 1)
    assert (own[ROUTES.index("a")], others[ROUTES.index("a")]) == (12.0, 10.0)
    assert own[ROUTES.index("d")] == others[ROUTES.index("d")] == 0.0
    assert others[ROUTES.index("v")] == 5.0


def test_the_strongest_rival_is_the_one_that_has_most_to_come() -> None:
    state = world(3, cash=[20_000, 30_000, 29_000], laid="a1 a2 a3", land=["", "", "stl-0 stl-1 stl-2"])
    assert [strongest_rival(state, seat) for seat in range(3)] == [2, 2, 1]
    state.bankrupt[1] = state.bankrupt[2] = True
    assert strongest_rival(state, 0) == NOBODY
    assert len(numbers(state, 0)) == len(numbers(state, 1))


def test_a_tile_that_completes_a_route_tells_what_it_pays_now() -> None:
    position: dict[str, Any] = {"laid": "a1 a2 a3 c1", "land": ["oma-0", "stl-0"]}
    holding, other = (numbers(world(hands=[tile], **position), 0) for tile in ("a4", "c3"))
    hand = 2 * 16  # behind the standing of the seat and of its rival
    assert holding[hand : hand + 2] == [6.0, 6.0]
    assert other[hand : hand + 2] == [0.0, 0.0]
