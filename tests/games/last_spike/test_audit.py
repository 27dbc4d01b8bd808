"""The laws that hold after every step: a sound state breaks none, and each is noticed when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.last_spike.table import CARDS, CITIES, TILES, spaces, table
from tests.games.last_spike.test_flat import GAME, POSITIONS
from tests.games.last_spike.test_position import middle, spiked

ONE_PLACE = "each tile lies in one place: "
HANDS = "hands are in order and hold at most 4 tiles: "
JOINED = "the railway is joined exactly when somebody laid the last spike"
CASH = "cash is whole units and never negative: "
MADE = "money is neither made nor lost: bank "


def owned(s: Any, card: str, owner: int) -> None:
    s.owner[CARDS.index(card)] = owner


def lay(s: Any, words: str) -> None:
    """Lay tiles, wherever they were, without claiming anything."""
    for tile in map(TILES.index, spaces(words)):
        next(place for place in (s.pool.bag, *s.hands) if tile in place).remove(tile)
        s.laid |= 1 << tile


def deal(s: Any, seat: int, tiles: int) -> None:
    for _ in range(tiles):
        s.hands[seat].append(s.pool.bag.pop())
    s.hands[seat].sort()


def pay(s: Any, seat: int, amount: int) -> None:
    s.cash[seat] -= amount
    s.bank += amount


BROKEN: dict[str, tuple[Callable[[Any], object], list[str]]] = {
    "a tile of the pool": (lambda s: s.pool.bag.pop(), [ONE_PLACE]),
    "a known tile": (lambda s: s.pool.known.append(0), [ONE_PLACE]),
    "a tile of a hand": (lambda s: s.hands[2].pop(), [ONE_PLACE]),
    "a laid tile": (lambda s: setattr(s, "laid", s.laid ^ 1), [ONE_PLACE]),
    "a hand out of order": (lambda s: s.hands[2].reverse(), [HANDS]),
    "five tiles in hand": (lambda s: deal(s, 0, 3), [HANDS]),
    "land of a seat that is not there": (
        lambda s: owned(s, "den-1", 4),
        ["card 21 has an impossible owner: 4"],
    ),
    "land of nobody known": (lambda s: owned(s, "den-1", -3), ["card 21 has an impossible owner: -3"]),
    "land of a bankrupt": (lambda s: owned(s, "den-1", 1), ["card 21 has an impossible owner: 1"]),
    "land of a first seat that is bankrupt": (
        lambda s: s.bankrupt.__setitem__(0, True),
        ["card 1 has an impossible owner: 0"],
    ),
    "land removed that was not free": (lambda s: owned(s, "stl-2", -2), ["only free land leaves the game: card 2"]),
    "free land that nobody claimed": (
        lambda s: lay(s, "c u"),
        [f"city {CITIES.index('lar')} is built around but nobody claimed its free land"],
    ),
    "debts": (lambda s: pay(s, 0, 4_000), [CASH]),
    "half a unit": (lambda s: pay(s, 0, 500), [CASH]),
    "money made": (lambda s: s.cash.__setitem__(0, 4_000), [MADE]),
    "money in the bank": (lambda s: setattr(s, "bank", s.bank + 1), [MADE]),
    "a spike without a railway": (lambda s: setattr(s, "spiker", 0), [JOINED]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_state_breaks_no_law(name: str) -> None:
    match = POSITIONS[name]()
    for seat in (*range(match.setup.seats), None):
        assert GAME.audit(match.imagine(seat, 3)) == []


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_law_is_noticed(what: str) -> None:
    spoil, laws = BROKEN[what]
    world: Any = middle().imagine(0, 1)
    spoil(world)
    faults = GAME.audit(world)
    assert len(faults) == len(laws), faults
    for fault, law in zip(faults, laws, strict=True):
        assert fault.startswith(law)


def test_a_hand_may_be_full_and_cash_nought() -> None:
    world: Any = middle().imagine(0, 1)
    deal(world, 0, 2)
    pay(world, 0, 3_000)
    assert (len(world.hands[0]), world.cash[0]) == (4, 0)
    assert GAME.audit(world) == []


def test_with_two_players_the_tile_removed_unseen_is_missed_when_it_is_drawn() -> None:
    world: Any = table(2, hands=["a1", "b1"]).imagine(0, 1)
    del world.pool.bag[1:]
    assert "the tile removed unseen stays in the pool" not in GAME.audit(world)
    world.pool.bag.clear()
    assert "the tile removed unseen stays in the pool" in GAME.audit(world)


def test_a_railway_is_joined_by_somebody() -> None:
    world: Any = spiked().imagine(0, 1)
    world.spiker = -1
    assert GAME.audit(world) == [JOINED]


def test_nothing_is_decided_after_the_last_spike() -> None:
    world: Any = spiked().imagine(0, 1)
    world.pending.append(middle().imagine(0, 1).stack()[-1])
    assert GAME.audit(world) == ["nothing is left to decide once the last spike lies"]
