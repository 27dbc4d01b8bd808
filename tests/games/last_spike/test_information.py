"""Who sees what: land is open, hands are hidden, money is hidden unless the table agreed otherwise."""

from __future__ import annotations

from typing import Any

import pytest

import railherd
from railherd.core.writing import position
from tests.games.last_spike.table import CARDS, TILES, buying, dealt, hands, play, table


def middle(money: str = "hidden") -> railherd.Match:
    """Return a game in progress."""
    return table(
        3,
        laid="a1 a2 a3 d4",
        hands=["a4 v2", "b1 b2 b3", "z1"],
        cash=[11_000, 22_000, 33_000],
        land=["stl-0 stl-2", "den-0 den-1 den-2"],
        turn=12,
        options={"money": money},
    )


def players(match: railherd.Match, seat: int | None, *fields: str) -> list[tuple[Any, ...]]:
    """Return some fields of every player as a seat sees them."""
    return [tuple(player[field] for field in fields) for player in match.view(seat)["players"]]


def test_the_own_hand_is_seen_and_the_others_are_counted() -> None:
    """Case 32."""
    match = middle()
    assert players(match, 0, "tiles", "hand") == [(2, ["a4", "v2"]), (3, None), (1, None)]
    assert players(match, 1, "tiles", "hand") == [(2, None), (3, ["b1", "b2", "b3"]), (1, None)]
    assert players(match, None, "tiles", "hand") == [(2, None), (3, None), (1, None)]


def test_the_own_money_is_seen_and_the_others_is_not() -> None:
    """Case 32, ruling 4: hidden by default."""
    match = middle()
    assert players(match, 0, "cash") == [(11_000,), (None,), (None,)]
    assert players(match, 2, "cash") == [(None,), (None,), (33_000,)]
    assert players(match, None, "cash") == [(None,), (None,), (None,)]


def test_open_money_is_seen_by_all() -> None:
    """Ruling 4: the table may agree on it."""
    match = middle("open")
    for seat in (None, 0, 1, 2):
        assert players(match, seat, "cash") == [(11_000,), (22_000,), (33_000,)]
        assert players(match, seat, "hand")[1] == ((["b1", "b2", "b3"],) if seat == 1 else (None,))
        assert imagined(match, seat, 1)["options"]["money"] == "open"


def test_land_is_open_to_all() -> None:
    """Case 32."""
    match = middle()
    for seat in (None, 0, 1, 2):
        assert players(match, seat, "land") == [({"stl": 2},), ({"den": 3},), ({},)]
        assert players(match, seat, "land_price") == [(8_000,), (5_000,), (0,)]
        cards = match.view(seat)["cards"]
        assert {card: owner for card, owner in cards.items() if owner != "bank"} == {
            "stl-0": 0,
            "stl-2": 0,
            "den-0": 1,
            "den-1": 1,
            "den-2": 1,
        }
        assert list(cards) == CARDS


def test_money_comes_to_light_at_the_end() -> None:
    match = table(3, laid="b e v y1 y2 y4", hands=["y3"], cash=[5_000, 1_000, 2_000], land=["sac-0", "", "ogd-0"])
    play(match, "lay y3")
    for seat in (None, 0, 1, 2):
        assert players(match, seat, "cash") == [(30_000,), (1_000,), (9_000,)]
    assert match.view(1)["winners"] == [0]
    assert match.view(1)["over"] is True


def test_the_whole_table_as_one_seat_sees_it() -> None:
    view = middle().view(0)
    parts = ("railway", "claims", "map", "routes", "land", "cards", "prices", "players")
    assert {key: value for key, value in view.items() if key not in parts} == {
        "game": "last_spike",
        "rules": 1,
        "options": {"isolated_placement": "any_time_double", "money": "hidden"},
        "components": "",
        "over": False,
        "winners": [],
        "seat": 0,
        "turn": 12,
        "first": 0,
        "asked": 0,
        "last_spike": None,
        "ends": ["stl", "sac"],
        "pool": 38,
    }
    assert list(view["prices"]) == CARDS
    assert [view["prices"][f"stl-{rank}"] for rank in range(5)] == [0, 7_000, 8_000, 9_000, 10_000]
    assert list(view["map"]) == TILES
    assert view["map"]["a1"] == {"laid": True, "isolated": False, "cost": None}
    assert view["map"]["a4"] == {"laid": False, "isolated": False, "cost": 2_000}
    assert view["map"]["v2"] == {"laid": False, "isolated": True, "cost": 12_000}
    assert view["map"]["d3"] == {"laid": False, "isolated": False, "cost": 1_000}
    assert view["routes"]["a"] == {"ends": ["stl", "oma"], "laid": 3, "missing": 1, "complete": False}
    assert view["routes"]["d"] == {"ends": ["oma", "den"], "laid": 1, "missing": 3, "complete": False}
    assert view["routes"]["z"] == {"ends": ["yum", "sac"], "laid": 0, "missing": 4, "complete": False}
    assert {city: (pile["open"], pile["top"], pile["price"]) for city, pile in view["land"].items()} == {
        "stl": (True, "stl-1", 7_000),
        "oma": (False, "oma-0", None),
        "dod": (False, "dod-0", None),
        "lar": (False, "lar-0", None),
        "den": (True, "den-3", 4_000),
        "elp": (False, "elp-0", None),
        "ogd": (False, "ogd-0", None),
        "yum": (False, "yum-0", None),
        "sac": (False, "sac-0", None),
    }
    assert view["players"][1] == {
        "seat": 1,
        "cash": None,
        "tiles": 3,
        "hand": None,
        "land": {"den": 3},
        "due": {"den": 15_000},
        "land_price": 5_000,
        "bankrupt": False,
    }


