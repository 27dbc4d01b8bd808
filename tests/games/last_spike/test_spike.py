"""The last spike: the tile that joins St. Louis and Sacramento ends the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.last_spike.table import CITIES, ENDS, all_but, hands, land, money, offered, play, story, table


def railways(city: str = "stl", past: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield every way from St. Louis to Sacramento without a repeated city, as letters of routes."""
    if city == "sac":
        yield ""
        return
    for route, ends in ENDS.items():
        if city in ends:
            following = ends[0] if city == ends[1] else ends[1]
            if following not in (*past, "stl"):
                yield from (route + rest for rest in railways(following, (*past, following)))


def test_there_are_twelve_railways() -> None:
    assert len(list(railways())) == 12


@pytest.mark.parametrize("railway", list(railways()))
def test_any_continuous_railway_ends_the_game(railway: str) -> None:
    """Including railways that wind east again, with any of their routes completed last."""
    for last in railway:
        match = table(2, laid=" ".join(railway.replace(last, "")) + f" {last}1 {last}2 {last}4", hands=[f"{last}3"])
        assert not match.over
        play(match, f"lay {last}3")
        assert match.over
        assert match.view(None)["last_spike"] == 0


def test_cost_then_bonus_then_payouts_then_the_end() -> None:
    """Case 22 and case 21: in this order, and nothing after."""
    match = table(
        3,
        laid="b e v y1 y2 y4",
        hands=["y3 c1 c2 c3"],
        cash=[5_000, 1_000, 2_000],
        land=["sac-0", "ogd-0 ogd-1", "stl-0 dod-0 den-0"],
    )
    play(match, "lay y3")
    assert story(match) == [
        "0 tile_laid y3 5000",
        "0 route_completed y",
        "0 last_spike_laid 20000",
        "1 paid_out ogd 2 14000",
        "0 paid_out sac 1 10000",
        "- game_ended last_spike",
    ]
    assert money(match) == [30_000, 15_000, 2_000]


def test_no_purchase_and_no_draw_after_the_last_spike() -> None:
    """Case 22."""
    match = table(2, laid="b e v y1 y2 y4", hands=["y3 c1 c2 c3"])
    pool = match.view(None)["pool"]
    play(match, "lay y3")
    assert match.prompt() is None
    assert match.asked is None
    assert match.view(None)["asked"] is None
    assert hands(match)[0] == "c1 c2 c3"
    assert match.view(None)["pool"] == pool
    refusal = match.why_not("buy stl")
    assert refusal is not None
    assert refusal.key == "core.game_over"


def test_the_bonus_cannot_pay_for_the_tile() -> None:
    """Case 21: one thousand short, the last spike cannot be laid although it would bring 20,000."""
    match = table(2, laid="b e v y1 y2 y4", hands=["y3 c1"], cash=[4_000])
    assert offered(match) == ["lay c1"]


def test_land_may_be_sold_to_lay_the_last_spike() -> None:
    match = table(2, laid="b e v y1 y2 y4", hands=["y3"], cash=[4_000, 0], land=["den-0 den-1"])
    play(match, "lay y3", "sell den-1")
    assert match.over
    assert money(match) == [20_000, 17_000]


def test_both_ends_built_but_not_joined_is_not_the_end() -> None:
    """Case 23."""
    match = table(2, laid="a b y z1 z2 z4", hands=["z3"])
    play(match, "lay z3")
    assert "0 route_completed z" in story(match)
    assert not match.over
    assert match.view(None)["last_spike"] is None
    assert offered(match)[-1] == "done"


@pytest.mark.parametrize("size", range(8))
def test_a_railway_cut_anywhere_is_not_the_end(size: int) -> None:
    """Case 23: everything lies but one tile of each route between some eastern cities and the rest."""
    for others in combinations(CITIES[1:-1], size):
        cut = [route for route, ends in ENDS.items() if len({"stl", *others}.intersection(ends)) == 1]
        spare = next(f"{route}4" for route in ENDS if route not in cut)
        match = table(2, laid=all_but(" ".join([spare, *(f"{route}2" for route in cut)])), hands=[spare])
        play(match, f"lay {spare}")
        assert f"0 route_completed {spare[0]}" in story(match)
        assert not match.over, cut


def test_the_longest_game_lays_47_tiles() -> None:
    match = table(3, laid=all_but("a1 b1"), hands=["a1", "b1"])
    play(match, "lay a1")
    assert match.over
    assert sum(space["laid"] for space in match.view(None)["map"].values()) == 47


def test_the_layer_need_neither_own_land_nor_lead() -> None:
    """Case 24."""
    match = table(2, laid="b e v y1 y2 y4", hands=["y3"], cash=[5_000, 90_000])
    play(match, "lay y3")
    assert land(match)[0] == ""
    assert match.winners() == [1]
    assert money(match) == [20_000, 107_000]


def test_who_has_only_the_last_spike_must_lay_it() -> None:
    """Case 24: it cannot be refused."""
    match = table(2, laid="b e v y1 y2 y4", hands=["y3"])
    assert offered(match) == ["lay y3"]


def test_without_any_tile_left_the_game_ends_and_cash_decides() -> None:
    """Ruling 10: reachable only with corrected figures, when more than one tile stays unseen."""
    match = table(
        2,
        laid=all_but("a1 b1 c1"),
        hands=["c1"],
        cash=[50_000, 53_000],
        land=["", "oma-0 lar-0"],
        components="tiles.unseen_with_two = 2",
    )
    play(match, "lay c1", "done")
    assert story(match)[-2:] == ["0 purchase_declined", "- game_ended no_tiles"]
    assert match.over
    assert match.view(None)["last_spike"] is None
    assert money(match) == [47_000, 68_000]
    assert match.winners() == [1]


def test_tiles_in_another_hand_keep_the_game_going() -> None:
    """Ruling 10: the game ends for lack of tiles only when no player can lay or draw."""
    match = table(3, laid=all_but("a1 b1 c1"), hands=["c1", "", "a1 b1"])
    play(match, "lay c1", "done")
    assert match.asked == 1
    play(match, "pass", "lay a1")
    assert match.over
    assert match.view(None)["last_spike"] == 2
