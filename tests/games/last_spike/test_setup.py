"""Before the game: money, the draw for the first turn, hands of four, the unseen tile."""

from __future__ import annotations

import pytest

import railherd
from tests.games.last_spike.table import (
    CARDS,
    CITIES,
    ROUTES,
    START_MONEY,
    TILES,
    all_but,
    buying,
    dealt,
    hands,
    money,
    offered,
    play,
    story,
    table,
)


@pytest.mark.parametrize(("seats", "start"), START_MONEY.items())
def test_start_money_depends_on_the_number_of_players(seats: int, start: int) -> None:
    match = railherd.new("last_spike", seats=seats, seed=3)
    assert money(match) == [start] * seats
    assert match.scores()[seats - 1] == {"seat": seats - 1, "total": start, "lines": {"cash": start, "land_price": 0}}


def test_start_money_is_what_the_rulebook_lists() -> None:
    starts = {seats: money(railherd.new("last_spike", seats=seats, seed=1))[0] for seats in range(2, 7)}
    assert starts == {2: 60_000, 3: 50_000, 4: 40_000, 5: 35_000, 6: 30_000}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(railherd.Problem) as caught:
        railherd.new("last_spike", seats=seats, seed=1)
    assert caught.value.key == "core.wrong_seats"
    assert caught.value.arguments == {"low": 2, "high": 6, "found": str(seats)}


@pytest.mark.parametrize(("start", "first"), [("a3 b1", 0), ("b1 a3", 1), ("c2 c1", 1), ("z3 z4", 0), ("a1 z4", 0)])
def test_the_tile_nearest_a1_has_the_first_turn(start: str, first: int) -> None:
    """Case 26: the letter decides, then the number."""
    match = dealt(2, start)
    assert match.view(None)["first"] == first
    assert match.asked == first
    assert match.view(None)["turn"] == 1
    assert story(match)[2] == f"{first} first_player"


@pytest.mark.parametrize("first", range(6))
def test_any_seat_may_draw_the_first_turn(first: int) -> None:
    start = ["u1", "u2", "u3", "u4", "v1", "v2"]
    start[first] = "f4"
    assert dealt(6, " ".join(start)).asked == first


def test_tiles_drawn_for_the_first_turn_go_back() -> None:
    """Case 26: what was drawn for the first turn is dealt again like any other tile."""
    match = dealt(2, "a3 b1", "a3 b1 c1 c2 c3 c4 d1 d2")
    assert hands(match) == ["a3 c1 c3 d1", "b1 c2 c4 d2"]


def test_everybody_draws_four_tiles_in_turn() -> None:
    match = dealt(3, "b1 c1 a1", "z1 z2 z3 a4 a3 a2 f1 f2 f3 e4 e3 e2")
    assert story(match) == [
        "0 start_tile_drawn b1",
        "1 start_tile_drawn c1",
        "2 start_tile_drawn a1",
        "2 first_player",
        "0 tile_drawn z1",
        "1 tile_drawn z2",
        "2 tile_drawn z3",
        "0 tile_drawn a4",
        "1 tile_drawn a3",
        "2 tile_drawn a2",
        "0 tile_drawn f1",
        "1 tile_drawn f2",
        "2 tile_drawn f3",
        "0 tile_drawn e4",
        "1 tile_drawn e3",
        "2 tile_drawn e2",
    ]
    assert hands(match) == ["a4 e4 f1 z1", "a3 e3 f2 z2", "a2 e2 f3 z3"]
    assert offered(match) == ["lay a2", "lay e2", "lay f3", "lay z3"]


@pytest.mark.parametrize(("seats", "pool"), [(2, 39), (3, 36), (4, 32), (5, 28), (6, 24)])
def test_the_other_tiles_lie_face_down(seats: int, pool: int) -> None:
    """Case 27: with two players one tile has left the game unseen, with more players none."""
    match = railherd.new("last_spike", seats=seats, seed=2)
    assert match.view(None)["pool"] == pool
    assert [len(hand.split()) for hand in hands(match)] == [4] * seats
    assert len(set(" ".join(hands(match)).split())) == 4 * seats


@pytest.mark.parametrize(("seats", "drawn"), [(2, 0), (3, 1)])
def test_the_tile_unseen_with_two_players_is_never_drawn(seats: int, drawn: int) -> None:
    """Case 27: one tile is left in the pool, which only two players can no longer draw."""
    match = table(seats, laid=all_but("a1 b1 c1"), hands=["", "a1 b1"], pending=buying(0))
    assert match.view(None)["pool"] == drawn
    play(match, "done")
    assert hands(match)[:2] == ["c1" if drawn else "", "a1 b1"]
    assert match.view(None)["pool"] == 0


@pytest.mark.parametrize("unseen", ROUTES)
def test_no_route_is_indispensable(unseen: str) -> None:
    """Case 27: whichever route the unseen tile keeps from completion, the others can still join the railway."""
    last = "b1" if unseen == "a" else "a1"
    match = table(2, laid=all_but(f"{unseen} a1 b1"), hands=[last])
    play(match, f"lay {last}")
    assert match.over
    assert match.view(None)["last_spike"] == 0


def test_a_new_game_has_an_empty_map_and_full_piles() -> None:
    view = railherd.new("last_spike", seats=4, seed=9).view(None)
    assert not any(space["laid"] for space in view["map"].values())
    assert list(view["map"]) == TILES
    assert view["cards"] == dict.fromkeys(CARDS, "bank")
    assert {city: pile["top"] for city, pile in view["land"].items()} == {city: f"{city}-0" for city in CITIES}
    assert not any(pile["open"] for pile in view["land"].values())
    assert view["last_spike"] is None
    assert not any(player["bankrupt"] for player in view["players"])


def test_the_same_seed_deals_the_same_game() -> None:
    first, again, other = (railherd.new("last_spike", seats=3, seed=seed) for seed in (11, 11, 12))
    assert first.fingerprint() == again.fingerprint()
    assert hands(first) != hands(other)


def test_the_first_turn_begins_with_a_tile_and_goes_on_to_the_land() -> None:
    match = dealt(3, "b1 a3 c1", "z1 a2 z2 z3 b2 z4 y1 c2 y2 y3 d2 y4")
    play(match, "lay a2")
    assert match.asked == 1
    assert offered(match) == ["done"]
    play(match, "done")
    assert match.asked == 2
    assert match.view(None)["turn"] == 2
    assert money(match) == [50_000, 48_000, 50_000]


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_new_game_obeys_every_law(seats: int) -> None:
    """What the bank has paid out equals what the players hold, and each tile is in one place."""
    match = railherd.new("last_spike", seats=seats, seed=4)
    assert match.game.audit(match.imagine(0, 1)) == []