def test_a_drawn_tile_is_seen_by_its_drawer_alone() -> None:
    match = table(3, laid="a1", pending=buying(0))
    play(match, "done")
    tile = hands(match)[0]
    assert match.events(0)[1:] == [{"n": 1, "key": "last_spike.tile_drawn", "seat": 0, "args": {"tile": tile}}]
    for other in (None, 1, 2):
        assert match.events(other)[1:] == [{"n": 1, "key": "last_spike.tile_drawn.hidden", "seat": 0, "args": {}}]


def test_tiles_drawn_for_the_first_turn_are_seen_by_all() -> None:
    match = dealt(2, "b1 a3")
    for seat in (None, 0, 1):
        assert [event["args"] for event in match.events(seat)[:3]] == [{"tile": "b1"}, {"tile": "a3"}, {}]


def test_the_tile_that_land_is_sold_for_is_announced() -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    assert match.events(1) == [
        {"n": 0, "key": "last_spike.sale_needed", "seat": 0, "args": {"tile": "v1", "cost": 5_000}},
    ]


def test_others_are_told_only_whom_they_wait_for() -> None:
    prompt = middle().prompt(1)
    assert prompt is not None
    assert (prompt.seat, prompt.decision, prompt.waits_for, prompt.options) == (1, "last_spike.lay", 0, [])
    refusal = middle().why_not("lay b1", seat=1)
    assert refusal is not None
    assert refusal.key == "core.not_your_turn"
    assert refusal.args == {"seat": 0}


def imagined(match: railherd.Match, seat: int | None, seed: int) -> dict[str, Any]:
    """Return the position of a world that a seat may imagine; it must keep every invariant of the game."""
    world = match.imagine(seat, seed)
    assert match.game.audit(world) == []
    return position.write(match.game, world)


def deal_in(data: dict[str, Any]) -> list[list[str]]:
    return [player["hand"] for player in data["players"]]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_an_imagined_world_keeps_all_that_the_seat_knows(seat: int | None) -> None:
    """Ruling 14: the others' cash stays exact, because it follows from what everyone saw."""
    match = middle()
    for seed in range(20):
        world = imagined(match, seat, seed)
        assert deal_in(world) != deal_in(match.position())
        for other, hand in enumerate(deal_in(world)):
            assert len(hand) == len(deal_in(match.position())[other])
            assert hand == sorted(hand)
            if other == seat:
                assert hand == deal_in(match.position())[other]
        for key in ("turn", "first", "last_spike", "laid", "removed", "pending", "options"):
            assert world[key] == match.position()[key]
        for mine, theirs in zip(world["players"], match.position()["players"], strict=True):
            assert {**mine, "hand": None} == {**theirs, "hand": None}
        assert world["chance"] == {"seed": str(seed), "drawn": {"start": 0, "tiles": 0}}


def test_imagined_hands_come_from_everything_unseen() -> None:
    match = middle()
    dealt_to_one = {tile for seed in range(200) for tile in deal_in(imagined(match, 0, seed))[1]}
    assert dealt_to_one == set(TILES) - {"a1", "a2", "a3", "d4"} - {"a4", "v2"}


def test_imagining_leaves_the_true_game_alone() -> None:
    match = middle()
    before = match.fingerprint()
    imagined(match, 1, 4)
    assert match.fingerprint() == before


def test_a_tile_announced_stays_with_its_seller_in_every_world() -> None:
    """Ruling 14: everyone heard what the land is sold for."""
    match = table(3, laid="a1", hands=["v1 z1", "b1", "c1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    others = set()
    for seed in range(300):
        for seat in (None, 1, 2):
            hand = deal_in(imagined(match, seat, seed))[0]
            assert "v1" in hand
            assert len(hand) == 2
            others |= set(hand)
        assert deal_in(imagined(match, 0, seed))[0] == ["v1", "z1"]
    assert others == set(TILES) - {"a1"}


def test_a_finished_game_can_still_be_imagined() -> None:
    match = table(2, laid="b e v y1 y2 y4", hands=["y3 c1", "c2"])
    play(match, "lay y3")
    assert imagined(match, 0, 3)["pending"] == []
