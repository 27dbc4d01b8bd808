"""Positions: written in full, read back unchanged, and refused with a message when impossible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import railherd
from tests.games.last_spike.table import all_but, buying, play, table

Edit = Callable[[dict[str, Any]], object]


def middle() -> railherd.Match:
    """Return a four-player game in progress with one bankrupt."""
    return table(
        4,
        laid="a1 a2 d4",
        hands=["a3 v1", "", "b1 b2 b3", "z1"],
        cash=[3_000, 0, 22_000, 33_000],
        land=["stl-1", "", "stl-0 den-3"],
        bankrupt=[1],
        removed="den-0",
        turn=17,
    )


def spiked() -> railherd.Match:
    match = table(3, laid="b e v y1 y2 y4", hands=["", "y3"], asked=1)
    play(match, "lay y3")
    return match


def test_a_position_says_everything() -> None:
    assert middle().position() == {
        "game": "last_spike",
        "rules": 1,
        "seats": 4,
        "options": {"isolated_placement": "any_time_double", "money": "hidden"},
        "turn": 17,
        "first": 0,
        "last_spike": None,
        "laid": ["a1", "a2", "d4"],
        "removed": ["den-0"],
        "players": [
            {"cash": 3_000, "hand": ["a3", "v1"], "land": ["stl-1"], "bankrupt": False},
            {"cash": 0, "hand": [], "land": [], "bankrupt": True},
            {"cash": 22_000, "hand": ["b1", "b2", "b3"], "land": ["stl-0", "den-3"], "bankrupt": False},
            {"cash": 33_000, "hand": ["z1"], "land": [], "bankrupt": False},
        ],
        "pending": [{"decision": "lay", "seat": 0}],
        "chance": {"seed": "1", "drawn": {"start": 0, "tiles": 0}},
    }


def test_the_last_spike_is_part_of_the_position() -> None:
    data = spiked().position()
    assert data["last_spike"] == 1
    assert data["pending"] == []
    again = railherd.from_position(data)
    assert again.over
    assert again.winners() == spiked().winners()


def test_pending_decisions_remember_what_they_are_about() -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    assert match.position()["pending"] == [{"decision": "sell", "seat": 0, "tile": "v1"}]
    again = railherd.from_position(match.position())
    play(again, "sell stl-1")
    assert again.position()["pending"] == [{"decision": "buy", "seat": 0, "claimed": "den"}]
    assert railherd.from_position(again.position()).position() == again.position()
    assert table(2, laid="a1", pending=buying(1)).position()["pending"] == [
        {"decision": "buy", "seat": 1, "claimed": None}
    ]


def last_tiles() -> railherd.Match:
    """Return a table of two players with one tile each, and only the unseen tile in the pool."""
    return table(2, laid=all_but("a1 b1 c1"), hands=["a1", "b1"])


@pytest.mark.parametrize("begin", [middle, spiked, last_tiles])
def test_a_position_reads_back(begin: Callable[[], railherd.Match]) -> None:
    match = begin()
    again = railherd.from_position(match.position())
    assert again.position() == match.position()
    for seat in range(match.setup.seats):
        assert again.view(seat) == match.view(seat)


def test_hands_are_put_in_order() -> None:
    data = middle().position()
    data["players"][2]["hand"] = ["b3", "b1", "b2"]
    assert railherd.from_position(data).position() == middle().position()


def test_a_position_without_chance_is_dealt_anew() -> None:
    data = middle().position()
    del data["chance"]
    seeds = {railherd.from_position(data).position()["chance"]["seed"] for _ in range(3)}
    assert len(seeds) == 3


def player(seat: int, key: str, value: object) -> Edit:
    """Return an edit that changes one thing of one player."""
    return lambda data: data["players"][seat].update({key: value})


def change(**values: object) -> Edit:
    return lambda data: data.update(values)


def number(where: str, low: int, high: int, unit: int = 1) -> dict[str, object]:
    return {"where": where, "low": low, "high": high, "unit": unit}


IMPOSSIBLE: list[tuple[Edit, str, dict[str, object]]] = [
    (change(laid=["a1", "a1", "d4"]), "last_spike.position_tile_twice", {"tile": "a1"}),
    (change(laid=["a1", "b1", "d4"]), "last_spike.position_tile_twice", {"tile": "b1"}),
    (player(3, "hand", ["a3"]), "last_spike.position_tile_twice", {"tile": "a3"}),
    (player(3, "hand", ["c1", "c2", "c3", "c4", "d1"]), "last_spike.position_hand", {"seat": 3, "tiles": 5, "most": 4}),
    (player(3, "land", ["stl-1"]), "last_spike.position_card_twice", {"card": "stl-1"}),
    (player(3, "land", ["den-0"]), "last_spike.position_card_twice", {"card": "den-0"}),
    (change(removed=["den-0", "den-0"]), "last_spike.position_card_twice", {"card": "den-0"}),
    (change(removed=["den-0", "den-1"]), "last_spike.position_removed", {"card": "den-1"}),
    (change(removed=[]), "last_spike.position_unclaimed", {"city": "den"}),
    (player(2, "land", ["den-3"]), "last_spike.position_unclaimed", {"city": "stl"}),
    (change(laid=["a1", "a2"]), "last_spike.position_untouched", {"city": "den"}),
    (player(3, "land", ["oma-0"]), "last_spike.position_untouched", {"city": "oma"}),
    (player(3, "land", ["sac-4"]), "last_spike.position_untouched", {"city": "sac"}),
    (player(1, "cash", 1_000), "last_spike.position_bankrupt", {"seat": 1}),
    (player(1, "hand", ["c1"]), "last_spike.position_bankrupt", {"seat": 1}),
    (player(1, "land", ["stl-2"]), "last_spike.position_bankrupt", {"seat": 1}),
    (player(0, "cash", 1_500), "core.data_number", number("position.players[0].cash", 0, 10_000_000, 1_000)),
    (player(0, "cash", -1_000), "core.data_number", number("position.players[0].cash", 0, 10_000_000, 1_000)),
    (player(0, "cash", 10_001_000), "core.data_number", number("position.players[0].cash", 0, 10_000_000, 1_000)),
    (player(0, "bankrupt", 0), "core.data_flag", {"where": "position.players[0].bankrupt"}),
    (player(0, "hand", "a3"), "core.data_list", {"where": "position.players[0].hand"}),
    (player(0, "hand", ["q1"]), "core.data_name", {"where": "position.players[0].hand", "name": "q1", "example": "a1"}),
    (
        player(0, "land", ["stl-9"]),
        "core.data_name",
        {"where": "position.players[0].land", "name": "stl-9", "example": "stl-0"},
    ),
    (player(2, "debts", 5), "core.data_unknown", {"where": "position.players[2]", "name": "debts"}),
    (change(weather="fair"), "core.data_unknown", {"where": "position", "name": "weather"}),
    (lambda data: data.pop("laid"), "core.data_missing", {"where": "position", "name": "laid"}),
    (
        lambda data: data["players"].pop(),
        "core.data_count",
        {"where": "position.players", "count": 4, "found": 3},
    ),
    (change(turn=0), "core.data_number", number("position.turn", 1, 10_000)),
    (change(turn=10_001), "core.data_number", number("position.turn", 1, 10_000)),
    (change(first=4), "core.data_number", number("position.first", 0, 3)),
    (change(first=None), "core.data_number", number("position.first", 0, 3)),
    (change(last_spike=4), "core.data_number", number("position.last_spike", 0, 3)),
    (change(last_spike=2), "last_spike.position_spike", {}),
    (change(pending=[]), "core.position_waits", {}),
    (
        change(pending=[{"decision": "lay", "seat": 0}, {"decision": "lay", "seat": 2}]),
        "last_spike.position_pending",
        {},
    ),
    (change(pending=[{"decision": "lay", "seat": 1}]), "last_spike.position_bankrupt_asked", {"seat": 1}),
    (change(pending=[{"decision": "lay", "seat": 4}]), "core.data_number", number("position.pending[0].seat", 0, 3)),
    (
        change(pending=[{"decision": "auction", "seat": 0}]),
        "core.position_decision",
        {"where": "position.pending[0]", "name": "auction", "known": "lay, sell, buy"},
    ),
    (change(pending=[{"decision": "sell", "seat": 0, "tile": "a3"}]), "last_spike.position_sale", {"tile": "a3"}),
    (change(pending=[{"decision": "sell", "seat": 2, "tile": "a3"}]), "last_spike.position_sale", {"tile": "a3"}),
    (change(pending=[buying(0, "stl")]), "last_spike.position_claimed", {"city": "stl", "seat": 0}),
    (change(pending=[buying(0, "den")]), "last_spike.position_claimed", {"city": "den", "seat": 0}),
]
"""An edit of the position of `middle`, the key of the sentence that refuses it, and the sentence's arguments."""


