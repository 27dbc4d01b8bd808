"""The invariants that hold after every step: a valid state breaks none, and each violation is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.gwt.table import GAME
from tests.games.gwt.test_flat import POSITIONS, late

SUPPLY = "each tile of the supply lies in one place"
CATTLE = "each card is in one place"
OBJECTIVE = "each objective card is in one place"
STARTING = "each player has one starting objective"
DISCS = "every disc is on the board or has been placed"
LIMIT = "certificates stay below their limit"
TWICE = "no building lies twice"
ON_BOARD = "is on the trail and on its owner's board"
KNOWN = "what is known of the hand is in it"
ENGINES = "no two engines share a space but the start"


def space(name: str) -> int:
    return GAME.names["space"].index(name)


def tile(name: str) -> int:
    return GAME.names["tile"].index(name)


def lend(s: Any) -> None:
    s.players[0].money -= 8
    s.bank += 8


def lay(s: Any, where: str, what: str) -> None:
    s.tile[space(where)] = tile(what)


def add(s: Any, field: str, amount: int, seat: int = 0) -> None:
    setattr(s.players[seat], field, getattr(s.players[seat], field) + amount)


BROKEN: dict[str, tuple[Callable[[Any], object], list[str]]] = {
    "a tile in the box": (lambda s: s.box.__setitem__(0, s.box[0] + 1), [SUPPLY]),
    "a tile off the trail": (lambda s: s.tile.__setitem__(space("t_6"), -1), [SUPPLY]),
    "a tile from the foresight": (lambda s: s.foresight.__setitem__(0, -1), [SUPPLY]),
    "a worker of the market": (lambda s: s.jobs.__setitem__(0, -1), [SUPPLY]),
    "a posted worker": (lambda s: s.posted.__setitem__(0, 0), [SUPPLY]),
    "a tile of the first stack": (lambda s: s.piles[2].bag.pop(), [SUPPLY]),
    "a tile of the last stack": (lambda s: s.piles[4].bag.pop(), [SUPPLY]),
    "a known tile": (lambda s: s.piles[3].known.append(0), [SUPPLY]),
    "a hazard tile": (lambda s: s.players[1].hazards.pop(), [SUPPLY]),
    "a green tepee": (lambda s: s.players[0].tepees.__setitem__(0, 0), [SUPPLY]),
    "a blue tepee": (lambda s: s.players[1].tepees.__setitem__(1, 2), [SUPPLY]),
    "tepees of two colours": (lambda s: s.players[0].tepees.reverse(), [SUPPLY]),
    "a hired worker": (lambda s: s.players[0].workers.__setitem__(0, 4), [SUPPLY]),
    "a card of a hand": (lambda s: s.players[1].hand.pop(), [CATTLE]),
    "a discarded card": (lambda s: s.players[0].discards.append(0), [CATTLE]),
    "a card of a draw pile": (lambda s: s.players[0].deck.bag.pop(), [CATTLE]),
    "a known card of a draw pile": (lambda s: s.players[0].deck.known.append(0), [CATTLE]),
    "a card of the market": (lambda s: s.market.pop(), [CATTLE]),
    "a card of the market's stack": (lambda s: s.piles[0].bag.pop(), [CATTLE]),
    "a known card of the market's stack": (lambda s: s.piles[0].known.append(0), [CATTLE]),
    "a removed card": (lambda s: s.removed.append(0), [CATTLE]),
    "an open objective": (lambda s: s.shown.pop(), [OBJECTIVE]),
    "a hidden objective": (lambda s: s.piles[1].bag.pop(), [OBJECTIVE]),
    "a known objective": (lambda s: s.piles[1].known.append(0), [OBJECTIVE]),
    "a played objective": (lambda s: s.players[0].objectives.append(0), [OBJECTIVE]),
    "a discarded objective": (lambda s: s.players[0].discards.append(s.figures.cattle), [OBJECTIVE]),
    "a starting objective": (lambda s: s.players[1].objectives.clear(), [STARTING]),
    "a neutral building": (
        lambda s: s.tile.__setitem__(space("n_a"), -1),
        ["every neutral building lies on the trail"],
    ),
    "a private building twice": (lambda s: lay(s, "p_a1", "0-2"), [TWICE]),
    "a private building on the board too": (lambda s: lay(s, "p_a1", "0-4"), [f"building {tile('0-4')} {ON_BOARD}"]),
    "a building of nobody": (lambda s: lay(s, "p_a1", "2-1"), [f"building {tile('2-1')} {ON_BOARD}"]),
    "a disc space": (
        lambda s: add(s, "cleared", 1 << 13, 1),
        [f"seat 1: {DISCS}"],
    ),
    "a disc in a city": (lambda s: s.players[0].cities.__setitem__(0, 5), [f"seat 0: {DISCS}"]),
    "a disc on a station": (lambda s: add(s, "stations", 1 << 5), [f"seat 0: {DISCS}"]),
    "too many certificates": (lambda s: add(s, "certificates", 2), [f"seat 0: {LIMIT}: 4"]),
    "a hand out of order": (lambda s: s.players[0].hand.reverse(), ["seat 0: the hand is in order: "]),
    "no worker in a row": (
        lambda s: s.players[1].workers.__setitem__(0, 0),
        [SUPPLY, "seat 1: the first worker and at most a full row"],
    ),
    "seven workers in a row": (
        lambda s: s.players[1].workers.__setitem__(2, 7),
        [SUPPLY, "seat 1: the first worker and at most a full row"],
    ),
    "a known card": (lambda s: s.players[0].known.append(s.players[0].known[0]), [f"seat 0: {KNOWN}"]),
    "a card drawn blindly": (lambda s: s.players[0].blind.extend(s.players[0].hand), [f"seat 0: {KNOWN}"]),
    "two engines": (lambda s: setattr(s.players[1], "engine", s.players[0].engine), [ENGINES]),
    "money made": (lambda s: add(s, "money", 1), ["money is neither made nor lost"]),
    "money in the bank": (lambda s: setattr(s, "bank", s.bank + 1), ["money is neither made nor lost"]),
    "debts": (lend, ["money is never negative"]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_sound_state_breaks_no_law(name: str) -> None:
    match = POSITIONS[name]()
    for seat in (*range(match.setup.seats), None):
        world: Any = match.imagine(seat, 3)
        assert GAME.audit(world) == []


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_law_is_noticed(what: str) -> None:
    spoil, laws = BROKEN[what]
    world: Any = late().imagine(0, 1)
    spoil(world)
    faults = GAME.audit(world)
    assert len(faults) == len(laws), faults
    for fault, law in zip(faults, laws, strict=True):
        assert fault.startswith(law)


def test_engines_may_share_the_start_and_money_may_be_nought() -> None:
    world: Any = late().imagine(0, 1)
    for player in world.players:
        player.engine = 0
        world.bank += player.money
        player.money = 0
    assert GAME.audit(world) == []
