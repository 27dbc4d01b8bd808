"""A turn: lay a tile, perhaps buy land, draw a tile; then the next seat clockwise."""

from __future__ import annotations

import pytest

from tests.games.last_spike.table import all_but, buying, hands, money, offered, play, refused, story, table


def test_a_turn_is_lay_then_buy_then_draw() -> None:
    match = table(3, laid="a1", hands=["a2 c2 c3 c4"])
    pool = match.view(None)["pool"]
    play(match, "lay a2")
    assert match.asked == 0
    assert offered(match) == ["buy stl", "done"]
    play(match, "buy stl")
    assert story(match)[:2] == ["0 tile_laid a2 1000", "0 land_bought stl-1 7000"]
    assert story(match)[2].startswith("0 tile_drawn ")
    assert len(story(match)) == 3
    assert len(hands(match)[0].split()) == 4
    assert match.view(None)["pool"] == pool - 1
    assert match.asked == 1


def test_buying_is_optional() -> None:
    match = table(2, laid="a1", hands=["a2"])
    play(match, "lay a2", "done")
    assert story(match)[1] == "0 purchase_declined"
    assert money(match) == [59_000, 60_000]


@pytest.mark.parametrize(("seats", "asked", "following"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (6, 5, 0)])
def test_the_turn_passes_clockwise(seats: int, asked: int, following: int) -> None:
    match = table(seats, laid="a1", pending=buying(asked), turn=7)
    play(match, "done")
    assert match.asked == following
    assert match.view(None)["asked"] == following
    assert match.view(None)["turn"] == 8


@pytest.mark.parametrize(
    ("bankrupt", "asked", "following"),
    [([1], 0, 2), ([1, 2], 0, 3), ([3], 2, 0), ([0, 3], 2, 1), ([0, 1], 3, 2), ([2, 3], 1, 0)],
)
def test_the_turn_passes_over_bankrupt_seats(bankrupt: list[int], asked: int, following: int) -> None:
    match = table(4, laid="a1", bankrupt=bankrupt, pending=buying(asked))
    play(match, "done")
    assert match.asked == following


def test_laying_comes_before_buying() -> None:
    match = table(2, laid="a1", hands=["a2"])
    assert refused(match, "buy stl") == ("lay_first", {}, "turn")
    assert refused(match, "done") == ("lay_first", {}, "turn")


def test_one_tile_a_turn() -> None:
    match = table(2, laid="a1", hands=["a2 a3"])
    play(match, "lay a2")
    assert refused(match, "lay a3") == ("one_tile_a_turn", {}, "turn")


def test_one_card_a_turn() -> None:
    """Case 10: having bought, the seat draws and its turn is over."""
    match = table(2, laid="a1", hands=["a2", "b1"])
    play(match, "lay a2", "buy stl")
    assert match.asked == 1
    assert refused(match, "buy stl") == ("lay_first", {}, "turn")


def test_a_tile_must_be_laid() -> None:
    match = table(2, hands=["a2"])
    assert offered(match) == ["lay a2"]
    assert refused(match, "pass") == ("hand_not_empty", {}, "turn")
    assert refused(match, "draw") == ("hand_not_empty", {}, "turn")


def test_the_new_tile_is_sorted_into_the_hand() -> None:
    match = table(3, laid=all_but("a3 b1 b2 b3 c1"), hands=["b2 c1", "a3 b1"], pending=buying(0))
    play(match, "done")
    assert hands(match) == ["b2 b3 c1", "a3 b1", ""]


def test_nothing_is_drawn_from_an_empty_pool() -> None:
    """Case 28: play goes on with fewer tiles."""
    match = table(3, laid=all_but("a1 b1 c1 d1 e1"), hands=["c1 d1", "a1 b1", "e1"])
    play(match, "lay c1", "done")
    assert story(match)[-1] == "0 purchase_declined"
    assert hands(match) == ["d1", "a1 b1", "e1"]
    assert match.asked == 1


def test_nobody_runs_dry_before_the_end() -> None:
    """Case 28: without a bankruptcy hands stay equal until every tile is drawn, and then shrink together."""
    match = table(2, laid=all_but("a1 b1 c1 d1 e1"), hands=["a1 d1", "b1 c1"])
    play(match, "lay d1", "done", "lay c1", "done")
    assert hands(match) == ["a1", "b1"]
    play(match, "lay a1")
    assert match.over


def test_without_a_tile_one_draws_and_lays() -> None:
    """Case 29, ruling 9: the tile drawn at the start is laid, and the turn goes on as usual."""
    match = table(3, laid=all_but("a1 b1 c1 d1"), hands=["", "a1 b1", "d1"])
    assert offered(match) == ["draw"]
    assert refused(match, "pass") == ("pool_not_empty", {}, "turn")
    play(match, "draw")
    assert match.asked == 0
    assert offered(match) == ["lay c1"]
    play(match, "lay c1", "buy oma")
    assert story(match) == [
        "0 tile_drawn c1",
        "0 tile_laid c1 3000",
        "0 route_completed c",
        "2 paid_out oma 1 6000",
        "2 paid_out lar 1 9000",
        "0 land_bought oma-1 3000",
    ]
    assert match.asked == 1


def test_only_one_tile_is_drawn_to_be_laid() -> None:
    """Case 29."""
    match = table(3, hands=[""])
    play(match, "draw")
    assert len(hands(match)[0].split()) == 1
    assert refused(match, "draw") == ("hand_not_empty", {}, "turn")


def test_a_drawn_tile_that_cannot_be_paid_for_is_ruin() -> None:
    """Case 29 and case 38: the tile drawn to be laid must be paid for like any other."""
    match = table(3, laid=all_but("a1 b1 c1 d1"), hands=["", "a1 b1", "d1"], cash=[2_000])
    play(match, "draw")
    assert offered(match) == ["bankrupt"]


def test_without_tile_and_pool_one_passes() -> None:
    """Case 29, ruling 9: the whole turn is passed, with no purchase."""
    match = table(3, laid=all_but("a1 b1 c1"), hands=["", "a1 b1", "c1"], turn=40)
    assert offered(match) == ["pass"]
    assert refused(match, "draw") == ("pool_empty", {}, "turn")
    assert refused(match, "buy oma") == ("lay_first", {}, "turn")
    play(match, "pass")
    assert story(match) == ["0 turn_passed"]
    assert match.asked == 1
    assert match.view(None)["turn"] == 41


def test_two_players_pass_when_only_the_unseen_tile_is_left() -> None:
    """Case 27 and case 29: the unseen tile is not there to be drawn."""
    match = table(2, laid=all_but("a1 b1 c1"), hands=["", "a1 b1"])
    assert offered(match) == ["pass"]