@pytest.mark.parametrize(("edit", "key", "arguments"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_an_impossible_position_is_refused_with_its_sentence(
    edit: Edit, key: str, arguments: dict[str, object]
) -> None:
    data = middle().position()
    edit(data)
    with pytest.raises(railherd.Problem) as caught:
        railherd.from_position(data)
    assert (caught.value.key, caught.value.arguments) == (key, arguments)
    assert str(caught.value).endswith(".")
    assert "{" not in str(caught.value)


def refusal(data: dict[str, Any]) -> tuple[str, dict[str, object]]:
    with pytest.raises(railherd.Problem) as caught:
        railherd.from_position(data)
    return caught.value.key, caught.value.arguments


def test_the_tiles_no_two_players_see_must_stay_in_the_pool() -> None:
    data = last_tiles().position()
    data["players"][1]["hand"].append("c1")
    assert refusal(data) == ("last_spike.position_pool", {"unseen": 1})


def test_a_joined_railway_has_a_last_spike_and_nobody_to_move() -> None:
    data = spiked().position()
    data["last_spike"] = None
    assert refusal(data)[0] == "last_spike.position_spike"
    data["last_spike"] = 1
    data["pending"] = [{"decision": "lay", "seat": 0}]
    assert refusal(data)[0] == "core.position_finished"


def test_the_last_one_left_is_not_asked() -> None:
    data = table(3, hands=["a1"], bankrupt=[2]).position()
    data["players"][1] = {"cash": 0, "hand": [], "land": [], "bankrupt": True}
    assert refusal(data) == ("core.position_finished", {})


@pytest.mark.parametrize(
    ("cash", "hand", "land"),
    [
        (5_000, ["v1"], ["stl-0", "stl-1"]),
        (0, ["v1"], ["stl-0", "stl-1"]),
        (1_000, ["v2"], ["stl-0", "stl-1"]),
    ],
)
def test_a_sale_must_be_needed_and_must_suffice(cash: int, hand: list[str], land: list[str]) -> None:
    """V1 costs 5,000 and the bank would pay 4,000: a sale is needed and enough only with 1,000 to 4,000 in hand."""
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    data = match.position()
    data["players"][0].update(cash=cash, hand=hand, land=land)
    assert refusal(data) == ("last_spike.position_sale", {"tile": "v1"})


@pytest.mark.parametrize("cash", [1_000, 4_000])
def test_a_sale_that_is_needed_and_suffices_may_wait(cash: int) -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    data = match.position()
    data["players"][0]["cash"] = cash
    again = railherd.from_position(data)
    play(again, "sell stl-1")
    assert again.view(0)["map"]["v1"]["laid"]
    assert again.view(0)["players"][0]["cash"] == cash + 4_000 - 5_000


def test_a_claim_of_the_asked_seat_may_be_remembered() -> None:
    match = table(2, laid="a1", land=["stl-0"], pending=buying(0, "stl"))
    assert match.position()["pending"] == [{"decision": "buy", "seat": 0, "claimed": "stl"}]


def test_somebody_must_be_left() -> None:
    data = middle().position()
    for player in data["players"]:
        player.update(cash=0, hand=[], land=[], bankrupt=True)
    data |= {"removed": ["stl-0", "den-0"], "pending": []}
    with pytest.raises(railherd.Problem, match="At least one player must not be bankrupt"):
        railherd.from_position(data)


def test_free_land_leaves_only_with_a_bankrupt_player() -> None:
    data = middle().position()
    data["players"][1]["bankrupt"] = False
    with pytest.raises(railherd.Problem, match="nobody is bankrupt"):
        railherd.from_position(data)


def test_a_bankrupt_player_cannot_have_laid_the_last_spike() -> None:
    data = spiked().position()
    held = [card for player in data["players"] for card in player["land"]]
    data["players"][2]["land"] = []
    data["players"][0]["land"] = held
    data["players"][1].update(cash=0, hand=[], land=[], bankrupt=True)
    with pytest.raises(railherd.Problem, match='"last_spike" must name the seat'):
        railherd.from_position(data)


def test_a_purchase_follows_a_tile() -> None:
    data = railherd.new("last_spike", seats=2, seed=1).position()
    data["players"][0]["hand"].pop()
    data["pending"] = [{"decision": "buy", "seat": 0, "claimed": None}]
    with pytest.raises(railherd.Problem, match="only after laying a tile"):
        railherd.from_position(data)


def test_a_buyer_has_laid_from_the_hand() -> None:
    data = table(2, laid="a1", hands=["b1 b2 b3 b4"]).position()
    data["pending"] = [{"decision": "buy", "seat": 0, "claimed": None}]
    with pytest.raises(railherd.Problem, match="only after laying a tile"):
        railherd.from_position(data)


def test_a_tile_known_to_lie_on_top_of_the_pool_reads_back() -> None:
    match = middle()
    pool: Any = match._state.pool  # type: ignore[attr-defined]
    pool.put_on_top(pool.bag.pop())
    data = match.position()
    assert data["pool_top"] == ["z4"]
    assert railherd.from_position(data).position() == data
    data["laid"].append("z4")
    assert refusal(data) == ("last_spike.position_tile_twice", {"tile": "z4"})
