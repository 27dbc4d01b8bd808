"""The invariants that hold after every step: a valid state breaks none, and each violation is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.gwt_nz.stock import GAME, T
from tests.games.gwt_nz.table import new, play, table

SUPPLY = "each tile of the supply lies in one place"
CARD = "each card is in one place"
OBJECTIVE = "each objective card is in one place"
DISCS = "every disc is on the board or has been placed"
STORED = "every storehouse is on the board or in a small or large harbour"
PAIRS = "at most two storehouses of a pair have left the board"
JOKERS = "jokers are workers of their row"
MASTER = "is in one place"
POSTED = "a worker has taken the place of its master"


def late() -> Any:
    """Return a table in the middle of a game, with something of everything."""
    return table(
        trail="a1=0-2 b1=1-3 rock1=rockfall_green_2 flood1=flood_black_4",
        money=[12, 9],
        hand=["merino romney o01 set_1", "lincoln kotare o02"],
        discards=["suffolk ferry set_10", "hampshire"],
        known=["merino"],
        workers=["shepherd*2 sailor", "shearer"],
        jokers=["shearer*2", "craftsman"],
        certificates=[2, 1],
        gold=[3, 0],
        tokens=[1, 2],
        path=[7, 3],
        step_tile=[1, 0],
        cities=["t1 t9 w5", "t0"],
        stations=["medium_1", "medium_2"],
        depots=["small_1 large_2 small_3", "small_1"],
        hazards=["flood_green_3", "rockfall_black_2"],
        bonuses=["perm_wool gold_vp8", "exchange_vp4"],
        objectives=["o03 o04", "o05"],
        masters=["hm1", None],
        harbour_masters="hm1 hm2 hm3 hm4 hm5",
        columns="sailor:1,2 shepherd:1",
    )


def put(s: Any, seat: int, field: str, value: Any) -> None:
    setattr(s.players[seat], field, value)


def add(s: Any, seat: int, field: str, amount: int) -> None:
    put(s, seat, field, getattr(s.players[seat], field) + amount)


def tile(name: str) -> int:
    return GAME.names["supply"].index(name)


BROKEN: dict[str, tuple[Callable[[Any], object], list[str]]] = {
    "a tile in the box": (lambda s: s.box.__setitem__(0, s.box[0] + 1), [SUPPLY]),
    "a tile of the foresight": (lambda s: s.foresight.__setitem__(0, -1), [SUPPLY]),
    "a hazard of the trail": (lambda s: s.tile.__setitem__(GAME.names["space"].index("rock1"), -1), [SUPPLY]),
    "a tile of the bonus market": (lambda s: s.jobs.__setitem__(0, -1), [SUPPLY]),
    "a worker of the job market": (lambda s: s.columns.__setitem__(2, 1), [SUPPLY]),
    "a tile of the first stack": (lambda s: s.piles[2].bag.pop(), [SUPPLY]),
    "a tile of the second stack": (lambda s: s.piles[3].bag.pop(), [SUPPLY]),
    "a hazard of a player": (lambda s: s.players[0].hazards.pop(), [SUPPLY]),
    "a bonus tile of a player": (lambda s: s.players[1].bonuses.append(tile("perm_wool")), [SUPPLY]),
    "a hired worker": (lambda s: s.players[0].workers.__setitem__(0, 2), [SUPPLY]),
    "a joker that is a shearer": (lambda s: put(s, 0, "jokers", 0), [SUPPLY]),
    "a joker without a place": (lambda s: add(s, 1, "jokers", 1 << 1 * 8 + 3), [SUPPLY, f"seat 1: {JOKERS}"]),
    "a posted worker": (lambda s: s.posted.__setitem__(0, 1), [SUPPLY]),
    "a posted joker": (lambda s: s.posted.__setitem__(0, 4), [SUPPLY]),
    "a card of a hand": (lambda s: s.players[1].hand.pop(0), [CARD]),
    "a discarded card": (lambda s: s.players[0].discards.append(0), [CARD]),
    "a card of a draw pile": (lambda s: s.players[0].deck.bag.pop(), [CARD]),
    "a card of the market": (lambda s: s.market.pop(), [CARD]),
    "a card of the market's stack": (lambda s: s.piles[0].bag.pop(), [CARD]),
    "a removed card": (lambda s: s.removed.append(0), [CARD]),
    "a Romney of the stock": (lambda s: s.stock.__setitem__(0, 1), [CARD]),
    "a card of a slot": (lambda s: s.stock.__setitem__(4, s.stock[4] - 1), [CARD]),
    "an objective of a slot": (lambda s: s.stock.__setitem__(7, s.stock[7] + 1), [OBJECTIVE]),
    "an open objective": (lambda s: s.shown.pop(), [OBJECTIVE]),
    "a hidden objective": (lambda s: s.piles[1].bag.pop(), [OBJECTIVE]),
    "a played objective": (lambda s: s.players[0].objectives.append(0), [OBJECTIVE]),
    "a disc space": (lambda s: add(s, 1, "cleared", 1 << 15), [f"seat 1: {DISCS}"]),
    "a disc of a post": (lambda s: s.players[0].cities.__setitem__(0, 1), [f"seat 0: {DISCS}"]),
    "a disc of a harbour": (lambda s: put(s, 0, "stations", 0), [f"seat 0: {DISCS}"]),
    "the pathfinder disc": (lambda s: put(s, 1, "path", -1), [f"seat 1: {DISCS}"]),
    "a storehouse of a harbour": (lambda s: put(s, 1, "depots", 0), [f"seat 1: {STORED}"]),
    "a storehouse of the board": (lambda s: s.players[1].stores.__setitem__(0, 2), [f"seat 1: {STORED}"]),
    "a storehouse in a medium harbour": (lambda s: put(s, 1, "depots", 1), [f"seat 1: {STORED}"]),
    "three of a pair": (lambda s: put(s, 0, "stores", [3, 0, 0, 0, 0]), [f"seat 0: {PAIRS}"]),
    "too much gold": (lambda s: put(s, 0, "gold", 6), ["seat 0: gold stays on its track: 6"]),
    "gold owed": (lambda s: put(s, 0, "gold", -1), ["seat 0: gold stays on its track: -1"]),
    "tokens owed": (lambda s: put(s, 0, "tokens", -1), ["seat 0: exchange tokens are not owed: -1"]),
    "beyond the track": (lambda s: put(s, 0, "path", 17), ["seat 0: the pathfinder disc is on its track: 17"]),
    "a step tile too early": (lambda s: put(s, 1, "step_tile", 1), ["seat 1: the step tile is earned"]),
    "a master twice": (lambda s: put(s, 1, "masters", 1), [f"master 0 {MASTER}"]),
    "a master who is posted": (lambda s: s.masters.__setitem__(0, 5), [f"harbour 0: {POSTED}"]),
    "a harbour without anybody": (lambda s: s.masters.__setitem__(1, -1), [f"harbour 1: {POSTED}"]),
    "too many certificates": (lambda s: put(s, 0, "certificates", 4), ["seat 0: certificates stay below their limit"]),
    "a hand out of order": (lambda s: s.players[0].hand.reverse(), ["seat 0: the hand is in order"]),
    "money made": (lambda s: add(s, 0, "money", 1), ["money is neither made nor lost"]),
}


def test_a_sound_state_breaks_no_law() -> None:
    for seat in (0, 1, None):
        world: Any = late().imagine(seat, 3)
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


def test_a_card_that_is_shown_is_still_there() -> None:
    """While its action is carried out it lies neither in the hand nor on a pile."""
    match = table(hand="kotare")
    play(match, "play kotare")
    world: Any = match.imagine(0, 1)
    assert GAME.audit(world) == []


def test_a_joker_on_the_way_to_a_row_is_still_there() -> None:
    match = table(at="n_c", money=20, gold=1, jobs="joker_worker - -")
    play(match, "use 3", "invest 1 joker_worker")
    world: Any = match.imagine(0, 1)
    assert GAME.audit(world) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_box_holds(seats: int) -> None:
    """28 workers, 16 hazards, 34 bonus tiles, 14 sheep a player and 37 of the market, 56 deck-building cards."""
    laid = [tile for stack in T.stacks for tile in stack]
    names = [GAME.names["supply"][tile] for tile in laid]
    assert sum(name in T.lists.workers for name in names) == 28
    assert sum(name.startswith(("flood", "rockfall")) for name in names) == 16
    assert len(names) - 28 - 16 == 34
    assert len(T.herd) == 14
    assert len(T.market_cards) == 37
    assert sum(T.stock_copies) == 56
    assert T.discs == 16
    assert 2 * T.pairs == 10
    position = new(seats).position()
    assert sum(position["stock"]) == 56 + 4 * {2: 3, 3: 5, 4: 6}[seats]
